extension ForeignFormat {
  /// Video timelines: Sportscode, Nacsport, LongoMatch (docs/EXCHANGE.md).
  static let timeline = ForeignFormat("timeline") { file in
    file.xmlRoot?.lowercased() == "file" && file.text.lowercased().contains("<all_instances")
  } readOne: { file, options, reading in
    var reader = TimelineReader(TimelineDocument(file), options)
    reading.matches = [reader.read()]
  }
}

import CommandSupport

/// A format of `export`. To add one, write a file and add a line to the table.
struct ExportFormat: Sendable {
  /// Value of `--format`.
  let name: String
  /// Options that not every format has.
  var options: [Option] = []
  var takesSeveral = false
  let make: @Sendable (Arguments, Console) throws(Failure) -> [UInt8]

  static let all = [xml, footballText, timeline, cuts, chapters, calendar, rows]

  /// The names of the formats by the extensions of their files.
  static let endings = FileEndings<String>([
    .init(".xml", usual: xml.name, others: [timeline.name]), .init(".ics", usual: calendar.name),
    .init(".txt", usual: footballText.name, others: [chapters.name]),
    .init(".csv", usual: rows.name, others: [cuts.name]), .init(".jsonl", usual: rows.name),
    .init(".copy", usual: rows.name),
  ])

  /// The options of all formats, each once.
  static let options: [Option] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }
}

/// A word on a printed page. Distances are in points from the top of the sheet.
struct PrintedWord {
  let top: Double
  let bottom: Double
  let text: String

  var height: Double { bottom - top }

  /// The words in the output of `pdftotext -bbox`, or in a part of it.
  static func all(in boxes: String) -> [PrintedWord] {
    boxes.matches(of: /yMin="([0-9.]+)" xMax="[0-9.]+" yMax="([0-9.]+)">([^<]*)</).compactMap { match in
      guard let top = Double(match.output.1), let bottom = Double(match.output.2) else { return nil }
      return PrintedWord(top: top, bottom: bottom, text: String(match.output.3))
    }
  }
}

/// A word on a printed page. Distances are in points from the top left of the sheet.
struct PrintedWord {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let text: String

  var height: Double { bottom - top }

  /// The words in the output of `pdftotext -bbox`, or in a part of it.
  static func all(in boxes: String) -> [PrintedWord] {
    boxes.matches(of: /xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([^<]*)</).compactMap {
      let (_, left, top, right, bottom, text) = $0.output
      guard let left = Double(left), let top = Double(top), let right = Double(right), let bottom = Double(bottom)
      else { return nil }
      return PrintedWord(left: left, top: top, right: right, bottom: bottom, text: String(text))
    }
  }
}

import LibXML

/// The shared strings of an .xlsx file, which cells refer to by index.
struct SharedStrings {
  private let texts: [String]

  /// - Parameter part: their part. Nil if no relationship refers to it.
  init(_ parts: WorkbookParts, part: String?) throws(WorkbookProblem) {
    let tree = try parts.optionalTree(part ?? "xl/sharedStrings.xml")
    texts = (tree?.all("si") ?? []).map(Self.text)
  }

  subscript(_ place: Int) -> String? { texts.indices.contains(place) ? texts[place] : nil }

  /// A string is one text or several runs with different fonts. Phonetic text (`rPh`) is left out.
  static func text(_ element: XMLElementNode) -> String {
    element.children.map { child in
      switch child.localName {
      case "t": unescaped(child.text)
      case "r": unescaped(child.first("t")?.text ?? "")
      default: ""
      }
    }.joined()
  }

  /// Decodes escapes such as `_x000A_` for a line break, used for characters that XML cannot hold or would normalise.
  static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(#/_x([0-9A-Fa-f]{4})_/#) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
    }
  }
}

import LibXML

/// The texts of an .xlsx file, which its cells name by their place.
struct SharedTexts {
  private let texts: [String]

  /// - Parameter part: where they are; nil where nothing refers to them.
  init(_ parts: WorkbookParts, part: String?) throws(WorkbookProblem) {
    let tree = try parts.optionalTree(part ?? "xl/sharedStrings.xml")
    texts = (tree?.all("si") ?? []).map(Self.text)
  }

  /// Nil where there is none at that place.
  subscript(_ place: Int) -> String? { texts.indices.contains(place) ? texts[place] : nil }

  /// A text is one piece, or runs in various fonts; how it is pronounced (`rPh`) is no part of it.
  static func text(_ element: XMLElementNode) -> String {
    element.children.map { child in
      switch child.localName {
      case "t": unescaped(child.text)
      case "r": unescaped(child.first("t")?.text ?? "")
      default: ""
      }
    }.joined()
  }

  /// `_x000A_` is a line break: what XML cannot hold, or would not keep.
  static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(#/_x([0-9A-Fa-f]{4})_/#) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
    }
  }
}

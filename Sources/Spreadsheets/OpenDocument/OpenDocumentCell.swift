import LibXML

extension Sheet.Cell {
  /// What a cell of an .ods file holds; nil where it holds nothing.
  init?(_ element: XMLElementNode) {
    let paragraphs = element.all("p").map(Self.text)
    let text = paragraphs.joined(separator: " ")
    // LibreOffice's own attribute says what the standard cannot.
    if element.attributes.contains(where: { $0.name == "calcext:value-type" && $0.value == "error" }) {
      self = .failed(text)
      return
    }
    switch element.attributes.first(where: { $0.name == "office:value-type" })?.value {
    case "float", "percentage", "currency": self.init(number: element.value("value") ?? text)
    case "boolean": self.init(element.value("boolean-value") == "true" ? "1" : "0")
    case "date": self.init(element.value("date-value") ?? text)
    case nil where element.value("formula") != nil && paragraphs.isEmpty: self = .noResult
    default: self.init(paragraphs.isEmpty ? element.value("string-value") ?? "" : text)
    }
  }

  /// The text of a paragraph, in whatever pieces it stands, without the notes pinned to it.
  private static func text(_ paragraph: XMLElementNode) -> String {
    paragraph.children.map { child in
      switch child.localName {
      case XMLElementNode.textName[...]: child.text
      case "span", "a": text(child)
      // Several blanks are counted.
      case "s", "tab", "line-break": " "
      default: ""
      }
    }.joined()
  }
}

import LibXML

extension Sheet.Cell {
  /// The content of an .ods cell. Nil if it is empty.
  init?(_ element: XMLElementNode) {
    let paragraphs = element.all("p").map(Self.text)
    let text = paragraphs.joined(separator: " ")
    // The standard has no type for errors, but LibreOffice has an attribute for it.
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

  /// The text of a paragraph with all its runs, without comments.
  private static func text(_ paragraph: XMLElementNode) -> String {
    paragraph.children.map { child in
      switch child.localName {
      case XMLElementNode.textName[...]: child.text
      case "span", "a": text(child)
      // Several spaces in a row have a count, which does not matter here.
      case "s", "tab", "line-break": " "
      default: ""
      }
    }.joined()
  }
}

internal import CLibXML2

extension XMLDocument {
  /// The whole document as plain values.
  /// - Parameter keepsOrder: true to keep the order of texts and elements: each text is then also a child in its
  ///   position, named ``XMLElementNode/textName``.
  /// - Throws: ``XMLError`` if it refers to an entity.
  public func tree(keepsOrder: Bool = false) throws(XMLError) -> XMLElementNode {
    guard let root = xmlDocGetRootElement(handle) else { throw .noMemory(name) }
    return try TreeReader(file: name, keepsOrder: keepsOrder).element(root)
  }

  public static func tree(of bytes: [UInt8], name: String) throws(XMLError) -> XMLElementNode {
    try XMLDocument(bytes, name: name).tree()
  }
}

private struct TreeReader {
  let file: String
  let keepsOrder: Bool

  func element(_ node: xmlNodePtr) throws(XMLError) -> XMLElementNode {
    var element = XMLElementNode(name: String(nameOf: node), line: Int(lineOf: node))
    var next = node.pointee.properties
    while let attribute = next {
      element.attributes.append(
        XMLAttribute(
          name: String(prefix: attribute.pointee.ns?.pointee.prefix, name: attribute.pointee.name),
          value: try value(attribute, line: element.line)))
      next = attribute.pointee.next
    }
    try content(node.pointee.children, into: &element)
    return element
  }

  private func value(_ attribute: xmlAttrPtr, line: Int) throws(XMLError) -> String {
    guard let text = attribute.pointee.children else { return "" }
    if text.pointee.type == XML_TEXT_NODE, text.pointee.next == nil, let content = text.pointee.content {
      return String(cString: content)
    }
    // The value contains a reference to an entity.
    var holder = XMLElementNode(name: "", line: line)
    try content(text, into: &holder)
    return holder.text
  }

  private func content(_ first: xmlNodePtr?, into element: inout XMLElementNode) throws(XMLError) {
    var next = first
    while let node = next {
      switch node.pointee.type {
      case XML_ELEMENT_NODE:
        element.children.append(try self.element(node))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        if let content = node.pointee.content {
          let text = String(cString: content)
          element.text += text
          if keepsOrder {
            element.children.append(XMLElementNode(name: XMLElementNode.textName, text: text, line: element.line))
          }
        }
      case XML_ENTITY_REF_NODE:
        // Entities are never read, so without this error their text would be missing silently.
        throw XMLError(
          XMLDiagnostic(
            domain: .io, code: XMLCode.loadRefused, level: .fatal, file: file, line: element.line,
            facts: ["&\(String(nameOf: node));"], message: "An entity of the document is outside it"))
      default:
        break
      }
      next = node.pointee.next
    }
  }
}

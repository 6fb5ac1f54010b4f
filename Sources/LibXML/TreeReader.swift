internal import CLibXML2

extension XMLDocument {
  /// The whole document as plain values.
  /// - Parameter keepsOrder: true to keep the order of texts and elements: each text is then also a child in its
  ///   position, named ``XMLElementNode/textName``.
  /// - Throws: ``XMLError`` if its entities expand to too much.
  public func tree(keepsOrder: Bool = false) throws(XMLError) -> XMLElementNode {
    guard let root = xmlDocGetRootElement(handle) else { throw .tooLarge(name, line: 0) }
    var reader = TreeReader(file: name, keepsOrder: keepsOrder)
    return try reader.element(root)
  }

  /// Parses a document into plain values and frees it.
  /// - Throws: ``XMLError``, as the initialiser and ``tree(keepsOrder:)`` do.
  public static func tree(of bytes: [UInt8], name: String) throws(XMLError) -> XMLElementNode {
    try XMLDocument(bytes, name: name).tree()
  }
}

private struct TreeReader {
  let file: String
  let keepsOrder: Bool
  /// Nodes that entities may still add. The parser has already rejected entity bombs; this limits the rest.
  var entityBudget = 100_000
  var entityDepth = 0

  mutating func element(_ node: xmlNodePtr) throws(XMLError) -> XMLElementNode {
    var element = XMLElementNode(name: String(nameOf: node), line: Int(lineOf: node))
    element.attributes.reserveCapacity(node.attributeCount)
    var next = node.pointee.properties
    while let attribute = next {
      element.attributes.append(
        XMLAttribute(
          name: String(prefix: attribute.pointee.ns?.pointee.prefix, name: attribute.pointee.name),
          value: try value(attribute, line: element.line)))
      next = attribute.pointee.next
    }
    if !keepsOrder { element.children.reserveCapacity(Int(xmlChildElementCount(node))) }
    try content(node.pointee.children, into: &element)
    return element
  }

  private mutating func value(_ attribute: xmlAttrPtr, line: Int) throws(XMLError) -> String {
    guard let text = attribute.pointee.children else { return "" }
    if text.pointee.type == XML_TEXT_NODE, text.pointee.next == nil, let content = text.pointee.content {
      return String(cString: content)
    }
    // The value contains an internal entity, which is rare. Read it the way content is read.
    var holder = XMLElementNode(name: "", line: line)
    try content(text, into: &holder)
    return holder.text
  }

  private mutating func content(_ first: xmlNodePtr?, into element: inout XMLElementNode) throws(XMLError) {
    var next = first
    while let node = next {
      if entityDepth > 0 {
        entityBudget -= 1
        if entityBudget < 0 { throw .tooLarge(file, line: element.line) }
      }
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
        // The child is the entity's declaration, whose children are its content.
        try refuseOutside(node, line: element.line)
        guard entityDepth < 40 else { throw .tooLarge(file, line: element.line) }
        entityDepth += 1
        try content(node.pointee.children?.pointee.children, into: &element)
        entityDepth -= 1
      default:
        break
      }
      next = node.pointee.next
    }
  }

  /// External entities are never read, so without this error their text would be missing silently.
  private func refuseOutside(_ reference: xmlNodePtr, line: Int) throws(XMLError) {
    if let declaration = reference.pointee.children {
      let entity = UnsafeMutableRawPointer(declaration).assumingMemoryBound(to: xmlEntity.self)
      let isExternal =
        entity.pointee.etype == XML_EXTERNAL_GENERAL_PARSED_ENTITY
        || entity.pointee.etype == XML_EXTERNAL_GENERAL_UNPARSED_ENTITY
      if !isExternal { return }
    }
    throw XMLError([
      .init(
        domain: .io, code: XMLCode.loadRefused, level: .fatal, file: file, line: line,
        facts: ["&\(String(nameOf: reference));"],
        message: "An entity of the document is outside it")
    ])
  }
}

extension xmlNodePtr {
  fileprivate var attributeCount: Int {
    var (count, next) = (0, pointee.properties)
    while let attribute = next { (count, next) = (count + 1, attribute.pointee.next) }
    return count
  }
}

extension XMLError {
  fileprivate static func tooLarge(_ file: String, line: Int) -> XMLError {
    XMLError([
      .init(
        domain: .parser, code: XMLCode.tooLarge, level: .fatal, file: file, line: line,
        message: "Entities make the document too large")
    ])
  }
}

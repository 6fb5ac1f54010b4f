internal import CLibXML2

extension XMLDocument {
  /// Everything in the document as plain values.
  /// - Throws: ``XMLError`` where entities of the document's own would make it grow without measure.
  public func tree() throws(XMLError) -> XMLElementNode {
    guard let root = xmlDocGetRootElement(handle) else { throw .tooLarge(name, line: 0) }
    var reader = TreeReader(file: name)
    return try reader.element(root)
  }

  /// Everything as ``tree()`` has it, where the order of texts and elements matters: each text is a child besides, in its
  /// place, by the name of ``XMLElementNode/textName``.
  public func mixedTree() throws(XMLError) -> XMLElementNode {
    guard let root = xmlDocGetRootElement(handle) else { throw .tooLarge(name, line: 0) }
    var reader = TreeReader(file: name, keepsOrder: true)
    return try reader.element(root)
  }

  /// Parses a document, copies it into plain values and lets it go.
  /// - Throws: ``XMLError`` as the initialiser and ``tree()``.
  public static func tree(of bytes: [UInt8], name: String) throws(XMLError) -> XMLElementNode {
    try XMLDocument(bytes, name: name).tree()
  }
}

/// Walks libxml2's tree once.
private struct TreeReader {
  let file: String
  /// Whether texts are children too.
  var keepsOrder = false
  /// How many nodes entities may still add. The parser has already refused bombs; this bounds what is left.
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
    // An entity of the document's own inside the value: rare, and read like content.
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
        // Its child is the declaration, whose children are the content.
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

  /// Nothing outside the file is ever read, so what an external entity stands for is not known: the text would silently lack it.
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

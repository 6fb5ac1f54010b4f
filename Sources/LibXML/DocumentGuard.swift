import Bounds
internal import CLibXML2

/// What a document may still hold while it is being parsed.
struct DocumentAllowance {
  var nodes = Bounds.nodes
  var attributes = Bounds.attributes
  var namespaces = Bounds.namespaces
  /// Whether the document has more lines than fit into libxml2's nodes.
  var longLines = false
}

extension ParserSession {
  /// Counts what the parser finds, before it is kept, and breaks off at the first thing too many or at declarations of
  /// the document's own.
  func guardDocument(longLines: Bool) {
    allowance = DocumentAllowance(longLines: longLines)
    guard let sax = context.pointee.sax else { return }
    sax.pointee.internalSubset = { data, name, publicID, systemID in
      // The parser stands behind the names of the external DTD, and has read nothing of the internal one.
      if ParserSession.with(data, { $0.refusesDeclarations() }) { return }
      xmlSAX2InternalSubset(data, name, publicID, systemID)
    }
    sax.pointee.startElementNs = {
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes in
      if ParserSession.with(data, { $0.refusesElement(attributes: attributeCount, namespaces: namespaceCount) }) {
        return
      }
      xmlSAX2StartElementNs(
        data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes)
      _ = ParserSession.with(data) { $0.keepLongLine() }
    }
    sax.pointee.comment = { data, text in
      if !ParserSession.with(data, { $0.refusesNode() }) { xmlSAX2Comment(data, text) }
    }
    sax.pointee.processingInstruction = { data, target, text in
      if !ParserSession.with(data, { $0.refusesNode() }) { xmlSAX2ProcessingInstruction(data, target, text) }
    }
    sax.pointee.cdataBlock = { data, text, count in
      if ParserSession.with(data, { $0.refusesNode() }) { return }
      // libxml2 puts one section after another by copying all there is, each time.
      if ParserSession.with(data, { $0.context.pointee.node?.pointee.last?.pointee.type == XML_CDATA_SECTION_NODE }) {
        xmlSAX2Characters(data, text, count)
      } else {
        xmlSAX2CDataBlock(data, text, count)
      }
    }
    sax.pointee.reference = { data, name in
      if !ParserSession.with(data, { $0.refusesNode() }) { xmlSAX2Reference(data, name) }
    }
  }

  /// Asks the session of a context; without counting it as an owner, as this is done for each element.
  static func with(_ data: UnsafeMutableRawPointer?, _ body: (ParserSession) -> Bool) -> Bool {
    guard let session = data?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private else { return false }
    return Unmanaged<ParserSession>.fromOpaque(session)._withUnsafeGuaranteedRef(body)
  }

  private func refusesDeclarations() -> Bool {
    guard context.pointee.input?.pointee.cur?.pointee == UInt8(ascii: "[") else { return false }
    return refuses(XMLCode.internalSubset, 0, "Declarations of the document's own")
  }

  func refusesNode() -> Bool {
    allowance?.nodes -= 1
    guard let left = allowance?.nodes, left < 0 else { return false }
    return refuses(XMLCode.tooManyNodes, Bounds.nodes, "Too many elements, comments and instructions")
  }

  func refusesElement(attributes: CInt, namespaces: CInt) -> Bool {
    if refusesNode() { return true }
    if attributes == 0, namespaces == 0 { return false }
    guard Int(attributes) + Int(namespaces) <= Bounds.attributesOfElement else {
      return refuses(
        XMLCode.tooManyAttributesOfElement, Bounds.attributesOfElement, "Too many attributes of one element")
    }
    allowance?.attributes -= Int(attributes)
    allowance?.namespaces -= Int(namespaces)
    guard let allowance, allowance.attributes < 0 || allowance.namespaces < 0 else { return false }
    return refuses(XMLCode.tooManyAttributes, Bounds.attributes, "Too many attributes")
  }

  private func refuses(_ code: Int, _ limit: Int, _ message: String) -> Bool {
    stop(
      XMLDiagnostic(
        domain: .parser, code: code, level: .fatal, file: name, line: Int(context.pointee.input?.pointee.line ?? 0),
        facts: [String(limit)], message: message))
    return true
  }

  /// A node has 16 bits for its line. In a longer document each element past them gets its line in `psvi`, which
  /// nobody else uses while reading. (libxml2's own option for it, `XML_PARSE_BIG_LINES`, does so for texts alone
  /// and then guesses the element's line from them; and libxslt uses the field itself.)
  private func keepLongLine() -> Bool {
    guard allowance?.longLines == true, let input = context.pointee.input else { return false }
    if input.pointee.line >= CInt(UInt16.max) {
      context.pointee.node?.pointee.psvi = UnsafeMutableRawPointer(bitPattern: Int(input.pointee.line))
    }
    return true
  }
}

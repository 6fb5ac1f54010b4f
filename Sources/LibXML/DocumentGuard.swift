import Bounds
internal import CLibXML2

/// The remaining allowance for the contents of a document, updated while it is parsed.
struct DocumentAllowance {
  var nodes = Bounds.nodes
  var attributes = Bounds.attributes
  var namespaces = Bounds.namespaces
  /// True if the document has more lines than libxml2's nodes can number.
  var longLines = false
}

extension ParserSession {
  /// Counts items before the parser stores them. Stops at the first item beyond the limits, and at an internal DTD
  /// subset.
  func guardDocument(longLines: Bool) {
    allowance = DocumentAllowance(longLines: longLines)
    guard let sax = context.pointee.sax else { return }
    sax.pointee.internalSubset = { data, name, publicID, systemID in
      // The parser has read the name of the external DTD but not yet the internal subset.
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
      // libxml2 would append adjacent sections by copying everything before them each time.
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

  /// Calls `body` with the session of a context. The session is not retained, because this happens for every element.
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
    stop(.parser, code, facts: [String(limit)], message)
    return true
  }

  /// A node has 16 bits for its line. In longer documents, later elements store their line in `psvi`, which is unused
  /// while reading. (libxml2's own option, `XML_PARSE_BIG_LINES`, does this only for text nodes and guesses the
  /// element's line from them; libxslt uses the field itself.)
  private func keepLongLine() -> Bool {
    guard allowance?.longLines == true, let input = context.pointee.input else { return false }
    if input.pointee.line >= CInt(UInt16.max) {
      context.pointee.node?.pointee.psvi = UnsafeMutableRawPointer(bitPattern: Int(input.pointee.line))
    }
    return true
  }
}

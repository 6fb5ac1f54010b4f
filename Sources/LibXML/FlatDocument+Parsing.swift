internal import CLibXML2

extension FlatDocument {
  /// - Parameter bytes: the file. The caller limits its size.
  /// - Throws: ``XMLError`` with all of libxml2's errors if the bytes are not well-formed XML or refer to undeclared
  ///   entities.
  public convenience init(_ bytes: [UInt8], name: String) throws(XMLError) {
    let session = try ParserSession(name: name)
    var builder = FlatBuilder(count: bytes.count)
    let document = withUnsafeMutablePointer(to: &builder) { builder in
      bytes.withUnsafeBytes { session.flatten($0, into: builder) }
    }
    defer { if let document { xmlFreeDoc(document) } }
    guard let document, !builder.hasReferences, !builder.table.elements.isEmpty else {
      // Parsing into a tree reports the errors.
      _ = try XMLDocument.tree(of: bytes, name: name)
      throw .noMemory(name)
    }
    self.init(
      encoding: document.pointee.encoding.map { String(cString: $0) },
      isPlain: builder.isPlain && session.diagnostics.isEmpty && document.pointee.standalone != 1, table: builder.table)
  }
}

extension ParserSession {
  /// Passes the elements of a document to a builder; libxml2's document stays empty. The caller frees it.
  fileprivate func flatten(
    _ bytes: UnsafeRawBufferPointer, into builder: UnsafeMutablePointer<FlatBuilder>
  ) -> xmlDocPtr? {
    guard DocumentScan(bytes).problem(file: name) == nil, let sax = context.pointee.sax else { return nil }
    guardDocument(longLines: false)
    self.builder = builder
    defer { self.builder = nil }
    sax.pointee.startElementNs = { data, name, prefix, _, namespaces, _, attributes, _, values in
      ParserSession.building(data) { session, builder in
        if session.refusesElement(attributes: attributes, namespaces: namespaces) { return }
        if prefix != nil || namespaces > 0 { builder.pointee.isPlain = false }
        builder.pointee.start(
          name, prefix, attributes: values, count: Int(attributes),
          line: session.context.pointee.input?.pointee.line ?? 0)
      }
    }
    sax.pointee.endElementNs = { data, _, _, _ in ParserSession.building(data) { $1.pointee.end() } }
    sax.pointee.characters = { data, text, count in
      ParserSession.building(data) { if let text { $1.pointee.characters(text, Int(count)) } }
    }
    sax.pointee.ignorableWhitespace = sax.pointee.characters
    sax.pointee.cdataBlock = { data, text, count in
      ParserSession.building(data) { session, builder in
        builder.pointee.isPlain = false
        if !session.refusesNode(), let text { builder.pointee.characters(text, Int(count)) }
      }
    }
    sax.pointee.comment = { data, _ in ParserSession.building(data) { $1.pointee.passOver($0) } }
    sax.pointee.processingInstruction = { data, _, _ in ParserSession.building(data) { $1.pointee.passOver($0) } }
    sax.pointee.reference = { data, _ in ParserSession.building(data) { $1.pointee.hasReferences = true } }
    return parse(bytes, options: [])
  }

  private static func building(
    _ data: UnsafeMutableRawPointer?, _ body: (ParserSession, UnsafeMutablePointer<FlatBuilder>) -> Void
  ) {
    _ = with(data) { session in
      if let builder = session.builder { body(session, builder) }
      return true
    }
  }
}

import Bounds
internal import CLibXML2

/// One parser context with its diagnostics and the files it may read. Used for one call on one thread.
final class ParserSession {
  /// The name passed to the parser for the DTD, because the real name may not be a valid URL.
  static let dtdAlias = "dtd"

  let context: xmlParserCtxtPtr
  let name: String
  private let resources: XMLResources
  private let dtd: [UInt8]?
  private(set) var diagnostics: [XMLDiagnostic] = []
  /// The files read so far, by name.
  private(set) var loaded: [String: [UInt8]] = [:]
  /// Number of errors that may still be stored.
  var room = Bounds.errors
  /// The remaining allowance for the document. Nil for a DTD.
  var allowance: DocumentAllowance?
  var expansions = ExpansionAllowance()
  /// Receives the document's elements if no tree is wanted.
  var builder: UnsafeMutablePointer<FlatBuilder>?
  /// True if parsing was aborted, so the result is incomplete.
  private(set) var isStopped = false

  /// - Parameters:
  ///   - resources: other files it may read.
  ///   - dtd: the contents of the file named ``dtdAlias``.
  init(name: String, resources: XMLResources = .none, dtd: [UInt8]? = nil) throws(XMLError) {
    _ = Library.ready
    guard let context = xmlNewParserCtxt() else { throw .noMemory(name) }
    self.context = context
    self.name = name
    self.resources = resources
    self.dtd = dtd
    // The session is not retained, because it owns the context.
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    shim_set_error_handler(context) { context, error in
      if let error { ParserSession.of(context)?.report(error.pointee) }
    }
  }

  deinit {
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// The session of a context, or of a context that libxml2 derived from it to read an entity.
  static func of(_ context: UnsafeMutableRawPointer?) -> ParserSession? {
    context?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private.map {
      Unmanaged<ParserSession>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Stops parsing at the current line, because a limit was reached.
  func stop(_ domain: XMLDiagnostic.Domain, _ code: Int, facts: [String] = [], _ message: String) {
    if !isStopped {
      note(.init(domain: domain, code: code, level: .fatal, file: name, line: line, facts: facts, message: message))
    }
    stop()
  }

  private var line: Int { Int(context.pointee.input?.pointee.line ?? 0) }

  private func stop() {
    isStopped = true
    xmlStopParser(context)
  }

  /// The parsed document, or nil if the bytes are not well-formed. The caller frees it.
  func parse(_ bytes: UnsafeRawBufferPointer, options: [xmlParserOption]) -> xmlDocPtr? {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      note(.init(domain: .parser, code: XMLCode.documentEmpty, level: .fatal, file: name, message: "Document is empty"))
      return nil
    }
    guard let count = CInt(exactly: bytes.count) else {
      note(.init(domain: .parser, code: XMLCode.tooLarge, level: .fatal, file: name, message: "Document is too large"))
      return nil
    }
    let flags = options.reduce(XML_PARSE_NONET.rawValue) { $0 | $1.rawValue }
    // Errors reported without a context, such as invalid encodings, would otherwise be printed to standard error.
    let saved = shim_set_thread_error_handler(Unmanaged.passUnretained(self).toOpaque()) { session, error in
      guard let session, let error else { return }
      Unmanaged<ParserSession>.fromOpaque(session).takeUnretainedValue().report(error.pointee)
    }
    defer { shim_restore_thread_error_handler(saved) }
    // No URL, because user-supplied names are not URLs and nothing may be resolved relative to them.
    let document = xmlCtxtReadMemory(
      context, start.assumingMemoryBound(to: CChar.self), count, nil, nil, CInt(flags))
    guard let document, !isStopped else {
      if let document { xmlFreeDoc(document) }
      return nil
    }
    return document
  }

  /// The contents of a requested file. Returns nil and adds an error if it must not be read.
  fileprivate func load(_ file: String) -> [UInt8]? {
    if let dtd, file == Self.dtdAlias { return mayChoose(dtd) ? dtd : nil }
    if let known = loaded[file] { return known }
    let bytes = resources.bytes(named: file)
    if let bytes {
      guard dtd == nil || mayChoose(bytes) else { return nil }
      loaded[file] = bytes
    } else {
      note(.refused(file, by: name, line: line))
    }
    return bytes
  }

  fileprivate func report(_ error: xmlError) {
    guard !isStopped, room > 0 else { return }
    var diagnostic = XMLDiagnostic(error, file: name)
    if dtd != nil, diagnostic.file == Self.dtdAlias { diagnostic.file = name }
    note(diagnostic)
    // Further errors would not be stored. Before the root element, libxml2 would otherwise continue without calling
    // back. (Encoding errors arrive while it fetches bytes, which must not be freed then.)
    guard allowance != nil, diagnostic.domain == .parser else { return }
    if room == 0 || (diagnostic.level == .fatal && context.pointee.nameNr == 0) { stop() }
  }

  private func note(_ diagnostic: XMLDiagnostic) {
    guard room > 0 else { return }
    room -= 1
    diagnostics.append(diagnostic)
  }
}

extension ParserSession {
  /// The input for a file that the DTD refers to.
  func input(named url: String) -> xmlParserInputPtr? {
    guard let bytes = load(url) else { return nil }
    // The library rejects an empty buffer, so pass a space.
    let buffer = (bytes.isEmpty ? [UInt8(ascii: " ")] : bytes).withUnsafeBytes {
      xmlParserInputBufferCreateMem(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), CInt($0.count), XML_CHAR_ENCODING_NONE)
    }
    guard let buffer else { return nil }
    guard let input = xmlNewIOInputStream(context, buffer, XML_CHAR_ENCODING_NONE) else {
      xmlFreeParserInputBuffer(buffer)
      return nil
    }
    input.pointee.filename = UnsafeRawPointer(xmlStrdup(url))?.assumingMemoryBound(to: CChar.self)
    return input
  }
}

extension XMLError {
  static func noMemory(_ name: String) -> XMLError {
    XMLError(
      XMLDiagnostic(domain: .parser, code: XMLCode.noMemory, level: .fatal, file: name, message: "Out of memory"))
  }
}

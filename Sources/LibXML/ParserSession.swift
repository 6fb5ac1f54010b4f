import Bounds
internal import CLibXML2

/// One parser context, what it reports, and the files it may read. Used for one call, by one thread.
final class ParserSession {
  /// The name under which a DTD is given to the parser, instead of its own, which may not be a URL's.
  static let dtdAlias = "dtd"

  let context: xmlParserCtxtPtr
  let name: String
  private let resources: XMLResources
  private let dtd: [UInt8]?
  /// Everything reported so far.
  private(set) var diagnostics: [XMLDiagnostic] = []
  /// The files read so far, by name.
  private(set) var loaded: [String: [UInt8]] = [:]
  /// How many more errors are kept.
  private var room = Bounds.errors
  /// What a document may still hold; nil for a DTD.
  var allowance: DocumentAllowance?
  /// How much its parameter entities may still put into a DTD.
  var expansions = ExpansionAllowance()
  /// What takes the elements of a document, where they are to be no tree.
  var builder: UnsafeMutablePointer<FlatBuilder>?
  /// Whether parsing was broken off: what has been made of the bytes is not all of them.
  private(set) var isStopped = false

  /// - Parameters:
  ///   - name: how errors call the file.
  ///   - resources: what it may read beside itself.
  ///   - dtd: what is read under the name ``dtdAlias``.
  init(name: String, resources: XMLResources = .none, dtd: [UInt8]? = nil) throws(XMLError) {
    _ = Library.ready
    guard let context = xmlNewParserCtxt() else { throw .noMemory(name) }
    self.context = context
    self.name = name
    self.resources = resources
    self.dtd = dtd
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    shim_set_error_handler(context) { context, error in
      guard let context, let error else { return }
      ParserSession.of(context.assumingMemoryBound(to: xmlParserCtxt.self))?.report(error.pointee)
    }
  }

  deinit {
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// The session of a context, or of one that libxml2 made from it to read an entity.
  static func of(_ context: xmlParserCtxtPtr) -> ParserSession? {
    context.pointee._private.map { Unmanaged<ParserSession>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Keeps so many errors and no more.
  func keep(_ count: Int) { room = count }

  /// Breaks parsing off, for a reason.
  func stop(_ reason: XMLDiagnostic) {
    if !isStopped { note(reason) }
    stop()
  }

  private func stop() {
    isStopped = true
    xmlStopParser(context)
  }

  /// The document the bytes hold, or nil where they are not well-formed. The caller frees it.
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
    // What libxml2 reports to nobody's context, as bytes of no encoding, would go to standard error.
    let saved = shim_set_thread_error_handler(Unmanaged.passUnretained(self).toOpaque()) { session, error in
      guard let session, let error else { return }
      Unmanaged<ParserSession>.fromOpaque(session).takeUnretainedValue().report(error.pointee)
    }
    defer { shim_restore_thread_error_handler(saved) }
    // No URL: a name that people gave is no URL, and nothing may be found relative to it.
    let document = xmlCtxtReadMemory(
      context, start.assumingMemoryBound(to: CChar.self), count, nil, nil, CInt(flags))
    guard let document, !isStopped else {
      if let document { xmlFreeDoc(document) }
      return nil
    }
    return document
  }

  /// A file asked for, or nil, with an error, where it may not be read.
  fileprivate func load(_ file: String) -> [UInt8]? {
    if let dtd, file == Self.dtdAlias { return mayChoose(dtd) ? dtd : nil }
    if let known = loaded[file] { return known }
    let bytes = resources.bytes(named: file)
    if let bytes {
      guard dtd == nil || mayChoose(bytes) else { return nil }
      loaded[file] = bytes
    } else {
      note(
        .init(
          domain: .io, code: XMLCode.loadRefused, level: .error, file: name,
          line: Int(context.pointee.input?.pointee.line ?? 0), facts: [file], message: "\(file) may not be read"))
    }
    return bytes
  }

  fileprivate func report(_ error: xmlError) {
    guard !isStopped, room > 0 else { return }
    var diagnostic = XMLDiagnostic(error, file: name)
    if dtd != nil, diagnostic.file == Self.dtdAlias { diagnostic.file = name }
    note(diagnostic)
    // Nobody would read more of them. And before the root element, libxml2 would go on without asking us anything. (An
    // encoding's errors come while it fetches bytes, and then it must not lose them.)
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
  /// What the parser reads where a DTD names another file.
  func input(named url: String) -> xmlParserInputPtr? {
    guard let bytes = load(url) else { return nil }
    // A space, because the library refuses an empty buffer.
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
    XMLError([.init(domain: .parser, code: XMLCode.noMemory, level: .fatal, file: name, message: "Out of memory")])
  }
}

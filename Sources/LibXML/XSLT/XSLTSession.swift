import Bounds
internal import CLoadedLibraries.XSLT
import Glibc

/// One compilation or transformation: it collects diagnostics and provides files. Used for one call on one thread.
final class XSLTSession {
  /// The name passed to libxslt for the main part, because the real name may not be a valid URL.
  static let mainAlias = "stylesheet"

  private let source: StylesheetSource
  private var lines = DiagnosticLines()
  private(set) var diagnostics: [XMLDiagnostic] = []
  private(set) var loaded: [String: [UInt8]] = [:]
  /// True after a request for a file that must not be read.
  private(set) var hasRefused = false
  /// Namespaces that the current file may still declare.
  private var namespaces = 0
  private var expansions = ExpansionAllowance()

  init(_ source: StylesheetSource) { self.source = source }

  /// Runs libxslt with this session as the current one of the thread, which receives messages and loads files.
  func run<Value>(_ body: () -> Value) -> Value {
    let outer = pthread_getspecific(Self.key)
    // The session is not retained, because this method removes it again.
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    let saved = shim_set_thread_error_handler(nil) { _, error in
      guard let error else { return }
      XSLTSession.current?.receive(error.pointee)
    }
    defer {
      shim_restore_thread_error_handler(saved)
      pthread_setspecific(Self.key, outer)
      if let rest = lines.finish(file: source.name) { note(rest) }
    }
    return body()
  }

  /// The session running on this thread.
  static var current: XSLTSession? {
    pthread_getspecific(key).map { Unmanaged<XSLTSession>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  func receive(_ text: String) {
    for diagnostic in lines.add(text, file: source.name) { note(diagnostic) }
  }

  func receive(_ error: xmlError) {
    note(
      XMLDiagnostic(
        domain: .init(rawValue: Int(error.domain)), code: Int(error.code),
        level: error.level == XML_ERR_WARNING ? .warning : error.level == XML_ERR_FATAL ? .fatal : .error,
        file: error.file.map { String(cString: $0) } ?? source.name,
        line: Int(error.line), column: error.int2 > 0 ? Int(error.int2) : nil,
        facts: [error.str1, error.str2, error.str3].compactMap { $0.map { String(cString: $0) } },
        message: error.message.map { String(cString: $0).onOneLine } ?? ""))
  }

  /// Loads the main part, another part, or a document that the stylesheet requests. Returns nil and adds an error if it
  /// must not be read or is not well-formed.
  func load(_ uri: String, dictionary: xmlDictPtr? = nil) -> xmlDocPtr? {
    guard let bytes = bytes(uri), let size = CInt(exactly: bytes.count) else {
      hasRefused = true
      note(.refused(uri, by: source.name))
      return nil
    }
    if let line = bytes.withUnsafeBytes({ DocumentScan($0).lineOfLongTag() }) {
      hasRefused = true
      noteTooMuch(uri, line: line, "Too many attributes of one element")
      return nil
    }
    guard let context = xmlNewParserCtxt() else { return nil }
    defer { xmlFreeParserCtxt(context) }
    if let dictionary {
      // libxslt compares names by their address in a shared dictionary.
      xmlDictFree(context.pointee.dict)
      xmlDictReference(dictionary)
      context.pointee.dict = dictionary
    }
    refuseOutsideEntities(context)
    namespaces = Bounds.stylesheetNamespaces
    context.pointee.sax?.pointee.startElementNs = {
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes in
      if namespaceCount > 0, let session = XSLTSession.current,
        session.refuses(Int(namespaceCount), data?.assumingMemoryBound(to: xmlParserCtxt.self))
      {
        return
      }
      xmlSAX2StartElementNs(
        data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes)
    }
    // Expands entities, as every XSLT processor does: the stylesheet comes from us or from the user. External entities
    // cannot be read, because the loader opens no files.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue
    return bytes.withUnsafeBytes {
      xmlCtxtReadMemory(context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), size, uri, nil, CInt(options))
    }
  }

  /// Stops the parser and returns true if `count` more namespaces would be too many.
  private func refuses(_ count: Int, _ context: xmlParserCtxtPtr?) -> Bool {
    namespaces -= count
    guard namespaces < 0, let context else { return false }
    hasRefused = true
    noteTooMuch(source.name, line: Int(context.pointee.input?.pointee.line ?? 0), "Too many namespaces")
    xmlStopParser(context)
    return true
  }

  private func noteTooMuch(_ file: String, line: Int, _ message: String) {
    note(.init(domain: .xslt, code: XMLCode.limitReached, level: .error, file: file, line: line, message: message))
  }

  /// Rejects external entities, because without their contents the stylesheet would have a different meaning, and
  /// limits nested parameter entities.
  private func refuseOutsideEntities(_ context: xmlParserCtxtPtr) {
    context.pointee.sax?.pointee.getEntity = { data, name in
      guard let entity = xmlSAX2GetEntity(data, name) else { return nil }
      XSLTSession.current?.check(entity, data?.assumingMemoryBound(to: xmlParserCtxt.self))
      return entity
    }
    context.pointee.sax?.pointee.getParameterEntity = { data, name in
      guard let entity = xmlSAX2GetParameterEntity(data, name) else { return nil }
      return XSLTSession.current?.check(entity, data?.assumingMemoryBound(to: xmlParserCtxt.self)) == true
        ? entity : nil
    }
  }

  /// True if the entity may be expanded.
  @discardableResult
  private func check(_ entity: xmlEntityPtr, _ context: xmlParserCtxtPtr?) -> Bool {
    let line = Int(context?.pointee.input?.pointee.line ?? 0)
    switch entity.pointee.etype {
    case XML_EXTERNAL_GENERAL_PARSED_ENTITY, XML_EXTERNAL_GENERAL_UNPARSED_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY:
      let name = entity.pointee.SystemID.map { String(cString: $0) } ?? String(cString: entity.pointee.name)
      let problem = XMLDiagnostic.refused(name, by: source.name, line: line)
      if !diagnostics.contains(problem) { note(problem) }
      hasRefused = true
      return false
    case XML_INTERNAL_PARAMETER_ENTITY:
      if expansions.admits(entity) { return true }
      // The earlier diagnostics have the same cause.
      diagnostics = []
      note(
        XMLDiagnostic(
          domain: .parser, code: XMLCode.tooLarge, level: .error, file: source.name, line: line,
          message: "Entities expand without limit"))
      hasRefused = true
      if let context { xmlStopParser(context) }
      return false
    default: return true
    }
  }

  private func bytes(_ uri: String) -> [UInt8]? {
    if uri == Self.mainAlias { return source.bytes }
    if let known = loaded[uri] { return known }
    let bytes = source.parts.bytes(named: uri)
    loaded[uri] = bytes
    return bytes
  }

  /// Called by libxslt's security check before it loads a part.
  func mayRead(_ uri: String) -> Bool { bytes(uri) != nil }

  /// True if libxml2 ran out of memory while it built or serialized the result.
  var ranOutOfMemory: Bool {
    diagnostics.contains { $0.domain != .xslt && $0.code == Int(XML_ERR_NO_MEMORY.rawValue) }
  }

  /// Replaces all errors with one that says a limit was reached, at the position of the first.
  func noteLimit() {
    let place = diagnostics.firstIndex { $0.level >= .error } ?? diagnostics.endIndex
    let first = diagnostics[place...].first
    diagnostics.removeSubrange(place...)
    note(
      .init(
        domain: .xslt, code: XMLCode.limitReached, level: .error, file: first?.file ?? source.name,
        line: first?.line ?? 0, message: "Stopped: it does not end, or does too much"))
  }

  func note(_ diagnostic: XMLDiagnostic) {
    guard diagnostics.count < Bounds.errors else { return }
    var diagnostic = diagnostic
    if diagnostic.file == Self.mainAlias { diagnostic.file = source.name }
    diagnostics.append(diagnostic)
  }
}

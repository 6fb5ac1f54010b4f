import Bounds
internal import CLibXSLT
import Glibc
internal import LibXML

/// One compilation or transformation: what it says, and the files it may read. Used for one call, by one thread.
final class XSLTSession {
  /// The name under which libxslt knows the main part, instead of its own, which may not be a URL's.
  static let mainAlias = "stylesheet"

  private let source: StylesheetSource
  private var lines = DiagnosticLines()
  /// Everything reported so far.
  private(set) var diagnostics: [XMLDiagnostic] = []
  /// The files read so far, by name.
  private(set) var loaded: [String: [UInt8]] = [:]
  /// A part was asked for that may not be read.
  private(set) var hasRefused = false
  /// How much parameter entities may still put into it.
  private var expansions = (bytes: Bounds.expandedBytes, count: Bounds.expansions)

  init(_ source: StylesheetSource) { self.source = source }

  /// Runs libxslt with this session as the one that takes its messages and hands it its files, on this thread.
  func run<Value>(_ body: () -> Value) -> Value {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    let saved = shim_set_thread_error_handler { _, error in
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

  /// The session at work on this thread.
  static var current: XSLTSession? {
    pthread_getspecific(key).map { Unmanaged<XSLTSession>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Takes a piece of text.
  func receive(_ text: String) {
    for diagnostic in lines.add(text, file: source.name) { note(diagnostic) }
  }

  /// Takes an error of the parser or of XPath.
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

  /// The main part or a part of the stylesheet, or a document it asks for; nil, with an error, where it may not be
  /// read or is not well-formed.
  func load(_ uri: String, dictionary: xmlDictPtr? = nil) -> xmlDocPtr? {
    guard let bytes = bytes(uri), let size = CInt(exactly: bytes.count) else {
      hasRefused = true
      note(
        .init(
          domain: .io, code: XMLCode.loadRefused, level: .error, file: source.name, facts: [uri],
          message: "\(uri) may not be read"))
      return nil
    }
    guard let context = xmlNewParserCtxt() else { return nil }
    defer { xmlFreeParserCtxt(context) }
    if let dictionary {
      // libxslt compares names of its parts by their place in one dictionary.
      xmlDictFree(context.pointee.dict)
      xmlDictReference(dictionary)
      context.pointee.dict = dictionary
    }
    refuseOutsideEntities(context)
    // Entities are expanded, as every XSLT processor does with a stylesheet: it is ours or the user's own. External
    // ones are not to be had: the loader knows no file.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOCDATA.rawValue
    return bytes.withUnsafeBytes {
      xmlCtxtReadMemory(context, $0.baseAddress?.assumingMemoryBound(to: CChar.self), size, uri, nil, CInt(options))
    }
  }

  /// What stands in another file is never read, and a stylesheet without it would be another one: so it is an error to
  /// name it. And parameter entities, one within the other, must not make it grow without measure.
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

  /// Whether an entity may be put in the place of its name.
  @discardableResult
  private func check(_ entity: xmlEntityPtr, _ context: xmlParserCtxtPtr?) -> Bool {
    let line = Int(context?.pointee.input?.pointee.line ?? 0)
    switch entity.pointee.etype {
    case XML_EXTERNAL_GENERAL_PARSED_ENTITY, XML_EXTERNAL_GENERAL_UNPARSED_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY:
      let name = entity.pointee.SystemID.map { String(cString: $0) } ?? String(cString: entity.pointee.name)
      let problem = XMLDiagnostic(
        domain: .io, code: XMLCode.loadRefused, level: .error, file: source.name, line: line, facts: [name],
        message: "\(name) may not be read")
      if !diagnostics.contains(problem) { note(problem) }
      hasRefused = true
      return false
    case XML_INTERNAL_PARAMETER_ENTITY:
      expansions.bytes -= Int(entity.pointee.length)
      expansions.count -= 1
      guard expansions.bytes < 0 || expansions.count < 0 else { return true }
      // What has been complained of so far comes of the same.
      diagnostics = []
      note(
        XMLDiagnostic(
          domain: .parser, code: XMLCode.tooLarge, level: .error, file: source.name, line: line,
          message: "Entities grow without measure"))
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

  /// Whether a part may be read, asked by the security check before it is loaded.
  func mayRead(_ uri: String) -> Bool { bytes(uri) != nil }

  /// A limit was reached: that is all there is to say of it, at the first line that was complained of.
  func noteLimit() {
    let place = diagnostics.firstIndex { $0.level >= .error } ?? diagnostics.endIndex
    let first = diagnostics[place...].first
    diagnostics.removeSubrange(place...)
    note(
      .init(
        domain: .xslt, code: XMLCode.limitReached, level: .error, file: first?.file ?? source.name,
        line: first?.line ?? 0, message: "Stopped: it does not end, or does too much"))
  }

  /// Adds something that the caller found.
  func note(_ diagnostic: XMLDiagnostic) {
    guard diagnostics.count < Bounds.errors else { return }
    var diagnostic = diagnostic
    if diagnostic.file == Self.mainAlias { diagnostic.file = source.name }
    diagnostics.append(diagnostic)
  }
}

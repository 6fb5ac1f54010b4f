import Bounds
internal import CLibXML2
import FileNames

/// A DTD, read once and used for any number of documents, by any number of threads.
public final class DTD: Sendable {
  /// The name that errors give as their file.
  public let name: String
  /// What the DTD itself does wrong though it can be used: an element declared twice, say.
  public let warnings: [XMLDiagnostic]
  private let copies: Pool<ParsedDTD>

  /// - Parameters:
  ///   - bytes: the DTD.
  ///   - name: how errors call it, and the name its parts are relative to.
  ///   - parts: what its external parameter entities may read.
  /// - Throws: ``XMLError`` where the DTD is no DTD, declares no element, or asks for what it may not read.
  public init(_ bytes: [UInt8], name: String, parts: XMLResources = .none) throws(XMLError) {
    let first = try ParsedDTD(bytes, name: name, parts: parts)
    self.name = name
    warnings = first.diagnostics
    // libxml2 compiles an element's content model into the DTD when it first meets the element, so two threads
    // must not share one; and a copy by xmlCopyDtd forgets which attributes are required. So another thread
    // parses the same bytes again, in a fraction of a millisecond.
    let read = first.loaded
    copies = Pool(first) { () throws(XMLError) in try ParsedDTD(bytes, name: name, parts: .files(read)) }
  }

  /// Reads a DTD of the user's, and what it includes from its own folder or below.
  /// - Throws: ``XMLError``, also where the file cannot be read.
  public convenience init(path: String) throws(XMLError) {
    guard let bytes = LocalFile.read(path) else {
      throw XMLError([
        .init(
          domain: .io, code: XMLCode.loadRefused, level: .fatal, file: path, facts: [path],
          message: "\(path) cannot be read")
      ])
    }
    let (folder, name) = FileName.split(path)
    try self.init(bytes, name: name, parts: .folder(folder))
  }

  /// Every way in which the document breaks the DTD, in libxml2's order; empty where it is valid.
  /// - Parameter root: the element that must be the root. A DTD alone lets any element of its own be it.
  public func validate(_ document: XMLDocument, root: String? = nil) -> [XMLDiagnostic] {
    do {
      var diagnostics = try copies.lend { (dtd) throws(XMLError) in try dtd.validate(document) }
      if let root, document.rootName != root { diagnostics.insert(.wrongRoot(of: document, not: root), at: 0) }
      return diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// Whether a document is known to be valid without judging it: each element has a form that was valid in another one.
  public func knows(_ document: FlatDocument) -> Bool {
    (try? copies.lend { $0.forms.know(document) }) ?? false
  }

  /// Keeps the forms of a document's elements. It must have been found valid.
  public func keep(_ document: FlatDocument) {
    try? copies.lend { $0.forms.keep(document) }
  }
}

/// libxml2's DTD, which lives in a document made for it.
// @unchecked: the pool lends it to one thread at a time.
private final class ParsedDTD: @unchecked Sendable {
  let diagnostics: [XMLDiagnostic]
  let loaded: [String: [UInt8]]
  /// What it has found valid so far.
  var forms: KnownForms
  private let holder: xmlDocPtr
  private let dtd: xmlDtdPtr

  init(_ bytes: [UInt8], name: String, parts: XMLResources) throws(XMLError) {
    // Read as the external subset of an empty document: the one way to parse a DTD in a context of our own, with
    // its errors and its files under our control. The name of the file is fixed, as any other would need escaping.
    let session = try ParserSession(name: name, resources: parts, dtd: bytes)
    session.guardExpansions()
    session.guardDeclarations()
    let text = #"<!DOCTYPE d SYSTEM "\#(ParserSession.dtdAlias)"><d/>"#
    let holder = Array(text.utf8).withUnsafeBytes { session.parse($0, options: [XML_PARSE_DTDLOAD]) }
    let unreadable = session.diagnostics.contains { $0.code == XMLCode.loadRefused && $0.level >= .error }
    guard let holder, let dtd = holder.pointee.extSubset, !unreadable else {
      if let holder { xmlFreeDoc(holder) }
      throw session.diagnostics.isEmpty ? .noMemory(name) : XMLError(session.diagnostics)
    }
    guard dtd.pointee.elements != nil else {
      xmlFreeDoc(holder)
      // An empty DTD is lawful, and to libxml2 a NUL byte ends one; but it would find fault with everything.
      throw XMLError([
        .init(
          domain: .dtd, code: XMLCode.documentEmpty, level: .fatal, file: name, line: 1,
          message: "The DTD declares no element")
      ])
    }
    self.holder = holder
    self.dtd = dtd
    forms = KnownForms(judgedNames: dtd.judgedAttributes)
    diagnostics = session.diagnostics
    loaded = session.loaded
  }

  deinit { xmlFreeDoc(holder) }

  func validate(_ document: XMLDocument) throws(XMLError) -> [XMLDiagnostic] {
    // The validation context inside a parser context, unlike one by itself, reports to the parser's own handler.
    let session = try ParserSession(name: document.name)
    session.keep(Bounds.validityErrors)
    let valid = xmlValidateDtd(&session.context.pointee.vctxt, document.handle, dtd)
    if valid == 0, session.diagnostics.isEmpty { throw .noMemory(document.name) }
    return session.diagnostics
  }
}

extension xmlDtdPtr {
  /// The names of attributes whose values it restricts; nil where some value must fit the rest of the document.
  fileprivate var judgedAttributes: Set<String>? {
    var names: Set<String> = []
    var next = pointee.children
    while let node = next {
      next = node.pointee.next
      guard node.pointee.type == XML_ATTRIBUTE_DECL else { continue }
      let declared = UnsafeMutableRawPointer(node).assumingMemoryBound(to: xmlAttribute.self).pointee
      switch declared.atype {
      case XML_ATTRIBUTE_CDATA where declared.def != XML_ATTRIBUTE_FIXED: break
      case XML_ATTRIBUTE_CDATA, XML_ATTRIBUTE_ENUMERATION, XML_ATTRIBUTE_NMTOKEN, XML_ATTRIBUTE_NMTOKENS:
        names.insert(String(cString: declared.name))
      default: return nil
      }
    }
    return names
  }
}

extension XMLDiagnostic {
  fileprivate static func wrongRoot(of document: XMLDocument, not root: String) -> XMLDiagnostic {
    let node = xmlDocGetRootElement(document.handle)
    return XMLDiagnostic(
      domain: .validity, code: XMLCode.wrongRoot, level: .error, file: document.name,
      line: node.map(Int.init(lineOf:)) ?? 0, element: document.rootName, facts: [document.rootName, root],
      message: "The root element is \(document.rootName), not \(root)")
  }
}

import Bounds
internal import CLibXML2
import Text

/// A DTD that is parsed once and validates any number of documents on any number of threads.
public final class DTD: Sendable {
  private let copies: Pool<ParsedDTD>

  /// - Parameters:
  ///   - name: its file name in errors, and the base for the names of its parts.
  ///   - parts: the files that its external parameter entities may read.
  /// - Throws: ``XMLError`` if the DTD is malformed, declares no element or refers to a file it must not read.
  public init(_ bytes: [UInt8], name: String, parts: XMLResources = .none) throws(XMLError) {
    let first = try ParsedDTD(bytes, name: name, parts: parts)
    // libxml2 compiles an element's content model into the DTD when it first meets the element, so two threads must not
    // share one; and xmlCopyDtd loses which attributes are required. So each further thread parses the same bytes
    // again, which takes a fraction of a millisecond.
    let read = first.loaded
    copies = Pool(first) { () throws(XMLError) in try ParsedDTD(bytes, name: name, parts: .files(read)) }
  }

  /// Reads a DTD supplied by the user. Its parts are looked up in its own folder and below.
  /// - Throws: ``XMLError``, also if the file cannot be read.
  public convenience init(path: String) throws(XMLError) {
    let bytes = try LocalFile.required(path)
    let (folder, name) = FileName.split(path)
    try self.init(bytes, name: name, parts: .folder(folder))
  }

  /// All violations of the DTD, in libxml2's order; empty if the document is valid.
  /// - Parameter root: the required root element. A DTD by itself accepts any of its elements as the root.
  public func validate(_ document: XMLDocument, root: String? = nil) -> [XMLDiagnostic] {
    do {
      var diagnostics = try copies.lend { (dtd) throws(XMLError) in try dtd.validate(document) }
      if let root, document.rootName != root { diagnostics.insert(.wrongRoot(of: document, not: root), at: 0) }
      return diagnostics
    } catch {
      return error.diagnostics
    }
  }

  /// True if the document is valid because each of its elements has a form already seen in a valid document. False
  /// means only that the document must be validated.
  public func knows(_ document: FlatDocument) -> Bool {
    (try? copies.lend { $0.forms.know(document) }) ?? false
  }

  /// Caches the forms of the elements of a valid document.
  public func keep(_ document: FlatDocument) {
    try? copies.lend { $0.forms.keep(document) }
  }
}

// libxml2's DTD, inside a document created for it. @unchecked: the pool lends it to one thread at a time.
private final class ParsedDTD: @unchecked Sendable {
  let loaded: [String: [UInt8]]
  var forms: KnownForms
  private let holder: xmlDocPtr
  private let dtd: xmlDtdPtr

  init(_ bytes: [UInt8], name: String, parts: XMLResources) throws(XMLError) {
    // The DTD is parsed as the external subset of an empty document, the only way to parse one in a context of our own,
    // with control over errors and files. The file name is an alias because real names might need URL escaping.
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
      // An empty DTD is legal, and libxml2 stops at a NUL byte; but such a DTD would reject every document.
      throw XMLError(
        XMLDiagnostic(
          domain: .dtd, code: XMLCode.documentEmpty, level: .fatal, file: name, line: 1,
          message: "The DTD declares no element"))
    }
    self.holder = holder
    self.dtd = dtd
    forms = KnownForms(judgedNames: dtd.judgedAttributes)
    loaded = session.loaded
  }

  deinit { xmlFreeDoc(holder) }

  func validate(_ document: XMLDocument) throws(XMLError) -> [XMLDiagnostic] {
    // The validation context inside a parser context reports errors to the parser's handler; a stand-alone one does
    // not.
    let session = try ParserSession(name: document.name)
    session.room = Bounds.validityErrors
    let valid = xmlValidateDtd(&session.context.pointee.vctxt, document.handle, dtd)
    if valid == 0, session.diagnostics.isEmpty { throw .noMemory(document.name) }
    return session.diagnostics
  }
}

extension xmlDtdPtr {
  /// Names of attributes with restricted values. Nil if any value has to match other parts of the document (IDs,
  /// references).
  fileprivate var judgedAttributes: Set<String>? {
    var names: Set<String> = []
    var next = pointee.children
    while let node = next {
      next = node.pointee.next
      guard node.pointee.type == XML_ATTRIBUTE_DECL else { continue }
      // libxml2 stores a declaration as a struct that begins with the fields of a node.
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

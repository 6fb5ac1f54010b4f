internal import CLibXML2

/// A well-formed document in memory. It belongs to one thread at a time.
///
/// Whatever its DOCTYPE says, nothing is read but the bytes given: no external DTD, no external entity, no network. A
/// DOCTYPE that declares anything itself is an error: so there are no entities to grow, and a document is as large as
/// its bytes. What one may hold is bounded (`Bounds`); elements nested deeper than libxml2's 256 are errors.
public final class XMLDocument {
  /// What the document is for.
  public enum Purpose: Sendable {
    /// To be read or validated.
    case reading
    /// To be transformed: CDATA sections become plain text, as `xsltproc` makes them.
    case transformation
  }

  /// The name that errors give as their file.
  public let name: String
  /// What was reported though the document is well-formed.
  public let warnings: [XMLDiagnostic]
  let handle: xmlDocPtr

  /// - Parameters:
  ///   - bytes: the file; how large it may be is the caller's decision (2 GB is the library's).
  ///   - name: how errors call it.
  /// - Throws: ``XMLError`` with every error that libxml2 finds, where the bytes are not well-formed XML.
  public init(_ bytes: UnsafeRawBufferPointer, name: String, for purpose: Purpose = .reading) throws(XMLError) {
    let session = try ParserSession(name: name)
    handle = try session.document(bytes, for: purpose)
    self.name = name
    warnings = session.diagnostics
  }

  /// Parses bytes in an array, as the other initialiser does.
  public init(_ bytes: [UInt8], name: String, for purpose: Purpose = .reading) throws(XMLError) {
    let session = try ParserSession(name: name)
    handle = try bytes.withUnsafeBytes { buffer in
      Result { () throws(XMLError) in try session.document(buffer, for: purpose) }
    }.get()
    self.name = name
    warnings = session.diagnostics
  }

  deinit { xmlFreeDoc(handle) }

  /// The encoding the document declares, as it writes it; nil where it declares none (then it is UTF-8 or UTF-16).
  public var encoding: String? { handle.pointee.encoding.map { String(cString: $0) } }

  /// The name of the root element, with its prefix.
  public var rootName: String { xmlDocGetRootElement(handle).map(String.init(nameOf:)) ?? "" }

  /// The DTD that the DOCTYPE names: never read, only told.
  public var doctypeSystemID: String? { handle.pointee.intSubset?.pointee.SystemID.map { String(cString: $0) } }

  /// Whether there is a DOCTYPE, whatever it names.
  public var hasDoctype: Bool { handle.pointee.intSubset != nil }

  /// The document's own structure, for the wrapper of another C library. Valid as long as the document.
  package var rawHandle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(handle) }
}

extension ParserSession {
  fileprivate func document(
    _ bytes: UnsafeRawBufferPointer, for purpose: XMLDocument.Purpose
  ) throws(XMLError) -> xmlDocPtr {
    var options = [XML_PARSE_COMPACT]
    if purpose == .transformation { options.append(XML_PARSE_NOCDATA) }
    guardDocument(longLines: purpose == .reading && hasLongLines(bytes))
    if let problem = DocumentScan(bytes).problem(file: name) { throw XMLError([problem]) }
    guard let document = parse(bytes, options: options) else {
      throw diagnostics.isEmpty ? .noMemory("") : XMLError(diagnostics)
    }
    return document
  }

  /// Whether there are more lines than a node of libxml2 has bits for.
  private func hasLongLines(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let limit = Int(UInt16.max)
    return bytes.count > limit && bytes.lazy.filter({ $0 == UInt8(ascii: "\n") }).count >= limit - 1
  }
}

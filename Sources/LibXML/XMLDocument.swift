internal import CLibXML2

/// A well-formed document in memory. It belongs to one thread at a time.
///
/// Whatever its DOCTYPE says, nothing is read but the bytes given: no external DTD, no external entity, no network.
/// An internal subset does no harm and is kept; entities that grow without measure, and elements nested deeper than
/// libxml2's 256, are errors.
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

  /// The document's own structure, for the wrapper of another C library. Valid as long as the document.
  package var rawHandle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(handle) }
}

extension ParserSession {
  fileprivate func document(
    _ bytes: UnsafeRawBufferPointer, for purpose: XMLDocument.Purpose
  ) throws(XMLError) -> xmlDocPtr {
    var options = [XML_PARSE_COMPACT]
    switch purpose {
    case .reading: keepLongLines(of: bytes)
    case .transformation: options.append(XML_PARSE_NOCDATA)
    }
    guard let document = parse(bytes, options: options) else {
      throw diagnostics.isEmpty ? .noMemory("") : XMLError(diagnostics)
    }
    return document
  }

  /// A node has 16 bits for its line. In a longer document each element past them gets its line in `psvi`, which
  /// nobody else uses while reading. (libxml2's own option for it, `XML_PARSE_BIG_LINES`, does so for texts alone
  /// and then guesses the element's line from them; and libxslt uses the field itself.)
  private func keepLongLines(of bytes: UnsafeRawBufferPointer) {
    let limit = Int(UInt16.max)
    guard bytes.count > limit, bytes.lazy.filter({ $0 == UInt8(ascii: "\n") }).count >= limit - 1 else { return }
    context.pointee.sax.pointee.startElementNs = {
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes in
      xmlSAX2StartElementNs(
        data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaultCount, attributes)
      guard let context = data?.assumingMemoryBound(to: xmlParserCtxt.self), let input = context.pointee.input else {
        return
      }
      if input.pointee.line >= CInt(UInt16.max) {
        context.pointee.node?.pointee.psvi = UnsafeMutableRawPointer(bitPattern: Int(input.pointee.line))
      }
    }
  }
}

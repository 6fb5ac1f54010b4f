internal import CLibXML2

/// A well-formed document in memory. Use it from one thread at a time.
///
/// Only the given bytes are read, whatever the DOCTYPE declares: no external DTD, no external entities, no network. An
/// internal subset is an error, so entities cannot expand and a document is never larger than its bytes. `Bounds`
/// limits its contents, and libxml2 limits nesting to 256 levels.
public final class XMLDocument {
  public enum Purpose: Sendable {
    /// A document for reading or validating.
    case reading
    /// For transforming: CDATA sections become plain text, as in `xsltproc`.
    case transformation
    /// For transforming a document that the program wrote itself. `Bounds` does not apply: the summary of a long season
    /// is larger than any match file may be.
    case ownTransformation
  }

  let name: String
  let handle: xmlDocPtr

  /// - Parameter bytes: the file. The caller limits its size (libxml2's limit is 2 GB).
  /// - Throws: ``XMLError`` with all of libxml2's errors if the bytes are not well-formed XML.
  public init(_ bytes: [UInt8], name: String, for purpose: Purpose = .reading) throws(XMLError) {
    let session = try ParserSession(name: name)
    handle = try bytes.withUnsafeBytes { buffer in
      Result { () throws(XMLError) in try session.document(buffer, for: purpose) }
    }.get()
    self.name = name
  }

  deinit { xmlFreeDoc(handle) }

  /// The declared encoding. Nil if none is declared; the document is then UTF-8 or UTF-16.
  public var encoding: String? { handle.pointee.encoding.map { String(cString: $0) } }

  public var rootName: String { xmlDocGetRootElement(handle).map(String.init(nameOf:)) ?? "" }

  /// True if there is a DOCTYPE. The DTD itself is never read.
  public var hasDoctype: Bool { handle.pointee.intSubset != nil }
}

extension ParserSession {
  fileprivate func document(
    _ bytes: UnsafeRawBufferPointer, for purpose: XMLDocument.Purpose
  ) throws(XMLError) -> xmlDocPtr {
    var options = [XML_PARSE_COMPACT]
    if purpose != .reading { options.append(XML_PARSE_NOCDATA) }
    if purpose != .ownTransformation { guardDocument(longLines: purpose == .reading && hasLongLines(bytes)) }
    if let problem = DocumentScan(bytes).problem(file: name) { throw XMLError(problem) }
    guard let document = parse(bytes, options: options) else {
      throw diagnostics.isEmpty ? .noMemory("") : XMLError(diagnostics)
    }
    return document
  }

  /// True if there are more lines than libxml2's nodes can number.
  private func hasLongLines(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let limit = Int(UInt16.max)
    return bytes.count > limit && bytes.lazy.filter({ $0 == UInt8(ascii: "\n") }).count >= limit - 1
  }
}

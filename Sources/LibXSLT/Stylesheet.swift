import FileNames
public import LibXML

/// A compiled stylesheet (XSLT 1.0 with the EXSLT of `xsltproc`), used for any number of documents by any number of
/// threads.
///
/// It can read its own parts and nothing else, write nothing, and reach no network; one that never ends is stopped.
public final class Stylesheet: Sendable {
  /// The name that errors give as the file of the main part.
  public let name: String
  /// What the compiler reported though the stylesheet can be used.
  public let warnings: [XMLDiagnostic]
  private let copies: Pool<CompiledStylesheet>

  /// - Parameters:
  ///   - bytes: the main part.
  ///   - name: how errors call it, and the name its parts are relative to.
  ///   - parts: what `xsl:include`, `xsl:import` and `document()` may read.
  /// - Throws: ``XMLError`` with everything the compiler says against it.
  public init(_ bytes: [UInt8], name: String, parts: XMLResources = .none) throws(XMLError) {
    let source = StylesheetSource(bytes: bytes, name: name, parts: parts)
    let first = try CompiledStylesheet(source)
    self.name = name
    warnings = first.warnings
    // libxslt keeps notes in a compiled stylesheet while it runs (which function a name means, for one), without a
    // lock: each thread at work has its own copy, compiled from the same bytes.
    let same = StylesheetSource(bytes: bytes, name: name, parts: parts.remembering(first.loaded))
    copies = Pool(first) { () throws(XMLError) in try CompiledStylesheet(same) }
  }

  /// Compiles a stylesheet of the user's; its parts are looked for in its own folder and below.
  /// - Parameter others: what is read of what is not there.
  /// - Throws: ``XMLError``, also where the file cannot be read.
  public convenience init(path: String, or others: XMLResources = .none) throws(XMLError) {
    guard let bytes = LocalFile.read(path) else {
      throw XMLError([
        .init(
          domain: .io, code: XMLCode.loadRefused, level: .fatal, file: path, facts: [path],
          message: "\(path) cannot be read")
      ])
    }
    let (folder, name) = FileName.split(path)
    let own = XMLResources.folder(folder)
    try self.init(bytes, name: name, parts: XMLResources { own.bytes(named: $0) ?? others.bytes(named: $0) })
  }

  /// Transforms a document, parsed as `xsltproc` would parse it.
  /// - Parameters:
  ///   - bytes: the document.
  ///   - name: how errors call it.
  ///   - parameters: values for the `xsl:param` of the top level, as strings, whatever characters they hold.
  /// - Throws: ``XMLError``: the document is not well-formed, the stylesheet fails, does what it may not, ends itself
  ///   by `xsl:message terminate="yes"`, or reaches a limit.
  public func transform(
    _ bytes: [UInt8], name: String, parameters: [(name: String, value: String)] = [],
    limits: TransformationLimits = .standard
  ) throws(XMLError) -> Transformation {
    try transform(XMLDocument(bytes, name: name, for: .transformation), parameters: parameters, limits: limits)
  }

  /// Transforms a document, which may lose white space by it (`xsl:strip-space`) and should be used no further.
  /// - Throws: as the other.
  public func transform(
    _ document: XMLDocument, parameters: [(name: String, value: String)] = [],
    limits: TransformationLimits = .standard
  ) throws(XMLError) -> Transformation {
    try copies.lend { (stylesheet) throws(XMLError) in
      try stylesheet.transform(document, parameters: parameters, limits: limits)
    }
  }

  /// Transforms a document into several: the children of each element in the root of the result are one, written as if there
  /// were nothing else in it. What all of them need, the stylesheet finds once.
  /// - Returns: the documents, in their order.
  /// - Throws: as the others.
  public func parts(
    of document: XMLDocument, parameters: [(name: String, value: String)] = [],
    limits: TransformationLimits = .standard
  ) throws(XMLError) -> [[UInt8]] {
    try copies.lend { (stylesheet) throws(XMLError) in
      try stylesheet.transform(document, parameters: parameters, limits: limits, inParts: true).documents
    }
  }
}

/// What a stylesheet is compiled from.
struct StylesheetSource: Sendable {
  let bytes: [UInt8]
  let name: String
  let parts: XMLResources
}

extension XMLResources {
  /// The same files, but those read already as they were then.
  fileprivate func remembering(_ read: [String: [UInt8]]) -> XMLResources {
    XMLResources { read[$0] ?? self.bytes(named: $0) }
  }
}

import Text

/// A compiled stylesheet (XSLT 1.0 with the EXSLT functions of `xsltproc`). It can be used for any number of documents
/// on any number of threads.
///
/// It can read its own parts and nothing else, cannot write files, and has no network access. Endless transformations
/// are stopped.
public final class Stylesheet: Sendable {
  /// The value of a top-level `xsl:param`, passed as a string, so it may contain any characters.
  public typealias Parameter = (name: String, value: String)

  /// The names of its top-level `xsl:param`s, including imported ones.
  public let parameters: Set<String>
  private let copies: Pool<CompiledStylesheet>

  /// - Parameters:
  ///   - bytes: the main part.
  ///   - name: its file name in errors, and the base for the names of its parts.
  ///   - parts: the files that `xsl:include`, `xsl:import` and `document()` may read.
  /// - Throws: ``XMLError`` with all compile errors.
  public init(_ bytes: [UInt8], name: String, parts: XMLResources = .none) throws(XMLError) {
    let source = StylesheetSource(bytes: bytes, name: name, parts: parts)
    let first = try CompiledStylesheet(source)
    parameters = first.parameters
    // While running, libxslt caches things in a compiled stylesheet without a lock, for example which function a name
    // refers to. Each thread therefore gets its own copy, compiled from the same bytes.
    // Parts keep the contents that they had at first.
    let known = XMLResources { [loaded = first.loaded] in loaded[$0] ?? parts.bytes(named: $0) }
    let same = StylesheetSource(bytes: bytes, name: name, parts: known)
    copies = Pool(first) { () throws(XMLError) in try CompiledStylesheet(same) }
  }

  /// Compiles a stylesheet supplied by the user. Its parts are looked up in the stylesheet's folder and below.
  /// - Parameter others: used for parts that do not exist there.
  /// - Throws: ``XMLError``, also if the file cannot be read.
  public convenience init(path: String, or others: XMLResources = .none) throws(XMLError) {
    let bytes = try LocalFile.required(path)
    let (folder, name) = FileName.split(path)
    let own = XMLResources.folder(folder)
    try self.init(bytes, name: name, parts: XMLResources { own.bytes(named: $0) ?? others.bytes(named: $0) })
  }

  /// Transforms a document, parsed as `xsltproc` would parse it.
  /// - Throws: ``XMLError`` if the document is not well-formed, or if the stylesheet fails, violates its restrictions,
  ///   terminates itself with `xsl:message terminate="yes"` or reaches a limit.
  public func transform(
    _ bytes: [UInt8], name: String, parameters: [Parameter] = [], limits: TransformationLimits = .init()
  ) throws(XMLError) -> Transformation {
    try transform(XMLDocument(bytes, name: name, for: .transformation), parameters: parameters, limits: limits)
  }

  /// Transforms a document. This may remove white space from it (`xsl:strip-space`), so do not use it afterwards.
  public func transform(
    _ document: XMLDocument, parameters: [Parameter] = [], limits: TransformationLimits = .init()
  ) throws(XMLError) -> Transformation {
    try copies.lend { (stylesheet) throws(XMLError) in
      try stylesheet.transform(document, parameters: parameters, limits: limits)
    }
  }

  /// Transforms a document into several. The children of each element below the result's root become one document. This
  /// lets the stylesheet compute shared values only once.
  public func parts(of document: XMLDocument, parameters: [Parameter] = []) throws(XMLError) -> [[UInt8]] {
    try copies.lend { (stylesheet) throws(XMLError) in
      try stylesheet.transform(document, parameters: parameters, limits: .init(), inParts: true).documents
    }
  }
}

/// The input for compiling a stylesheet.
struct StylesheetSource: Sendable {
  let bytes: [UInt8]
  let name: String
  let parts: XMLResources
}

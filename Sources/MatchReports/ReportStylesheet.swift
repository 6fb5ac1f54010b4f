public import LibXML
import Resources

/// A report of match files, made with a stylesheet. The file is its only input, so `xsltproc` with the same stylesheet
/// and parameters produces the same bytes.
///
/// Compile it once and use it for any number of files on several threads.
public struct ReportStylesheet: Sendable {
  /// A parameter of the stylesheet: `lang`, `team`, ... (see `Stylesheets/parameters.xsl`).
  public typealias Parameter = Stylesheet.Parameter

  let stylesheet: Stylesheet

  public var parameters: Set<String> { stylesheet.parameters }

  /// A report that comes with the program.
  /// - Throws: `XMLError`, only if the program has a bug: tests compile all of them.
  public init(_ kind: ReportKind = .page) throws(XMLError) { try self.init(builtIn: kind.stylesheet) }

  /// The output of an embedded stylesheet, by file name.
  /// - Throws: `XMLError`, only if the program has a bug.
  public init(builtIn name: String) throws(XMLError) {
    stylesheet = try Stylesheet(
      StylesheetLibrary.bytes(named: name) ?? [], name: name,
      parts: XMLResources { StylesheetLibrary.bytes(named: $0) })
  }

  /// A report made with a user's stylesheet, which may include files from its own folder and import the embedded ones
  /// as if they were there.
  /// - Throws: `XMLError` with all errors in it.
  public init(stylesheet path: String) throws(XMLError) {
    stylesheet = try Stylesheet(path: path, or: XMLResources { StylesheetLibrary.bytes(named: $0) })
  }

  /// The report of a match file.
  /// - Parameter name: the file name in errors.
  public func make(of file: [UInt8], name: String, parameters: [Parameter] = []) throws(XMLError) -> Transformation {
    try stylesheet.transform(file, name: name, parameters: parameters)
  }

  /// The report without the stylesheet's messages.
  public func bytes(of file: [UInt8], name: String, parameters: [Parameter] = []) throws(XMLError) -> [UInt8] {
    try make(of: file, name: name, parameters: parameters).bytes
  }

  /// The report of a season.
  /// - Parameter summary: the document `resum`.
  public func bytes(ofSeason summary: [UInt8], parameters: [Parameter] = []) throws(XMLError) -> [UInt8] {
    try stylesheet.transform(
      XMLDocument(summary, name: "resum.xml", for: .ownTransformation), parameters: parameters
    ).bytes
  }
}

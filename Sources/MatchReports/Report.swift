public import LibXML
import LibXSLT
import Stylesheets

/// A report of match files, made by a stylesheet and nothing else: the file alone is its input, so that `xsltproc`
/// with the same stylesheet and parameters gives the same bytes.
///
/// It is compiled once and makes the reports of many files, on several threads at once.
public struct Report: Sendable {
  /// A value for one of the stylesheet's parameters: `lang`, `team`, ... (see the top of each stylesheet).
  public typealias Parameter = (name: String, value: String)

  /// A report, and what the stylesheet said while it was made.
  public struct Result: Sendable {
    /// The report, in the encoding of the stylesheet.
    public let bytes: [UInt8]
    /// What the stylesheet said with `xsl:message`, and warnings.
    public let messages: [XMLDiagnostic]
  }

  private let stylesheet: Stylesheet

  /// A report that comes with the program.
  /// - Throws: `XMLError`, which would be a mistake of ours: the tests compile every one.
  public init(_ kind: ReportKind = .page) throws(XMLError) { try self.init(builtIn: kind.stylesheet) }

  /// What a stylesheet of the program makes, by its file name.
  /// - Throws: `XMLError`, as above.
  public init(builtIn name: String) throws(XMLError) {
    stylesheet = try Stylesheet(
      StylesheetLibrary.bytes(named: name) ?? [], name: name,
      parts: XMLResources { StylesheetLibrary.bytes(named: $0) })
  }

  /// A report by a stylesheet of the user's, which may include files of its own folder, and import those that come with
  /// the program as if they lay there.
  /// - Throws: `XMLError` with everything that is wrong with it.
  public init(stylesheet path: String) throws(XMLError) {
    stylesheet = try Stylesheet(path: path, or: XMLResources { StylesheetLibrary.bytes(named: $0) })
  }

  /// The report of one match file.
  /// - Parameters:
  ///   - file: the bytes of the match file.
  ///   - name: how errors call it.
  /// - Throws: `XMLError`: the file is not XML, or the stylesheet fails.
  public func make(of file: [UInt8], name: String, parameters: [Parameter] = []) throws(XMLError) -> Result {
    let made = try stylesheet.transform(file, name: name, parameters: parameters)
    return Result(bytes: made.bytes, messages: made.messages)
  }

  /// The report alone, without what the stylesheet said.
  public func bytes(of file: [UInt8], name: String, parameters: [Parameter] = []) throws(XMLError) -> [UInt8] {
    try make(of: file, name: name, parameters: parameters).bytes
  }
}

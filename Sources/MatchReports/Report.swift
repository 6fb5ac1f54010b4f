public import LibXML
import LibXSLT
import Stylesheets

/// A report of match files, made by a stylesheet and nothing else: the file alone is its input, so that `xsltproc` with the same
/// stylesheet gives the same bytes.
///
/// It is compiled once and may make the reports of many files, on several threads at once.
public struct Report: Sendable {
  /// Values for the stylesheet's parameters, by name: `lang`, `team`, ... (see the top of each stylesheet).
  public typealias Parameters = [(name: String, value: String)]

  private let stylesheet: Stylesheet

  /// A report that comes with the program.
  /// - Throws: `XMLError`, which would be a mistake of ours: the tests compile every one.
  public init(_ kind: ReportKind = .page) throws(XMLError) {
    stylesheet = try Stylesheet(
      StylesheetLibrary.bytes(named: kind.stylesheet) ?? [], name: kind.stylesheet,
      parts: XMLResources { StylesheetLibrary.bytes(named: $0) })
  }

  /// A report by a stylesheet of the user's, which may include files of its own folder.
  /// - Throws: `XMLError` with everything that is wrong with it.
  public init(stylesheet path: String) throws(XMLError) {
    stylesheet = try Stylesheet(path: path)
  }

  /// The report of one match file.
  /// - Parameters:
  ///   - file: the bytes of the match file.
  ///   - name: how errors call it.
  /// - Throws: `XMLError`: the file is not XML, or the stylesheet fails.
  public func bytes(of file: [UInt8], name: String, parameters: Parameters = []) throws(XMLError) -> [UInt8] {
    try stylesheet.transform(file, name: name, parameters: parameters).bytes
  }
}

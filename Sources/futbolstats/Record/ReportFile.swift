import LibXML
import MatchReports
import Phrases

/// The report of a match, written beside it.
enum ReportFile {
  /// Where the report of a match file goes: `derby.xml` to `derby.html`.
  static func path(beside match: String, suffix: String = ReportKind.page.suffix) -> String {
    (match.hasSuffix(".xml") ? String(match.dropLast(4)) : match) + suffix
  }

  /// - Returns: the path of the page.
  static func write(_ match: [UInt8], beside path: String, language: Language) throws(Failure) -> String {
    let page: [UInt8]
    do {
      page = try Report().bytes(of: match, name: path, parameters: [(name: "lang", value: language.code)])
    } catch {
      throw .xml(error)
    }
    let target = self.path(beside: path)
    try OutputFile.write(page, to: target)
    return target
  }
}

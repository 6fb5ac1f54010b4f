import CommandSupport
import MatchModel
import MatchReports
import Phrases

/// The report of a match, written next to it.
enum ReportFile {
  /// The path of the report: `derby.html` for `derby.xml`.
  static func path(beside match: String, suffix: String = ReportKind.page.suffix) -> String {
    (match.hasSuffix(".xml") ? String(match.dropLast(4)) : match) + suffix
  }

  /// - Parameter bytes: the contents of the match file. A crest that cannot be shown is left out.
  /// - Returns: the path of the page.
  static func write(
    _ match: Match, _ bytes: [UInt8], beside path: String, _ book: Phrasebook
  ) throws(Failure) -> String {
    let crests = Crest.parameters(of: match, file: path, given: []) { _ in }
    let page = try Failure.catchingXML(
      ReportStylesheet().bytes(of: bytes, name: path, parameters: [("lang", book.language.code)] + crests))
    let target = self.path(beside: path)
    do { try OutputFile.write(page, to: target, replacing: .reports) } catch .file(.exists(_)) {
      // Something that is not one of our reports is in the way.
      let command = Program.line(.report, ["--force", ShellWord.operand(path)], book)
      throw Failure.problem(Phrase("report.not-ours", ["path": target, "command": command]), in: target)
    }
    return target
  }
}

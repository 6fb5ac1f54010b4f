import TestSupport
import Testing
import WorldCupData

/// A report depends only on the file: plain `xsltproc` with the same stylesheet produces the same bytes.
@Suite struct SameBytesTests {
  struct Version: CustomTestStringConvertible, Sendable {
    let stylesheet: String
    let arguments: [String]
    let parameters: [(String, String)]

    var testDescription: String { ([stylesheet] + arguments).joined(separator: " ") }

    init(_ stylesheet: String, format: String, language: String, _ more: [String] = [], _ own: [(String, String)] = [])
    {
      self.stylesheet = stylesheet
      arguments = ["--format", format, "--lang", language] + more
      parameters = [("lang", language)] + own
    }
  }

  static let versions: [Version] =
    ["ca", "es", "en"].flatMap { language in
      [
        Version("report.xsl", format: "html", language: language),
        Version("report.xsl", format: "html", language: language, ["--team", "ours"], [("team", "ours")]),
        Version("report.xsl", format: "html", language: language, ["--half-time"], [("half-time", "yes")]),
        Version("report.xsl", format: "html", language: language, ["--private"], [("private", "yes")]),
        Version("text.xsl", format: "text", language: language),
        Version("csv-players.xsl", format: "csv-players", language: language),
        Version("csv-actions.xsl", format: "csv-actions", language: language),
        Version("csv-actions.xsl", format: "csv-actions", language: language, ["--private"], [("private", "yes")]),
      ]
    } + [
      Version(
        "text.xsl", format: "text", language: "ca", ["--half-time", "--team", "ours"],
        [("half-time", "yes"), ("team", "ours")]),
      Version(
        "csv-players.xsl", format: "csv-players", language: "en", ["--param", "separator=;", "--param", "codes=yes"],
        [("separator", ";"), ("codes", "yes")]),
    ]

  private static let files = Result {
    try ["M-1998-51", "M-2006-64", "M-2014-49"].map { try ReportFixture.real($0) }
      + (1...4).map { try ReportFixture.made($0) }
      + ["rich", "extra-time", "in-progress", "pending", "documented", "utf-8"].map(ReportFixture.handmade)
      + [ReportFixture.real("M-2014-61", format: .documented2011), ReportFixture.made(5, format: .documented2011)]
  }

  @Test(arguments: versions.sample(13))
  func everyVersionEqualsXsltproc(_ version: Version) throws {
    try expectSame(version, Self.files.get())
  }

  @Test func everyRealMatchEqualsXsltproc() throws {
    let files = try WorldCup.matches.sample(30).map { try ReportFixture.real($0.matchID) }
    try expectSame(Version("report.xsl", format: "html", language: "en"), files)
  }

  @Test func everyMatchInTheFormatOf2011EqualsXsltproc() throws {
    let files = try WorldCup.matches.sample(30).map { try ReportFixture.real($0.matchID, format: .documented2011) }
    try expectSame(Version("report.xsl", format: "html", language: "ca"), files)
  }

  private func expectSame(_ version: Version, _ files: [String]) throws {
    let ours = try ReportFixture.run(ReportFixture.program, ["report", "-o", "-"] + version.arguments + files)
    let parameters = version.parameters.flatMap { ["--stringparam", $0.0, $0.1] }
    let theirs = try ReportFixture.run(
      "xsltproc", parameters + [ReportFixture.stylesheet(version.stylesheet)] + files)
    #expect(ours.error == "")
    #expect(theirs.error == "")
    #expect(ours.status == .exited(0))
    #expect(ours.outputBytes.count > 100 * files.count)
    #expect(firstDifference(ours.outputBytes, theirs.outputBytes) == nil)
  }
}

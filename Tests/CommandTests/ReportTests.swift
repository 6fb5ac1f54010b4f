import TestSupport
import Testing

/// `report`: where reports are written, and that their contents come from the stylesheets alone.
@Suite struct ReportTests {
  private let programFolder: ProgramFolder

  init() throws {
    programFolder = try ProgramFolder()
    _ = try programFolder.futbolstats("new", "m.xml", "--home", "Àger", "--away", "Llosetense")
    _ = try programFolder.futbolstats("record", "m.xml", text: "start\n5' 9ghc,7\n20' v4f9y\n30' v9s+\nend\n")
  }

  private func xsltproc(_ parameters: [String] = [], _ sheet: String = "report.xsl", _ file: String = "m.xml") throws
    -> [UInt8]
  {
    try run(
      "xsltproc", parameters + [projectFile("Stylesheets/" + sheet), programFolder.path(file)]
    ).outputBytes
  }

  @Test func reportIsWrittenBesideTheMatch() throws {
    let result = try programFolder.futbolstats("report", "m.xml")
    #expect(result.status == .exited(0) && result.output == "m.html\n" && result.error.isEmpty)
    #expect(programFolder.text("m.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func xsltprocProducesTheSameBytes() throws {
    #expect(try firstDifference(programFolder.futbolstats("report", "m.xml", "-o", "-").outputBytes, xsltproc()) == nil)
    for language in ["en", "es", "ca"] {
      let ours = try programFolder.futbolstats("report", "m.xml", "-o", "-", "--lang", language).outputBytes
      #expect(try ours == xsltproc(["--stringparam", "lang", language]))
    }
    #expect(
      try programFolder.futbolstats("report", "m.xml", "-o", "-", "--team", "ours", "--half-time").outputBytes
        == xsltproc(["--stringparam", "team", "ours", "--stringparam", "half-time", "yes"]))
    #expect(
      try programFolder.futbolstats("report", "m.xml", "-o", "-", "--param", "file=l'Inca.xml").outputBytes
        == xsltproc(["--stringparam", "file", "l'Inca.xml"]))
  }

  @Test func xsltprocAgreesOnAStrictFile() throws {
    _ = try programFolder.futbolstats("export", "--dtd", "2011", "m.xml", "-o", "strict.xml")
    let ours = try programFolder.futbolstats("report", "strict.xml", "-o", "-").outputBytes
    #expect(try ours == xsltproc([], "report.xsl", "strict.xml") && !ours.isEmpty)
  }

  @Test(arguments: [
    ("text", "text.xsl", "m.txt"), ("csv-players", "csv-players.xsl", "m.players.csv"),
    ("csv-actions", "csv-actions.xsl", "m.actions.csv"),
  ])
  func otherFormatsComeFromStylesheets(_ format: String, _ sheet: String, _ file: String) throws {
    let result = try programFolder.futbolstats("report", "m.xml", "--format", format)
    #expect(result.output == file + "\n", "\(result.error)")
    #expect(try programFolder.read(file) == xsltproc([], sheet))
    #expect(!programFolder.read(file).isEmpty)
  }

  @Test func usersCanSupplyAStylesheet() throws {
    try programFolder.write(
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      <xsl:include href="part.xsl"/><xsl:output method="text"/><xsl:param name="greeting"/>
      <xsl:template match="/"><xsl:value-of select="$greeting"/><xsl:call-template name="goals"/></xsl:template>
      </xsl:stylesheet>
      """, to: "own.xsl")
    try programFolder.write(
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
      <xsl:template name="goals"><xsl:value-of select="count(//gol)"/></xsl:template>
      </xsl:stylesheet>
      """, to: "part.xsl")
    let result = try programFolder.futbolstats(
      "report", "m.xml", "-o", "-", "--stylesheet", "own.xsl", "--param", "greeting=goals: ")
    #expect(result.output == "goals: 1")
  }

  @Test func severalReportsGoIntoAFolder() throws {
    let text = programFolder.read("m.xml")
    _ = try programFolder.shell("mkdir in out")
    for number in 1...12 { try programFolder.write(text, to: "in/\(number).xml") }
    try programFolder.write("<partit", to: "in/7.xml")
    let files = (1...12).map { "in/\($0).xml" }
    let result = try run(
      builtProduct("futbolstats"), ["report"] + files + ["-o", "out"], directory: programFolder.path)
    #expect(result.status == .exited(1))
    #expect(result.output == (1...12).filter { $0 != 7 }.map { "out/\($0).html\n" }.joined())
    #expect(result.error == "in/7.xml:1: error: a tag is not closed by >\n")
    let page = try xsltproc()
    for number in 1...12 where number != 7 { #expect(programFolder.read("out/\(number).html") == page) }
    #expect(programFolder.read("out/7.html").isEmpty)
  }

  @Test func standardOutputKeepsTheOrderOfTheFiles() throws {
    _ = try programFolder.futbolstats("new", "n.xml")
    let pages = try xsltproc() + xsltproc([], "report.xsl", "n.xml")
    #expect(
      try firstDifference(programFolder.futbolstats("report", "m.xml", "n.xml", "-o", "-").outputBytes, pages) == nil)
  }

  @Test func replacingAReportLeavesNoTemporaryFile() throws {
    try programFolder.write("old", to: "page.html")
    #expect(try programFolder.futbolstats("report", "m.xml", "--force", "-o", "page.html").output == "page.html\n")
    #expect(try programFolder.read("page.html") == xsltproc())
    #expect(programFolder.names.allSatisfy { !$0.hasSuffix(".tmp") })
  }
}

import MatchModel
import TestSupport
import Testing

/// Players' names in little room: `part-names.xsl`.
@Suite struct PlayerNameTests {
  /// The names in 24, 14 and 9 letters.
  private static let names: [(whole: String, rooms: [String])] = [
    ("Antoni Puigcerver i Casanovas", ["Puigcerver i Casanovas", "Puigcerver", "Puigcerver"]),
    ("Antoni Puigcerver Casanovas", ["A. Puigcerver Casanovas", "Puigcerver", "Puigcerver"]),
    ("Joan Miquel Llompart i Crespí", ["J. M. Llompart i Crespí", "Llompart", "Llompart"]),
    ("Josep M. Puig Ferrer", ["Josep M. Puig Ferrer", "Puig Ferrer", "Puig"]),
    ("Puigcerver i Casanovas", ["Puigcerver i Casanovas", "Puigcerver", "Puigcerver"]),
    ("JOAN PUIG I FERRER", ["JOAN PUIG I FERRER", "PUIG I FERRER", "PUIG"]),
    ("joan puig ferrer", ["joan puig ferrer", "j. puig ferrer", "puig"]),
    ("Bartomeu Vallespir de la Torre Martí", ["B. V. de la Torre Martí", "de la Torre", "de la Torre"]),
    ("María del Carmen García López", ["M. C. García López", "García López", "García"]),
    ("Santiago Ramón y Cajal", ["Santiago Ramón y Cajal", "Ramón y Cajal", "Ramón"]),
    ("Ángel Fabián Di María Hernández", ["Á. F. Di María Hernández", "Di María", "Di María"]),
    ("Lionel Andrés Messi Cuccittini", ["L. A. Messi Cuccittini", "Messi", "Messi"]),
    ("Juan Sebastián Verón", ["Juan Sebastián Verón", "J. S. Verón", "Verón"]),
    ("Egidio Arévalo Ríos", ["Egidio Arévalo Ríos", "Arévalo Ríos", "Arévalo"]),
    ("Pere de Sant Jordi", ["Pere de Sant Jordi", "de Sant Jordi", "de Sant Jordi"]),
    ("Marc Puigcerver", ["Marc Puigcerver", "M. Puigcerver", "Puigcerver"]),
    ("Kevin De Bruyne", ["Kevin De Bruyne", "K. De Bruyne", "De Bruyne"]),
    ("Rafael van der Vaart", ["Rafael van der Vaart", "van der Vaart", "van der Vaart"]),
    ("Marc-André ter Stegen", ["Marc-André ter Stegen", "M. ter Stegen", "ter Stegen"]),
    ("Trent Alexander-Arnold", ["Trent Alexander-Arnold", "Alexander-Arnold", "Alexander-Arnold"]),
    ("Son Heung-min", ["Son Heung-min", "Son Heung-min", "Son"]),
    ("Heung-min Son", ["Heung-min Son", "Heung-min Son", "H. Son"]),
    ("Maria Antònia Llabrés", ["Maria Antònia Llabrés", "M. A. Llabrés", "Llabrés"]),
    ("Joan Puig-i-Cadafalch", ["Joan Puig-i-Cadafalch", "Puig-i-Cadafalch", "Puig-i-Cadafalch"]),
    ("PUIG SERRA, JOAN", ["JOAN PUIG SERRA", "J. PUIG SERRA", "PUIG"]),
    ("Pau de", ["Pau de", "Pau de", "Pau de"]),
    ("Llanfairpwllgwyngyllgogerych", Array(repeating: "Llanfairpwllgwyngyllgog…", count: 3)),
    ("", ["", "", ""]),
  ]

  @Test func firstSurnamesKeepTheirParticles() throws {
    let sheet = """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:import href="part-names.xsl"/><xsl:output method="text" encoding="UTF-8"/>
        <xsl:template match="/">
          <xsl:for-each select="//name"><xsl:variable name="name" select="string()"/>
            <xsl:for-each select="//room">
              <xsl:call-template name="label">
                <xsl:with-param name="name" select="$name"/><xsl:with-param name="room" select="number()"/>
              </xsl:call-template><xsl:text>|</xsl:text>
            </xsl:for-each><xsl:text>&#10;</xsl:text>
          </xsl:for-each>
        </xsl:template>
      </xsl:stylesheet>
      """
    let own = try ReportFixture.write(sheet.utf8, to: "names.xsl")
    let list = Self.names.map { "<name>\($0.whole)</name>" }.joined()
    let file = try ReportFixture.write(
      "<l><room>24</room><room>14</room><room>9</room>\(list)</l>".utf8, to: "names.xml")
    let made = try ReportFixture.run("xsltproc", ["--path", ReportFixture.stylesheet(""), own, file])
    #expect(made.error == "")
    let lines = made.output.split(separator: "\n").map(String.init)
    #expect(lines == Self.names.map { $0.rooms.map { $0 + "|" }.joined() })
  }

  /// Names in a public report, in the stylesheets and in the program.
  @Test func shortNames() throws {
    let names = [
      ("Andreu Puig", "A. Puig"), ("Joan Miquel Llompart", "J. Miquel Llompart"), ("Neymar", "Neymar"),
      ("Puig Ferrer, Joan", "J. Puig Ferrer"), ("PUIG, JOAN MIQUEL", "J. PUIG"), ("Puig,", "Puig,"),
      ("Son Heung-min", "H. Son"), ("Heung-min Son", "H. Son"), ("Trent Alexander-Arnold", "T. Alexander-Arnold"),
      ("Joan Puig-i-Cadafalch", "J. Puig-i-Cadafalch"), ("Jean-Pierre Papin", "J. Papin"), ("Ana Foo-", "A. Foo-"),
    ]
    #expect(names.map { NameStyle.short.shown($0.0) } == names.map(\.1))
    let sheet = """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:f="urn:futbolstats:functions">
        <xsl:import href="message.xsl"/>
        <xsl:template match="/">
          <xsl:for-each select="//name"><xsl:value-of select="concat(f:shown-name(.), '&#10;')"/></xsl:for-each>
        </xsl:template>
      </xsl:stylesheet>
      """
    let own = try ReportFixture.write(sheet.utf8, to: "short-names.xsl")
    let list = names.map { "<name>\($0.0)</name>" }.joined()
    let file = try ReportFixture.write("<l>\(list)</l>".utf8, to: "short-names.xml")
    let made = try ReportFixture.run(
      "xsltproc", ["--stringparam", "names", "short", "--path", ReportFixture.stylesheet(""), own, file])
    #expect(made.error == "")
    #expect(made.output.split(separator: "\n").map(String.init) == names.map(\.1))
  }
}

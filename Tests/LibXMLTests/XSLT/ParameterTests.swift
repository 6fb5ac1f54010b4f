import LibXML
import Testing

@Suite struct ParameterTests {
  /// A variable hides an imported parameter of the same name; parameters of templates and functions do not count.
  @Test func listsDeclaredParameters() throws {
    let imported = sheet("<xsl:param name='deep'/><xsl:param name='hidden'/><xsl:param name='both'/>")
    let included = sheet("<xsl:param name='beside' select='1'/><xsl:variable name='computed' select='2'/>")
    let body = """
      <xsl:import href='imported.xsl'/><xsl:include href='included.xsl'/>
      <xsl:param name='both'/><xsl:variable name='hidden'/><xsl:param name='my:named'/>
      <xsl:template match='/'><xsl:param name='inner'/></xsl:template>
      """
    let stylesheet = try Stylesheet(
      sheet(body), name: "own.xsl", parts: .files(["imported.xsl": imported, "included.xsl": included]))
    #expect(stylesheet.parameters == ["deep", "both", "beside"])
  }
}

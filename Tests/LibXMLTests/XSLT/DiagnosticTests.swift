import Foundation
import LibXML
import Testing

@Suite struct DiagnosticTests {
  @Test func compileErrorsHaveFileAndLine() throws {
    let body = """
      <xsl:template match='/'><xsl:value-of select='$p('/>
      <xsl:nonsense/></xsl:template>
      <xsl:template match='a[' />
      """
    let error = #expect(throws: XMLError.self) { try Stylesheet(sheet(body), name: "my own.xsl") }
    let found = try #require(error?.diagnostics)
    // The stylesheet's own lines begin at 7, after the six lines of its start tag.
    let lines = found.filter { $0.domain == .xslt }.map(\.line)
    #expect(Set(lines).isSuperset(of: [7, 8, 9]), "\(found)")
    #expect(found.allSatisfy { $0.file == "my own.xsl" && $0.level >= .error })
    #expect(found.contains { $0.element == "value-of" })
    #expect(found.contains { $0.code == 1207 })  // XML_XPATH_EXPR_ERROR
  }

  @Test func errorInAPartNamesThePart() throws {
    let part = String(
      decoding: sheet("\n<xsl:template name='x'><xsl:value-of select='('/></xsl:template>"), as: UTF8.self)
    let error = #expect(throws: XMLError.self) {
      try transform("<xsl:include href='sub/part.xsl'/>", parts: ["sub/part.xsl": part])
    }
    #expect(
      error?.diagnostics.contains { $0.file == "sub/part.xsl" && $0.line == 8 } == true, "\(error?.diagnostics ?? [])")
  }

  @Test(arguments: ["", "<a", "\u{0}", "<a/>", "<xsl:stylesheet/>"])
  func refusesInvalidStylesheets(_ text: String) {
    #expect(throws: XMLError.self) { try Stylesheet(bytes(text), name: "own.xsl") }
  }

  @Test func brokenDocumentIsNamedInTheError() throws {
    let stylesheet = try Stylesheet(sheet("<xsl:template match='/'/>"), name: "own.xsl")
    let error = #expect(throws: XMLError.self) { try stylesheet.transform(bytes("<a>\n</b>"), name: "a.xml") }
    #expect(error?.diagnostics.first?.file == "a.xml")
    #expect(error?.diagnostics.first?.line == 2)
  }

  @Test func returnsMessages() throws {
    let long = String(repeating: "é", count: 3000)
    let result = try transform(
      "<xsl:param name='p'/><xsl:template match='/'><xsl:message>one</xsl:message><xsl:message><xsl:value-of select='$p'/></xsl:message><a/></xsl:template>",
      parameters: [("p", long)])
    #expect(result.messages.map(\.message) == ["one", long])
    #expect(result.messages.allSatisfy { $0.level == .message })
  }

  @Test func terminatingMessageFails() throws {
    let error = #expect(throws: XMLError.self) {
      try transform("<xsl:template match='/'><xsl:message terminate='yes'>enough</xsl:message></xsl:template>")
    }
    #expect(error?.diagnostics.contains { $0.message == "enough" } == true)
    #expect(error?.diagnostics.contains { $0.level >= .error } == true)
  }

  @Test func runTimeErrorHasItsLine() throws {
    let error = #expect(throws: XMLError.self) {
      try transform("<xsl:template match='/'>\n<xsl:value-of select='$none'/></xsl:template>")
    }
    #expect(error?.diagnostics.contains { $0.domain == .xslt && $0.line == 8 && $0.element == "value-of" } == true)
  }
}

import Bounds
import TestSupport
import Testing

extension Limit {
  private static let stopped = "the stylesheet was stopped: it runs endlessly or uses too many resources"

  static let stylesheets = [
    Limit(
      "attributes of one element, namespaces of a file",
      "\(grouped(Bounds.attributesOfElement)); \(grouped(Bounds.stylesheetNamespaces))", said: stopped,
      below: { programFolder in
        _ = try namespaces(programFolder, Bounds.stylesheetNamespaces - 1).accepted()
        return try attributes(programFolder, Bounds.attributesOfElement).accepted()
      },
      above: { programFolder in
        #expect(try namespaces(programFolder, Bounds.stylesheetNamespaces).refused().contains(stopped))
        return try attributes(programFolder, Bounds.attributesOfElement + 1).refused()
      }),
    // libxslt counts instructions and steps. A match has 36 players; to stay below the limit, the largest loop that
    // fits is used.
    Limit(
      "instructions, XPath steps, depth, variables",
      "\(grouped(Bounds.instructions)); \(grouped(Bounds.xpathSteps)); \(grouped(Bounds.templateDepth)); \(grouped(Bounds.variables))",
      said: stopped,
      below: { programFolder in
        for result in try [
          recursion(programFolder, Bounds.templateDepth / 2 - 1), variables(programFolder, Bounds.variables - 1),
          steps(programFolder, 3),
        ] { _ = result.accepted() }
        return try loops(programFolder, 2).accepted()
      },
      above: { programFolder in
        for result in try [
          recursion(programFolder, Bounds.templateDepth / 2), variables(programFolder, Bounds.variables + 1),
          steps(programFolder, 4),
        ] { #expect(result.refused().contains(stopped), "\(result.error.prefix(500))") }
        return try loops(programFolder, 3).refused()
      }),
    // The text is doubled repeatedly and every version stays in memory, so together they take twice the size of the
    // last.
    Limit(
      "memory",
      "\(mebibytes(Bounds.transformation)) at the end of a step, \(mebibytes(Bounds.transformationStep)) within one",
      said: stopped, below: { try doubled($0, 22).accepted() }, above: { try doubled($0, 23).refused() }),
    Limit(
      "entities in other files", "none", said: "may not be read, or is not there: NAME",
      below: { try entity($0, "\"text\"").accepted() }, above: { try entity($0, "SYSTEM \"NAME\"").refused() }),
  ]

  private static func report(_ programFolder: ProgramFolder, _ templates: String, doctype: String = "") throws
    -> RunResult
  {
    try programFolder.match()
    try programFolder.write(
      doctype + "<xsl:stylesheet version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\">"
        + "<xsl:output method=\"text\"/>\(templates)</xsl:stylesheet>", to: "own.xsl")
    return try programFolder.futbolstats("report", "m.xml", "--stylesheet", "own.xsl", "-o", "-")
  }

  private static func attributes(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let list = (0..<count).map { " a\($0)='xxxxxxxxxx'" }.joined()
    return try report(programFolder, "<xsl:template match=\"/\"><b\(list)/></xsl:template>")
  }

  /// One is the XSLT namespace.
  private static func namespaces(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let elements = (0..<count).map { "<b xmlns:a\($0)='x'/>" }.joined()
    return try report(programFolder, "<xsl:template match=\"/\">\(elements)</xsl:template>")
  }

  /// This many instructions for each combination of four players: 36 to the fourth power.
  private static func loops(_ programFolder: ProgramFolder, _ instructions: Int) throws -> RunResult {
    let (begin, end) = (repeated("<xsl:for-each select=\"//jugador\">", 4), repeated("</xsl:for-each>", 4))
    let body = begin + repeated("<xsl:if test=\"false()\"/>", instructions) + end
    return try report(programFolder, "<xsl:template match=\"/\">\(body)</xsl:template>")
  }

  private static func steps(_ programFolder: ProgramFolder, _ factors: Int) throws -> RunResult {
    try report(
      programFolder,
      "<xsl:template match=\"/\"><xsl:value-of select=\"count(//jugador\(repeated("[count(//jugador", factors))\(repeated(") &gt; 0]", factors)))\"/></xsl:template>"
    )
  }

  /// A call with a parameter counts twice.
  private static func recursion(_ programFolder: ProgramFolder, _ depth: Int) throws -> RunResult {
    try report(
      programFolder,
      """
      <xsl:template name="t"><xsl:param name="n"/><xsl:if test="$n &gt; 0"><xsl:call-template name="t"><xsl:with-param \
      name="n" select="$n - 1"/></xsl:call-template></xsl:if></xsl:template>
      <xsl:template match="/"><xsl:call-template name="t"><xsl:with-param name="n" select="\(depth)"/></xsl:call-template></xsl:template>
      """)
  }

  private static func variables(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let variables = (0..<count).map { "<xsl:variable name=\"v\($0)\" select=\"1\"/>" }.joined()
    // Counted when templates with contents are called.
    return try report(
      programFolder,
      "<xsl:template match=\"/\">\(variables)<xsl:call-template name=\"t\"/></xsl:template>"
        + "<xsl:template name=\"t\"><xsl:call-template name=\"u\"/></xsl:template><xsl:template name=\"u\"/>")
  }

  private static func doubled(_ programFolder: ProgramFolder, _ times: Int) throws -> RunResult {
    try report(
      programFolder,
      """
      <xsl:template name="t"><xsl:param name="n"/><xsl:param name="text"/><xsl:if test="$n &gt; 0">\
      <xsl:call-template name="t"><xsl:with-param name="n" select="$n - 1"/>\
      <xsl:with-param name="text" select="concat($text, $text)"/></xsl:call-template></xsl:if></xsl:template>
      <xsl:template match="/"><xsl:call-template name="t"><xsl:with-param name="n" select="\(times)"/>\
      <xsl:with-param name="text" select="'01234567'"/></xsl:call-template></xsl:template>
      """)
  }

  private static func entity(_ programFolder: ProgramFolder, _ value: String) throws -> RunResult {
    try report(
      programFolder, "<xsl:template match=\"/\">&amp;e;</xsl:template>".replacing("&amp;", with: "&"),
      doctype: "<!DOCTYPE a [<!ENTITY e \(value)>]>")
  }
}

import Foundation
import LibXML
import TestSupport
import Testing

/// Compared with `xsltproc`: the same stylesheet, document and parameters give the same bytes.
@Suite struct XsltprocTests {
  static let document = """
    <?xml version="1.0" encoding="ISO-8859-1"?>
    <!DOCTYPE match SYSTEM "match.dtd">
    <match date="2011-06-11"><!-- c --><team n="2">B</team>
      <team n="10">\u{e0}</team> <note><![CDATA[<1> & ]]>two</note><team n="1">A &amp; Z</team><?p x?></match>
    """

  @Test(arguments: [
    "<xsl:output method='xml' encoding='ISO-8859-1' indent='yes'/><xsl:template match='/'><xsl:copy-of select='.'/></xsl:template>",
    "<xsl:output method='html' encoding='UTF-8' doctype-system='about:legacy-compat'/><xsl:template match='/'><html><head><title>à</title></head><body><br/><p><xsl:value-of select='//note'/></p></body></html></xsl:template>",
    "<xsl:output method='text' encoding='ISO-8859-1'/><xsl:template match='/'><xsl:for-each select='//team'><xsl:sort select='@n' data-type='number'/><xsl:value-of select='concat(@n, .)'/>;</xsl:for-each></xsl:template>",
    "<xsl:output method='xml' omit-xml-declaration='yes' cdata-section-elements='b'/><xsl:strip-space elements='*'/><xsl:template match='/'><b><xsl:copy-of select='//note/text()'/></b><c><xsl:value-of select='count(//text())'/></c></xsl:template>",
    "<xsl:template match='/'/>",
    "<xsl:output method='text'/><xsl:template match='/'/>",
    "<xsl:param name='who'/><xsl:param name='n' select='7'/><xsl:template match='/'><p who='{$who}' n='{$n + 1}'/></xsl:template>",
    "<xsl:key name='k' match='team' use='@n'/><xsl:template match='/'><p><xsl:value-of select=\"key('k', '10')\"/> <xsl:number value='12' format='I'/> <xsl:value-of select='format-number(1234.5, \"#.##0,00\", \"d\")'/> <xsl:value-of select='generate-id(/) = generate-id(//team)'/></p></xsl:template><xsl:decimal-format name='d' decimal-separator=',' grouping-separator='.'/>",
    "<xsl:template match='/'><p><xsl:value-of select=\"str:padding(3, 'ab')\"/><xsl:value-of select='math:max(//@n)'/><xsl:value-of select='count(set:distinct(//@n))'/><xsl:value-of select=\"date:month-name('2011-06-11')\"/><xsl:variable name='v'><x/><x/></xsl:variable><xsl:value-of select='count(exsl:node-set($v)/x)'/><xsl:for-each select=\"str:tokenize('a b', ' ')\">[<xsl:value-of select='.'/>]</xsl:for-each><xsl:value-of select='my:twice(4)'/></p></xsl:template><func:function name='my:twice'><xsl:param name='x'/><func:result select='2 * $x'/></func:function>",
    "<xsl:template match='/'><p><xsl:value-of select=\"count(document('')//xsl:template)\"/><xsl:value-of select=\"document('parts/d.xml')/d\"/></p></xsl:template>",
    "<xsl:import href='parts/one.xsl'/><xsl:include href='parts/two.xsl'/><xsl:template match='/'><xsl:apply-templates select='//team'/><xsl:call-template name='two'/></xsl:template>",
    "<xsl:template match='/'><p><xsl:value-of select='system-property(\"xsl:vendor\")'/><xsl:value-of select='function-available(\"exsl:node-set\")'/><xsl:value-of select='element-available(\"exsl:document\")'/></p></xsl:template>",
  ])
  func outputEqualsXsltproc(_ body: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "parts"), withIntermediateDirectories: true)
      let parts = [
        "parts/d.xml": bytes("<d>é</d>"),
        "parts/one.xsl": sheet("<xsl:template match='team'><t><xsl:value-of select='@n'/></t></xsl:template>"),
        "parts/two.xsl": sheet("<xsl:include href='three.xsl'/>"),
        "parts/three.xsl": sheet("<xsl:template name='two'><two/></xsl:template>"),
      ]
      let document = [UInt8](Self.document.data(using: .isoLatin1)!)
      for (name, content) in parts { try Data(content).write(to: folder.appending(path: name)) }
      try Data(document).write(to: folder.appending(path: "a.xml"))
      try Data(sheet(body)).write(to: folder.appending(path: "own.xsl"))
      let who = "d'Or <&> é"
      let judged = try xsltproc(["--stringparam", "who", who, "own.xsl", "a.xml"], in: folder)
      try #require(judged.status == .exited(0), "\(judged.error)")

      let embedded = try Stylesheet(sheet(body), name: "own.xsl", parts: .files(parts))
      #expect(try embedded.transform(document, name: "a.xml", parameters: [("who", who)]).bytes == judged.outputBytes)
      let onDisk = try Stylesheet(path: folder.appending(path: "own.xsl").path(percentEncoded: false))
      #expect(try onDisk.transform(document, name: "a.xml", parameters: [("who", who)]).bytes == judged.outputBytes)
    }
  }

  /// A value with both kinds of quotes, which `xsltproc --stringparam` cannot pass.
  @Test func parametersArePassedAsStrings() throws {
    let body =
      "<xsl:output method='text'/><xsl:param name='p'/><xsl:template match='/'><xsl:value-of select='$p'/></xsl:template>"
    for value in ["it's \"both\"", "/a", "1 + 1", "", "'", "document('/etc/passwd')", "{$p}", "añ\n\t😀"] {
      #expect(try text(transform(body, parameters: [("p", value)])) == value)
    }
  }

  /// Every part equals the output of `xsltproc` for that part alone.
  @Test(arguments: ["html", "xml", "text"]) func partsAreWrittenLikeSeparateOutputs(_ method: String) throws {
    let page = """
      <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text><html><head><title>      <xsl:value-of select="@n"/></title></head><body><br/>&lt; <xsl:value-of select="."/></body></html>
      """
    let sheets = [
      "<pages><xsl:for-each select='//team'><page>\(page)</page></xsl:for-each></pages>",
      "<xsl:for-each select='//team[@n = $n]'>\(page)</xsl:for-each>",
    ].map {
      sheet(
        "<xsl:output method='\(method)' encoding='ISO-8859-1'/><xsl:param name='n'/><xsl:template match='/'>\($0)</xsl:template>"
      )
    }
    try withFolder { folder in
      let document = [UInt8](Self.document.data(using: .isoLatin1)!)
      try Data(document).write(to: folder.appending(path: "a.xml"))
      try Data(sheets[1]).write(to: folder.appending(path: "one.xsl"))
      let all = try Stylesheet(sheets[0], name: "all.xsl")
      let parts = try all.parts(of: XMLDocument(document, name: "a.xml", for: .transformation))
      let alone = try ["2", "10", "1"].map { number in
        try xsltproc(["--stringparam", "n", number, "one.xsl", "a.xml"], in: folder).outputBytes
      }
      #expect(parts == alone)
    }
  }
}

import Foundation
import LibXML
import TestSupport
import Testing

/// Operations that are forbidden to a stylesheet.
@Suite struct GuardTests {
  @Test func cannotWriteFiles() throws {
    try withFolder { folder in
      let target = folder.appending(path: "written.txt").path(percentEncoded: false)
      for body in [
        "<exsl:document href='\(target)'>x</exsl:document>",
        "<exsl:document href='\(target)/new/written.txt'>x</exsl:document>",
        "<exsl:document href='http://127.0.0.1:9/x'>x</exsl:document>",
        "<xsl:document xmlns:xsl='http://www.w3.org/1999/XSL/Transform' href='\(target)'>x</xsl:document>",
        "<saxon:output href='\(target)'>x</saxon:output>",
        "<xalan:write file='\(target)'>x</xalan:write>",
      ] {
        let error = #expect(throws: XMLError.self, "\(body)") {
          try transform("<xsl:template match='/'><a>\(body)</a></xsl:template>")
        }
        #expect(error?.diagnostics.contains { $0.level >= .error } == true)
      }
      let written = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      #expect(written.isEmpty)
    }
  }

  /// libxml2 compares each attribute of an element with every other, which would take 15 s with this many.
  @Test(arguments: ["a", "xmlns:a"]) func refusesElementWithManyAttributes(_ name: String) {
    let attributes = (0..<200_000).map { " \(name)\($0)='x'" }.joined()
    let error = #expect(throws: XMLError.self) {
      try Stylesheet(sheet("<xsl:template match='/'>\n<b\(attributes)/></xsl:template>"), name: "own.xsl")
    }
    #expect(error?.diagnostics.map(\.code) == [XMLCode.limitReached] && (error?.diagnostics.first?.line ?? 0) > 1)
  }

  @Test func readsOnlyItsParts() throws {
    try withFolder { folder in
      let inside = folder.appending(path: "in")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data("<s>TOPSECRET</s>".utf8).write(to: folder.appending(path: "secret.xml"))
      let secret = folder.appending(path: "secret.xml").path(percentEncoded: false)
      let main = inside.appending(path: "own.xsl")
      for target in [secret, "file://" + secret, "../secret.xml", "http://127.0.0.1:9/x", "absent.xml"] {
        try Data(sheet("<xsl:template match='/'><xsl:copy-of select=\"document('\(target)')\"/></xsl:template>")).write(
          to: main)
        let stylesheet = try Stylesheet(path: main.path(percentEncoded: false))
        let error = #expect(throws: XMLError.self, "\(target)") {
          try stylesheet.transform(bytes("<a/>"), name: "a.xml")
        }
        #expect(error?.diagnostics.contains { $0.level >= .error } == true)
        for word in ["include", "import"] {
          try Data(sheet("<xsl:\(word) href='\(target)'/>")).write(to: main)
          let refused = #expect(throws: XMLError.self, "\(target)") {
            try Stylesheet(path: main.path(percentEncoded: false))
          }
          #expect(refused?.diagnostics.contains { $0.code == XMLCode.loadRefused } == true)
        }
      }
      let entity = "<!DOCTYPE x [<!ENTITY e SYSTEM '\(secret)'>]>"
      let included = sheet("<xsl:template match='/'><p>&e;</p></xsl:template>")
      #expect(throws: XMLError.self) { try Stylesheet(bytes(entity) + included, name: "own.xsl") }
      let match = entity + "<a>&e;</a>"
      #expect(throws: XMLError.self) {
        try transform("<xsl:template match='/'><xsl:copy-of select='.'/></xsl:template>", match)
      }
    }
  }

  /// Without limits, each of these would run practically for ever or exhaust the stack or the memory.
  @Test(arguments: [
    (
      "a template that calls itself",
      "<xsl:template match='/'><xsl:call-template name='r'/></xsl:template><xsl:template name='r'><xsl:call-template name='r'/></xsl:template>"
    ),
    ("a template that applies itself", "<xsl:template match='/'><xsl:apply-templates select='/'/></xsl:template>"),
    (
      "a template that calls itself with parameters",
      "<xsl:template match='/' name='r'><xsl:param name='n' select='0'/><a><xsl:for-each select='/'><xsl:if test='true()'><xsl:choose><xsl:when test='true()'><xsl:call-template name='r'><xsl:with-param name='n' select='$n + 1'/></xsl:call-template></xsl:when></xsl:choose></xsl:if></xsl:for-each></a></xsl:template>"
    ),
    (
      "a tree of calls",
      "<xsl:template match='/'><xsl:call-template name='r'><xsl:with-param name='n' select='200'/></xsl:call-template></xsl:template><xsl:template name='r'><xsl:param name='n'/><xsl:if test='$n > 0'><xsl:call-template name='r'><xsl:with-param name='n' select='$n - 1'/></xsl:call-template><xsl:call-template name='r'><xsl:with-param name='n' select='$n - 1'/></xsl:call-template></xsl:if></xsl:template>"
    ),
    (
      "nested loops",
      "<xsl:template match='/'><xsl:for-each select='//b'><xsl:for-each select='//b'><xsl:for-each select='//b'><xsl:for-each select='//b'><x/></xsl:for-each></xsl:for-each></xsl:for-each></xsl:for-each></xsl:template>"
    ),
    (
      "one expression",
      "<xsl:template match='/'><xsl:value-of select='count(//b[count(//b[count(//b[count(//b) > 0]) > 0]) > 0])'/></xsl:template>"
    ),
    (
      "a variable that is itself",
      "<xsl:variable name='a' select='$b'/><xsl:variable name='b' select='$a'/><xsl:template match='/'><xsl:value-of select='$a'/></xsl:template>"
    ),
    (
      "a function that calls itself",
      "<func:function name='my:f'><func:result select='my:f()'/></func:function><xsl:template match='/'><xsl:value-of select='my:f()'/></xsl:template>"
    ),
    (
      "a key of everything",
      "<xsl:key name='k' match='b' use='//b[count(//b) > 0]'/><xsl:template match='/'><xsl:value-of select=\"key('k', 'x')\"/></xsl:template>"
    ),
  ])
  func stopsRunawayStylesheets(_ what: String, _ body: String) {
    let document = "<a>" + String(repeating: "<b/>", count: 700) + "</a>"
    // Tests run on secondary threads, which have a smaller stack.
    let error = #expect(throws: XMLError.self, "\(what)") {
      try transform(body, document, limits: .init(instructions: 300_000, xpathSteps: 3_000_000))
    }
    #expect(error?.diagnostics.contains { $0.level >= .error } == true)
  }

  @Test func standardLimitsStopRunawayStylesheets() throws {
    let loop = "<xsl:for-each select='//b'>"
    let body =
      "<xsl:template match='/'>\(loop)\(loop)\(loop)<xsl:if test='@x'/></xsl:for-each></xsl:for-each></xsl:for-each></xsl:template>"
    let document = "<a>" + String(repeating: "<b/>", count: 1000) + "</a>"
    #expect(throws: XMLError.self) { try transform(body, document) }
  }
}

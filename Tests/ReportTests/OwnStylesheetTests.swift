import Foundation
import Glibc
import TestSupport
import Testing

/// What user stylesheets can and cannot do, tested with the built program.
@Suite struct OwnStylesheetTests {
  private let folder: String
  private let match: String

  init() throws {
    folder = try ReportFixture.path("own-\(UUID().uuidString)")
    for name in ["", "/sheets", "/sheets/parts"] {
      try FileManager.default.createDirectory(atPath: folder + name, withIntermediateDirectories: true)
    }
    match = ReportFixture.handmade("rich")
    try write("<s>TOPSECRET</s>", "secret.xml")
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  private func report(_ body: String, before: String = "", _ arguments: String...) throws -> RunResult {
    let sheet = """
      <?xml version="1.0"?>\(before)<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
        xmlns:exsl="http://exslt.org/common" xmlns:saxon="http://icl.com/saxon" xmlns:xalan="org.apache.xalan.xslt.extensions.Redirect"
        extension-element-prefixes="exsl saxon xalan">\(body)</xsl:stylesheet>
      """
    try write(sheet, "sheets/own.xsl")
    return try ReportFixture.run(
      ReportFixture.program,
      ["report", match, "--lang", "en", "--stylesheet", "\(folder)/sheets/own.xsl", "-o", "-"] + arguments)
  }

  private static func root(_ body: String) -> String { "<xsl:template match=\"/\">\(body)</xsl:template>" }

  /// Refused with an error that names the stylesheet, and without output.
  private func expectRefused(_ made: RunResult, _ what: String) {
    #expect(made.status == .exited(1), "\(what): \(made.output) \(made.error)")
    #expect(made.error.contains("own.xsl"), "\(what): \(made.error)")
    #expect(!made.output.contains("TOPSECRET") && !made.error.contains("TOPSECRET"), "\(what)")
  }

  /// A user's stylesheet can use the match file, the parameters and its own parts.
  @Test func mayUseMatchParametersAndParts() throws {
    try write(
      """
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template name="part">part</xsl:template></xsl:stylesheet>
      """, "sheets/parts/part.xsl")
    try write("<w>word</w>", "sheets/parts/words.xml")
    let made = try report(
      "<xsl:include href=\"parts/part.xsl\"/><xsl:output method=\"text\"/><xsl:param name=\"lang\"/><xsl:param name=\"team\"/><xsl:param name=\"x\"/>"
        + Self.root(
          "<xsl:value-of select=\"concat($lang, ' ', $team, ' ', $x, ' ', document('parts/words.xml')/w, ' ', count(/partit/equip), ' ')\"/><xsl:call-template name=\"part\"/>"
        ), "--team", "ours", "--param", "x=it's \"so\"")
    #expect(made.output == "en ours it's \"so\" word 2 part")
    #expect(made.error == "")
    #expect(made.status == .exited(0))
  }

  @Test(arguments: [
    "<exsl:document href=\"TARGET\">x</exsl:document>", "<xsl:document href=\"TARGET\">x</xsl:document>",
    "<saxon:output href=\"TARGET\">x</saxon:output>", "<xalan:write file=\"TARGET\">x</xalan:write>",
  ])
  func cannotWriteFiles(_ element: String) throws {
    let target = folder + "/written.txt"
    let body = element.replacing("TARGET", with: target)
    expectRefused(try report(Self.root("<a>\(body)</a>")), element)
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func readsOnlyItsParts() throws {
    symlink(folder + "/secret.xml", folder + "/sheets/link.xml")
    for target in ["../secret.xml", folder + "/secret.xml", "file://\(folder)/secret.xml", "/etc/passwd", "link.xml"] {
      expectRefused(
        try report(Self.root("<xsl:copy-of select=\"document('\(target)')\"/>")), "document(\(target))")
      expectRefused(try report("<xsl:include href=\"\(target)\"/>"), "include \(target)")
      expectRefused(try report("<xsl:import href=\"\(target)\"/>"), "import \(target)")
      let made = try report(
        Self.root("<a>&amp;&e;</a>"), before: "<!DOCTYPE x [<!ENTITY e SYSTEM \"\(target)\">]>")
      #expect(!made.output.contains("TOPSECRET") && !made.output.contains("root:"), "entity \(target)")
    }
  }

  @Test func cannotReachTheNetwork() throws {
    let listener = try Listener()
    let address = "http://127.0.0.1:\(listener.port)/x"
    expectRefused(try report(Self.root("<xsl:copy-of select=\"document('\(address)')\"/>")), "document")
    expectRefused(try report("<xsl:include href=\"\(address)\"/>"), "include")
    expectRefused(try report(Self.root("<exsl:document href=\"\(address)\">x</exsl:document>")), "write")
    _ = try report(Self.root("<a>&e;</a>"), before: "<!DOCTYPE x [<!ENTITY e SYSTEM \"\(address)\">]>")
    _ = try report(Self.root("<a/>"), before: "<!DOCTYPE x SYSTEM \"\(address)\">")
    #expect(!listener.wasCalled)
  }

  /// An endless loop is reported within seconds.
  @Test(arguments: [
    "<xsl:template match=\"/\" name=\"r\"><xsl:call-template name=\"r\"/></xsl:template>",
    "<xsl:template match=\"/\"><xsl:apply-templates select=\"/\"/></xsl:template>",
    "<xsl:template match=\"/\"><xsl:for-each select=\"//@*\"><xsl:for-each select=\"//@*\"><xsl:for-each select=\"//@*\"><xsl:if test=\"@x\"/></xsl:for-each></xsl:for-each></xsl:for-each></xsl:template>",
  ])
  func endlessStylesheetIsStopped(_ body: String) throws {
    let made = try report(body)
    expectRefused(made, body)
    #expect(made.output.isEmpty)
    #expect(made.error.split(separator: "\n").count == 1, "\(made.error)")
    #expect(
      made.error == "own.xsl:3: error: the stylesheet was stopped: it runs endlessly or uses too many resources\n",
      "\(made.error)")
  }
}

/// A local port that accepts and counts connections.
private final class Listener {
  private let socketDescriptor: CInt
  let port: UInt16

  init() throws {
    socketDescriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socketDescriptor
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 5) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isListening else { throw ReportFixture.Missing(what: "a port") }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(socketDescriptor) }

  var wasCalled: Bool { accept(socketDescriptor, nil, nil) >= 0 }
}

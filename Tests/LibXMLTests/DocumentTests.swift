import Foundation
import LibXML
import TestSupport
import Testing

@Suite struct DocumentTests {
  @Test func treeKeepsContentInOrder() throws {
    let text =
      "<?xml version='1.0'?>\n<!-- c --><a z='1' b='é &amp; &lt;&#10;' xml:lang='ca'>x<b/>\n<c>1 &#233; <![CDATA[<&]]></c>y<b q='2'/></a>"
    let root = try XMLDocument.tree(of: bytes(text), name: "a.xml")
    let expected = XMLElementNode(
      name: "a",
      attributes: [
        .init(name: "z", value: "1"), .init(name: "b", value: "é & <\n"), .init(name: "xml:lang", value: "ca"),
      ],
      children: [
        .init(name: "b", line: 2), .init(name: "c", text: "1 é <&", line: 3),
        .init(name: "b", attributes: [.init(name: "q", value: "2")], line: 3),
      ], text: "x\ny", line: 2)
    #expect(root == expected)
    #expect(root["z"] == "1")
    #expect(root["none"] == nil)
    #expect(root.child("c")?.text == "1 é <&")
    #expect(root.children("b").count == 2)
  }

  @Test func readsEncodings() throws {
    let latin = try XMLDocument(sampleMatch(), name: "m.xml")
    #expect(latin.encoding == "ISO-8859-1")
    #expect(latin.rootName == "partit")
    let names = try latin.tree().children("equip").flatMap { $0.child("plantilla")?.children ?? [] }
    #expect(names.first?.child("nom")?.text == "Agustí 1")
    #expect(try XMLDocument.tree(of: sampleMatch(encoding: .utf8), name: "m.xml") == latin.tree())
    let wide = [UInt8]("<?xml version='1.0' encoding='UTF-16'?><a>é</a>".data(using: .utf16)!)
    #expect(try XMLDocument.tree(of: wide, name: "w.xml").text == "é")
  }

  @Test func lineNumbersMayExceed65535() throws {
    let text = "<a>\n" + String(repeating: "<b/>\n", count: 70_000) + "<c>\n<d/>x</c></a>"
    let root = try XMLDocument.tree(of: bytes(text), name: "a.xml")
    #expect(root.children.enumerated().allSatisfy { $1.line == $0 + 2 })
    #expect(root.children.last?.line == 70_002)
    #expect(root.children.last?.children.first?.line == 70_003)
    let dtd = try DTD(bytes("<!ELEMENT a (b*,c)><!ELEMENT b EMPTY><!ELEMENT c (#PCDATA)>"), name: "a.dtd")
    let errors = dtd.validate(try XMLDocument(bytes(text), name: "a.xml"))
    #expect(Set(errors.map(\.line)) == [70_002, 70_003])
  }

  @Test func reportsEveryErrorInABrokenFile() throws {
    let broken = "<a>\n<b></c>\n&x;\n<d e=f/>\n</a"
    let error = #expect(throws: XMLError.self) { try XMLDocument(bytes(broken), name: "broken.xml") }
    let found = try #require(error?.diagnostics)
    let judged = try withFolder { folder in
      try Data(broken.utf8).write(to: folder.appending(path: "broken.xml"))
      return try run("xmllint", ["--noout", "broken.xml"], directory: folder.path(percentEncoded: false))
    }
    let lines = judged.error.split(separator: "\n").filter { $0.hasPrefix("broken.xml:") && $0.contains("error :") }
    #expect(found.map(\.line) == lines.compactMap { Int($0.split(separator: ":")[1]) })
    #expect(found.count > 2)
    #expect(found.allSatisfy { $0.domain == .parser && $0.file == "broken.xml" && $0.column != nil })
  }

  @Test func readsDoctypeWithoutDeclarations() throws {
    let document = try XMLDocument(bytes("<!DOCTYPE a SYSTEM 'partit.dtd'>\n<a t='N'>El Barça</a>"), name: "a.xml")
    #expect(document.hasDoctype)
    let root = try document.tree()
    #expect(root.text == "El Barça")
    #expect(root["t"] == "N")
  }

  @Test func numberOfErrorsIsLimited() {
    let text = "<a>" + String(repeating: "&x;", count: 100_000) + "</a>"
    let error = #expect(throws: XMLError.self) { try XMLDocument(bytes(text), name: "a.xml") }
    #expect(error?.diagnostics.count == 1000)
  }
}

import Foundation
import LibXML
import Resources
import TestSupport
import Testing

@Suite struct DTDTests {
  @Test func aValidMatchHasNoErrors() throws {
    let document = try XMLDocument(sampleMatch(), name: "m.xml")
    #expect(try currentDTD().validate(document, root: Schema.root).isEmpty)
    let documented = try DTD(Schema.documented2011, name: Schema.documented2011Name)
    #expect(documented.validate(document, root: Schema.root).isEmpty)
  }

  /// xmllint reports the same number of errors on the same lines.
  @Test(arguments: [
    (#"minut="0""#, #"minute="0""#), ("<dorsal>3</dorsal>", ""), ("<plantilla>", "<plantilla><nom/>"),
    ("<gols>", "<gols><gol/>"), ("</partit>", "<x><y/></x></partit>"), ("titular>si<", "titular><b/><"),
    ("</dadespartit></equip>", "</dadespartit>text</equip>"), ("<nom>Equip</nom>", "<![CDATA[ ]]><nom>Equip</nom>"),
  ])
  func errorLinesMatchXmllint(_ change: (String, String)) throws {
    let text = String(data: Data(sampleMatch()), encoding: .isoLatin1)!
    let broken = text.replacingOccurrences(of: change.0, with: change.1)
    #expect(broken != text)
    let file = [UInt8](broken.data(using: .isoLatin1)!)
    let ours = try currentDTD().validate(XMLDocument(file, name: "m.xml"))
    let judged = try withFolder { folder in
      for (name, content) in Schema.parts { try Data(content).write(to: folder.appending(path: name)) }
      try Data(file).write(to: folder.appending(path: "m.xml"))
      return try run(
        "xmllint", ["--noout", "--dtdvalid", "partit.dtd", "m.xml"], directory: folder.path(percentEncoded: false))
    }
    let lines = judged.error.split(separator: "\n").filter { $0.contains("validity error") }
    #expect(judged.status == .exited(3))
    #expect(ours.map(\.line) == lines.compactMap { Int($0.split(separator: ":")[1]) })
    #expect(ours.allSatisfy { $0.domain == .validity && $0.level == .error && $0.code > 500 && $0.element != nil })
  }

  @Test func errorNamesItsElementAndFacts() throws {
    let document = try XMLDocument(bytes("<partit versio='1'>\n<gols color='x'/></partit>"), name: "m.xml")
    let errors = try currentDTD().validate(document)
    let attribute = try #require(errors.first { $0.code == 533 })  // XML_DTD_UNKNOWN_ATTRIBUTE
    #expect(attribute.element == "gols")
    #expect(attribute.line == 2)
    #expect(attribute.facts == ["color", "gols"])
    #expect(errors.contains { $0.code == 504 && $0.element == "partit" })  // XML_DTD_CONTENT_MODEL
  }

  @Test func otherRootIsAnError() throws {
    let document = try XMLDocument(bytes("<nom>x</nom>"), name: "m.xml")
    #expect(try currentDTD().validate(document).isEmpty)
    let errors = try currentDTD().validate(document, root: Schema.root)
    #expect(errors.map(\.code) == [XMLCode.wrongRoot])
    #expect(errors.first?.facts == ["nom", "partit"])
  }

  @Test func doctypeOfTheDocumentIsIgnored() throws {
    let lax = "<!DOCTYPE partit SYSTEM 'lax.dtd'><partit/>"
    let errors = try currentDTD().validate(XMLDocument(bytes(lax), name: "m.xml"), root: Schema.root)
    #expect(errors.contains { $0.code == 504 })
  }

  @Test func missingPartIsAnError() {
    let error = #expect(throws: XMLError.self) { try DTD(Schema.current, name: "partit.dtd") }
    #expect(error?.diagnostics.contains { $0.code == XMLCode.loadRefused && $0.facts == ["partit-2011.dtd"] } == true)
  }

  @Test(arguments: ["<!ELEMENT", "<!ELEMENT a (b>", "<a/>", "\u{0}", "", "<!ELEMENT a (b,>"])
  func refusesInvalidDTDs(_ text: String) {
    let error = #expect(throws: XMLError.self) { try DTD(bytes(text), name: "own.dtd") }
    #expect(error?.diagnostics.first?.file == "own.dtd")
    #expect(error?.diagnostics.first?.line == 1)
  }

  @Test func acceptsADuplicateElement() throws {
    let dtd = try DTD(bytes("<!ELEMENT a EMPTY>\n<!ELEMENT a EMPTY>"), name: "own.dtd")
    #expect(dtd.validate(try XMLDocument(bytes("<a/>"), name: "a.xml")).isEmpty)
  }

  @Test func fileReadsOnlyItsOwnFolder() throws {
    try withFolder { folder in
      let inside = folder.appending(path: "in side")
      try FileManager.default.createDirectory(at: inside.appending(path: "sub"), withIntermediateDirectories: true)
      func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: inside.appending(path: name)) }
      try write("<!ELEMENT b EMPTY>", "sub/part.dtd")
      try write("<!ELEMENT b EMPTY>", "../outside.dtd")
      func dtd(_ system: String) throws -> DTD {
        try write("<!ELEMENT a (b)> <!ENTITY % p SYSTEM \"\(system)\"> %p;", "own 100%.dtd")
        return try DTD(path: inside.appending(path: "own 100%.dtd").path(percentEncoded: false))
      }
      let valid = try XMLDocument(bytes("<a><b/></a>"), name: "a.xml")
      #expect(try dtd("sub/part.dtd").validate(valid).isEmpty)
      let outside = folder.appending(path: "outside.dtd").path(percentEncoded: false)
      for system in ["../outside.dtd", outside, "file://" + outside, "http://127.0.0.1/x.dtd", "/etc/passwd"] {
        let error = #expect(throws: XMLError.self, "\(system)") { try dtd(system) }
        #expect(error?.diagnostics.contains { $0.code == XMLCode.loadRefused } == true)
      }
      try FileManager.default.createSymbolicLink(
        at: inside.appending(path: "link.dtd"), withDestinationURL: folder.appending(path: "outside.dtd"))
      #expect(throws: XMLError.self) { try dtd("link.dtd") }
      #expect(throws: XMLError.self) { try DTD(path: inside.path(percentEncoded: false)) }
      #expect(throws: XMLError.self) { try DTD(path: "/nowhere/own.dtd") }
    }
  }

  /// All threads get the same results as a single one.
  @Test func threadsShareADTD() async throws {
    let dtd = try currentDTD()
    let files = (0..<60).map { index in
      index.isMultiple(of: 3) ? bytes("<partit><gols><gol/></gols><x/></partit>") : sampleMatch(goals: index)
    }
    let alone = try files.map { try dtd.validate(XMLDocument($0, name: "m.xml")) }
    #expect(alone.contains { !$0.isEmpty })
    let results = try await withThrowingTaskGroup(of: [[XMLDiagnostic]].self) { group in
      for _ in 0..<8 {
        group.addTask { try files.map { try dtd.validate(XMLDocument($0, name: "m.xml")) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == alone })
  }
}

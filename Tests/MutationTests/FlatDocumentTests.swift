import Foundation
import LibXML
import Resources
import TestSupport
import Testing

/// A document read in one pass equals libxml2's tree, and nothing that libxml2 rejects is treated as valid: tested with
/// real files, damaged in their bytes and in their elements.
@Suite struct FlatDocumentTests {
  private static let project = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let folders = ["Fuzzing/Seeds/MatchFile", "Tests/Data/stylesheets/Data"]

  private static func files() throws -> [[UInt8]] {
    try folders.flatMap { folder in
      let folder = project.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map {
        Array(try Data(contentsOf: folder.appending(path: $0)))
      }
    }
  }

  private func tree(_ element: FlatElement) -> XMLElementNode {
    XMLElementNode(
      name: element.name, attributes: element.attributes, children: element.children.map(tree), text: element.text,
      line: element.line)
  }

  /// The two parsers agree, including on errors.
  private func read(_ bytes: [UInt8]) -> (flat: FlatDocument, whole: XMLDocument)? {
    do throws(XMLError) {
      let whole = try XMLDocument(bytes, name: "m.xml")
      let expected = try whole.tree()
      let flat = try FlatDocument(bytes, name: "m.xml")
      #expect(tree(flat.root) == expected)
      #expect(flat.encoding == whole.encoding)
      return (flat, whole)
    } catch {
      #expect(throws: error) { () throws(XMLError) in try FlatDocument(bytes, name: "m.xml") }
      return nil
    }
  }

  @Test func readsTheSameAsTheTree() throws {
    var count = 0
    for (index, file) in try Self.files().enumerated() {
      _ = try #require(read(file))
      var mutator = Mutator(seed: UInt64(index), pieces: MutationTests.markup)
      for _ in 0..<30 where read(mutator.mutated(file)) != nil { count += 1 }
    }
    #expect(count > 50)
  }

  @Test(arguments: [
    "<a b='x &amp; y&#10;&#38;z' c=''/>", "<a>1 &lt; 2 &amp;&#38; <b/>x<b>y</b> z</a>",
    "<a>x<!-- c -->y<?p q?>z<b/><![CDATA[<&]]>]]&gt;</a>",
    "<p:a xmlns:p='u' p:b='1' xml:lang='ca'><p:c/></p:a>", "<a>é\r\nü</a>",
    "<!DOCTYPE a SYSTEM 'a.dtd'><a b='&c;'>&d;</a>", "<a b='&c;'/>",
    "<!DOCTYPE a SYSTEM 'a.dtd'><a>x</a>", "<a><b></a>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "",
  ])
  func readsUnusualDocuments(_ text: String) { _ = read(Array(text.utf8)) }

  @Test func neverAcceptsInvalidDocuments() throws {
    let dtds = try [
      DTD(Schema.current, name: Schema.currentName, parts: .files(Schema.parts)),
      DTD(Schema.documented2011, name: Schema.documented2011Name),
    ]
    var (known, invalid) = (0, 0)
    for (index, file) in try Self.files().enumerated() {
      let root = try XMLDocument.tree(of: file, name: "m.xml")
      var random = SeededGenerator(seed: UInt64(index))
      for turn in 0..<40 {
        var changed = root
        // The first pass leaves the document unchanged.
        for _ in 0..<(turn == 0 ? 0 : random.pick([1, 1, 2])) { changed.spoil(&random) }
        guard let (flat, whole) = read(changed.document) else { continue }
        for dtd in dtds {
          let errors = dtd.validate(whole)
          if dtd.knows(flat) {
            known += 1
            #expect(errors.isEmpty)
          }
          if errors.isEmpty { dtd.keep(flat) } else { invalid += 1 }
          #expect(dtd.knows(flat) == errors.isEmpty, "a valid document is known from then on")
        }
      }
    }
    #expect(known > 100)
    #expect(invalid > 1000)
  }

  @Test func doesNotCacheDocumentsBeyondTheirForms() throws {
    func knows(_ dtd: String, _ text: String) throws -> Bool {
      let dtd = try DTD(Array(dtd.utf8), name: "a.dtd")
      let flat = try FlatDocument(Array(text.utf8), name: "a.xml")
      #expect(!dtd.knows(flat))
      #expect(dtd.validate(try XMLDocument(Array(text.utf8), name: "a.xml")).isEmpty)
      dtd.keep(flat)
      return dtd.knows(flat)
    }
    #expect(try knows("<!ELEMENT a (b*)><!ELEMENT b EMPTY>", "<a> <b/></a>"))
    #expect(try !knows("<!ELEMENT a (b*)><!ELEMENT b EMPTY>", "<a><!-- c --><b/></a>"))
    #expect(try !knows("<!ELEMENT a (#PCDATA)>", "<a><![CDATA[b]]></a>"))
    #expect(try !knows("<!ELEMENT a (#PCDATA)>", "<?xml version='1.0' standalone='yes'?><a>b</a>"))
    // An ID must be unique in the document.
    #expect(try !knows("<!ELEMENT a EMPTY><!ATTLIST a b ID #IMPLIED>", "<a b='c'/>"))
    // A restricted value is part of the form.
    let dtd = try DTD(Array("<!ELEMENT a EMPTY><!ATTLIST a b (x|y) #IMPLIED c CDATA #FIXED 'z'>".utf8), name: "a.dtd")
    dtd.keep(try FlatDocument(Array("<a b='x' c='z'/>".utf8), name: "a.xml"))
    #expect(dtd.knows(try FlatDocument(Array("<a b='x' c='z'/>".utf8), name: "a.xml")))
    #expect(!dtd.knows(try FlatDocument(Array("<a b='w' c='z'/>".utf8), name: "a.xml")))
    #expect(!dtd.knows(try FlatDocument(Array("<a b='x' c='y'/>".utf8), name: "a.xml")))
  }
}

extension XMLElementNode {
  /// Changes the element or one of its descendants.
  fileprivate mutating func spoil(_ random: inout SeededGenerator) {
    if !children.isEmpty, random.next() % 4 != 0 {
      let index = Int.random(in: children.indices, using: &random)
      return children[index].spoil(&random)
    }
    let place = children.isEmpty ? 0 : Int.random(in: children.indices, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: if !children.isEmpty { children.remove(at: place) }
    case 1: if !children.isEmpty { children.insert(children[place], at: random.pick(Array(0...children.count))) }
    case 2: if children.count > 1 { children.swapAt(place, random.pick(Array(children.indices))) }
    case 3: if let attribute = attributes.randomElement(using: &random) { attributes.removeAll { $0 == attribute } }
    case 4:
      let name = random.pick(["part", "interval", "tipus", "capita", "dorsal", "x", "equip"])
      if self[name] == nil {
        attributes.append(XMLAttribute(name: name, value: random.pick(["si", "no", "local", "2"])))
      }
    case 5:
      if !attributes.isEmpty {
        attributes[random.pick(Array(attributes.indices))].value = random.pick(["si", "ma", "", "7"])
      }
    case 6: text = random.pick(["", "x", " ", "7"])
    case 7: name = random.pick(["gol", "jugada", "nota", "nom", "corner", "b"])
    default: children.append(XMLElementNode(name: random.pick(["minut", "gol", "nom", "tanda"])))
    }
  }
}

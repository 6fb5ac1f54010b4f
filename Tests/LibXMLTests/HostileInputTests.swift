import Foundation
import LibXML
import Resources
import TestSupport
import Testing

/// Input that must be refused immediately with a code, or be read without accessing anything else.
@Suite struct HostileInputTests {
  static let laughs = bomb(depth: 11, into: "<partit>&a11;</partit>")
  static let laughsInAttribute = bomb(depth: 11, into: "<partit a='&a11;'/>")

  static func bomb(depth: Int, into root: String) -> String {
    let entities = (1...depth).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
    return "<!DOCTYPE partit [<!ENTITY a0 'ha'>\(entities)]>\(root)"
  }

  /// libxml2's codes: 1 internal (here: too deep), 4 empty, 5 extra content, 9 invalid character, 32 unsupported
  /// encoding, 42 duplicate attribute, 77 unclosed tag.
  @Test(arguments: [
    ("billion laughs", bytes(laughs), XMLCode.internalSubset),
    ("billion laughs in an attribute", bytes(laughsInAttribute), XMLCode.internalSubset),
    ("self-reference", bytes("<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><a>&a;</a>"), XMLCode.internalSubset),
    ("100,000 nested elements", bytes(String(repeating: "<a>", count: 100_000)), 1),
    (
      "100,000 nested and closed elements",
      bytes(String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)), 1
    ),
    ("truncated", Array(sampleMatch().dropLast(40)), 77),
    ("empty", [], 4),
    ("white space", bytes(" \n "), 4),
    ("NUL bytes", [UInt8](repeating: 0, count: 5000), 4),
    ("NUL inside", bytes("<a>x\u{0}y</a>"), 9),
    ("garbage", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ $0 >> 3) }, 4),
    ("a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], 4),
    (
      "UTF-8 declared, Latin-1 written",
      bytes("<?xml version='1.0' encoding='UTF-8'?><a>") + [0xe9, 0x20] + bytes("</a>"), 9
    ),
    ("unknown encoding", bytes("<?xml version='1.0' encoding='KLINGON'?><a/>"), 32),
    ("two roots", bytes("<a/><b/>"), 5),
    ("the same attribute twice", bytes("<a b='1' b='2'/>"), 42),
  ])
  func isRefused(_ what: String, _ file: [UInt8], _ code: Int) {
    let error = #expect(throws: XMLError.self, "\(what)") { try XMLDocument(file, name: what) }
    #expect(
      error?.diagnostics.contains { $0.code == code } == true, "\(error?.diagnostics.prefix(3).map(\.code) ?? [])")
  }

  /// An entity that the file does not declare makes it invalid, with its line.
  @Test(arguments: ["<!DOCTYPE a SYSTEM 'b.dtd'>\n<a>\n<b>&x;</b></a>"])
  func refusesUndeclaredEntity(_ text: String) throws {
    let error = #expect(throws: XMLError.self) { try XMLDocument(bytes(text), name: "x.xml").tree() }
    #expect(error?.diagnostics.map(\.code) == [XMLCode.loadRefused])
    #expect(error?.diagnostics.map(\.line) == [3])
  }

  /// A document's references are never opened or requested over the network.
  @Test func neverReadsOtherFiles() throws {
    try withFolder { folder in
      let secret = folder.appending(path: "secret.txt")
      try Data("TOPSECRET".utf8).write(to: secret)
      let path = secret.path(percentEncoded: false)
      for target in [path, "file://" + path, "http://127.0.0.1:9/x", "ftp://127.0.0.1:9/x", "secret.txt"] {
        let documents = [
          "<!DOCTYPE a [<!ENTITY x SYSTEM '\(target)'>]><a>&x;</a>",
          "<!DOCTYPE a SYSTEM '\(target)'><a/>",
          "<!DOCTYPE a PUBLIC '-//x' '\(target)' [<!ENTITY % p SYSTEM '\(target)'> %p;]><a/>",
          "<!DOCTYPE a SYSTEM '\(target)'><a>&x;</a>",
        ]
        for text in documents {
          guard let document = try? XMLDocument(bytes(text), name: "x.xml"), let tree = try? document.tree() else {
            continue
          }
          #expect(tree.text.isEmpty && tree.children.isEmpty)
          #expect(try currentDTD().validate(document).allSatisfy { !$0.message.contains("TOPSECRET") })
        }
      }
    }
  }

  /// Truncated files, and files with a changed byte, are read or refused without a crash.
  @Test func damagedFilesDoNotCrash() throws {
    let file = sampleMatch(goals: 1)
    let dtd = try currentDTD()
    var random: UInt64 = 20_110_611
    for _ in 0..<3000 {
      var bytes = file
      for _ in 0..<3 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(random >> 33) % bytes.count
        switch random >> 30 & 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random >> 20)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        case 2: bytes.insert(contentsOf: file[place / 2..<min(file.count, place / 2 + 20)], at: place)
        default: bytes = Array(bytes.prefix(max(place, 200)))
        }
      }
      do throws(XMLError) {
        let document = try XMLDocument(bytes, name: "m.xml")
        _ = try document.tree()
        _ = dtd.validate(document, root: Schema.root)
      } catch { #expect(!error.diagnostics.isEmpty) }
    }
  }

  @Test func memoryStaysFlat() throws { try Probe.run("documentsLeaveNothingBehind") }

  @Test(.enabled(if: Probe.isWanted("documentsLeaveNothingBehind"))) func documentsLeaveNothingBehind() throws {
    let dtd = try currentDTD()
    let good = sampleMatch(goals: 40)
    let bad = Array(good.dropLast(30))
    func round(_ count: Int) throws {
      for _ in 0..<count {
        let document = try XMLDocument(good, name: "m.xml")
        _ = dtd.validate(document)
        _ = try document.tree()
        _ = try? XMLDocument(bad, name: "m.xml")
      }
    }
    try round(500)
    let before = peakMemory()
    try round(10_000)
    // 20,000 leaked documents of this size would exceed a gigabyte.
    #expect(peakMemory() - before < 16 << 20)
    Probe.done()
  }
}

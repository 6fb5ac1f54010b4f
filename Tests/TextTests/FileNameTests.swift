import Foundation
import TestSupport
import Testing
import Text

/// Converting file names to text and back.
@Suite struct FileNameTests {
  @Test(arguments: ["derby.xml", "Mallorca–Inca.xml", "l\u{301}'été.xml", "球.xml", "⚽️.xml", "a\nb", ""])
  func utf8NameIsKept(_ name: String) {
    #expect(FileName.text(Array(name.utf8)).unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(FileName.shown(name) == name && FileName.isText(name))
  }

  @Test func invalidBytesAreShownInHex() {
    let name = FileName.text([0x4C, 0xE9, 0x72, 0x69, 0x64, 0x61, 0x2E] + Array("xml".utf8))
    #expect(FileName.shown(name) == #"L\xE9rida.xml"#)
    #expect(!FileName.isText(name) && name.hasSuffix(".xml"))
  }

  @Test func namesRoundTripAndStayDistinct() {
    var random = SeededGenerator(seed: 20_260_614)
    // Complete scalars, partial ones, and the marker, in all orders.
    let pieces: [[UInt8]] = [
      [0x61], [0x2F], [0xC3, 0xA9], [0xC3], [0xA9], [0xE2, 0x82, 0xAC], [0xE2, 0x82], [0xF0, 0x9F, 0x98, 0x80],
      [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF], [0xF4], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xCC, 0x81],
      [0xF4, 0x8F, 0xBF, 0xBE], [0x01], [0xF5, 0x80, 0x80, 0x80],
    ]
    var names: [String: [UInt8]] = [:]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).flatMap { _ in random.pick(pieces) }
      let text = FileName.text(bytes)
      #expect(FileName.bytes(text) == bytes)
      #expect(text.onDisk == bytes.map(CChar.init(bitPattern:)) + [0])
      let key = text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
      if let other = names.updateValue(bytes, forKey: key) { #expect(other == bytes) }
    }
  }

  @Test(arguments: [
    ("a.xml", ".", "a.xml"), ("/a", "/", "a"), ("b/a", "b", "a"), ("b//a", "b/", "a"), ("b/", "b", ""),
    ("b/\u{301}a", "b", "\u{301}a"),
  ])
  func splitsPathIntoFolderAndName(_ path: String, _ folder: String, _ name: String) {
    let split = FileName.split(path)
    #expect(split.folder == folder && split.name == name)
    #expect(FileName.join(".", "a") == "a" && FileName.join("/", "a") == "/a" && FileName.join("b", "a") == "b/a")
  }

  @Test func listsNamesInAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    try folder.write("", to: ".b")
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    for _ in 1...2 { #expect(Set(FileName.names(inFolder: descriptor)) == ["a", ".b"]) }
  }
}

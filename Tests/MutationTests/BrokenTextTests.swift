import Foundation
import TestSupport
import Testing
import Text

/// UTF-8 texts with an invalid byte, and texts in other encodings, which are not reported.
@Suite struct BrokenTextTests {
  private static let texts = ["euro-1980", "spec-1979-copa-america", "worldcup-1998", "worldcup-2014", "worldcup-2018"]

  private func bytes(_ name: String) throws -> [UInt8] {
    let file = URL(filePath: #filePath).appending(path: "../../Data/exchange/football-txt/\(name).txt")
    return Array(try Data(contentsOf: file.standardizedFileURL))
  }

  @Test(arguments: texts) func findsInvalidBytesWithTheirLine(_ name: String) throws {
    let whole = try bytes(name)
    #expect(TextFile.breach(in: whole) == nil)
    // Two-byte letters, because damage to longer ones may produce a valid letter.
    let letters = whole.indices.filter { (0xC0..<0xE0).contains(whole[$0]) }
    for letter in [letters[0], letters[letters.count / 2], letters[letters.count - 1]] {
      // The text in another encoding, without the letter, or without its second half.
      for (place, spoiled) in [(letter, [0xE9]), (letter, []), (letter + 1, [])] as [(Int, [UInt8])] {
        var bytes = whole
        bytes.replaceSubrange(place...place, with: spoiled)
        let line = 1 + whole[..<letter].count { $0 == UInt8(ascii: "\n") }
        #expect(TextFile.breach(in: bytes)?.line == line, "\(name), byte \(place)")
      }
    }
  }

  /// Windows-1252 text, in which a few letters may look like UTF-8.
  @Test(arguments: texts) func otherEncodingsAreNotBroken(_ name: String) throws {
    let text = String(decoding: try bytes(name), as: UTF8.self)
    let plain = text.unicodeScalars.map { $0.value <= 0xFF && !(0x80..<0xA0).contains($0.value) ? $0 : "é" }
    let bytes = plain.map { UInt8($0.value) } + Array("\nPEÑ".unicodeScalars.map { UInt8($0.value) }) + [0xAA]
    #expect(TextFile.breach(in: bytes) == nil)
    let known = String(String.UnicodeScalarView(plain)) + "\nPEÑª"
    #expect(TextFile.decoded(bytes) == known.replacing("\r\n", with: "\n"))
  }

  @Test(
    arguments: [
      ([0xE9], nil), ([0xC3, 0xA9, 0xE9], nil), ([0xC3, 0xA9, 0xC3, 0xA9, 0xE9], 1),
      ([0xEF, 0xBB, 0xBF, 0x0D, 0x0A, 0x0D, 0x0A, 0xFF], 3), ([0xFF, 0xFE, 0xE9, 0x00], nil), ([], nil),
    ] as [([UInt8], Int?)])
  func judgesEncodingByLetters(_ bytes: [UInt8], _ line: Int?) { #expect(TextFile.breach(in: bytes)?.line == line) }
}

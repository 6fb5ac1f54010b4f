import MatchReports
import Testing
import Text

/// Characters that the terminal shows as codes are replacement characters in the output of stylesheets.
@Suite struct InvisibleCharacterTests {
  /// A text with one character between letters, which might hide it.
  private func reported(_ text: String, by stylesheet: String) throws -> String {
    let name = text.unicodeScalars.map { "&#x\(String($0.value, radix: 16));" }.joined()
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <partit data="2026-11-21" estat="pendent"><equip><dadesequip><nom>\(name)</nom></dadesequip></equip>
      <equip><dadesequip><nom>Muro</nom></dadesequip></equip></partit>
      """
    let bytes = try ReportStylesheet(builtIn: stylesheet).bytes(of: Array(file.utf8), name: "m.xml")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Unassigned characters are skipped, because the C library or Unicode may define them later.
  private static let hidden: [Unicode.Scalar] =
    [0x7F...0xFFFF, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE01FF, 0xF0000...0xF0010].joined().compactMap {
      Unicode.Scalar($0 as UInt32)
    }.filter { scalar in
      scalar.properties.generalCategory != .unassigned && scalar.properties.generalCategory != .surrogate
        && visible("a\(scalar)b").contains("<U+")
    }

  @Test(arguments: ["text.xsl", "report.xsl", "calendar.xsl"]) func hiddenCharactersAreReplaced(
    _ stylesheet: String
  ) throws {
    // Every hundredth private-use character.
    let (own, others) = (
      Self.hidden.filter { $0.properties.generalCategory == .privateUse },
      Self.hidden.filter { $0.properties.generalCategory != .privateUse }
    )
    #expect(others.count > 150 && own.count > 6_000)
    let some = others + own.enumerated().filter { $0.offset % 100 == 0 || $0.offset == own.count - 1 }.map(\.element)
    // Many in one text, each between letters.
    for start in stride(from: 0, to: some.count, by: 60) {
      let part = some[start..<min(start + 60, some.count)]
      let made = try reported(part.map { "a\($0)b" }.joined(), by: stylesheet)
      let left = part.filter { scalar in
        // White space may separate lines or names.
        ![0x85, 0x2028, 0x2029].contains(scalar.value) && made.unicodeScalars.contains(scalar)
      }
      #expect(left.map { String($0.value, radix: 16) } == [])
    }
  }

  @Test(arguments: [
    "نامه\u{200C}ای", "\u{1F468}\u{200D}\u{1F469}", "\u{2764}\u{FE0F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "Ñuñoa", "李小龍",
  ])
  func joinersWithinCharactersAreKept(_ text: String) throws {
    #expect(visible(text) == text)
    #expect(try reported(text, by: "text.xsl").hasPrefix(text))
  }

  @Test(arguments: ["Pons\u{200D}i", "\u{FE0F}Pons", "Pons\u{E0067}"]) func strayJoinersAreReplaced(_ text: String)
    throws
  {
    #expect(visible(text).contains("<U+"))
    #expect(try reported(text, by: "text.xsl").contains("\u{FFFD}"))
  }
}

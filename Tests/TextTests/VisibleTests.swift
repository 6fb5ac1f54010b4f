import Testing
import Text

/// The display of any character.
@Suite struct VisibleTests {
  /// A character from each Unicode category that is shown unchanged, between letters.
  @Test(arguments: [
    "A", "ç", "ǅ", "ʰ", "ا", "ñ", "e\u{301}", "नि", "a\u{20DD}", "7", "Ⅷ", "½", "‿", "–", "(", ")", "«", "»", "·", "+",
    "€", "^",
    "©", " ", "\u{A0}", "\u{3000}", "日", "ש", "ไ", "👍🏽", "❤️", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "葛\u{E0100}", "می\u{200C}خواهم", "ක්\u{200D}ෂ",
  ]) func isShown(_ text: String) { #expect(visible("x\(text)y") == "x\(text)y") }

  @Test(arguments: [
    ("\u{1B}", "<U+001B>"), ("\u{9B}", "<U+009B>"), ("\u{0}", "<U+0000>"), ("\u{7F}", "<U+007F>"), ("\n", "<U+000A>"),
    ("\r", "<U+000D>"), ("\t", "<U+0009>"), ("\u{85}", "<U+0085>"), ("\u{2028}", "<U+2028>"), ("\u{2029}", "<U+2029>"),
    ("\u{202E}", "<U+202E>"), ("\u{2066}", "<U+2066>"), ("\u{200E}", "<U+200E>"), ("\u{61C}", "<U+061C>"),
    ("\u{200B}", "<U+200B>"), ("\u{200D}", "<U+200D>"), ("\u{AD}", "<U+00AD>"), ("\u{FEFF}", "<U+FEFF>"),
    ("\u{3164}", "<U+3164>"), ("\u{2800}", "<U+2800>"), ("\u{E0041}", "<U+E0041>"), ("\u{E000}", "<U+E000>"),
    ("\u{378}", "<U+0378>"), ("\u{FFFE}", "<U+FFFE>"),
  ]) func isShownAsItsCode(_ text: String, _ code: String) { #expect(visible("x\(text)y") == "x\(code)y") }

  /// No Unicode scalar is shown in a form that could control a terminal.
  @Test func noCharacterControlsTheTerminal() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = visible("a" + String(Character(scalar)) + "a").unicodeScalars
      let isSafe = shown.allSatisfy { shown in
        switch shown.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
        case .format: !shown.properties.isDefaultIgnorableCodePoint && !(0xFFF9...0xFFFB).contains(shown.value)
        default: true
        }
      }
      if !isSafe { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func lineBreaksMayBeKept() { #expect(visible("a\nb\u{1B}", keepingLines: true) == "a\nb<U+001B>") }
}

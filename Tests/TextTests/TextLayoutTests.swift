import CSystem
import Glibc
import Testing
import Text

@Suite struct TextLayoutTests {
  @Test(arguments: [
    ("", 0), ("goal", 4), ("Muñoz", 5), ("Mun\u{303}oz", 5), ("日本", 4), ("中村俊輔", 8), ("한", 2), ("l·l", 3),
    ("\u{1B}[1mgol\u{1B}[0m", 3),
    ("\u{1B}[1;31ma\u{1B}[0mb", 2),
  ])
  func widthCountsTerminalColumns(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  /// The C library knows only ASCII characters in the C locale.
  @Test func widthDoesNotDependOnTheLocale() {
    let plain = cwc_characters_of("C")
    let former = uselocale(plain)
    defer {
      uselocale(former)
      freelocale(plain)
    }
    #expect("日".displayWidth == 2)
    #expect("Mun\u{303}oz".displayWidth == 5)
  }

  @Test func truncatesWithAnEllipsis() {
    #expect("Iniesta".truncated(to: 7) == "Iniesta")
    #expect("Iniesta".truncated(to: 5) == "Inie…")
    #expect("日本語".truncated(to: 4) == "日…")
    #expect("Iniesta".truncated(to: 0) == "")
    #expect("\u{1B}[1mIniesta\u{1B}[0m".truncated(to: 3) == "\u{1B}[1mIn…\u{1B}[0m")
  }

  @Test func padsToDisplayWidth() {
    #expect("ñ".padded(to: 3) == "ñ  ")
    #expect("日".padded(to: 3) == "日 ")
    #expect("9".paddedLeft(to: 3) == "  9")
    #expect("long".padded(to: 3) == "long")
  }

  @Test func wrapsAtSpaces() {
    #expect("not recorded: v4 was sent off".wrapped(to: 14) == ["not recorded:", "v4 was sent", "off"])
    #expect("one two three".wrapped(to: 9, indent: 2) == ["one two", "  three"])
    #expect("a\n\nb".wrapped(to: 9) == ["a", "", "b"])
    #expect("abcdefgh".wrapped(to: 3) == ["abc", "def", "gh"])
  }

  @Test func aLineThatFitsKeepsItsSpaces() {
    #expect("  g    goal".wrapped(to: 11) == ["  g    goal"])
  }

  @Test(arguments: 3...12) func noWrappedLineIsTooWide(width: Int) {
    let lines = "ball de bastons, castellers i un gol de cap".wrapped(to: width, indent: 2)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == "balldebastons,castellersiungoldecap")
  }
}

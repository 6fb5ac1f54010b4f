import Glibc
import Terminal
import Testing

@Suite struct StyleTests {
  private let coloured: TerminalTraits = {
    var traits = TerminalTraits()
    traits.allowsColour = true
    return traits
  }()
  private let plain = TerminalTraits()

  @Test func aStyleIsAnSGRSequenceOrNothing() {
    #expect(Style.bold("9", on: coloured) == "\u{1B}[1m9\u{1B}[0m")
    #expect(Style.refusal("", on: coloured) == "")
    for style in Style.allCases { #expect(style("9", on: plain) == "9") }
  }

  /// On any background: every colour has a contrast of at least 4:1 on black and on white (WCAG requires 3 for large
  /// text and 4.5 for small text; more than 4.58 on both is impossible). The basic sixteen colours depend on the
  /// terminal, so none of them is used.
  @Test func coloursAreReadableOnBlackAndOnWhite() throws {
    for style in Style.allCases where style != .bold {
      let shown = style("9", on: coloured)
      let number = try #require(shown.firstMatch(of: /^\u{1B}\[38;5;([0-9]+)m9\u{1B}\[0m$/), "\(style)").output.1
      let light = luminance(try #require(Int(number)))
      #expect((light + 0.05) / 0.05 >= 4, "\(style) on black")
      #expect(1.05 / (light + 0.05) >= 4, "\(style) on white")
    }
  }

  /// The relative luminance of a palette colour: a cube of six steps from 16, and greys from 232.
  private func luminance(_ number: Int) -> Double {
    precondition((16...255).contains(number))
    let steps = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    let channels =
      number >= 232
      ? Array(repeating: 8 + 10 * (number - 232), count: 3)
      : [steps[place / 36], steps[place / 6 % 6], steps[place % 6]]
    let linear = channels.map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

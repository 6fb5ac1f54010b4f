import Testing

@testable import Terminal

@Suite struct StyleTests {
  private let coloured = TerminalTraits(allowsColour: true, isDumb: false)
  private let plain = TerminalTraits()

  @Test func aStyleIsAnSGRSequenceOrNothing() {
    #expect(Style.bold("9", on: coloured) == "\u{1B}[1m9\u{1B}[0m")
    #expect(Style.red("", on: coloured) == "")
    for style in Style.allCases { #expect(style("9", on: plain) == "9") }
  }
}

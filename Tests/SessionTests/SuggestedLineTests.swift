import Testing

/// An open line is closed by the line that its error suggests.
@Suite struct SuggestedLineTests {
  private static let names = [
    #"player 4 name "Marc Roig""#, #"player 7 name "Sara Vila""#, #"player 9 name "Sara Puig""#, "start",
  ]

  /// The lines that are open after these.
  private func open(after lines: String...) -> [String] {
    let fixture = SessionFixture(after: Self.names, person: Person())
    fixture.now += 600
    for line in lines {
      fixture.enter(line)
      fixture.now += 10
    }
    return fixture.openLines
  }

  @Test(arguments: [
    ("gol de sara", "gol de 9"), ("sara gol", "7 gol"), ("11s- 6'", "6' 11s-"), ("9g 2' ago", "2' ago 9g"),
    ("roig", "4g"), ("roig", "roig gol"),
    ("tiro de roig desde fuera del area", "4s5"),
  ])
  func suggestionClosesTheLine(line: String, suggested: String) {
    #expect(open(after: line) == [line])
    #expect(open(after: line, suggested) == [])
  }

  /// The suggestion is about the named player, unlike an example without one.
  @Test(arguments: ["roig", "roig sings"]) func anotherPlayersGoalLeavesTheLineOpen(line: String) {
    #expect(open(after: line, "11g") == [line])
  }
}

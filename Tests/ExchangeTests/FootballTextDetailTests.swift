import Exchange
import MatchModel
import Testing

/// Lines below a match in Football.TXT, as found in some files.
@Suite struct FootballTextDetailTests {
  private func match(_ score: String, _ below: String) throws -> ForeignMatch {
    let text = "= Cup 2026\n\n▪ Final\nSat Nov 21\n  Inca v Muro  \(score)\n    \(below)\n"
    let file = ForeignFile(name: "cup.txt", bytes: Array(text.utf8))
    return try #require(Import.read([file], options: ReadingOptions())[0].reading.matches.first)
  }

  /// José Batista was sent off after 56 seconds, on 13 June 1986.
  @Test func minuteZeroIsReadAsTheFirst() throws {
    let match = try match("0-0", "\n    Inca: BATISTA [R 0'], PEREYRA - GUTIERREZ, ACEVEDO")
    #expect(match.problems.isEmpty, "\(match.problems)")
    #expect(match.events.map(\.time.label) == [MatchMinute(1)])
  }

  @Test(arguments: [
    "(Pons 3'; Marcelo 11' og)", "(Pons 3'; Marcelo 11' (og))", "(Pons 3' ; Marcelo 11'og )",
    "(Pons 3'; Marcelo 11 o.g.)",
  ])
  func readsOwnGoalMarks(_ goals: String) throws {
    let match = try match("1-1", goals)
    #expect(match.problems.isEmpty, "\(match.problems)")
    let own = match.events.map { event in if case .goal(_, let isOwn, _) = event.kind { isOwn } else { false } }
    #expect(own == [false, true])
  }

  /// A word that looks like a mark is a name if a minute follows, such as the player Pen.
  @Test func nameBeforeMinuteIsNotAMark() throws {
    let match = try match("3-0", "(Pons 3', Marcelo 11' Pen 12')")
    #expect(match.problems.isEmpty && match.events.map(\.time.label) == [3, 11, 12].map { MatchMinute($0) })
  }
}

import Testing

/// Section J of docs/LAWS.md, law by law: declared actions.
@Suite struct OwnActionLaws {
  private func match(_ set: String...) throws -> MatchOnDisk { try MatchOnDisk(rules: "charting", set: set) }

  @Test("J1: rules that do not declare a recorded action are refused") func j1() throws {
    let match = try match()
    try match.play(
      "start", "1' 9q", "2' 9d+", .refuse("set action.recuperacio none", says: "declare no action recuperacio"),
      .refuse("set rules official", says: "no longer possible"),
      .refuse(
        "set action.duel d player +dalt", says: "words.duel.guanyat: no action, outcome, sanction or kind of foul"),
      // An unused declaration can be removed.
      "set action.perdua none")
    #expect(try match.elements("accio").count == 2)
    try match.play(.refuse("3' 9x"))
  }

  @Test("J2: player and opponent are on the field, and the action is part of play") func j2() throws {
    let match = try match()
    try match.play(
      .warn("9q", law: "H1", says: "no play now"), "undo", "start", "2' 9d,4", "3' 9>12", "4' 8r", "4' v8r",
      .warn("5' 14q", law: "J2"), .warn("5' 9q", law: "J2"), .refuse("5' 8q", says: "sent off"), .refuse("5' 77q"),
      .refuse("5' 7d,8", says: "v8 was sent off"), .refuse("5' coachq"), .warn("5' 7d,14", law: "J2"),
      .refuse("6' 9p", says: "belongs to a team"))
    #expect(try match.elements("accio").compactMap { attribute("dorsalrival", of: $0) } == ["4", "14"])
  }
}

import Exchange
import MatchModel
import MatchRules
import Phrases
import Testing

/// An invented cup tie in both feeds: extra time, a shoot-out, a second yellow card, a card for the staff, an own goal,
/// penalties scored and missed; and abandoned matches.
@Suite struct FeedsOfACupTieTests {
  static let statsBomb = ["made/statsbomb/cup-events.json", "made/statsbomb/lineups.json"]
  static let opta = ["made/opta/cup-f7.xml", "made/opta/cup-f24.xml"]

  private func settled(_ files: [ForeignFile]) throws -> SettledMatch {
    let readings = Import.read(files, options: ReadingOptions()).map(\.reading)
    #expect(readings.flatMap(\.problems) == [])
    return try Settlement(rules: RuleSet()).settle(
      try #require(readings.flatMap(\.matches).first), provenance: "feed")
  }

  @Test func optaNamesTheRoundAndTheGroup() throws {
    let file = try Samples.file(Self.opta[0])
    let text = file.text.replacing("MatchType=\"Cup\"", with: "MatchType=\"Cup\" RoundType=\"Quarter-Finals\"")
    let tie = try settled([ForeignFile(name: "f7.xml", bytes: Array(text.utf8))]).match
    #expect(tie.details.stage == "Quarter-Finals" && tie.details.group.isEmpty)
    let group = file.text.replacing("MatchType=\"Cup\"", with: "MatchType=\"Cup\" RoundType=\"Round\" GroupName=\"B\"")
    let match = try settled([ForeignFile(name: "f7.xml", bytes: Array(group.utf8))]).match
    #expect(match.details.stage.isEmpty && match.details.group == "Group B")
  }

  @Test(arguments: [statsBomb, opta]) func readsTheWholeTie(_ names: [String]) throws {
    let settled = try settled(names.map(Samples.file))
    let match = settled.match
    #expect(settled.ledger.firstObjection == nil)
    let state = settled.ledger.state
    #expect(state.score == BothSides(2) && state.shootOut?.score == BothSides(home: 4, away: 3) && state.isOver)
    #expect(match.actions.compactMap { ($0 as? PeriodEnd)?.moment.elapsed } == [2790, 2900, 940, 965])
    let goals = match.actions.compactMap { $0 as? Goal }
    #expect(goals.map(\.moment.minute) == [13, 66, 101, 119].map { MatchMinute($0) })
    #expect(goals.map(\.team) == [.home, .away, .away, .home] && goals.map(\.isOwn) == [false, true, false, false])
    #expect(goals.last?.shot.origin == .penalty)
    // One penalty was saved, and a free kick hit the woodwork.
    let chances = match.actions.compactMap { $0 as? Chance }
    #expect(chances.map(\.shot.origin) == [.penalty, .freeKick] && chances.map(\.outcome) == [.saved, .woodwork])
    let cards = match.actions.compactMap { $0 as? Card }
    #expect(cards.map(\.color) == [.yellow, .secondYellow, .yellow, .yellow])
    #expect(
      cards.map(\.person) == [
        cards[0].person, cards[0].person, .official(OfficialCode(rawValue: "staff")), cards[3].person,
      ])
    let kicks = match.actions.compactMap { $0 as? ShootOutKick }
    #expect(kicks.map(\.team) == (0..<10).map { $0 % 2 == 0 ? .away : .home })
    #expect(
      kicks.map(\.outcome)
        == [.scored, .scored, .saved, .woodwork, .scored, .scored, .offTarget, .scored, .scored, .scored])
  }

  /// F7 has goals, missed penalties, cards, substitutions and kicks; F24 by itself has only numbers for the players.
  @Test func readsTieFromEachHalfOfOpta() throws {
    for (name, chances) in [(Self.opta[0], 1), (Self.opta[1], 2)] {
      let settled = try settled([try Samples.file(name)])
      #expect(settled.ledger.firstObjection == nil)
      #expect(settled.ledger.state.shootOut?.score == BothSides(home: 4, away: 3))
      #expect(settled.match.actions.count { $0.kind == .chance } == chances)
    }
    let unnamed = try settled([try Samples.file(Self.opta[1])]).match
    #expect(unnamed.teams.home.name == "CE Inca" && unnamed.teams.home.players.allSatisfy(\.name.isEmpty))
  }

  @Test func f24WithoutTeamNamesNeedsF7() throws {
    let text = try Samples.file(Self.opta[1]).text.replacing(/(home|away)_team_name="[^"]*"/, with: "")
    let file = ForeignFile(name: "f24.xml", bytes: Array(text.utf8))
    let reading = Import.read([file], options: ReadingOptions())[0].reading
    #expect(
      reading.matches.isEmpty && reading.problems.map(\.what) == [Phrase("exchange.missing-half", ["name": "F7"])])
    #expect(try settled([try Samples.file(Self.opta[0]), file]).match.teams.away.name == "CE Llosetense")
  }

  @Test func managersCardIsRecordedForCoach() throws {
    func changed(_ name: String, _ old: String, _ new: String) throws -> ForeignFile {
      let file = try Samples.file(name)
      return ForeignFile(name: name, bytes: Array(file.text.replacing(old, with: new).utf8))
    }
    let f7 = try changed(Self.opta[0], "EventID=\"7\" Min=\"86\"", "EventID=\"7\" ManagerRef=\"man1\" Min=\"86\"")
    for files in [[f7], [f7, try Samples.file(Self.opta[1])]] {
      let match = try settled(files).match
      let coach = match.teams.home.officials.first
      #expect(coach?.code.rawValue == "coach" && coach?.name == "Xisca Moll")
    }
    let alone = try settled([f7]).match
    #expect(alone.actions.contains { ($0 as? Card)?.person == .official(OfficialCode(rawValue: "coach")) })
  }

  @Test(arguments: ["Period=\"Abandoned\"", "Type=\"Abandoned\""]) func readsAbandonedMatch(_ sign: String) throws {
    var text = try Samples.file("made/opta/f7.xml").text
    text = text.replacing(
      sign.hasPrefix("P") ? "Period=\"FullTime\"" : "Type=\"NormalResult\"", with: sign)
    // 60:30 of play, after both goals of the home side.
    text = text.replacing("second_half_stop\">20261121T192340", with: "second_half_stop\">20261121T185010")
    text = text.replacing(#/ *<(Substitution|Booking) [^>]*(Min="(63|70|75|85)")[^>]*>\n/#, with: "")
    let settled = try settled([ForeignFile(name: "f7.xml", bytes: Array(text.utf8))])
    let end = try #require(settled.match.actions.last as? MatchEnd)
    #expect(end.isAbandoned && end.moment.minute == MatchMinute(61) && end.moment.elapsed == 930)
    #expect(settled.ledger.state.isAbandoned && settled.ledger.firstObjection == nil)
    #expect(settled.ledger.state.score == BothSides(home: 2, away: 1))
  }

  @Test func matchListNamesManagers() throws {
    let list = """
      [{"match_id": 1, "home_team": {"home_team_id": 9001, "managers": [{"id": 1, "name": "Xisca Moll Rotger",
      "nickname": "Xisca Moll"}]}, "away_team": {"away_team_id": 9002}, "home_score": 2, "away_score": 2}]
      """
    let match = try settled(
      Self.statsBomb.map(Samples.file) + [ForeignFile(name: "matches.json", bytes: Array(list.utf8))]
    ).match
    #expect(match.teams.home.officials.map(\.code.rawValue) == ["coach", "staff"])
    #expect(match.teams.home.officials[0].name == "Xisca Moll" && match.teams.away.officials.isEmpty)
  }
}

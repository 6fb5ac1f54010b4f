import Seasons
import Standings
import Testing

/// The matches in which bans are served: `serve`. In England, bans for sendings-off are served in any competition and
/// bans for cautions in their own (The FA, disciplinary regulations); in Spain all are served in their own (FFCV, art.
/// 60).
@Suite struct ServingTests {
  /// A match of Inca's: the day, the competition, the cards, and the players.
  private struct Played {
    let day: Int
    let competition: String
    var shown: [String: Booking] = [:]
    var players = ["Anna", "Berta"]
    var kind = MatchResult.Kind.league
    var outcome = MatchResult.Outcome.played(MatchScore(1, 0))
  }

  private func records(
    _ matches: [Played], cycles: String = "1", _ serve: KeyValuePairs<String, String>
  ) throws -> [DisciplineRecord] {
    let sheets = matches.map { match -> (String, MatchSheet) in
      var result = MatchResult("Inca", "Rival \(match.day)", match.outcome)
      (result.date, result.competition) = ("2026-09-\(match.day < 10 ? "0" : "")\(match.day)", match.competition)
      result.kind = match.kind
      let squad = match.players.enumerated().map { place, name in
        Appearance(
          name: name, number: name == "Anna" ? 1 : 2, isStarter: true, spells: [0..<90], booking: match.shown[name])
      }
      return (
        "\(match.day).xml",
        MatchSheet(result: result, length: 90, regularLength: 90, sideSize: 11, ours: .home, home: squad, away: [])
      )
    }
    let season = Season(
      sheets.map { SeasonResults.Source($1.result, file: $0, isMatchFile: true) },
      sheets: Dictionary(uniqueKeysWithValues: sheets))
    let rules = try serve.map { competition, value in
      var rules = DisciplineRules()
      for (key, value) in [("caution-cycles", cycles), ("serve", value)] {
        try #require(DisciplineRules.parameter(named: key)?.set(value, in: &rules) == true)
      }
      return (competition, rules)
    }
    return season.discipline { name in rules.first { $0.0 == name }?.1 ?? DisciplineRules() }
  }

  private func days(_ bans: [Ban]) -> [[String]] { bans.map { $0.served.map { String($0.date.suffix(2)) } } }

  @Test func servesBansInTheirOwnCompetition() throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Anna": .red]), Played(day: 2, competition: "Copa"),
      Played(day: 3, competition: "Lliga", players: ["Berta"]),
    ]
    let found = try records(matches, ["Lliga": "competition", "Copa": "competition"])
    #expect(found.map(\.competition) == ["Lliga"])
    #expect(days(found[0].bans) == [["03"]] && found[0].playedSuspended.isEmpty)
  }

  @Test func servesDismissalsAnywhereAndCautionsInTheirOwn() throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Anna": .red, "Berta": .yellow]),
      Played(day: 2, competition: "Copa", players: ["Berta"]), Played(day: 3, competition: "Lliga", players: ["Anna"]),
    ]
    let found = try records(matches, ["Lliga": "dismissals", "Copa": "dismissals"])
    #expect(found.map(\.player.name) == ["Anna", "Berta"])
    #expect(found.map { days($0.bans) } == [[["02"]], [["03"]]])
    #expect(found.allSatisfy { $0.playedSuspended.isEmpty })
    // Under the other rules, Anna would have played while suspended.
    let other = try records(matches, ["Lliga": "competition", "Copa": "competition"])
    #expect(other.first?.playedSuspended.map(\.date) == ["2026-09-03"])
  }

  @Test func servesAllBansAnywhere() throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Berta": .yellow]),
      Played(day: 2, competition: "Copa", players: ["Anna"]), Played(day: 3, competition: "Lliga"),
    ]
    let found = try records(matches, ["Lliga": "all", "Copa": "all"])
    #expect(found.map { days($0.bans) } == [[["02"]]])
  }

  /// Two bans take two matches, the older one first.
  @Test func aMatchServesOneBan() throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Anna": .red]),
      Played(day: 2, competition: "Copa", shown: ["Anna": .red]),
      Played(day: 3, competition: "Lliga", players: ["Berta"]),
      Played(day: 4, competition: "Lliga", players: ["Berta"]),
      Played(day: 5, competition: "Copa"),
    ]
    let found = try records(matches, ["Lliga": "all", "Copa": "all"])
    #expect(found.map(\.competition) == ["Copa", "Lliga"])
    #expect(found.map { days($0.bans) } == [[["04"]], [["03"]]])
    #expect(found[1].playedSuspended.map(\.date) == ["2026-09-02"])
  }

  /// A match without a result, postponed or undecided, serves no ban, whoever is missing from its squad.
  @Test(arguments: [
    (MatchResult.Outcome.pending, "03"), (.abandoned(MatchScore(1, 0)), "03"), (.abandoned(nil), "03"),
    (.played(MatchScore(0, 0)), "02"), (.awarded(MatchScore(3, 0), absent: nil), "02"),
  ])
  func onlyMatchesThatCountServeBans(outcome: MatchResult.Outcome, day: String) throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Anna": .red]),
      Played(day: 2, competition: "Lliga", players: ["Berta"], outcome: outcome),
      Played(day: 3, competition: "Lliga", players: ["Berta"]),
    ]
    let found = try records(matches, ["Lliga": "competition"])
    #expect(found.map { days($0.bans) } == [[[day]]])
  }

  @Test func servesNoBansInFriendliesOrSeparateCompetitions() throws {
    let matches = [
      Played(day: 1, competition: "Lliga", shown: ["Anna": .red]),
      Played(day: 2, competition: "Amistós", kind: .friendly), Played(day: 3, competition: "Torneig"),
      Played(day: 4, competition: "Lliga", players: ["Berta"]),
    ]
    let found = try records(matches, ["Lliga": "all", "Amistós": "all", "Torneig": "competition"])
    #expect(found.map { days($0.bans) } == [[["04"]]])
    #expect(found[0].playedSuspended.isEmpty)
  }

  @Test func familiesDefineWhereBansAreServed() {
    #expect(DisciplineRules.named("premier-league").serve == .dismissals)
    for family in ["rfef", "uefa", "fifa"] { #expect(DisciplineRules.named(family).serve == .competition) }
    var rules = DisciplineRules()
    #expect(DisciplineRules.parameter(named: "serve")?.set("league", in: &rules) == false)
  }
}

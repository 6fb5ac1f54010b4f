import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import SampleMatches
import TestSupport
import Testing

/// Declared kinds of foul and team fouls: every number on the page matches the statistics.
@Suite struct TeamFoulPageTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func numbersMatchTheStatistics(seed: UInt64) throws {
    let ledger = try RandomMatch.countedLedger(seed: seed)
    let statistics = MatchStatistics(ledger)
    let file = MatchWriter().bytes(of: ledger.match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", "ca")]))
    let indirect = FoulCode(rawValue: "indirecta")
    var found: Set<String> = []
    for (figure, shown) in page.figures() where ["team-fouls", "fouls.indirecta"].contains(figure.stat) {
      let team = statistics.teams[figure["team"] == "home" ? .home : .away]
      let tally =
        figure["period"].flatMap(Int.init).map { number in
          team.byPeriod.first { $0.key?.number == number && $0.key?.kind != .shootOut }?.value ?? Tally()
        } ?? team.whole
      #expect(shown == String(figure.stat == "team-fouls" ? tally["team-fouls"] : tally[indirect]), "\(figure)")
      found.insert(figure.stat)
    }
    let fouls = statistics.teams.map { $0.whole }
    #expect(found.contains("team-fouls") == (fouls.home["team-fouls"] + fouls.away["team-fouls"] > 0))
    #expect(found.contains("fouls.indirecta") == (fouls.home[indirect] + fouls.away[indirect] > 0))
  }

  @Test func logNamesTheFoulKindAsDeclared() throws {
    let match = try RandomMatch.countedLedger(seed: 3).match
    #expect(match.actions.contains { ($0 as? Foul)?.code == FoulCode(rawValue: "indirecta") })
    let file = MatchWriter().bytes(of: match)
    for (language, word) in [("ca", "indirecta"), ("es", "indirecta"), ("en", "indirect")] {
      let page = Markup(
        try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", language)]))
      let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
      #expect(page.text(of: log).contains(" · \(word)"))
    }
  }

  /// A time-out belongs to the team and needs no table of players.
  @Test func timeOutsAreAmongTheTeamFigures() throws {
    var match = RandomMatch.lawfulLedger(seed: 3).match
    match.overrides["time-outs"] = "1 1"
    match.overrides["action.tempsmort"] = "tm team"
    match.overrides["words.tempsmort"] = "temps_mort | tiempo_muerto | time-out"
    let first = try #require(match.actions.firstIndex { $0 is PeriodStart })
    let timeOut = OwnAction(.timeOut, at: match.actions[first].moment, team: .away, player: nil)
    match.actions.insert(timeOut, at: first + 1)
    let file = MatchWriter().bytes(of: match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("lang", "en")]))
    let timeOuts = page.figures().filter { $0.figure.stat == "own.tempsmort" && $0.figure["period"] == nil }
    #expect(timeOuts.map(\.shown) == ["0", "1"])
    #expect(!page.all("section").contains { $0.attributes["id"] == "own-actions" })
    let log = try #require(page.all("section").first { $0.attributes["id"] == "log" })
    #expect(page.text(of: log).contains("Time-out"))
  }

  @Test func footballHasNoTeamFouls() throws {
    let file = MatchWriter().bytes(of: RandomMatch.lawfulLedger(seed: 3).match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: []))
    #expect(!page.figures().contains { $0.figure.stat == "team-fouls" })
  }
}

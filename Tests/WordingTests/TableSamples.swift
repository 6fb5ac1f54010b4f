import Phrases
import Seasons
import Standings
import Wording

/// Texts about tables: reasons for the order, notes, and parameters of rules.
func tableSamples(_ wording: Wording) -> [String] {
  var once = TableRules(tieBreakers: [.headToHeadPoints, .headToHeadDifference, .goalDifference, .conduct, .lots])
  once.legs = 1
  once.zones = [Zone(1...1, "promotion")]
  var twice = once
  (twice.legs, twice.zones) = (2, [])
  var ofPoints = once
  ofPoints.scoresPoints = true
  var perMatch = twice
  perMatch.rankBy = .pointsPerMatch

  // Three teams, each of which has beaten one of the others.
  let circle = LeagueTable(of: results("PQ1-0 QR1-0 RP2-0 PS1-0 QS1-0 RS1-0"), by: once)
  // A has beaten both others; B and C stay level.
  let pair = LeagueTable(
    of: results("AB1-0 AC1-0 BC0-0 DA1-0 EA1-0 FA1-0 BD1-0 CD1-0 BE0-0 CE0-0 BF0-0 CF0-0"), by: once)
  let drawn = results("AB1-1")
  var confirmedOnly = TableScope()
  confirmedOnly.isConfirmedOnly = true
  let notes = [
    LeagueTable(of: drawn, by: once, scope: confirmedOnly),
    LeagueTable(of: results("AB1-0 BA1-0"), by: twice, scope: confirmedOnly),
    LeagueTable(
      of: drawn + [
        MatchResult("A", "C", .awarded(MatchScore(3, 0))), MatchResult("B", "C", .abandoned(MatchScore(1, 0))),
        MatchResult("C", "A", .inProgress(MatchScore(0, 0))), MatchResult("C", "B", .pending),
      ], by: once, deductions: [Deduction("A", 1), Deduction("C", 3, reason: "ineligible player")]),
    LeagueTable(of: drawn + [MatchResult("B", "C", .pending), MatchResult("C", "B", .pending)], by: twice), pair,
  ]
  let whys = [
    circle, pair, LeagueTable(of: drawn, by: twice), LeagueTable(of: drawn, by: perMatch),
    LeagueTable(of: results("AB1-0"), by: once),
    LeagueTable(of: results("PQ9-0 QR1-0 RP2-0"), by: ofPoints),
  ]
  return whys.flatMap { wording.why($0) }.filter { !$0.isEmpty } + notes.flatMap(wording.notes)
    + (TableRules.parameters.map(\.expectation) + DisciplineRules.parameters.map(\.expectation)).map {
      wording.book(wording.expectation($0))
    }
}

/// Parses `AB1-0`: A has beaten B.
private func results(_ text: String) -> [MatchResult] {
  text.split(separator: " ").map { word in
    let goals = word.dropFirst(2).split(separator: "-").compactMap { Int($0) }
    return MatchResult(
      String(word.prefix(1)), String(word.dropFirst().prefix(1)), .played(MatchScore(goals[0], goals[1])))
  }
}

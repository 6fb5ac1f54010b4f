import MatchModel
import Phrases
import Seasons
import Standings
import Wording

/// A season of three matches that contains everything that has a text.
/// - Parameters:
///   - unfollowed: true for a game that does not track line-ups.
///   - ofPoints: true for a game of points.
private func sampleSeason(
  _ competition: String, _ decisions: [Decision] = [], unfollowed: Bool = false, ofPoints: Bool = false
) -> Season {
  let first: [Appearance] = [
    Appearance(
      name: "", number: 1, isStarter: true, spells: [0..<90], minutesInGoal: 90, goalsFor: 2),
    Appearance(
      name: "Joan Pons", number: 9, position: "FW", isStarter: true, spells: [0..<60], goals: 2, penaltyGoals: 1,
      assists: 1,
      corners: 3,
      booking: .yellow),
    Appearance(name: "Hugo Roca", number: 4, isStarter: true, spells: [0..<70], booking: .secondYellow),
    Appearance(name: "Pau Riera", number: 5, isStarter: true, spells: [0..<80], booking: .red),
    Appearance(name: "Marc Sala", number: 6, spells: [0..<30], booking: .yellowAndRed),
    Appearance(name: "Biel Muñoz", number: 14),
  ]
  let second: [Appearance] = [
    Appearance(name: "", number: 1, isStarter: true, spells: [0..<90], minutesInGoal: 90, concededInGoal: 3),
    Appearance(name: "J. Pons", number: 9, isStarter: true, spells: [0..<90]),
    Appearance(name: "Biel Muñoz", number: 14, isStarter: true, spells: [0..<90], booking: .yellow),
  ]
  let third = [
    Appearance(
      name: "Lluc Serra", number: 13, isStarter: true, spells: [0..<90], minutesInGoal: 90, concededInGoal: 1),
    Appearance(name: "Joan Pons", number: 9, isStarter: true, spells: [0..<90]),
    Appearance(name: "Nofre Mas", number: 15, spells: [0..<1], goals: 1),
    Appearance(name: "Pere Vives", number: 16, spells: [0..<2], goals: 1, assists: 1),
    Appearance(name: "Biel Muñoz", number: 14, booking: .dismissed),
    Appearance(name: "Lluís Coll", number: 17),
  ]
  let guest = [Appearance(name: "Hugo Roca", number: 8, isStarter: true, spells: [0..<90])]
  func sheet(
    _ home: String, _ away: String, _ score: MatchScore, _ date: String, _ players: [Appearance], _ guests: [Appearance]
  ) -> MatchSheet {
    var result = MatchResult(home, away, .played(score))
    (result.date, result.competition) = (date, competition)
    var sheet = MatchSheet(
      result: result, length: 90, regularLength: 90, sideSize: 11, ours: .home, home: players, away: guests)
    (sheet.isUnfollowed, sheet.isOfPoints) = (unfollowed, ofPoints)
    return sheet
  }
  let sheets = [
    "a": sheet("Inca", "Sóller", MatchScore(2, 0), "2026-09-06", first, []),
    "b": sheet("Inca", "Alcúdia", MatchScore(0, 3), "2026-09-13", second, guest),
    "c": sheet("Inca", "Pollença", MatchScore(1, 1), "2026-09-20", third, []),
  ]
  var file = SeasonFile()
  file.decisions = decisions
  return Season(
    sheets.map { SeasonResults.Source($1.result, file: $0, isMatchFile: true) },
    sheets: sheets.mapValues(KeptSheet.init), file: file)
}

/// Texts about people and teams of a season.
func seasonSamples(_ wording: Wording) -> [String] {
  let season = sampleSeason("Lliga")
  var rules = DisciplineRules()
  (rules.cautionCycles, rules.redMatches) = ([1, 2], 3)
  var strict = rules
  strict.cautionCycles = [2]
  let records =
    season.discipline({ _ in rules }) + season.discipline({ _ in strict }) + sampleSeason("").discipline({ _ in rules })
    + sampleSeason("Lliga", [Decision(.ban(player: "inca/lluc-serra", matches: 2))]).discipline({ _ in rules })
  let totals = season.totals(SeasonFilter(), { _ in rules })
  let appearances = season.matches.flatMap { $0.sheet.home }
  let results = season.matches.map(\.result)
  let drawn = MatchResult("Inca", "Pollença", .played(MatchScore(1, 1)))
  let bans = [Ban.Reason.cautions(1), .cautions(5), .decision(""), .decision("violent conduct")].map {
    Ban(reason: $0, matches: 1, from: drawn)
  }
  var pending = MatchResult("Inca", "Manacor", .pending)
  (pending.date, pending.time) = ("2026-09-20", "17:30")
  return season.players.all.map(wording.player) + season.players.questions.map(wording.question)
    + records.map(wording.discipline) + cardSamples(wording)
    + (records.flatMap(\.bans) + bans).map(wording.reason)
    + totals.flatMap(wording.totals)
    + sampleSeason("Lliga", unfollowed: true).totals(SeasonFilter(), { _ in rules }).flatMap(wording.totals)
    + sampleSeason("Lliga", ofPoints: true).totals(SeasonFilter(), { _ in rules }).flatMap(wording.totals)
    + [PlayerSplit.Part.side(.home), .side(.away), .competition("Lliga"), .competition(""), .opponent("Sóller")]
    .map(wording.split)
    + [OfficialRecord(team: "Inca", competition: "Lliga", code: "coach", name: "")].map(wording.official)
    + tieSamples(wording) + bracketSamples(wording)
    + appearances.map(wording.role)
    + (appearances.compactMap(\.booking) + [.twoYellows, .dismissed, .yellowAndDismissed]).map(wording.booking)
    + Side.allCases.map { wording.opponent(drawn, of: $0) } + [wording.fixture(pending), wording.result(drawn)]
    + decisionSamples(wording) + adviceSamples(wording) + doubtSamples(wording)
    + wording.form(of: "Inca", in: results + [drawn]) + wording.form(of: "Inca", in: [drawn])
    + wording.form(of: "Inca", in: results + [drawn], ofPoints: true)
    + wording.form(of: "Inca", in: [drawn], ofPoints: true)
    + wording.form(of: "Inca", in: results, ofPoints: true, hasDraws: false)
}

/// One sanction of each kind, and two of each.
private func cardSamples(_ wording: Wording) -> [String] {
  let shown: [Booking] = [.secondYellow, .red, .dismissed]
  return [shown, shown + shown].map { wording.cards(CardCount($0)) }
}

/// Two-legged ties decided in every way.
private func tieSamples(_ wording: Wording) -> [String] {
  func tie(_ first: MatchScore, _ second: MatchScore, kicks: MatchScore? = nil, awayGoals: Bool = false) -> String {
    var legs = [MatchResult("Inca", "Sóller", .played(first)), MatchResult("Sóller", "Inca", .played(second))]
    legs[1].shootOut = kicks
    return wording.tie(TwoLeggedTie(legs[0], legs[1], awayGoals: awayGoals))
  }
  return [
    tie(MatchScore(2, 1), MatchScore(1, 1)), tie(MatchScore(2, 1), MatchScore(1, 0), awayGoals: true),
    tie(MatchScore(2, 1), MatchScore(1, 0), kicks: MatchScore(3, 4)), tie(MatchScore(2, 1), MatchScore(1, 0)),
  ]
}

/// Knock-out rounds, how ties were decided, and teams ranked across groups.
private func bracketSamples(_ wording: Wording) -> [String] {
  let rounds: [CupRound] = [
    .of(teams: 2), .of(teams: 4), .of(teams: 8), .of(teams: 16), .of(teams: 32), .of(teams: 64), .thirdPlace,
  ]
  var legs = [
    MatchResult("Inca", "Sóller", .played(MatchScore(1, 0))), MatchResult("Sóller", "Inca", .played(MatchScore(1, 0))),
  ]
  for index in legs.indices { (legs[index].kind, legs[index].date) = (.cup, "2026-05-0\(index + 1)") }
  (legs[1].isAfterExtraTime, legs[1].shootOut) = (true, MatchScore(3, 4))
  var awarded = MatchResult("Inca", "Sóller", .awarded(MatchScore(3, 0)))
  awarded.kind = .cup
  let ties = [legs, [awarded]].flatMap { Bracket(of: $0, awayGoals: false).others.flatMap(\.ties) }
  let rules = RuleFamily.fifa.rules
  func places(_ groups: Int, entrants: Int) -> String? {
    let tables = (0..<groups).map { group in
      let pairs = [(0, 1), (2, 3), (4, 0)]
      return LeagueTable(
        of: pairs.map { MatchResult("\(group)-\($0)", "\(group)-\($1)", .played(MatchScore(1, 0))) }, by: rules)
    }
    return PlaceAcrossGroups(tables, entrants: entrants, by: rules).map(wording.title)
  }
  let phases = [
    MatchPhase(group: "A", stage: "Group stage", round: "Matchday 2"),
    MatchPhase(group: "", stage: "Fase de grups", round: ""), MatchPhase(group: "", stage: "", round: "Semi-finals"),
    MatchPhase(group: "", stage: "1/4", round: ""),
  ]
  return rounds.map(wording.cupRound) + ties.compactMap { wording.decision($0) }
    + [
      places(2, entrants: 3), places(3, entrants: 5), places(2, entrants: 5), places(3, entrants: 8),
      places(2, entrants: 7), places(3, entrants: 11),
    ].compactMap(\.self)
    + phases.map { wording.phase($0).joined(separator: " · ") }
    + [["Group 1"], ["Group 1", "Group 8"]].compactMap(wording.derivation)
}

/// Decisions in a season file, and unknown names.
private func decisionSamples(_ wording: Wording) -> [String] {
  let decisions: [Decision.What] = [
    .deduction(team: "Inca", points: 1), .deduction(team: "Inca", points: 3),
    .ban(player: "inca/joan-pons", matches: 1),
    .ban(player: "inca/joan-pons", matches: 4), .lift(player: "inca/joan-pons", matches: 1),
    .lift(player: "inca/joan-pons", matches: 2), .lift(player: "inca/joan-pons", matches: nil),
    .lots(["Inca", "Sóller"]), .playOff(winner: "Inca", teams: ["Inca", "Sóller"]),
    .withdrawal(team: "Inca", keepsResults: false), .withdrawal(team: "Inca", keepsResults: true),
    .void(file: "derby"), .same("inca/joan-pons", "inca/j-pons"), .different("inca/joan-pons", "inca/j-pons"),
  ]
  var award = SeasonFile.Result(home: "Inca", away: "Sóller")
  award.awarded = MatchScore(3, 0)
  var explained = award
  explained.reason = "ineligible player"
  let strangers: [Season.Stranger] = [
    .team("Ibiza", line: 3), .player("inca/nobody", line: 4), .met("inca/joan-pons", "inca/pau-riera", line: 5),
  ]
  return decisions.map { wording.decision(Decision($0)) { _ in "Joan Pons" } }
    + [wording.decision(Decision(decisions[1], date: "2026-11-21", reason: "ineligible player")) { $0 }]
    + [award, explained].map(wording.award) + strangers.map { wording.stranger($0, teams: ["Inca", "Sóller"]) }
}

/// Possible mistakes.
private func doubtSamples(_ wording: Wording) -> [String] {
  let result = MatchResult("Inca", "Sóller", .played(MatchScore(2, 1)))
  var other = SeasonResults.Source(result, file: "list", line: 7)
  other.result.date = "2062-02-30"
  let kept = SeasonResults.Source(result, file: "derby", isMatchFile: true)
  let doubts: [SeasonDoubt] = [
    .contradiction(SeasonResults.Conflict(kept: kept, other: other)), .duplicate(kept, also: other),
    .unlawful(file: "derby"), .unfinished(file: "derby"), .noDate(other), .farDate(other),
    .missingRounds([3, 4], competition: "Lliga"),
    .missingRounds([3], competition: ""), .spellings(team: "Inca", also: ["CE Inca", "Inca C.F."]),
    .similarTeams("Llosetense", "Llosetenze"), .similarCompetitions("Preferent", "Prefernt"),
    .sharedLicence("1234", Array(sampleSeason("Lliga").players.all.prefix(2))),
  ]
  return doubts.map(wording.doubt)
}

/// Advice for coaches.
private func adviceSamples(_ wording: Wording) -> [String] {
  let season = sampleSeason("Lliga")
  let points = TeamPoint.Feature.allCases.flatMap { feature in
    [true, false].map { TeamPoint(feature: feature, isScored: $0, count: 7, of: 11, mean: 28, minute: 60) }
  }
  let match = season.matches[0].result
  let demands: [PlayingTimeBreach.Demand] = [
    .minutes(45, possible: 45), .minutes(45, possible: 30), .periods(1, before: 4),
  ]
  let breaches = demands.map { PlayingTimeBreach(result: match, player: "inca/joan-pons", played: 0, demand: $0) }
  return points.map(wording.point)
    + [PlayerProgress([90, nil, 45, 0, 90, 12]), PlayerProgress([])].map {
      wording.progress(Phrase("season.figure-minutes"), $0)
    }
    + breaches.map { wording.breach(season.players.all[0], $0) }
    + teamSamples(wording) + scoutingSamples(wording) + [confirmationSample(wording)]
}

private func confirmationSample(_ wording: Wording) -> String {
  var match = SeasonFile.Result(home: "Inca", away: "Sóller")
  (match.score, match.date) = (MatchScore(2, 1), "2026-11-21")
  return wording.confirmation(Confirmation(match, by: "Joan Mas", on: "2026-11-23"))
}

/// The sentences of a scouting sheet.
private func scoutingSamples(_ wording: Wording) -> [String] {
  let season = sampleSeason("Lliga")
  let totals = season.totals(SeasonFilter(), { _ in DisciplineRules() })
  let points =
    MatchPoint.Feature.allCases.map { MatchPoint(feature: $0, count: 4, of: 6, mean: 30) }
    + [MatchPoint(feature: .wonAfterConcedingFirst, count: 0, of: 6, mean: 30)]
  let results = [2, 0].map { MatchResult("Inca", "Muro", .played(MatchScore($0, 1))) }
  let (count, both) = (ResultCount(of: "Inca", in: [results[0]]), ResultCount(of: "Inca", in: results))
  let first = [
    FirstGoals(scoredFirst: count, concededFirst: both), FirstGoals(scoredFirst: both, concededFirst: count),
  ]
  let habits = season.players.all.prefix(2).map { UsualSubstitutions.Habit($0, matches: 2, minute: 60) }
  let usual = [1, 2].map { UsualSubstitutions(matches: $0, made: 3, minutes: [60, 75], off: habits, on: habits) }
  return points.map(wording.point) + (PlayingLine.allCases + [nil]).map(wording.line)
    + [wording.record("season.split-home", count)].compactMap(\.self) + first.flatMap(wording.firstGoals)
    + usual.flatMap(wording.substitutions) + [wording.cards(of: totals)].compactMap(\.self)
    + [wording.note("presses high", times: 1), wording.note("presses high", times: 3)]
    + ["season.scout.goals", "season.scout.points", "season.scout.assists"].compactMap { key in
      wording.takers(key, totals, \.goals)
    }
    + [
      wording.takers("season.scout.free-kicks", totals, \.corners),
      wording.takers("season.scout.goals", totals) { _ in 1 },
    ].compactMap(\.self)
}

/// Information about a team for its coach.
private func teamSamples(_ wording: Wording) -> [String] {
  let season = sampleSeason("Lliga")
  let totals = season.totals(SeasonFilter(), { _ in DisciplineRules() })
  let remarks = [Remark.Kind.trait, .note].map {
    Remark(kind: $0, side: .home, place: 0, text: "tall", minute: "45+2")
  }
  return TeamStanding.allCases.map { wording.goals(.standing($0)) }
    + [wording.goals(.quarter(1...15)), wording.goals(.origin(.corner)), wording.goals(.bodyPart(.head))]
    + [wording.trait(remarks[0], of: season.players.all[0])]
    + [nil, season.players.all[0]].map { wording.note(remarks[1], on: $0, in: season.matches[0].result) }
    + ["season.corner-takers", "season.penalty-takers"].compactMap { wording.takers($0, totals, \.corners) }
    + totals.filter { !$0.positions.isEmpty }.map(wording.positions)
}

import Standings
import Testing

/// Knock-out rounds: their names, ties, and the order of the bracket.
@Suite struct BracketTests {
  @Test(arguments: [
    ("Final", 2), ("final", 2), ("Semi-finals", 4), ("Semifinals", 4), ("semifinales", 4), ("1/2", 4),
    ("Quarter-final", 8), ("Quarts de final", 8), ("Cuartos de final", 8), ("Quarts", 8), ("1/4", 8),
    ("Round of 16", 16), ("Vuitens de final", 16), ("octavos", 16), ("Last 16", 16), ("1/8 de final", 16),
    ("Setzens de final", 32), ("Dieciseisavos", 32), ("Round of 32", 32),
  ]) func recognizesRoundNames(_ name: String, _ teams: Int) {
    #expect(CupRound(name) == .of(teams: teams) && RoundName(name).kind == .knockout)
  }

  @Test(arguments: ["Play-off for third place", "third-place match", "Tercer lloc", "Partido por el tercer puesto"])
  func thirdPlaceMatchIsNotTheFinal(_ name: String) {
    #expect(CupRound(name) == .thirdPlace && RoundName(name).kind == .knockout)
  }

  /// A cup's third round is not the third place, and a tournament's final stage is not the final.
  @Test(arguments: ["Third round", "Tercera ronda", "Tercera eliminatòria", "Fase final", "Final 1/8/2026"])
  func otherRoundNamesAreKept(_ name: String) {
    #expect(CupRound(name) == .other(name))
    #expect(MatchPhase(group: "", stage: "", round: name).parts == [.asWritten(name)])
  }

  @Test(arguments: [
    ("Group A", "Group A", RoundName.Kind.group), ("Grupo A, Jornada 2", "Grupo A", .group),
    ("Grup A", "Grup A", .group),
    ("Group stage", "", .group), ("Fase de grups", "", .group), ("Quarta jornada", "", .matchday),
    ("12", "", .matchday),
    ("Jornada 21/11", "", .matchday),
  ]) func groupsAndMatchdaysAreNotKnockoutRounds(_ name: String, _ group: String, _ kind: RoundName.Kind) {
    #expect(RoundName(name).group == group && RoundName(name).kind == kind)
  }

  private func cup(_ round: String, _ text: String, day: Int) -> [MatchResult] {
    SeasonFixture(text).results.map { result in
      var result = result
      (result.kind, result.round, result.date) = (.cup, round, "2018-07-\(day < 10 ? "0" : "")\(day)")
      return result
    }
  }

  /// The World Cup of 2018. France won the half of the bracket with Uruguay, Brazil and Belgium.
  private var worldCup: [MatchResult] {
    var all = cup(
      "Quarter-final", "Brazil 1-2 Belgium; Uruguay 0-2 France; Russia 2-2 Croatia; Sweden 0-2 England", day: 6)
    all[2].shootOut = MatchScore(3, 4)
    all += cup("Semi-final", "France 1-0 Belgium", day: 10) + cup("Semi-final", "Croatia 2-1 England", day: 11)
    all += cup("Play-off for third place", "Belgium 2-0 England", day: 14) + cup("Final", "France 4-2 Croatia", day: 15)
    return all
  }

  @Test func tiesThatMeetNextAreNeighbours() throws {
    let bracket = Bracket(of: worldCup.reversed(), awayGoals: false)
    #expect(bracket.rounds.map(\.round.teams) == [8, 4, 2])
    #expect(
      bracket.rounds[0].ties.map(\.teams) == [
        ["Uruguay", "France"], ["Brazil", "Belgium"], ["Russia", "Croatia"], ["Sweden", "England"],
      ])
    #expect(bracket.champion == "France" && bracket.thirdPlace?.winner == "Belgium")
    #expect(bracket.inOrder.map(\.round).suffix(2) == [.thirdPlace, .of(teams: 2)])
    let kicks = bracket.rounds[0].ties[2]
    #expect(kicks.winner == "Croatia" && kicks.kicks(of: "Croatia") == 4 && kicks.goals(of: "Croatia") == [2])
  }

  @Test func legsAndReplaysFormOneTie() throws {
    var legs = cup("Semi-finals", "A 2-1 B", day: 1) + cup("Semi-finals", "B 3-1 A", day: 8)
    legs += cup("Semi-finals", "C 0-0 D", day: 2) + cup("Semi-finals", "C 1-0 D", day: 9)
    let ties = try #require(Bracket(of: legs, awayGoals: false).rounds.first).ties
    #expect(ties.map(\.winner) == ["B", "C"] && ties.map(\.matches.count) == [2, 2])
    #expect(ties[0].aggregate == MatchScore(3, 4) && ties[1].aggregate == nil)
  }

  @Test func pendingTieHasNoWinner() {
    var final = cup("Final", "A 0-0 B", day: 9)
    final[0].outcome = .pending
    let bracket = Bracket(of: cup("Semi-finals", "A 1-0 C; B 2-0 D", day: 1) + final, awayGoals: false)
    #expect(bracket.champion == nil && bracket.final?.teams == ["A", "B"])
  }

  /// A match file without a group is assigned to its teams' group, and different spellings of a group are joined.
  @Test func filesWithoutGroupJoinTheirTeamsGroup() {
    func source(_ text: String, _ group: String, _ file: String) -> SeasonResults.Source {
      var result = SeasonFixture(text).results[0]
      (result.group, result.date) = (group, "2026-06-\(file)")
      return SeasonResults.Source(result, file: file, isMatchFile: true)
    }
    let season = SeasonResults([
      source("A 1-0 B", "Group A", "11"), source("C 1-0 D", "A", "12"), source("A 1-0 C", "Grup A", "13"),
      source("B 1-1 D", "", "14"), source("E 1-1 F", "Group B", "15"),
    ])
    #expect(season.competitions[0].groups.map(\.results.count) == [4, 1])
  }

  /// As in 1982, there are six groups and then four more, whose names could be the same.
  @Test func groupsOfTwoStagesAreSeparate() {
    let groups = groups(
      "Group A", [("First round", "A 1-0 B"), ("First round", "C 1-0 D"), ("Second round", "A 2-0 C")])
    #expect(groups.map(\.stage) == ["First round", "Second round"] && groups.map(\.results.count) == [2, 1])
  }

  @Test func stagesWithoutGroupsHaveTheirNames() {
    let groups = groups("", [("Torneig de tardor", "A 1-0 B"), ("Torneig de primavera", "B 1-0 A")])
    #expect(groups.map(\.stage) == ["Torneig de tardor", "Torneig de primavera"])
  }

  @Test func groupStageInTwoLanguagesIsOneStage() {
    let stages = [("Fase de grups", "A 1-0 B"), ("Group stage", "A 1-0 C"), ("Fase de grupos", "B 1-0 C")]
    #expect(groups("Group A", stages).map(\.results.count) == [3])
    let second = groups("Group A", stages + [("Group stage 2", "A 1-0 D")])
    #expect(second.map(\.stage) == ["Fase de grups", "Group stage 2"] && second.map(\.results.count) == [3, 1])
  }

  /// - Parameter results: on successive days, each with its stage.
  private func groups(_ name: String, _ results: [(stage: String, match: String)]) -> [SeasonResults.Group] {
    let sources = results.enumerated().map { index, played in
      var result = SeasonFixture(played.match).results[0]
      (result.stage, result.group, result.date) = (played.stage, name, "1982-06-1\(index)")
      return SeasonResults.Source(result, file: "\(index)", isMatchFile: true)
    }
    return SeasonResults(sources).competitions[0].groups
  }
}

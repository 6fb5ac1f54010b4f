import Phrases
import Standings
import Testing
import Wording

/// Explanations of ties.
@Suite struct TieTests {
  /// Three teams that beat each other in a circle; the difference puts B first, and C has beaten A.
  private func table(_ change: (inout TableRules) -> Void = { _ in }) -> LeagueTable {
    let scores = [
      ("A", 1, 0, "B"), ("B", 3, 0, "C"), ("C", 2, 0, "A"), ("A", 0, 0, "D"), ("B", 0, 0, "D"), ("C", 0, 0, "D"),
    ]
    var rules = RuleFamily.rfef.rules
    rules.legs = 1
    change(&rules)
    return LeagueTable(of: scores.map { MatchResult($0, $3, .played(MatchScore($1, $2))) }, by: rules)
  }

  @Test func everyStepIsALineWithItsFigures() {
    #expect(
      Wording(Phrasebook(.en)).why(table()) == [
        "In this order: points; head-to-head points; head-to-head goal difference; goal difference; goals scored; fair play (cards)",
        "", "4 points: B, C, A", "  head-to-head points: level, 3", "  head-to-head goal difference: B +2; A, C -1",
        "  C, A alone: head-to-head points: C 3; A 0",
      ])
  }

  @Test func reportsCriteriaThatDoNotApply() {
    let incomplete = Wording(Phrasebook(.en)).why(table { $0.legs = 2 })
    #expect(
      incomplete == [
        "In this order: points; head-to-head points; head-to-head goal difference; goal difference; goals scored; fair play (cards)",
        "", "4 points: B, C, A", "  head to head: does not count yet, 3 of 6 matches played",
        "  goal difference: B +2; A, C -1", "  C, A: goals scored: C 2; A 1",
      ])
    let byCards = Wording(Phrasebook(.en)).why(table { $0.tieBreakers = [.conduct] })
    #expect(
      byCards == [
        "In this order: points; fair play (cards)", "", "4 points: A, B, C",
        "  fair play (cards): not known for all of them",
        "  A, B, C: level in everything; lots or a play-off would decide",
      ])
  }

  @Test func quotientsUseTheDecimalMarkOfTheLanguage() {
    func lines(_ language: Language) -> [String] {
      Wording(Phrasebook(language)).why(
        table {
          $0.rankBy = .pointsPerMatch
          $0.tieBreakers = [.goalRatio]
        })
    }
    #expect(
      lines(.en) == [
        "In this order: points per match; goal ratio", "", "1.333 points per match: B, C, A",
        "  goal ratio: B 3.000; C 0.667; A 0.500",
      ])
    #expect(
      lines(.ca) == [
        "Per aquest ordre: punts per partit; quocient de gols", "", "1,333 punts per partit: B, C, A",
        "  quocient de gols: B 3,000; C 0,667; A 0,500",
      ])
    #expect(
      lines(.es) == [
        "Por este orden: puntos por partido; cociente de goles", "", "1,333 puntos por partido: B, C, A",
        "  cociente de goles: B 3,000; C 0,667; A 0,500",
      ])
  }

  @Test(arguments: Language.allCases) func everyCriterionHasAName(_ language: Language) {
    for scoresPoints in [false, true] {
      let names = Criterion.allCases.map {
        Wording(Phrasebook(language)).criterion($0, scoresPoints: scoresPoints)
      }
      #expect(Set(names).count == Criterion.allCases.count && names.allSatisfy { !$0.contains("criterion") })
    }
  }
}

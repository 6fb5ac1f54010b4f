import MatchRules
import Testing

/// Every law that refuses or warns has a test in this module.
@Suite struct CoverageTests {
  private static let covered = Set(
    (LawTests.players + LawTests.substitutions + LawTests.cards + LawTests.goals + LawTests.play + LawTests.periods
      + LawTests.kicks + LawTests.counted + LawTests.own).map(\.law))

  @Test func everyLawThatRefusesOrWarnsIsTested() {
    #expect(Set(Laws.all.map(\.id.rawValue)).subtracting(Self.covered) == [])
  }

  @Test func testedLawsAreExactlyThese() {
    let all: Set = [
      "A1", "A2", "A3", "A3b", "A4", "A5", "A6", "A7", "B1", "B2", "B3", "B5", "B6", "B7", "B8", "B9", "B10", "C1",
      "C2", "C3", "C4", "C8", "D1", "D2", "D3", "D4", "D5", "D6", "D8", "E1", "F1", "F2", "F3", "G1", "H1", "H2", "H3",
      "H4", "H5", "H6", "H7", "H8", "J1", "J2", "X8", "X10", "X12", "X13", "X14", "X15",
    ]
    #expect(Self.covered == all)
  }
}

import TestSupport
import Testing
import WorldCupData

/// The 243 real matches, typed line by line into the built program, compared with published data. All results are read
/// from files and the program's output.
@Suite struct RealMatchTests {
  @Test(arguments: WorldCup.matches.map(\.matchID))
  func agreesWithPublishedData(_ id: String) async throws {
    let match = try #require(WorldCup.matches.first { $0.matchID == id })
    let recorded = try #require(try await RealMatchFixture.recorded.value[id])
    #expect(recorded.complaints == "", "\(recorded.script.joined(separator: "\n"))")
    #expect(recorded.statuses.allSatisfy { $0 == .exited(0) })
    let (facts, oracle) = (try FileFacts(recorded.file), match.oracle)

    #expect(facts.state == "acabat")
    #expect(facts.goals(periods: match.periods) == oracle.byPeriod)
    #expect(facts.shootOut == oracle.shootout)
    #expect(WorldCupMatch.Side.allCases.map(facts.substitutions) == oracle.subs)
    let shown = LineUps(recorded.lineUps)
    #expect(shown.onField == WorldCupMatch.Side.allCases.map { oracle.onFieldEnd[$0].sorted() })
    for side in WorldCupMatch.Side.allCases {
      #expect(facts.scorers(side, own: false) == oracle.goals[side])
      #expect(facts.scorers(side, own: true) == oracle.ownGoals[side])
      #expect(facts.cards(side) == oracle.cards[side])
      #expect(facts.onField(side) == oracle.onFieldEnd[side].sorted())
    }
  }

  @Test(arguments: WorldCup.matches.map(\.matchID))
  func reportHasPublishedPlayerFigures(_ id: String) async throws {
    let match = try #require(WorldCup.matches.first { $0.matchID == id })
    let made = try await PlayerSheet.sheets.value
    try #require(made.status == .exited(0), "\(made.error)")
    let sheet = try PlayerSheet("\(RealMatchFixture.folder)/\(id).players.csv", of: match)
    for side in WorldCupMatch.Side.allCases {
      #expect(sheet.values("minutes", side) == match.oracle.minutes[side].filter { $0.value > 0 })
      #expect(sheet.values("goals", side) == match.oracle.goals[side])
      #expect(sheet.values("own-goals", side) == match.oracle.ownGoals[side])
      let cards = match.oracle.cards[side].mapValues { $0.split(separator: "+") }
      for (code, name) in [("yellows", "Y"), ("second-yellows", "2Y"), ("reds", "R")] {
        #expect(sheet.values(code, side) == cards.filter { $0.value.contains(Substring(name)) }.mapValues { _ in 1 })
      }
    }
  }

  @Test func allMatchesAreRecorded() async throws {
    #expect(try await RealMatchFixture.recorded.value.count == 243)
  }
}

/// Validation with other programs.
@Suite struct RealMatchValidityTests {
  private static let schema =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Schema/"

  @Test func filesAreValid() async throws {
    try await expectValid(RealMatchFixture.recorded.value.values.map(\.file), by: "partit.dtd")
  }

  @Test func documentedExportsAreValid() async throws {
    try await expectValid(RealMatchFixture.recorded.value.values.map(\.strictFile), by: "partit-2011.dtd")
  }

  private func expectValid(_ files: [String], by dtd: String) throws {
    let judged = try run("/usr/bin/xmllint", ["--noout", "--nonet", "--dtdvalid", Self.schema + dtd] + files, text: "")
    #expect(judged.error == "")
    #expect(judged.status == .exited(0))
  }

  @Test func validateFindsNothing() async throws {
    let recorded = try await RealMatchFixture.recorded.value.values
    let judged = try RealMatchFixture.run(["validate"] + recorded.map(\.file) + recorded.map(\.strictFile))
    #expect(judged.output + judged.error == "")
    #expect(judged.status == .exited(0))
  }
}

import MatchModel
import Seasons
import Standings
import Testing
import WorldCupData

/// Identifying players across files.
@Suite struct IdentityTests {
  /// A home match of Inca with each squad.
  private func season(_ squads: [[(number: Int, name: String)]]) -> Season {
    var sources: [SeasonResults.Source] = []
    var sheets: [String: MatchSheet] = [:]
    for (index, squad) in squads.enumerated() {
      var result = MatchResult("Inca", "Sóller \(index)", .played(MatchScore(0, 0)))
      result.date = "2026-09-0\(index + 1)"
      let players = squad.map { Appearance(name: $0.name, number: $0.number) }
      sheets["\(index)"] = MatchSheet(
        result: result, length: 90, regularLength: 90, sideSize: 11, ours: nil, home: players, away: [])
      sources.append(SeasonResults.Source(result, file: "\(index)", isMatchFile: true))
    }
    return Season(sources, sheets: sheets)
  }

  @Test func spellingsOfANameAreOnePerson() {
    let season = season([
      [(9, "Joan Pons")], [(7, "JOAN PONS")], [(9, "Pons Joan")], [(9, "Joan-Pons")], [(9, "PONS, Joan")],
      [(9, "Pons,Joan")],
    ])
    #expect(season.players.all.map(\.id) == ["inca/joan-pons"])
    #expect(season.players.all[0].numbers == [9, 7])
  }

  @Test func namesakesAreDistinguishedByNumber() {
    let season = season([[(4, "Joan Pons"), (9, "Joan Pons")], [(9, "Joan Pons")], [(12, "Joan Pons")]])
    #expect(season.players.all.map(\.numbers) == [[4], [9], [12]])
    #expect(season.players.all.map(\.entries.count) == [1, 2, 1])
    #expect(Set(season.players.all.map(\.id)).count == 3)
  }

  @Test func unnamedPlayersAreNotMergedWithNamedOnes() {
    let season = season([[(9, "Joan Pons")], [(9, "")], [(9, "")]])
    #expect(season.players.all.map(\.name) == ["", "Joan Pons"])
  }

  @Test func asksAboutSimilarNames() throws {
    let season = season([
      [(9, "Joan Pons"), (5, "Didi"), (3, "Ricardo")], [(9, "J. Pons"), (5, "Dida"), (3, "Ricardo Costa")],
    ])
    #expect(season.players.all.count == 6)
    let questions = season.players.questions
    #expect(questions.map(\.evidence) == [.fewerWords, .initial])
    #expect(questions.map(\.isNumberShared) == [true, true])
  }

  private static func licensed(_ squads: [[(name: String, licence: String)]], file: SeasonFile = SeasonFile()) -> Season
  {
    var sources: [SeasonResults.Source] = []
    var sheets: [String: MatchSheet] = [:]
    for (index, squad) in squads.enumerated() {
      var result = MatchResult("Inca", "Sóller \(index)", .played(MatchScore(0, 0)))
      result.date = "2026-09-0\(index + 1)"
      let players = squad.enumerated().map { Appearance(name: $1.name, number: $0 + 1, licence: $1.licence) }
      sheets["\(index)"] = MatchSheet(
        result: result, length: 90, regularLength: 90, sideSize: 11, ours: nil, home: players, away: [])
      sources.append(SeasonResults.Source(result, file: "\(index)", isMatchFile: true))
    }
    return Season(sources, sheets: sheets, file: file)
  }

  @Test func licenceMergesTwoSpellings() throws {
    let season = Self.licensed([[("Joan Pons", "B12")], [("J. Pons Coll", "B12")], [("Joan Pons", "")]])
    let player = try #require(season.players.all.first)
    #expect(season.players.all.count == 1 && player.name == "Joan Pons" && player.licence == "B12")
    #expect(player.spellings == ["J. Pons Coll", "Joan Pons"])
    #expect(season.doubts(in: []).isEmpty)
    // Without licences they are two.
    #expect(Self.licensed([[("Joan Pons", "")], [("J. Pons Coll", "")]]).players.all.count == 2)
  }

  /// A licence shared by two players in one match must be a mistake, so it is not used to identify players.
  @Test func reportsLicenceSharedByTwoPlayers() {
    let season = Self.licensed([[("Joan Pons", "B12"), ("Pau Riera", "B12")], [("Toni Mas", "B12")]])
    #expect(season.players.all.count == 3)
    let doubts = season.doubts(in: []).compactMap { doubt -> [String]? in
      if case .sharedLicence("B12", let players) = doubt { players.map(\.name) } else { nil }
    }
    #expect(doubts == [["Joan Pons", "Pau Riera", "Toni Mas"]])
  }

  @Test func registeredLicenceIdentifiesItsOwner() throws {
    var registered = SeasonFile.Player("Joan Pons Coll")
    (registered.code, registered.licence) = ("j1", "B12")
    registered.memberships = [SeasonFile.Membership(team: "Inca")]
    var file = SeasonFile()
    file.players = [registered]
    let season = Self.licensed([[("Juanito", "B12")], [("Joan Pons Coll", ""), ("Pau", "B12")]], file: file)
    #expect(season.players.all.first { $0.id == "j1" }?.entries.count == 2)
    #expect(season.players.all.count == 2)
  }

  /// Two letters that changed places are one typing error, as everywhere in the program.
  @Test func asksAboutATypingError() {
    let season = season([[(9, "Ricardo")], [(9, "Ricadro")], [(9, "Rodrigo")]])
    #expect(season.players.questions.map { [$0.one.name, $0.other.name].sorted() } == [["Ricadro", "Ricardo"]])
    #expect(season.players.questions.map(\.evidence) == [.spelling])
  }

  @Test func doesNotAskAboutTeamMates() {
    let season = season([[(9, "Joan Pons"), (10, "J. Pons")]])
    #expect(season.players.questions.isEmpty)
  }

  /// England had two Gary Stevens in 1986; in these four tournaments all team-mates have different names.
  @Test(arguments: WorldCup.tournaments.keys.sorted()) func everySquadMemberIsADistinctPlayer(_ key: String) {
    let season = WorldCupSeason.season(key)
    for match in season.matches.indices {
      for side in Side.allCases {
        let squad = season.matches[match].sheet[side].indices
        let people = squad.compactMap { season.players[.init(match: match, side: side, place: $0)]?.id }
        #expect(Set(people).count == squad.count)
      }
    }
  }
}

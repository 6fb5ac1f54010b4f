import MatchRules
import Seasons
import Standings
import Testing

/// Players on the field together.
@Suite struct PartnershipTests {
  /// Five matches of 90 minutes: a goalkeeper, three defenders (the third replaces the second after an hour), a
  /// forward and a pivot. In each match, one goal is scored and then one conceded, after the substitution.
  private static func season(_ game: CitedLaws = .football) -> Season {
    let sheets = (1...5).map { day -> (String, MatchSheet) in
      var result = MatchResult("Inca", "Rival \(day)", .played(MatchScore(1, 1)))
      (result.date, result.competition) = ("2026-09-0\(day)", "Lliga")
      let squad = [
        Appearance(name: "Keeper", number: 1, position: "POR", isStarter: true, spells: [0..<90], minutesInGoal: 90),
        Appearance(name: "Back", number: 2, position: "DF", isStarter: true, spells: [0..<90]),
        Appearance(name: "Anchor", number: 3, position: "defensa", isStarter: true, spells: [0..<60]),
        Appearance(name: "Change", number: 4, position: "LD", spells: [60..<90]),
        Appearance(name: "Front", number: 9, position: "FW", isStarter: true, spells: [0..<90]),
        Appearance(name: "Pivot", number: 5, position: "pívot", isStarter: true, spells: [0..<90]),
      ]
      var sheet = MatchSheet(
        result: result, length: 90, regularLength: 90, sideSize: 6, ours: .home, home: squad, away: [])
      sheet.laws = game
      sheet.goals = [
        SheetGoal(side: .home, minute: 10, origin: nil, bodyPart: nil, home: [0, 1, 2, 4]),
        SheetGoal(side: .away, minute: 60, origin: nil, bodyPart: nil, home: [0, 1, 3, 4]),
      ]
      return ("\(day).xml", sheet)
    }
    return Season(
      sheets.map { SeasonResults.Source($1.result, file: $0, isMatchFile: true) },
      sheets: Dictionary(uniqueKeysWithValues: sheets))
  }

  @Test func pairFiguresCountTimeTogether() throws {
    let pairs = Self.season().pairs(of: "Inca", SeasonFilter())
    func pair(_ one: String, _ other: String) throws -> Partnership {
      try #require(pairs.first { Set($0.players.map(\.name)) == [one, other] })
    }
    let first = try pair("Anchor", "Back")
    #expect(first.minutes == 300 && first.matches == 5)
    #expect(first.goalsFor == 5 && first.goalsAgainst == 0)
    let whole = try pair("Keeper", "Front")
    #expect(whole.minutes == 450 && whole.goalsFor == 5 && whole.goalsAgainst == 5)
    // 150 minutes are less than three matches.
    #expect(!pairs.contains { $0.players.contains { $0.name == "Change" } })
    #expect(!pairs.contains { Set($0.players.map(\.name)) == ["Anchor", "Change"] })
    // Best first.
    #expect(pairs.map(\.difference) == pairs.map(\.difference).sorted(by: >))
  }

  @Test func defenceIsGoalkeeperAndDefenders() throws {
    let defences = Self.season().defences(of: "Inca", SeasonFilter())
    // The line-up after the substitution has only 150 minutes.
    #expect(defences.map { $0.players.map(\.name) } == [["Keeper", "Anchor", "Back"]])
    #expect(defences.first?.minutes == 300)
    #expect(defences.first?.goalsAgainst == 0)
  }

  @Test(
    arguments: [
      ("GK", .goalkeeper), ("Portero", .goalkeeper), ("portera", .goalkeeper), ("Defensa", .defence), ("LE", .defence),
      ("central", .defence), ("DM", .midfield), ("migcampista", .midfield), ("MF", .midfield), ("Delantera", .attack),
      ("davanter", .attack), ("FW", .attack), ("extrem", .attack),
    ] as [(String, PlayingLine)])
  func positionsInThreeLanguages(_ text: String, _ line: PlayingLine) {
    #expect(PlayingLine(text, in: .football) == line)
  }

  @Test(arguments: ["", " "]) func emptyPositionHasNoLine(_ text: String) {
    #expect(PlayingLine(text, in: .football) == nil)
  }

  /// The five positions of basketball in three languages, by name and by letter.
  @Test(
    arguments: [
      (
        .guards,
        [
          "Point guard", "Shooting Guard", "PG", "SG", "G", "PG/SG", "base", "escolta", "B", "E", "Base-escolta",
        ]
      ),
      (
        .forwards,
        [
          "Small forward", "power-forward", "SF", "PF", "F", "alero", "ala-pívot", "A", "AP", "aler", "ala-pivot",
          "aler-pivot", "Alera",
        ]
      ), (.centres, ["Centre", "center", "C", "pívot", "Pivot", "P", "pívots"]),
    ] as [(PlayingLine, [String])])
  func positionsOfBasketball(_ line: PlayingLine, _ texts: [String]) {
    for text in texts { #expect(PlayingLine(text, in: .basketball) == line, "\(text)") }
  }

  /// Basketball has neither goalkeepers nor a midfield.
  @Test(arguments: ["", "GK", "portero", "migcampista", "?"]) func notAPositionOfBasketball(_ text: String) {
    #expect(PlayingLine(text, in: .basketball) == nil)
  }

  @Test(arguments: [(CitedLaws.football, PlayingLine.midfield), (.futsal, .attack), (.basketball, .centres)])
  func positionsAreThoseOfTheGame(_ game: CitedLaws, _ line: PlayingLine) throws {
    let season = Self.season(game)
    #expect(season.likelyStarters(of: "Inca").first { $0.player.name == "Pivot" }?.line == line)
    let totals = try #require(season.totals(SeasonFilter(), nil).first { $0.player.name == "Pivot" })
    #expect(totals.minutesByLine == [line: 450])
    #expect(totals.positions.map(\.position) == ["pívot"] && totals.positions.map(\.minutes) == [450])
  }
}

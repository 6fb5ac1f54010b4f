import MatchModel
import Seasons
import Standings
import Testing

/// Playing time below requirements, teams' strengths and weaknesses, players' progress.
@Suite struct AdviceTests {
  /// Inca's matches with a squad of 14 for 11 places: one player gets 20 minutes of 90, another none.
  private static func season(goals: [[SheetGoal]] = [[], []], minimum: String = "50") -> Season {
    let sheets = goals.enumerated().map { index, goals -> (String, MatchSheet) in
      var result = MatchResult("Inca", "Rival \(index)", .played(MatchScore(0, 0)))
      (result.date, result.competition) = ("2026-09-0\(index + 1)", "Lliga")
      var squad = (1...12).map {
        Appearance(name: "Player \($0)", number: $0, isStarter: $0 <= 11, spells: [0..<($0 <= 11 ? 85 : 20)])
      }
      squad.append(Appearance(name: "Sent Off", number: 13, isStarter: true, spells: [0..<10], booking: .red))
      squad.append(Appearance(name: "Unused", number: 14))
      var sheet = MatchSheet(
        result: result, length: 90, regularLength: 90, sideSize: 11, ours: .home, home: squad, away: [])
      sheet.goals = goals
      return ("\(index).xml", sheet)
    }
    return Season(
      sheets.map { SeasonResults.Source($1.result, file: $0, isMatchFile: true) },
      sheets: Dictionary(uniqueKeysWithValues: sheets))
  }

  @Test func reportsTooLittlePlayingTime() {
    var demands = PlayingTimeRules()
    #expect(PlayingTimeRules.parameter(named: "minimum-share")?.set("50", in: &demands) == true)
    #expect(PlayingTimeRules.parameter(named: "minimum-share")?.set("101", in: &demands) == false)
    let rules = DisciplineRules()
    let breaches = Self.season().playingTimeBreaches(SeasonFilter().of("Inca"), { _ in demands }, { _ in rules })
    #expect(breaches.map(\.player.name) == ["Player 12", "Unused", "Player 12", "Unused"])
    // 11 places of 90 minutes for a squad of 14.
    #expect(breaches.allSatisfy { $0.breach.demand == .minutes(45, possible: 70) })
    // No away team has a squad.
    var away = SeasonFilter()
    away.side = .away
    #expect(Self.season().playingTimeBreaches(away, { _ in demands }, { _ in rules }).isEmpty)
    let none = Self.season().playingTimeBreaches(
      SeasonFilter().of("Inca"), { _ in PlayingTimeRules() }, { _ in rules })
    #expect(none.isEmpty)
  }

  /// Children's seven-a-side in four periods of 12 minutes: everyone plays at least one of the first three completely
  /// (rules of the Consell Esportiu del Bages).
  @Test func requiresAWholePeriodBeforeTheLast() {
    var result = MatchResult("Inca", "Rival", .played(MatchScore(0, 0)))
    (result.date, result.competition) = ("2026-09-05", "Lliga")
    let squad = [
      Appearance(name: "Second", number: 2, spells: [12..<24]),
      Appearance(name: "Last Only", number: 3, spells: [36..<48]),
      Appearance(name: "In Parts", number: 4, spells: [6..<18, 30..<42]),
      Appearance(name: "Late", number: 5, spells: [30..<48], isLate: true),
      Appearance(name: "Hurt", number: 6, isStarter: true, spells: [0..<5], isHurt: true),
    ]
    var sheet = MatchSheet(
      result: result, length: 48, regularLength: 48, sideSize: 7, ours: .home, home: squad, away: [])
    sheet.periods = 4
    func breaches(_ sheet: MatchSheet) -> [String] {
      var demands = PlayingTimeRules()
      #expect(PlayingTimeRules.parameter(named: "minimum-periods")?.set("1", in: &demands) == true)
      let season = Season(
        [SeasonResults.Source(result, file: "a.xml", isMatchFile: true)], sheets: ["a.xml": sheet])
      return season.playingTimeBreaches(SeasonFilter().of("Inca"), { _ in demands }, { _ in DisciplineRules() })
        .map {
          #expect($0.breach.demand == .periods(1, before: 4))
          return $0.player.name
        }
    }
    #expect(breaches(sheet).sorted() == ["In Parts", "Last Only"])
    // Abandoned in the second period, so the third does not count.
    sheet.length = 20
    #expect(breaches(sheet) == [])
  }

  private static func goal(_ side: Side, _ minute: Int, _ origin: Origin?) -> SheetGoal {
    SheetGoal(side: side, minute: minute, origin: origin?.rawValue, bodyPart: nil)
  }

  /// Four of Inca's five goals come from corners and none of the five conceded: 40 % of all ten goals.
  @Test func findsWhereATeamStandsOut() {
    let scored = [Origin.corner, .corner, .corner, .corner, .openPlay].map { Self.goal(.home, 50, $0) }
    let conceded = (0..<5).map { _ in Self.goal(.away, 80, .openPlay) }
    let season = Self.season(goals: [scored, conceded])
    let points = season.points(of: "Inca", SeasonFilter())
    #expect(
      points.contains(
        TeamPoint(feature: .corners, isScored: true, count: 4, of: 5, mean: 40, minute: 60)))
    #expect(points.contains(TeamPoint(feature: .late, isScored: false, count: 5, of: 5, mean: 50, minute: 60)))
    // Four goals are too few.
    let few = Self.season(goals: [Array(scored.prefix(4)), conceded])
    #expect(!few.points(of: "Inca", SeasonFilter()).contains { $0.isScored })
  }

  @Test func progressInHalvesAndLastFiveMatches() {
    let progress = PlayerProgress([90, nil, 45, 0, 90, 12])
    #expect(progress.halves.first == 135 && progress.halves.second == 102)
    #expect(progress.lastFive == 474)
    #expect(PlayerProgress([90, nil, 45, 0, 90]).lastFive == nil)
    let season = Self.season()
    let player = season.players.all.first { $0.name == "Player 12" }
    #expect(
      player.map { season.progress(of: $0, SeasonFilter()) { appearance, _ in appearance.minutes }.values } == [20, 20])
    #expect(season.likelyStarters(of: "Inca").count == 11)
  }
}

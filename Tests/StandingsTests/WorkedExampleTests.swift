import LeagueData
import Standings
import Testing

/// Tables that a rule decided: as published, and under another competition's rules.
@Suite struct WorkedExampleTests {
  private let rfef = RuleFamily.rfef.rules
  private let premierLeague = RuleFamily.premierLeague.rules
  private let fifa = RuleFamily.fifa.rules
  private let uefa = RuleFamily.uefa.rules
  private let serieA = RuleFamily.serieA.rules

  /// LaLiga 2006-07: both have 76 points.
  @Test func headToHeadMakesMadridChampions() {
    var season = SeasonFixture("Real Madrid 2-0 Barcelona; Barcelona 3-3 Real Madrid")
    season.bring("Real Madrid", to: 76, 26)
    season.bring("Barcelona", to: 76, 45)
    #expect(season.order(rfef, of: ["Real Madrid", "Barcelona"]) == ["Real Madrid", "Barcelona"])
    #expect(season.order(premierLeague, of: ["Real Madrid", "Barcelona"]) == ["Barcelona", "Real Madrid"])
  }

  /// LaLiga 2014-15: three teams have 35 points, and the third is relegated.
  @Test func headToHeadOrdersThreeTeams() throws {
    let season = try League.results("laliga-2014-15.txt")
    let teams: Set = ["Deportivo La Coruña", "Granada CF", "SD Eibar"]
    #expect(season.order(rfef, of: teams) == ["Deportivo La Coruña", "Granada CF", "SD Eibar"])
    #expect(season.order(premierLeague, of: teams).last == "Granada CF")
    let tie = try #require(LeagueTable(of: season, by: rfef).ties.first { Set($0.teams) == teams })
    #expect(tie.figure == Figure(35))
    #expect(tie.steps.map(\.criterion) == [.headToHeadPoints])
    #expect(tie.steps[0].teams == ["Deportivo La Coruña", "Granada CF", "SD Eibar"])
    #expect(tie.steps[0].figures == [Figure(7), Figure(6), Figure(2)])
  }

  /// LaLiga 1995-96: four teams have 48 points. The matches are invented to give the published figures.
  @Test func headToHeadRestartsForTeamsStillLevel() throws {
    var season = SeasonFixture(
      """
      Athletic 0-0 Oviedo; Oviedo 1-0 Athletic; Sevilla 1-0 Oviedo; Oviedo 0-0 Sevilla; Zaragoza 1-0 Oviedo; \
      Oviedo 0-0 Zaragoza; Athletic 0-0 Sevilla; Sevilla 0-0 Athletic; Athletic 1-0 Zaragoza; Zaragoza 1-0 Athletic; \
      Sevilla 1-0 Zaragoza; Zaragoza 0-0 Sevilla
      """)
    let teams: Set = ["Sevilla", "Zaragoza", "Oviedo", "Athletic"]
    for (team, difference) in [("Sevilla", -12), ("Zaragoza", -8), ("Oviedo", -19), ("Athletic", -11)] {
      season.bring(team, to: 48, difference)
    }
    #expect(season.order(rfef, of: teams) == ["Sevilla", "Zaragoza", "Oviedo", "Athletic"])
    #expect(
      season.order(rfef.with { $0.headToHead = .once }, of: teams) == ["Sevilla", "Zaragoza", "Athletic", "Oviedo"])

    let steps = try #require(LeagueTable(of: season.results, by: rfef).ties.first { Set($0.teams) == teams }).steps
    #expect(steps.map(\.criterion) == [.headToHeadPoints, .headToHeadPoints])
    #expect(steps[0].figures == [10, 8, 6, 6].map { Figure($0) })
    #expect(steps[1].teams == ["Oviedo", "Athletic"] && Set(steps[1].among) == ["Oviedo", "Athletic"])
    #expect(steps[1].figures == [Figure(4), Figure(1)])
  }

  /// LaLiga 2010-11: three teams have 45 points, with 9, 4 and 4 in their matches.
  @Test func spainIgnoresHeadToHeadGoals() {
    var season = SeasonFixture(
      """
      Levante 2-1 Real Sociedad; Real Sociedad 1-1 Levante; Zaragoza 1-0 Levante; Levante 1-2 Zaragoza; \
      Zaragoza 2-1 Real Sociedad; Real Sociedad 2-1 Zaragoza
      """)
    let teams: Set = ["Zaragoza", "Levante", "Real Sociedad"]
    for team in teams { season.bring(team, to: 45, -10) }
    #expect(season.order(rfef, of: teams) == ["Zaragoza", "Levante", "Real Sociedad"])
    #expect(season.order(uefa.with { $0.legs = 2 }, of: teams) == ["Zaragoza", "Real Sociedad", "Levante"])
  }

  /// LaLiga 2024-25: nine teams in four ties.
  @Test func overallDifferenceWouldChangeFourTies() throws {
    let season = try League.results("laliga-2024-25.txt")
    let right = LeagueTable(of: season, by: rfef).rows.map(\.record.team)
    let wrong = LeagueTable(of: season, by: premierLeague).rows.map(\.record.team)
    func places(_ order: [String], _ range: ClosedRange<Int>) -> [String] {
      Array(order.prefix(range.upperBound).dropFirst(range.lowerBound - 1))
    }
    #expect(places(right, 8...9) == ["Rayo Vallecano de Madrid", "CA Osasuna"])
    #expect(places(right, 11...12) == ["Real Sociedad de Fútbol", "Valencia CF"])
    #expect(places(right, 13...15) == ["Getafe CF", "RCD Espanyol de Barcelona", "Deportivo Alavés"])
    #expect(places(right, 16...17) == ["Girona FC", "Sevilla FC"])
    for range in [8...9, 11...12, 13...15, 16...17] {
      #expect(Set(places(right, range)) == Set(places(wrong, range)))
      #expect(places(right, range) != places(wrong, range))
    }
  }

  /// Serie A 2008-09: both have 68 points.
  @Test func headToHeadPointsDecideInSerieA() {
    var season = SeasonFixture("Fiorentina 1-0 Genoa; Genoa 3-3 Fiorentina")
    season.bring("Fiorentina", to: 68, 15)
    season.bring("Genoa", to: 68, 17)
    #expect(season.order(serieA, of: ["Fiorentina", "Genoa"]) == ["Fiorentina", "Genoa"])
    #expect(season.order(premierLeague, of: ["Fiorentina", "Genoa"]) == ["Genoa", "Fiorentina"])
  }

  /// Euro 1996, group C.
  @Test func italyGoesOutOnHeadToHead() {
    let group = SeasonFixture(
      """
      Germany 2-0 Czech Republic; Italy 2-1 Russia; Czech Republic 2-1 Italy; Russia 0-3 Germany; \
      Russia 3-3 Czech Republic; Italy 0-0 Germany
      """)
    let teams: Set = ["Germany", "Czech Republic", "Italy", "Russia"]
    #expect(group.order(uefa, of: teams) == ["Germany", "Czech Republic", "Italy", "Russia"])
    #expect(group.order(fifa, of: teams) == ["Germany", "Italy", "Czech Republic", "Russia"])
  }

  /// Euro 2012, group A.
  @Test func russiaGoesOutWithTheBestDifference() throws {
    let group = try League.results("euro-2012.txt").filter { $0.group == "Group A" }
    let teams: Set = ["Czech Republic", "Greece", "Russia", "Poland"]
    #expect(group.order(uefa, of: teams) == ["Czech Republic", "Greece", "Russia", "Poland"])
    #expect(group.order(fifa, of: teams).firstIndex(of: "Russia") == 1)
  }

  /// World Cup 2018, group H, with the cards of all three matches.
  @Test func conductSendsJapanThrough() {
    var group = SeasonFixture(
      "Colombia 1-2 Japan; Poland 1-2 Senegal; Japan 2-2 Senegal; Poland 0-3 Colombia; Japan 0-1 Poland; Senegal 0-1 Colombia"
    ).results
    let teams: Set = ["Colombia", "Japan", "Senegal", "Poland"]
    #expect(group.order(fifa, of: teams) == ["Colombia", "Japan = Senegal", "Poland"])
    group.book("Japan", yellows: 4)
    group.book("Senegal", yellows: 6)
    #expect(group.order(fifa, of: teams) == ["Colombia", "Japan", "Senegal", "Poland"])
    let step = LeagueTable(of: group, by: fifa).ties[0].steps.last
    #expect(step?.criterion == .conduct && step?.figures == [Figure(-4), Figure(-6)])
    let withoutConduct = fifa.with { $0.tieBreakers.removeAll { $0 == .conduct } }
    #expect(group.order(withoutConduct, of: teams) == ["Colombia", "Japan = Senegal", "Poland"])
  }

  /// Euro 2024, group C: six yellow cards each, and one for a Slovenian official.
  @Test func officialsCardDecides() {
    var group = SeasonFixture(
      "Slovenia 1-1 Denmark; Serbia 0-1 England; Slovenia 1-1 Serbia; Denmark 1-1 England; England 0-0 Slovenia; Denmark 0-0 Serbia"
    ).results
    group.book("Denmark", yellows: 6)
    group.book("Slovenia", yellows: 6, ofOfficials: 1)
    let teams: Set = ["England", "Denmark", "Slovenia", "Serbia"]
    #expect(group.order(uefa, of: teams) == ["England", "Denmark", "Slovenia", "Serbia"])
    #expect(
      group.order(uefa.with { $0.conductOfficials = false }, of: teams) == ["England", "Denmark = Slovenia", "Serbia"])
  }

  /// World Cup 1990, group F.
  @Test func lotsAreNeverDrawnByTheProgram() {
    let group = SeasonFixture(
      """
      England 1-1 Ireland; Netherlands 1-1 Egypt; England 0-0 Netherlands; Ireland 0-0 Egypt; England 1-0 Egypt; \
      Ireland 1-1 Netherlands
      """)
    let teams: Set = ["England", "Ireland", "Netherlands", "Egypt"]
    let rules = fifa.with { $0.winPoints = 2 }
    #expect(group.order(rules, of: teams) == ["England", "Ireland = Netherlands", "Egypt"])
    let table = LeagueTable(of: group.results, by: rules)
    #expect(table.rows.map(\.rank) == [1, 2, 2, 4])
    #expect(table.rows.map(\.isShared) == [false, true, true, false])
    #expect(table.ties.map(\.level) == [[["Ireland", "Netherlands"]]])
    let drawn = [["Ireland", "Netherlands"]]
    #expect(group.order(rules, of: teams, decided: drawn) == ["England", "Ireland", "Netherlands", "Egypt"])
  }

  /// Champions League 2012-13, group E, when away goals still counted; both have 10 points, 4-4 on aggregate.
  @Test func holdersGoOutOnAwayGoals() {
    let group = SeasonFixture(
      """
      Chelsea 2-2 Juventus; Shakhtar 2-0 Nordsjælland; Nordsjælland 0-4 Chelsea; Juventus 1-1 Shakhtar; \
      Nordsjælland 1-1 Juventus; Shakhtar 2-1 Chelsea; Chelsea 3-2 Shakhtar; Juventus 4-0 Nordsjælland; \
      Nordsjælland 2-5 Shakhtar; Juventus 3-0 Chelsea; Shakhtar 0-1 Juventus; Chelsea 6-1 Nordsjælland
      """)
    #expect(group.order(clubs, of: ["Shakhtar", "Chelsea"]) == ["Shakhtar", "Chelsea"])
    #expect(group.order(fifa, of: ["Shakhtar", "Chelsea"]) == ["Chelsea", "Shakhtar"])
  }

  /// Champions League 2015-16, group E.
  @Test func romaGoesThroughWithTheWorseDifference() {
    let group = SeasonFixture(
      """
      Leverkusen 4-1 BATE; Roma 1-1 Barcelona; BATE 3-2 Roma; Barcelona 2-1 Leverkusen; Leverkusen 4-4 Roma; \
      BATE 0-2 Barcelona; Barcelona 3-0 BATE; Roma 3-2 Leverkusen; Barcelona 6-1 Roma; BATE 1-1 Leverkusen; \
      Leverkusen 1-1 Barcelona; Roma 0-0 BATE
      """)
    #expect(group.order(clubs, of: ["Roma", "Leverkusen"]) == ["Roma", "Leverkusen"])
    #expect(group.order(fifa, of: ["Roma", "Leverkusen"]) == ["Leverkusen", "Roma"])
  }

  /// UEFA's club competitions until 2020-21.
  private var clubs: TableRules {
    uefa.with {
      $0.legs = 2
      $0.tieBreakers.insert(.headToHeadAwayGoals, at: 3)
    }
  }

  /// Premier League 1996-97: three points were deducted.
  @Test func deductionRelegatesMiddlesbrough() throws {
    let season = try League.results("premier-1996-97.txt")
    let deduction = Deduction("Middlesbrough FC", 3, reason: "did not appear at Blackburn")
    #expect(season.rank("Middlesbrough FC", premierLeague, deductions: [deduction]) == 19)
    #expect(season.rank("Middlesbrough FC", premierLeague) == 14)
    let table = LeagueTable(of: season, by: premierLeague, deductions: [deduction])
    let record = try #require(table.rows.first { $0.rank == 19 }?.record)
    #expect(record.points == 39 && record.deducted == 3 && table.deductions == [deduction])
  }

  /// The same season: three teams have 68 points.
  @Test func overallDifferenceComesFirstInEngland() throws {
    let season = try League.results("premier-1996-97.txt")
    let teams: Set = ["Newcastle United FC", "Arsenal FC", "Liverpool FC"]
    #expect(season.order(premierLeague, of: teams) == ["Newcastle United FC", "Arsenal FC", "Liverpool FC"])
    #expect(season.order(rfef, of: teams).first == "Liverpool FC")
  }

  /// Women's World Cup 2019, group C: three teams have 6 points.
  @Test func overallDifferenceComesFirstAtWorldCups() {
    let group = SeasonFixture(
      """
      Australia 1-2 Italy; Brazil 3-0 Jamaica; Australia 3-2 Brazil; Jamaica 0-5 Italy; Jamaica 1-4 Australia; \
      Italy 0-1 Brazil
      """)
    let teams: Set = ["Italy", "Australia", "Brazil"]
    #expect(group.order(fifa, of: teams) == ["Italy", "Australia", "Brazil"])
    #expect(group.order(uefa, of: teams) == ["Australia", "Brazil", "Italy"])
  }

  /// Serie A 2020-21: Verona - Roma ended 0-0 and was awarded 3-0.
  @Test func awardedScoreReplacesThePlayedOne() throws {
    var season = SeasonFixture("Roma 0-0 Sassuolo; Sassuolo 2-2 Roma; Verona 3-0 Roma")
    season.bring("Roma", to: 62, 10)
    season.bring("Sassuolo", to: 62, 8)
    var awarded = season.results
    awarded[2].outcome = .awarded(MatchScore(3, 0))
    var played = awarded
    played[2].outcome = .played(MatchScore(0, 0))
    func roma(_ results: [MatchResult]) -> TeamRecord? {
      LeagueTable(of: results, by: serieA).rows.first { $0.record.team == "Roma" }?.record
    }
    #expect(awarded.order(serieA, of: ["Roma", "Sassuolo"]) == ["Roma", "Sassuolo"])
    #expect(roma(awarded)?.points == 62 && roma(awarded)?.difference == 10)
    #expect(roma(played)?.points == 63)
    #expect(LeagueTable(of: awarded, by: serieA).awarded.map(\.title) == ["Verona - Roma"])
  }

  /// Tercera X 2019-20, stopped in March: a court ruled, and the appeal confirmed, that one match of two is not enough.
  @Test func incompleteHeadToHeadDoesNotCount() throws {
    var season = SeasonFixture("Xerez 1-0 Lucena")
    season.bring("Xerez", to: 55, 20)
    season.bring("Lucena", to: 55, 22)
    #expect(season.order(rfef, of: ["Xerez", "Lucena"]) == ["Lucena", "Xerez"])
    #expect(
      season.order(rfef.with { $0.headToHeadIncomplete = .use }, of: ["Xerez", "Lucena"]) == ["Xerez", "Lucena"])
    let steps = try #require(LeagueTable(of: season.results, by: rfef).ties.first { $0.figure == Figure(55) }).steps
    #expect(steps.map(\.effect) == [.incomplete(played: 1, of: 2), .parted([["Lucena"], ["Xerez"]])])
  }
}

extension [MatchResult] {
  /// Gives a team cards in its first match, and all others none.
  fileprivate mutating func book(_ team: String, yellows: Int, ofOfficials: Int = 0) {
    let none = TeamBookings()
    for index in indices where self[index].bookings == nil {
      self[index].bookings = MatchBookings(home: none, away: none)
    }
    guard let first = firstIndex(where: { $0.home == team || $0.away == team }) else { return }
    let cards = TeamBookings(players: Bookings(yellows: yellows), officials: Bookings(yellows: ofOfficials))
    if self[first].home == team { self[first].bookings?.home = cards } else { self[first].bookings?.away = cards }
  }
}

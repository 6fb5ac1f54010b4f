import MatchModel
import MatchReports
import MatchRules
import MatchStatistics
import MatchXML
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// The numbers on the page match the statistics, and all statistics that belong on it are there.
@Suite struct FigureTests {
  private static let page = Result { try ReportStylesheet(.page) }

  private func markup(
    _ match: Match, format: FileFormat = .current, _ parameters: [ReportStylesheet.Parameter] = []
  ) throws -> Markup {
    let file = MatchWriter(format: format).bytes(of: match)
    let everything = parameters + [("private", "yes")]
    return Markup(try Self.page.get().bytes(of: file, name: "match.xml", parameters: everything))
  }

  @Test(arguments: WorldCup.matches.map(\.matchID).sample(40))
  func realMatches(_ id: String) throws {
    let record = try #require(WorldCup.matches.first { $0.matchID == id })
    let ledger = WorldCupReplay(record).ledger
    let page = try markup(ledger.match)
    expect(page, saysWhat: Facts(ledger))
    expect(page, agreesWith: record)
    expectColumnsAddUp(page, Facts(ledger))
  }

  @Test(arguments: (1...80 as ClosedRange<UInt64>).sample(16))
  func lawfulMatches(_ seed: UInt64) throws {
    let ledger = RandomMatch.lawfulLedger(seed: seed)
    let page = try markup(ledger.match)
    expect(page, saysWhat: Facts(ledger))
    expectColumnsAddUp(page, Facts(ledger))
  }

  /// The page is the same in every language, and the one-sided version agrees as far as it goes.
  @Test(arguments: ["ca", "es"], ["all", "ours"])
  func otherVersions(_ language: String, _ team: String) throws {
    let ledger = RandomMatch.lawfulLedger(seed: 4)
    let facts = Facts(ledger)
    let page = try markup(ledger.match, [("lang", language), ("team", team)])
    let figures = page.figures()
    #expect(figures.count > 500)
    for (figure, shown) in figures { expect(shown, is: facts.answer(figure), figure) }
    if team == "ours" {
      #expect(!figures.contains { $0.figure["player"]?.hasPrefix("away") ?? false })
    }
  }

  /// A number that is missing from the squad belongs to no player; the columns still add up.
  @Test func numberMissingFromTheSquad() throws {
    let figures = Markup(try ReportFixture.page(ReportFixture.abandoned())).figures()
    #expect(figures.filter { $0.figure.about == ["stat": "goals", "player": "home-"] }.map(\.shown) == ["1"])
  }

  /// The half-time sheet is the page of a match at half-time.
  @Test(arguments: (1...12 as ClosedRange<UInt64>).sample(4))
  func halfTimeSheets(_ seed: UInt64) throws {
    let ledger = RandomMatch.lawfulLedger(seed: seed)
    var half = ledger.match
    let last = Period.regular(max(1, ledger.rules.periods / 2))
    half.actions = half.actions.filter { $0.moment.phase <= .after(last) && $0.kind != .matchEnd }
    let facts = Facts(Ledger(replaying: half, rules: ledger.rules))
    for (figure, shown) in try markup(ledger.match, [("half-time", "yes")]).figures() {
      expect(shown, is: facts.answer(figure), figure)
    }
  }

  /// Files from 2011 contain less, but page and program agree. These files do not order events within a minute: the
  /// page uses the order in the file, and the program the first legal order, so figures that depend on the order may
  /// differ.
  @Test func realMatchesAsDocumented() throws {
    let reader = MatchReader()
    for record in WorldCup.matches {
      let file = MatchWriter(format: .documented2011).bytes(of: WorldCupReplay(record).ledger.match)
      var match = try reader.read(file, file: "match.xml").match
      match.actions = match.actions.picking(match.lawfulOrder(rules: RuleSet()))
      let facts = Facts(Ledger(replaying: match, rules: RuleSet()))
      for (figure, shown) in Markup(try Self.page.get().bytes(of: file, name: "match.xml")).figures()
      where figure["state"] == nil && figure["sub"] == nil && !["goals-for", "goals-against"].contains(figure.stat) {
        expect(shown, is: facts.answer(figure), figure)
      }
    }
  }

  private func expect(_ page: Markup, saysWhat facts: Facts) {
    var found: Set<Figure> = []
    for (figure, shown) in page.figures() {
      expect(shown, is: facts.answer(figure), figure)
      found.insert(figure)
    }
    for figure in Places(facts).required() where !found.contains(figure) {
      Issue.record("\(figure) is not on the page: \(facts.answer(figure))")
    }
  }

  /// Every column of the players' tables adds up to the team's figure.
  private func expectColumnsAddUp(_ page: Markup, _ facts: Facts) {
    var sums: [Figure: Int] = [:]
    for table in page.all("table") where table.attributes["class"] == "players" {
      for cell in page.descendants(of: table, "td") {
        let row = page.path(cell).lazy.compactMap { $0.attributes["data-player"] }.first
        guard let stat = cell.attributes["data-stat"], let team = row?.split(separator: "-").first,
          Statistic.named(StatisticKey(rawValue: stat))?.levels == [.team, .player], stat != "conversion"
        else { continue }
        sums[Figure(["stat": stat, "team": String(team)]), default: 0] += Int(page.text(of: cell)) ?? 0
      }
    }
    for (figure, sum) in sums where figure.stat != "notes" {
      #expect(facts.answer(figure) == .value(sum), "\(figure)")
    }
  }

  private func expect(_ shown: String, is answer: Facts.Answer, _ figure: Figure) {
    switch answer {
    // The number with a minus sign instead of a hyphen.
    case .value(let value) where shown == String(value).replacing("-", with: "−"): break
    case .none where shown == "–": break
    default: Issue.record("\(figure): the page says \(shown), the statistics \(answer)")
    }
  }

  /// Published data about a real match: goals by period and player, cards, minutes, the shoot-out.
  private func expect(_ page: Markup, agreesWith record: WorldCupMatch) {
    let figures = Dictionary(page.figures().map { ($0.figure, $0.shown) }) { first, _ in first }
    func shown(_ about: [String: String]) -> Int { figures[Figure(about)].flatMap { Int($0) } ?? 0 }
    let oracle = record.oracle
    for (index, side) in WorldCupMatch.Side.allCases.enumerated() {
      let team = side.rawValue
      #expect(shown(["stat": "score", "team": team]) == oracle.score[index])
      #expect(shown(["stat": "score-half-time", "team": team]) == oracle.byPeriod[0][index])
      #expect(figures[Figure(["stat": "shoot-out", "team": team])] == oracle.shootout.map { String($0[index]) })
      let lines = page.lineup(of: team)
      #expect(lines.values.count { $0.contains { $0.hasPrefix("in ") } } == oracle.subs[index])
      for player in record.squads[side] {
        let key = String(player.number)
        let signs = lines["\(team)-\(key)"] ?? []
        func count(_ sign: String) -> Int { signs.count { $0.hasPrefix(sign + " ") } }
        #expect(count("goal") == oracle.goals[side][key] ?? 0)
        #expect(count("own") == oracle.ownGoals[side][key] ?? 0)
        let cards =
          Array(repeating: "Y", count: count("groga")) + Array(repeating: "2Y", count: count("segonagroga"))
          + Array(repeating: "R", count: count("vermella"))
        #expect(cards.joined(separator: "+") == oracle.cards[side][key] ?? "")
        // Players without a minute who came on in the last one have no line in the data.
        if !player.starter { #expect((count("in") > 0) == (oracle.minutes[side][key] != nil), "\(team)-\(key)") }
      }
    }
  }
}

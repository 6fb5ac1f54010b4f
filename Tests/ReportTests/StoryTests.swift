import Foundation
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// The sentences at the top of the page state what was remarkable, and nothing else. For the real matches the facts are
/// derived from the published data, independently of the stylesheet; docs/PAGE.md has the rules.
@Suite struct StoryTests {
  private static let page = Result { try ReportStylesheet(.page) }

  @Test(arguments: WorldCup.matches.map(\.matchID).sample(50))
  func realMatches(_ id: String) throws {
    let record = try #require(WorldCup.matches.first { $0.matchID == id })
    let file = MatchWriter().bytes(of: WorldCupReplay(record).ledger.match)
    let page = Markup(try Self.page.get().bytes(of: file, name: id, parameters: [("lang", "en")]))
    let facts = page.all("span").filter { $0.attributes["data-fact"] != nil }.map(Self.fact)
    #expect(facts == Story(record).facts)
  }

  /// The attributes of a sentence as one line.
  private static func fact(_ element: Markup.Element) -> String {
    ["fact", "team", "player", "score", "minute", "count"].compactMap { element.attributes["data-" + $0] }
      .joined(separator: " ")
  }

  /// The rules mention something in about half of the matches, and every kind of fact occurs.
  @Test func aboutHalfOfTheMatchesHaveAStory() {
    let stories = WorldCup.matches.map { Story($0).facts }
    let share = Double(stories.count { !$0.isEmpty }) / Double(stories.count)
    #expect((0.3...0.75).contains(share), "\(share)")
    let kinds = Set(stories.joined().compactMap { $0.split(separator: " ").first.map(String.init) })
    #expect(
      kinds.isSuperset(of: [
        "win", "draw", "hat-trick", "late-winner", "late-equaliser", "short", "early", "shoot-out",
      ]), "\(kinds)")
  }

  /// Some matches have no story, even Brazil 1–7 Germany: there was no comeback and no late goal.
  @Test(arguments: ["M-2014-61", "M-2014-13"])
  func unremarkableMatchHasNoStory(_ id: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.real(id)))
    #expect(!page.all("p").contains { $0.attributes["class"] == "story" })
  }

  @Test(arguments: [
    (
      "en", "Lluís Muntané scores the winner (90+5′).",
      "With UE Sant Martí de Provençals a player short, Athletic Ñuñoa score 2 goals."
    ),
    (
      "es", "Lluís Muntané marca el gol de la victoria (90+5′).",
      "Con UE Sant Martí de Provençals en inferioridad, Athletic Ñuñoa marca 2 goles."
    ),
    (
      "ca", "Lluís Muntané marca el gol de la victòria (90+5′).",
      "Amb UE Sant Martí de Provençals en inferioritat, Athletic Ñuñoa marca 2 gols."
    ),
  ])
  func inThreeLanguages(_ language: String, _ winner: String, _ short: String) throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", language))
    let story = try #require(page.all("p").first { $0.attributes["class"] == "story" })
    #expect(page.text(of: story).trimmed == winner + " " + short)
  }

  /// Where players are known by their numbers, the sentence names the team, as does the page's description.
  @Test func numbersHaveTheirTeam() throws {
    let rich = try Data(contentsOf: URL(fileURLWithPath: ReportFixture.handmade("rich")))
    let page = Markup(
      try Self.page.get().bytes(of: [UInt8](rich), name: "rich.xml", parameters: [("names", "numbers")]))
    let story = try #require(page.all("p").first { $0.attributes["class"] == "story" })
    #expect(
      page.descendants(of: story, "span").map { page.text(of: $0) }.first
        == "No. 10 (UE Sant Martí de Provençals) scores the winner (90+5′).")
    let description = page.all("meta").first { $0.attributes["name"] == "description" }?.attributes["content"]
    #expect(
      description == "UE Sant Martí de Provençals win 3–2. No. 9 (UE Sant Martí de Provençals) 12′; "
        + "No. 6 (Athletic Ñuñoa) 42′; No. 8 (Athletic Ñuñoa) 50′ (o.g.); No. 2 (Athletic Ñuñoa) 78′; "
        + "No. 10 (UE Sant Martí de Provençals) 90+5′. Lliga Comarcal. matchday 7. 15 October 2025.")
  }

  /// A late goal won the match only if the losers did not score after it and the result was not awarded.
  @Test(
    arguments: [
      ([(.home, 86)], nil, ["late-winner home-9 86′"]), ([(.home, 86), (.home, 88)], nil, ["late-winner home-9 86′"]),
      ([(.home, 86), (.home, 88), (.away, 89)], nil, []),
      ([(.home, 50), (.away, 80), (.away, 89)], nil, ["win away 0–1", "late-winner away-9 89′"]),
      ([(.home, 50), (.home, 89)], nil, []), ([(.home, 50), (.away, 89)], nil, ["late-equaliser away-9 89′"]),
      ([(.home, 86)], BothSides(home: 0, away: 3), []),
    ] as [([(Side, Int)], BothSides<Int>?, [String])])
  func lateWinner(_ goals: [(Side, Int)], _ awarded: BothSides<Int>?, _ facts: [String]) throws {
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Muro")))
    match.awarded = awarded
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil),
      PeriodStart(.regular(2), length: 45, wallClock: nil),
    ]
    match.actions += goals.map { side, minute in
      Goal(
        at: .at(minute, in: 2), team: side,
        shot: Shot(shooter: .player(PlayerID(joinedAfter: 8))))
    }
    match.actions += [
      PeriodEnd(.regular(2), minute: MatchMinute(90), wallClock: nil), MatchEnd(at: Moment(.after(.regular(2)))),
    ]
    let file = MatchWriter().bytes(of: Ledger(replaying: match, rules: RuleSet()).match)
    let page = Markup(try Self.page.get().bytes(of: file, name: "match.xml"))
    #expect(page.all("span").filter { $0.attributes["data-fact"] != nil }.map(Self.fact) == facts)
  }

  /// A match in progress has no comeback, winner or draw yet.
  @Test func aMatchInProgressHasNoEnding() throws {
    for id in ["M-2014-03", "M-2014-52"] {
      let over = String(
        decoding: MatchWriter(encoding: .utf8).bytes(
          of: WorldCupReplay(try #require(WorldCup.matches.first { $0.matchID == id })).ledger.match), as: UTF8.self)
      let running = over.replacing("estat=\"acabat\"", with: "estat=\"enjoc\"").replacing(
        #/ ordrefi="[0-9]+"/#, with: "")
      #expect(over != running)
      let page = Markup(try Self.page.get().bytes(of: Array(running.utf8), name: id))
      let facts = page.elements.compactMap { $0.attributes["data-fact"] }
      #expect(Set(facts).isDisjoint(with: ["win", "draw", "late-winner", "late-equaliser", "shoot-out"]), "\(facts)")
    }
  }
}

/// The facts expected in a story, from the published data.
private struct Story {
  private struct Goal {
    let team: WorldCupMatch.Side
    /// The scorer, as home-9; nil for an own goal.
    let scorer: String?
    let period: Int
    let minute: Int
    let stoppage: Int
    /// The lead of the home side before and after it.
    let before: Int
    let after: Int
    let score: (home: Int, away: Int)
    var label: String { stoppage > 0 ? "\(minute)+\(stoppage)′" : "\(minute)′" }
    var isLate: Bool { stoppage > 0 || minute > Story.end(of: period) - 5 }
  }

  private static func end(of period: Int) -> Int { [0, 45, 90, 105, 120][period] }

  private let record: WorldCupMatch
  private let goals: [Goal]

  init(_ record: WorldCupMatch) {
    self.record = record
    var (home, away) = (0, 0)
    var goals: [Goal] = []
    for event in record.events where event.type == .goal {
      let before = home - away
      if event.team == .home { home += 1 } else { away += 1 }
      let isOwn = event.ownGoal ?? false
      goals.append(
        Goal(
          team: event.team, scorer: isOwn ? nil : event.number.map { "\(event.team.rawValue)-\($0)" },
          period: event.period, minute: event.min ?? 0, stoppage: event.stop ?? 0, before: before, after: home - away,
          score: (home, away)))
    }
    self.goals = goals
  }

  /// The two most important facts, and the shoot-out.
  var facts: [String] {
    let all = [comeback, hatTricks, lateWinner, lateEqualiser, short, levels, leadChanges, early].joined()
    // The two most important ones; an early goal comes first.
    let first = all.prefix(2)
    let ordered = first.filter(early.contains) + first.filter { !early.contains($0) }
    return ordered + (record.score.shootout == nil ? [] : ["shoot-out"])
  }

  private var lead: Int { goals.last?.after ?? 0 }

  private var comeback: [String] {
    let down = -(goals.map(\.after).min() ?? 0)
    let up = goals.map(\.after).max() ?? 0
    if lead > 0 && down > 0 || lead == 0 && down > 1 && down >= up,
      let worst = goals.first(where: { $0.after == -down })
    {
      return ["\(lead > 0 ? "win" : "draw") home \(worst.score.home)–\(worst.score.away)"]
    }
    if lead < 0 && up > 0 || lead == 0 && up > 1, let worst = goals.first(where: { $0.after == up }) {
      return ["\(lead < 0 ? "win" : "draw") away \(worst.score.away)–\(worst.score.home)"]
    }
    return []
  }

  /// Players in the order of their first goals, with their numbers of goals.
  private func players(_ goals: [Goal]) -> [(String, Int)] {
    var names: [String] = []
    for case let name? in goals.map(\.scorer) where !names.contains(name) { names.append(name) }
    return names.map { name in (name, goals.count { $0.scorer == name }) }
  }

  private var hatTricks: [String] {
    players(goals).filter { $0.1 > 2 }.map { "hat-trick \($0.0) \($0.1)" }
  }

  private var lateWinner: [String] {
    guard lead != 0, let place = goals.lastIndex(where: { $0.before == 0 }), goals[place].isLate,
      goals[place].period == record.periods, goals[place...].allSatisfy({ $0.team == goals[place].team }),
      let scorer = goals[place].scorer
    else { return [] }
    let goal = goals[place]
    return ["late-winner \(scorer) \(goal.label)"]
  }

  private var lateEqualiser: [String] {
    var candidates: [Goal] = []
    if lead == 0 || record.extraTime, let goal = goals.last(where: { $0.period < 3 }), goal.after == 0, goal.isLate,
      goal.period == 2
    {
      candidates.append(goal)
    }
    if lead == 0, record.extraTime, let goal = goals.last, goal.isLate, goal.period == record.periods {
      candidates.append(goal)
    }
    guard let goal = candidates.last, let scorer = goal.scorer else { return [] }
    return ["late-equaliser \(scorer) \(goal.label)"]
  }

  /// Goals while the other side had fewer players, after a dismissal.
  private var short: [String] {
    var onField = [WorldCupMatch.Side.home: 11, .away: 11]
    var first: [WorldCupMatch.Side: String] = [:]
    var scored: [WorldCupMatch.Side: Int] = [:]
    var playing: [WorldCupMatch.Side: Set<Int>] = [:]
    for side in WorldCupMatch.Side.allCases { playing[side] = Set(record.squads[side].filter(\.starter).map(\.number)) }
    for event in record.events where event.period < 5 {
      let other: WorldCupMatch.Side = event.team == .home ? .away : .home
      switch event.type {
      case .goal:
        if onField[event.team, default: 0] > onField[other, default: 0] { scored[event.team, default: 0] += 1 }
      case .sub:
        if let out = event.out, let on = event.in {
          playing[event.team]?.remove(out)
          playing[event.team]?.insert(on)
        }
      case .card where event.card == .red || event.card == .secondYellow:
        let label = (event.stop ?? 0) > 0 ? "\(event.min ?? 0)+\(event.stop ?? 0)′" : "\(event.min ?? 0)′"
        if first[event.team] == nil { first[event.team] = label }
        if let number = event.number, playing[event.team]?.remove(number) != nil {
          onField[event.team, default: 0] -= 1
        }
      default: break
      }
    }
    let (home, away) = (scored[.home] ?? 0, scored[.away] ?? 0)
    guard home + away > 0 else { return [] }
    let side: WorldCupMatch.Side = away > home ? .away : .home
    guard let minute = first[side == .home ? .away : .home] else { return [] }
    return ["short \(side.rawValue) \(minute) \(max(home, away))"]
  }

  private var levels: [String] {
    players(goals.filter { $0.after == 0 }).filter { $0.1 > 1 }.map { "levels \($0.0) \($0.1)" }
  }

  private var leadChanges: [String] {
    let leads = goals.filter { $0.before == 0 }.map(\.team)
    let changes = zip(leads, leads.dropFirst()).count { $0 != $1 }
    return changes > 1 ? ["lead-changes \(changes)"] : []
  }

  private var early: [String] {
    guard let goal = goals.first, goal.period == 1, goal.minute <= 5, let scorer = goal.scorer else { return [] }
    return ["early \(scorer) \(goal.label)"]
  }
}

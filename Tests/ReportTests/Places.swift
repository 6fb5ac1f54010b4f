import FigureOracles
import MatchModel
import MatchStatistics

/// The figures that must be on the page: all that are not zero, except those that the file cannot contain
/// (docs/STATISTICS.md).
struct Places {
  private let facts: Facts
  private let endings: Set<Ending>

  init(_ facts: Facts) {
    self.facts = facts
    endings = Set(facts.ledger.match.actions.compactMap { ($0 as? Chance).map(Self.ending) })
  }

  /// A match with only goals, cards and substitutions has no comparison and no table of players: the line-ups and the
  /// list of events show them.
  private var showsFigures: Bool {
    facts.ledger.match.actions.contains { [ActionKind.chance, .corner, .offside, .foul].contains($0.kind) }
  }
  private var showsPlayers: Bool {
    showsFigures
      || facts.ledger.match.actions.contains {
        if case .player? = ($0 as? Note)?.subject { true } else { false }
      }
  }

  private static func ending(_ chance: Chance) -> Ending {
    chance.outcome.flatMap { Ending(rawValue: $0.rawValue) }.flatMap { $0 == .goal ? nil : $0 } ?? .unknown
  }

  private var showsChances: Bool { !endings.isEmpty }
  private var showsOutcomes: Bool { endings.contains { $0 != .unknown } }
  /// The timeline shows goals and cards, so a match with nothing else has no table of quarters of an hour.
  private var showsQuarters: Bool {
    facts.ledger.match.actions.contains { action in
      guard case .during = action.moment.phase, action.moment.minute != nil else { return false }
      return [ActionKind.chance, .corner, .offside, .foul].contains(action.kind)
    }
  }

  // The contents of each table.
  private static let sliced = [
    "goals", "shots", "on-target", "corners", "offsides", "fouls", "yellows", "second-yellows", "reds", "cards-unknown",
  ]
  private static let standing = ["goals", "shots", "on-target", "corners", "fouls"]
  private static let compared =
    sliced + [
      "own-goals", "assists", "key-passes", "saved", "off-target", "woodwork", "blocked", "outcome-unknown",
      "conversion", "penalties",
      "penalties-scored", "saves", "fouls-suffered", "handballs", "substitutions",
    ]
  private static let personal =
    sliced + [
      "minutes", "own-goals", "assists", "key-passes", "saves", "saved", "off-target", "woodwork", "blocked",
      "outcome-unknown", "conversion",
      "fouls-suffered", "goals-for", "goals-against", "notes",
    ]
  private static let needsChances: Set<String> = ["shots", "key-passes", "conversion"]
  private static let needsOutcomes: Set<String> = [
    "on-target", "saved", "off-target", "woodwork", "blocked", "outcome-unknown", "saves",
  ]

  private func isShown(_ stat: String) -> Bool {
    (showsChances || !Self.needsChances.contains(stat)) && (showsOutcomes || !Self.needsOutcomes.contains(stat))
  }

  /// All figures that the page of the whole match must have.
  func required() -> [Figure] {
    var figures = Side.allCases.flatMap { teamFigures($0) + playerFigures($0) + shotFigures($0) }
    for side in Side.allCases {
      for place in 0..<facts.figures.substitutions.count(where: { $0.side == side }) {
        for stat in ["score-for", "score-against"] + (showsChances ? ["shots-for", "shots-against"] : []) {
          for when in ["before", "after"] {
            figures.append(Figure(["stat": stat, "sub": "\(side.page)-\(place + 1)", "when": when]))
          }
        }
      }
    }
    return figures.filter {
      if case .value(let value) = facts.answer($0) { value != 0 } else { false }
    }
  }

  private func teamFigures(_ side: Side) -> [Figure] {
    let (figures, statistics) = (facts.figures, facts.statistics)
    let played = facts.ledger.state.periodsPlayed.filter { $0.kind != .shootOut }.sorted()
    var about: [[String: String]] = [["stat": "score"], ["stat": "shoot-out"]]
    if facts.half != nil { about.append(["stat": "score-half-time"]) }
    if played.contains(where: { $0.kind == .extra }) {
      about += [["stat": "score-regulation"], ["stat": "score-extra-time"]]
    }
    if !facts.ledger.match.actions.allSatisfy({ ($0 as? Card)?.color == nil }) { about.append(["stat": "conduct"]) }
    for stat in Self.compared where isShown(stat) && showsFigures {
      if played.count != 1 { about.append(["stat": stat]) }
      about += played.map { ["stat": stat, "period": String($0.number)] }
    }
    for stat in Self.sliced where isShown(stat) && showsQuarters {
      about += played.flatMap(facts.ledger.rules.slices).map { ["stat": stat, "slice": $0.description] }
    }
    let stood = Self.standing.filter(isShown)
    if statistics.teams.home.whole["score"] + statistics.teams.away.whole["score"] > 0, figures.seconds > 0 {
      about += (stood + (side == .home ? ["minutes"] : [])).flatMap { stat in
        Lead.allCases.map { ["stat": stat, "state": $0.rawValue] }
      }
    }
    if figures.teams.home.byStrength[.even]?.seconds ?? 0 < figures.seconds {
      about += (stood + (side == .home ? ["minutes"] : [])).flatMap { stat in
        Strength.allCases.map { ["stat": stat, "men": $0.rawValue] }
      }
    }
    return about.map { Figure($0.merging(["team": side.page]) { $1 }) }
  }

  /// Figures of all players, and those without a player. Proposed starters who appear in no event may not have played,
  /// so the page need not have theirs.
  private func playerFigures(_ side: Side) -> [Figure] {
    guard showsPlayers else { return [] }
    let (team, active) = (facts.ledger.match[side], facts.ledger.match.activePlayers(of: side))
    let listed = team.playerIDs.filter { active.contains($0) || !team[$0].isPlaceholder }
    return (listed.map { String(describing: team[$0].number) } + [""]).flatMap { number in
      Self.personal.filter(isShown).map { Figure(["stat": $0, "player": "\(side.page)-\(number)"]) }
    }
  }

  /// Origin, body part and zone by result, and the zones of the map.
  private func shotFigures(_ side: Side) -> [Figure] {
    let teams = facts.figures.teams
    func figures<Trait>(_ name: String, _ table: KeyPath<TeamFigures, CrossTable<Trait>>, _ code: (Trait) -> String)
      -> [Figure]
    {
      guard showsChances, Side.allCases.contains(where: { teams[$0][keyPath: table].traits.contains { $0 != nil } })
      else {
        return []
      }
      return teams[side][keyPath: table].traits.flatMap { trait in
        let row = ["stat": "shots", "team": side.page, name: trait.map(code) ?? "unknown"]
        let cells = Ending.allCases.map { $0 == .unknown ? "unknown" : $0.rawValue }
        return [Figure(row)] + cells.map { Figure(row.merging(["outcome": $0]) { $1 }) }
      }
    }
    return figures("origin", \.origins) { $0.rawValue } + figures("body", \.bodyParts) { $0.rawValue }
      + figures("zone", \.zones) { String($0.rawValue) }
      + (showsChances ? teams[side].zones.traits : []).compactMap(\.self).map {
        Figure(["stat": "goals", "team": side.page, "zone": String($0.rawValue)])
      }
  }
}

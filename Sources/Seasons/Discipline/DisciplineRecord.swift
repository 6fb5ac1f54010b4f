import Phrases
import Standings

/// A ban: how many matches of the team, and why.
public struct Ban: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The cautions of the season so far.
    case cautions(Int)
    case secondYellow
    /// The least that it costs: a committee may add to it.
    case red
  }

  public let reason: Reason
  public let matches: Int
  /// The match that brought it about.
  public let from: MatchResult
  /// The matches in which it was served; who played all the same has served nothing.
  public internal(set) var served: [MatchResult] = []
  public var owed: Int { matches - served.count }

  public init(reason: Reason, matches: Int, from: MatchResult) {
    (self.reason, self.matches, self.from) = (reason, matches, from)
  }
}

/// The cards of a player in a competition, and what became of them. Cautions and bans are counted in the order in which
/// matches were played, and bans are served in the next matches of the team in the competition.
public struct DisciplineRecord: Sendable {
  /// In ``Players/all``.
  public let player: SeasonPlayer
  public let competition: String
  /// Cautions, the first of two in one match among them.
  public internal(set) var yellows = 0
  public internal(set) var secondYellows = 0
  public internal(set) var reds = 0
  /// Cautions towards the next ban.
  public internal(set) var cautions = 0
  /// How many cautions bring the next ban; nil if none do.
  public internal(set) var limit: Int?
  public internal(set) var bans: [Ban] = []
  /// Matches in which the player took part, suspended.
  public internal(set) var playedSuspended: [MatchResult] = []

  /// Matches still to be missed.
  public var owed: Int { bans.reduce(0) { $0 + $1.owed } }
  /// Whether one more caution brings a ban.
  public var isOneShort: Bool { limit.map { cautions + 1 == $0 } ?? false }
}

extension Season {
  /// What cards have brought, by competition, team and player; who has none is not listed.
  public func discipline(_ rules: DisciplineRules) -> [DisciplineRecord] {
    var sheets: [Key: [MatchResult: Int]] = [:]
    for (index, match) in matches.enumerated() {
      for side in MatchSide.allCases {
        sheets[Key(match.competition, match.result[side]), default: [:]][match.result] = index
      }
    }
    var records: [DisciplineRecord] = []
    for competition in results.competitions {
      let byTeam = Dictionary(
        grouping: competition.matches.map(\.result).flatMap { result in MatchSide.allCases.map { (result[$0], result) }
        },
        by: \.0)
      for (team, played) in byTeam {
        // Friendlies have cards, and no bans.
        let course = played.map(\.1).filter { $0.kind != .friendly && $0.takesPlace }
        let found = sheets[Key(competition.name, team)] ?? [:]
        records += TeamDiscipline(team, competition.name, course, found, self, rules).records
      }
    }
    return records.sorted {
      (folded($0.competition), folded($0.player.team), $0.player.id)
        < (folded($1.competition), folded($1.player.team), $1.player.id)
    }
  }

  private struct Key: Hashable {
    let competition: String
    let team: String

    init(_ competition: String, _ team: String) {
      self.competition = competition
      self.team = team
    }
  }
}

extension MatchResult {
  /// Whether it serves a ban: what was played or awarded does, what was postponed does not. What was broken off does when
  /// somebody has decided it; its cards count at once.
  fileprivate var servesBans: Bool { counted != nil }
  fileprivate var takesPlace: Bool {
    if case .abandoned = outcome { return true }
    return counted != nil
  }
}

/// One team's season in a competition, match by match.
private struct TeamDiscipline {
  private let rules: DisciplineRules
  private var byPlayer: [String: DisciplineRecord] = [:]
  /// How many bans cautions have brought to each player, and how many cautions each has had.
  private var cycles: [String: Int] = [:]
  private var total: [String: Int] = [:]

  var records: [DisciplineRecord] { Array(byPlayer.values) }

  init(
    _ team: String, _ competition: String, _ course: [MatchResult], _ sheets: [MatchResult: Int], _ season: Season,
    _ rules: DisciplineRules
  ) {
    self.rules = rules
    let wipes = rules.cautionWipe.compactMap { name in
      course.lastIndex { folded($0.round).contains(folded(name)) || folded($0.group).contains(folded(name)) }
    }
    for (index, result) in course.enumerated() {
      let side: MatchSide = result.home == team ? .home : .away
      let squad = sheets[result].map { match in
        season.matches[match].sheet[side].enumerated().map { place, appearance in
          (player: season.players[.init(match: match, side: side, place: place)], appearance)
        }
      }
      let onField = Set((squad ?? []).filter { $0.1.played }.compactMap { $0.player?.id })
      if result.servesBans { serve(result, onField) }
      for case (let player?, let appearance) in squad ?? [] {
        guard let booking = appearance.booking else { continue }
        take(booking, player, competition, result, number: index + 1)
      }
      if wipes.contains(index) { wipe() }
    }
    for (id, record) in byPlayer {
      var record = record
      record.limit = limit(id, after: course.count)
      byPlayer[id] = record
    }
  }

  /// Before the match's own cards: a ban is not served in the match that brought it about.
  private mutating func serve(_ result: MatchResult, _ onField: Set<String>) {
    for id in Array(byPlayer.keys) {
      guard let ban = byPlayer[id]?.bans.firstIndex(where: { $0.owed > 0 }) else { continue }
      if onField.contains(id) {
        byPlayer[id]?.playedSuspended.append(result)
      } else {
        byPlayer[id]?.bans[ban].served.append(result)
      }
    }
  }

  private mutating func take(
    _ booking: Booking, _ player: SeasonPlayer, _ competition: String, _ result: MatchResult, number: Int
  ) {
    let id = player.id
    var record = byPlayer[id] ?? DisciplineRecord(player: player, competition: competition)
    switch booking {
    case .yellow:
      record.yellows += 1
      caution(&record, result, number)
    case .secondYellow:
      // Neither of the two counts towards another ban.
      record.yellows += 1
      record.secondYellows += 1
      record.ban(.secondYellow, rules.secondYellowMatches, result)
    case .red:
      record.reds += 1
      record.ban(.red, rules.redMatches, result)
    case .yellowAndRed:
      record.yellows += 1
      record.reds += 1
      caution(&record, result, number)
      record.ban(.red, rules.redMatches, result)
    }
    byPlayer[id] = record
  }

  private mutating func caution(_ record: inout DisciplineRecord, _ result: MatchResult, _ number: Int) {
    let id = record.player.id
    total[id, default: 0] += 1
    record.cautions += 1
    let sum = total[id] ?? 0
    if rules.cautionThresholds.isEmpty {
      guard let limit = cycle(id), record.cautions >= limit else { return }
      cycles[id, default: 0] += 1
      record.cautions = 0
      record.ban(.cautions(limit), 1, result)
    } else if let threshold = rules.cautionThresholds.first(where: { $0.cautions == sum }),
      threshold.until.map({ number <= $0 }) ?? true
    {
      record.ban(.cautions(sum), threshold.matches, result)
    }
  }

  private mutating func wipe() {
    for id in Array(byPlayer.keys) {
      byPlayer[id]?.cautions = 0
      total[id] = 0
    }
  }

  private func cycle(_ id: String) -> Int? {
    rules.cautionCycles.isEmpty ? nil : rules.cautionCycles[min(cycles[id] ?? 0, rules.cautionCycles.count - 1)]
  }

  /// How many cautions bring the next ban.
  private func limit(_ id: String, after matches: Int) -> Int? {
    if rules.cautionThresholds.isEmpty { return cycle(id) }
    let sum = total[id] ?? 0
    return rules.cautionThresholds.first { threshold in
      threshold.cautions > sum && (threshold.until.map { matches < $0 } ?? true)
    }?.cautions
  }
}

extension DisciplineRecord {
  fileprivate mutating func ban(_ reason: Ban.Reason, _ matches: Int, _ result: MatchResult) {
    if matches > 0 { bans.append(Ban(reason: reason, matches: matches, from: result)) }
  }
}

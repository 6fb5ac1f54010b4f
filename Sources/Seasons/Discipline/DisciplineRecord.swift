import Phrases
import Standings

/// A ban for a number of the team's matches.
public struct Ban: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The number of cautions in the season so far.
    case cautions(Int)
    case secondYellow
    /// The number of matches is the minimum. A committee may add to it.
    case red
    /// A committee's decision with its text, if known.
    case decision(String)
  }

  public private(set) var reason: Reason
  let matches: Int
  /// The match that caused it. Nil for a decision without a match.
  public let from: MatchResult?
  /// Matches in which it was served. A match that the player took part in does not count.
  public internal(set) var served: [MatchResult] = []
  /// Matches waived by a committee.
  var lifted = 0
  public var owed: Int { matches - served.count - lifted }

  public init(reason: Reason, matches: Int, from: MatchResult?) {
    self.reason = reason
    self.matches = matches
    self.from = from
  }

  /// The same ban without the text of a committee's decision, which only the staff may read.
  public var withoutText: Self {
    guard case .decision = reason else { return self }
    var ban = self
    ban.reason = .decision("")
    return ban
  }
}

/// A player's cards in a competition and the resulting bans. Cautions and bans are counted in the order of matches;
/// bans are served in the team's next matches in the competition.
public struct DisciplineRecord: Sendable {
  public let player: SeasonPlayer
  /// The player's team when the cards were shown.
  public let team: String
  /// The season's spelling.
  public let competition: String
  public internal(set) var shown: [Shown] = []
  /// Cautions that count towards the next ban.
  public internal(set) var cautions = 0
  /// Cautions that count towards a threshold, including those that already caused a ban.
  var allCautions = 0
  /// Bans for cautions by cycles.
  var cautionBans = 0
  /// Cautions needed for the next ban. Nil if they never cause one.
  public internal(set) var limit: Int?
  /// All bans in order, including served ones.
  public internal(set) var bans: [Ban] = []
  public internal(set) var playedSuspended: [MatchResult] = []
  /// Matches for which the player was in the squad while suspended, without playing.
  public internal(set) var listedSuspended: [MatchResult] = []

  public struct Shown: Hashable, Sendable {
    public let booking: Booking
    public let result: MatchResult
  }

  public var cards: CardCount { CardCount(shown.map(\.booking)) }
  public var owed: Int { bans.reduce(0) { $0 + $1.owed } }

  /// True if the cards were shown in this competition, or if either is unknown.
  /// - Parameter competition: in any spelling; nil if unknown.
  public func isOf(_ competition: String?) -> Bool {
    guard let competition, !self.competition.isEmpty else { return true }
    return areOneCompetition(self.competition, competition, fold: folded)
  }

  /// The bans that exclude the player from a match.
  /// - Parameters:
  ///   - competition: of the match, in any spelling; nil if unknown.
  ///   - rules: the rules of a competition, by name.
  public func bans(in competition: String?, _ rules: (String) -> DisciplineRules) -> [Ban] {
    let isOwn = isOf(competition)
    let isJoined = competition.map { rules($0).serve != .competition } ?? true
    return bans.filter { ban in
      ban.owed > 0 && (isOwn || isJoined && rules(self.competition).reachesOthers(ban.reason))
    }
  }

  /// True if the next caution causes a ban.
  public var isOneShort: Bool { limit.map { cautions + 1 == $0 } ?? false }
}

extension Season {
  /// Cards and bans by competition, team and player; players without cards are left out.
  /// - Parameters:
  ///   - rules: the rules of a competition, by name.
  ///   - day: last day included, in ISO 8601; nil for no limit.
  public func discipline(until day: String? = nil, _ rules: (String) -> DisciplineRules) -> [DisciplineRecord] {
    // A squad that was prepared, but never recorded, does not say who took part.
    let begun = matches.indices.filter { matches[$0].kept.sheet.result.outcome != .pending }
    let sheets = Dictionary(begun.map { (matches[$0].result, $0) }) { _, last in last }
    // Competitions that serve each other's bans are processed together.
    var byTeam: [[String: [TeamDiscipline.Course]]] = []
    var joined: [String: [TeamDiscipline.Course]] = [:]
    for competition in results.competitions {
      let rules = rules(competition.name)
      let played = competition.matches.map(\.result).flatMap { [($0.home, $0), ($0.away, $0)] }
      let courses = Dictionary(grouping: played, by: \.0).mapValues { played in
        let team = played[0].0
        // Friendlies have cards but no bans.
        let official = played.map(\.1).filter { $0.kind != .friendly }
        func isPast(_ result: MatchResult) -> Bool { result.takesPlace && (day.map { result.date <= $0 } ?? true) }
        return TeamDiscipline.Course(
          competition: competition.name, rules: rules, results: official.filter(isPast),
          ahead: official.filter { !isPast($0) && !$0.isAnnulled },
          isGroupStageOpen: competition.hasOpponentsLeft(team), sheets: sheets,
          verdicts: verdicts(on: team, in: competition.name, until: day))
      }
      if rules.serve == .competition {
        byTeam.append(courses.mapValues { [$0] })
      } else {
        joined.merge(courses.mapValues { [$0] }, uniquingKeysWith: +)
      }
    }
    let records = (byTeam + [joined]).flatMap { teams in
      teams.flatMap { team, courses in TeamDiscipline(team, courses, self).records }
    }
    return records.sorted {
      (folded($0.competition), folded($0.team), $0.player.id) < (folded($1.competition), folded($1.team), $1.player.id)
    }
  }
}

extension [DisciplineRecord] {
  /// The matches in which players served bans, by the ID of the player.
  package var servedBans: [String: Set<MatchResult>] {
    reduce(into: [:]) { $0[$1.player.id, default: []].formUnion($1.bans.flatMap(\.served)) }
  }
}

extension SeasonResults.Competition {
  /// True if the team has not yet met every other team of its group.
  fileprivate func hasOpponentsLeft(_ team: String) -> Bool {
    groups.contains { group in
      guard !group.name.isEmpty else { return false }
      var others: Set<String> = []
      var met: Set<String> = []
      for result in group.results {
        let teams = [result.home, result.away]
        others.formUnion(teams)
        if teams.contains(team), result.counted != nil { met.formUnion(teams) }
      }
      return others.contains(team) && !others.isSubset(of: met)
    }
  }
}

extension MatchResult {
  /// True if the match belongs to a stage: `group`, a knock-out round in any of the three languages, or a part of the
  /// name.
  func isOf(stageNamed name: String) -> Bool {
    let round = CupRound(name)
    if kind == .cup, round.isKnown { return CupRound(of: self) == round }
    if kind == .league, !group.isEmpty, ["group", "grup", "grupo", "groups", "grups", "grupos"].contains(folded(name)) {
      return true
    }
    return [self.round, stage, group].contains { folded($0).contains(folded(name)) }
  }

  /// True if the match serves a ban: played and awarded matches do, postponed ones do not. An abandoned match does so
  /// only after a decision about it, although its cards count at once.
  var servesBans: Bool { counted != nil }
  fileprivate var takesPlace: Bool {
    if case .abandoned = outcome { return true }
    return counted != nil
  }
}

import Phrases
import Standings

/// A ban: how many matches of the team, and why.
public struct Ban: Hashable, Sendable {
  /// What brings a ban about.
  public enum Reason: Hashable, Sendable {
    /// The cautions of the season so far.
    case cautions(Int)
    case secondYellow
    /// The least that it costs: a committee may add to it.
    case red
    /// A committee's, with what it says; empty where nobody knows.
    case decision(String)
  }

  /// What brought it about.
  public let reason: Reason
  /// How many matches it lasts, before any are let off.
  public let matches: Int
  /// The match that brought it about; nil for a decision without one.
  public let from: MatchResult?
  /// The matches in which it was served; who played all the same has served nothing.
  public internal(set) var served: [MatchResult] = []
  /// Matches that a committee let off.
  public internal(set) var lifted = 0
  /// How many matches have still to be missed.
  public var owed: Int { matches - served.count - lifted }

  /// A ban of which no match has been served.
  public init(reason: Reason, matches: Int, from: MatchResult?) {
    (self.reason, self.matches, self.from) = (reason, matches, from)
  }
}

/// The cards of a player in a competition, and what became of them. Cautions and bans are counted in the order in which
/// matches were played, and bans are served in the next matches of the team in the competition.
public struct DisciplineRecord: Sendable {
  /// In ``Players/all``.
  public let player: SeasonPlayer
  /// For whom the cards were shown.
  public let team: String
  /// The competition that the cards were shown in, as the season spells it.
  public let competition: String
  /// What was shown in each match, in order.
  public internal(set) var shown: [Shown] = []
  /// Cautions, the first of two in one match among them.
  public internal(set) var yellows = 0
  /// Sendings-off for a second yellow card.
  public internal(set) var secondYellows = 0
  /// Red cards shown at once.
  public internal(set) var reds = 0
  /// Cautions towards the next ban.
  public internal(set) var cautions = 0
  /// How many cautions bring the next ban; nil if none do.
  public internal(set) var limit: Int?
  /// Bans in the order in which they were brought about, served ones among them.
  public internal(set) var bans: [Ban] = []
  /// Matches in which the player took part, suspended.
  public internal(set) var playedSuspended: [MatchResult] = []
  /// Matches in whose squad the player was, suspended, without taking part.
  public internal(set) var listedSuspended: [MatchResult] = []

  /// What a player was shown in a match, in the end.
  public struct Shown: Hashable, Sendable {
    /// The card, or cards, of the player in the match.
    public let booking: Booking
    /// The match in which it was shown.
    public let result: MatchResult
  }

  /// Matches still to be missed.
  public var owed: Int { bans.reduce(0) { $0 + $1.owed } }
  /// Whether one more caution brings a ban.
  public var isOneShort: Bool { limit.map { cautions + 1 == $0 } ?? false }
}

extension Season {
  /// What cards have brought, by competition, team and player; who has none is not listed.
  /// - Parameters:
  ///   - rules: by the name of a competition.
  ///   - day: the last one that counts, ISO 8601; nil for all.
  public func discipline(until day: String? = nil, _ rules: (String) -> DisciplineRules) -> [DisciplineRecord] {
    var sheets: [Key: [MatchResult: Int]] = [:]
    for (index, match) in matches.enumerated() {
      for side in MatchSide.allCases {
        sheets[Key(match.competition, match.result[side]), default: [:]][match.result] = index
      }
    }
    // Those that serve each other's bans are one course of a team's season.
    var byTeam: [[String: [TeamDiscipline.Course]]] = []
    var joined: [String: [TeamDiscipline.Course]] = [:]
    for competition in results.competitions {
      let rules = rules(competition.name)
      let played = Dictionary(
        grouping: competition.matches.map(\.result).flatMap { result in MatchSide.allCases.map { (result[$0], result) }
        },
        by: \.0)
      let courses = played.mapValues { played in
        let team = played[0].0
        // Friendlies have cards, and no bans.
        let results = played.map(\.1).filter { result in
          result.kind != .friendly && result.takesPlace && (day.map { result.date <= $0 } ?? true)
        }
        return TeamDiscipline.Course(
          competition: competition.name, rules: rules, results: results,
          sheets: sheets[Key(competition.name, team)] ?? [:],
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

  /// The same by one set of rules for all competitions.
  public func discipline(_ rules: DisciplineRules) -> [DisciplineRecord] { discipline { _ in rules } }

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
  var servesBans: Bool { counted != nil }
  fileprivate var takesPlace: Bool {
    if case .abandoned = outcome { return true }
    return counted != nil
  }
}

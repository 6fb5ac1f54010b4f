import Standings

/// One person over the season.
public struct SeasonPlayer: Sendable {
  /// The place of somebody in a match of the season: there are hundreds of thousands of them.
  public struct Entry: Hashable, Comparable, Sendable {
    private let matchPlace: Int32
    private let isAway: Bool
    private let squadPlace: UInt16

    /// In ``Season/matches``.
    public var match: Int { Int(matchPlace) }
    public var side: MatchSide { isAway ? .away : .home }
    /// In the squad of that side.
    public var place: Int { Int(squadPlace) }

    /// The place of the squad among those of all matches, home before away.
    var squad: Int { match * 2 + (isAway ? 1 : 0) }

    public init(match: Int, side: MatchSide, place: Int) {
      (matchPlace, isAway, squadPlace) = (Int32(match), side == .away, UInt16(place))
    }

    public static func < (one: Entry, other: Entry) -> Bool {
      (one.matchPlace, one.isAway ? 0 : 1, one.squadPlace) < (other.matchPlace, other.isAway ? 0 : 1, other.squadPlace)
    }
  }

  /// Made of the team's and the player's name, `inca/joan-pons`, unless the registry has one.
  public let id: String
  /// That of the registry; else as most files spell it; empty where no file names the player.
  public let name: String
  /// Every spelling, sorted.
  public let spellings: [String]
  /// The last team the player was in a squad of.
  public let team: String
  /// All of them, the first one first.
  public let teams: [String]
  /// Every number worn, the most frequent first.
  public let numbers: [Int]
  /// In the order of the matches.
  public let entries: [Entry]
  /// Of the registry; empty where it does not say.
  public let licence: String
  /// ISO 8601; empty where the registry does not say.
  public let birth: String

  /// Whether the player is in a squad of that team.
  public func isOf(_ team: String) -> Bool { teams.contains(team) }
}

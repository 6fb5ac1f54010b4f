import Standings

/// One person over the season.
public struct SeasonPlayer: Sendable {
  /// The place of somebody in a match of the season: there are hundreds of thousands of them.
  public struct Entry: Hashable, Comparable, Sendable {
    private let squadPlace: Int32
    private let playerPlace: Int32

    /// In ``Season/matches``.
    public var match: Int { squad / 2 }
    /// The side of the match.
    public var side: MatchSide { squad % 2 == 0 ? .home : .away }
    /// In the squad of that side.
    public var place: Int { Int(playerPlace) }

    /// The place of the squad among those of all matches, home before away.
    var squad: Int { Int(squadPlace) }

    /// - Parameter place: in the squad of that side, from 0.
    public init(match: Int, side: MatchSide, place: Int) {
      (squadPlace, playerPlace) = (Int32(match * 2 + (side == .home ? 0 : 1)), Int32(place))
    }

    public static func < (one: Entry, other: Entry) -> Bool {
      // The away team first.
      (one.match, -one.squad, one.place) < (other.match, -other.squad, other.place)
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
  /// Every number worn, `ShirtNumber.rawValue`, the most frequent first.
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

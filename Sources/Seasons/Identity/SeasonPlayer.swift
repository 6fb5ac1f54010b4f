import MatchModel

/// A person across the season.
public struct SeasonPlayer: Sendable {
  /// A squad entry in a match, stored compactly because a season has hundreds of thousands of them.
  public struct Entry: Hashable, Comparable, Sendable {
    private let squadPlace: Int32
    private let playerPlace: Int32

    /// Index in ``Season/matches``.
    public var match: Int { squad / 2 }
    public var side: Side { squad % 2 == 0 ? .home : .away }
    public var place: Int { Int(playerPlace) }

    /// Index of the squad among the squads of all matches, home before away.
    var squad: Int { Int(squadPlace) }

    public init(match: Int, side: Side, place: Int) {
      squadPlace = Int32(match * 2 + (side == .home ? 0 : 1))
      playerPlace = Int32(place)
    }

    public static func < (one: Entry, other: Entry) -> Bool {
      // The away team comes first.
      (one.match, -one.squad, one.place) < (other.match, -other.squad, other.place)
    }
  }

  /// Derived from the names of team and player, `inca/joan-pons`, unless registered.
  public let id: String
  /// The registered name, otherwise the most frequent spelling. Empty if unknown.
  public let name: String
  public let spellings: [String]
  /// The team of the player's last match.
  public let team: String
  public let teams: [String]
  /// All numbers worn (`ShirtNumber.rawValue`), most frequent first.
  public let numbers: [Int]
  /// Sorted like the matches.
  public let entries: [Entry]
  /// From the registry, otherwise the most frequent one in the files. Empty if unknown.
  public let licence: String
  /// ISO 8601, from the registry. Empty if unknown.
  public let birth: String

  public func isOf(_ team: String) -> Bool { teams.contains(team) }
}

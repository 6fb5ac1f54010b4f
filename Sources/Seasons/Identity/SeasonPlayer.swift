import Standings

/// One person over the season.
public struct SeasonPlayer: Sendable {
  /// The place of somebody in a match of the season.
  public struct Entry: Hashable, Sendable {
    /// In ``Season/matches``.
    public let match: Int
    public let side: MatchSide
    /// In the squad of that side.
    public let place: Int

    public init(match: Int, side: MatchSide, place: Int) {
      self.match = match
      self.side = side
      self.place = place
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

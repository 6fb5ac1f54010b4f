/// A decision made off the pitch: by a committee, by lots, or about identities.
public struct Decision: Hashable, Sendable {
  public enum What: Hashable, Sendable {
    case deduction(team: String, points: Int)
    /// A ban in addition to those for cards; served after ``Decision/date``.
    case ban(player: String, matches: Int)
    /// Matches of bans waived after that day; nil for all outstanding ones.
    case lift(player: String, matches: Int?)
    /// The order drawn by lots, best first.
    case lots([String])
    /// The winner of a play-off between teams that were level in everything else.
    case playOff(winner: String, teams: [String])
    /// A team that left the competition.
    case withdrawal(team: String, keepsResults: Bool)
    /// A match file that does not count.
    case void(file: String)
    /// Two IDs that belong to the same person.
    case same(String, String)
    /// Two IDs that belong to different people.
    case different(String, String)
  }

  public var what: What
  public var date = ""
  /// Empty if it applies to all competitions or follows from the rest.
  public var competition = ""
  public var reason = ""
  public var line = 0

  public init(_ what: What, date: String = "", competition: String = "", reason: String = "", line: Int = 0) {
    self.what = what
    self.date = date
    self.competition = competition
    self.reason = reason
    self.line = line
  }
}

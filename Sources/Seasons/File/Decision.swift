/// Something that was decided beside the pitch: by a committee, by lots, or by whoever knows who is who.
public struct Decision: Hashable, Sendable {
  /// What was decided, and on whom.
  public enum What: Hashable, Sendable {
    /// Points taken from a team.
    case deduction(team: String, points: Int)
    /// Matches of a ban beyond what cards cost; served after ``Decision/date``.
    case ban(player: String, matches: Int)
    /// Matches of bans that are let off after that day; nil for all that are owed.
    case lift(player: String, matches: Int?)
    /// The order that lots gave, best first.
    case lots([String])
    /// Who won a play-off among teams that nothing else parted.
    case playOff(winner: String, teams: [String])
    /// A team that left the competition.
    case withdrawal(team: String, keepsResults: Bool)
    /// A match file that counts for nothing.
    case void(file: String)
    /// Two ids that are one person.
    case same(String, String)
    /// Two ids that are two people.
    case different(String, String)
  }

  /// What was decided.
  public var what: What
  /// ISO 8601; empty where it is not known.
  public var date = ""
  /// Empty where it is of all, or follows from the rest.
  public var competition = ""
  /// Why, in somebody's own words; empty where nobody says it.
  public var reason = ""
  /// Where it stands in the file, from 1; 0 where it is in no file yet.
  public var line = 0

  /// Only what was decided is needed.
  public init(_ what: What, date: String = "", competition: String = "", reason: String = "", line: Int = 0) {
    (self.what, self.date, self.competition, self.reason, self.line) = (what, date, competition, reason, line)
  }
}

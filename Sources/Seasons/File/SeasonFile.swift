import Standings

/// What no match file tells of a season: whose it is, its rules, who is who, and what was decided beside the pitch. All of
/// it is optional. Teams, players and competitions are named as somebody wrote them: ``Season`` finds out who is meant.
public struct SeasonFile: Hashable, Sendable {
  /// A rule, by its name in ``TableParameter`` or among those of ``SettableRules``.
  public struct Setting: Hashable, Sendable {
    public var key: String
    public var value: String
    /// Where it stands, from 1; 0 where it is not in a file yet. So everywhere here.
    public var line: Int

    public init(_ key: String, _ value: String, line: Int = 0) {
      (self.key, self.value, self.line) = (key, value, line)
    }
  }

  public struct Competition: Hashable, Sendable {
    public var name: String
    /// Other names that files have for it.
    public var aliases: [String] = []
    /// A family of rules; empty where those of the season count.
    public var rules = ""
    public var settings: [Setting] = []
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  public struct Team: Hashable, Sendable {
    /// What files of pages call it; empty where that is made of its name.
    public var code = ""
    public var name: String
    public var aliases: [String] = []
    /// The first team of its club.
    public var parent = ""
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  /// A person of the registry.
  public struct Player: Hashable, Sendable {
    /// The id; empty where that is made of names.
    public var code = ""
    public var name: String
    public var aliases: [String] = []
    public var licence = ""
    /// ISO 8601.
    public var birth = ""
    public var memberships: [Membership] = []
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  /// When a person played for whom.
  public struct Membership: Hashable, Sendable {
    public var team: String
    /// `ShirtNumber.rawValue`.
    public var number: Int?
    /// ISO 8601, both included; empty where there is no limit.
    public var from = ""
    public var to = ""

    public init(team: String, number: Int? = nil, from: String = "", to: String = "") {
      (self.team, self.number, self.from, self.to) = (team, number, from, to)
    }
  }

  /// A result without a file of its own; or what was awarded, whatever other files say of the match.
  public struct Result: Hashable, Sendable {
    public var competition = ""
    public var date = ""
    public var round = ""
    public var home: String
    public var away: String
    public var score: MatchScore?
    public var awarded: MatchScore?
    public var reason = ""
    public var line = 0

    public init(home: String, away: String) { (self.home, self.away) = (home, away) }
  }

  public var name = ""
  /// Whose season it is.
  public var us = ""
  /// That of matches which name none.
  public var competition = ""
  /// The family of rules; empty where nobody says.
  public var rules = ""
  public var settings: [Setting] = []
  public var competitions: [Competition] = []
  public var teams: [Team] = []
  public var players: [Player] = []
  public var results: [Result] = []
  public var decisions: [Decision] = []

  public init() {}
}

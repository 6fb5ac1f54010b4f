import Standings

/// What no match file tells of a season: whose it is, its rules, who is who, and what was decided beside the pitch. All of
/// it is optional. Teams, players and competitions are named as somebody wrote them: ``Season`` finds out who is meant.
public struct SeasonFile: Hashable, Sendable {
  /// A rule, by its name in ``TableParameter`` or among those of ``SettableRules``.
  public struct Setting: Hashable, Sendable {
    /// The name of the rule.
    public var key: String
    /// What it is set to, as it is written.
    public var value: String
    /// Where it stands, from 1; 0 where it is not in a file yet. So everywhere here.
    public var line: Int

    /// - Parameter line: where it stands, from 1; 0 where it is not in a file yet.
    public init(_ key: String, _ value: String, line: Int = 0) {
      (self.key, self.value, self.line) = (key, value, line)
    }
  }

  /// A competition, and the rules of its table and of its bans.
  public struct Competition: Hashable, Sendable {
    /// Its name; a match whose file has an alias gets this one.
    public var name: String
    /// Other names that files have for it.
    public var aliases: [String] = []
    /// A family of rules; empty where those of the season count.
    public var rules = ""
    /// Rules of its own.
    public var settings: [Setting] = []
    /// Where it stands; see ``Setting/line``.
    public var line = 0

    /// A competition with no rules of its own.
    public init(_ name: String) { self.name = name }
  }

  /// A team, with what files may call it.
  public struct Team: Hashable, Sendable {
    /// What files of pages call it; empty where that is made of its name.
    public var code = ""
    /// Its name, as the season spells it.
    public var name: String
    /// Other names that files have for it.
    public var aliases: [String] = []
    /// The first team of its club.
    public var parent = ""
    /// Where it stands; see ``Setting/line``.
    public var line = 0

    /// A team of which only the name is known.
    public init(_ name: String) { self.name = name }
  }

  /// A person of the registry.
  public struct Player: Hashable, Sendable {
    /// The id; empty where that is made of names.
    public var code = ""
    /// The name, as the season spells it.
    public var name: String
    /// Other names that files have for the person.
    public var aliases: [String] = []
    /// The number of the licence; empty where it is not known.
    public var licence = ""
    /// ISO 8601.
    public var birth = ""
    /// The teams that the person has played for.
    public var memberships: [Membership] = []
    /// Where it stands; see ``Setting/line``.
    public var line = 0

    /// A person of whom only the name is known.
    public init(_ name: String) { self.name = name }
  }

  /// When a person played for whom.
  public struct Membership: Hashable, Sendable {
    /// The name of the team.
    public var team: String
    /// The shirt number worn there, as `ShirtNumber.rawValue`; nil where it is not known.
    public var number: Int?
    /// ISO 8601, both included; empty where there is no limit.
    public var from = ""
    /// The last day, ISO 8601; empty where there is no limit.
    public var to = ""

    /// A membership without limits, unless told otherwise.
    public init(team: String, number: Int? = nil, from: String = "", to: String = "") {
      (self.team, self.number, self.from, self.to) = (team, number, from, to)
    }
  }

  /// A result without a file of its own; or what was awarded, whatever other files say of the match.
  public struct Result: Hashable, Sendable {
    /// The competition; empty for that of the season.
    public var competition = ""
    /// ISO 8601; empty where it is not known.
    public var date = ""
    /// As it is written: `Matchday 12`; empty where it is not known.
    public var round = ""
    /// The team at home.
    public var home: String
    /// The visitors.
    public var away: String
    /// Goals as played; nil where nobody says.
    public var score: MatchScore?
    /// The result that an authority set; nil where none did.
    public var awarded: MatchScore?
    /// Why it was awarded; empty where nobody says it.
    public var reason = ""
    /// Where it stands; see ``Setting/line``.
    public var line = 0

    /// A match of which only the teams are known.
    public init(home: String, away: String) { (self.home, self.away) = (home, away) }
  }

  /// What the season is called; empty where nobody says.
  public var name = ""
  /// Whose season it is.
  public var us = ""
  /// That of matches which name none.
  public var competition = ""
  /// The family of rules; empty where nobody says.
  public var rules = ""
  /// Rules of every competition, where it does not set them itself.
  public var settings: [Setting] = []
  /// The competitions it says something of.
  public var competitions: [Competition] = []
  /// The teams it says something of.
  public var teams: [Team] = []
  /// The registry.
  public var players: [Player] = []
  /// Results without a file of their own, and what was awarded.
  public var results: [Result] = []
  /// What was decided beside the pitch.
  public var decisions: [Decision] = []

  /// A file that says nothing.
  public init() {}
}

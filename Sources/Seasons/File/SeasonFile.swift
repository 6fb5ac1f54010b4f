import Standings

/// Information about a season that match files do not contain: our team, rules, identities and decisions. Everything is
/// optional. Teams, players and competitions are named in the user's words; ``Season`` resolves the names. In all entries,
/// texts are empty and scores nil if unknown, days are in ISO 8601, and the line is that in the file, from 1, or 0 if the
/// entry is not in a file yet.
public struct SeasonFile: Hashable, Sendable {
  /// A setting, with a name in one of the ``SettableRules``.
  public struct Setting: Hashable, Sendable {
    public var key: String
    public var value: String
    public var line: Int

    public init(_ key: String, _ value: String, line: Int = 0) {
      self.key = key
      self.value = value
      self.line = line
    }
  }

  /// A competition with the rules of its table and bans.
  public struct Competition: Hashable, Sendable {
    /// The name used in place of the aliases in match files.
    public var name: String
    /// Other names in files.
    public var aliases: [String] = []
    /// The family of rules. Empty to use the season's.
    public var rules = ""
    public var settings: [Setting] = []
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  public struct Team: Hashable, Sendable {
    /// The file name of its page. Empty to derive it from the name.
    public var code = ""
    /// The season's spelling.
    public var name: String
    public var aliases: [String] = []
    /// The first team of its club.
    public var parent = ""
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  /// A registered person.
  public struct Player: Hashable, Sendable {
    /// The ID. Empty to derive it from the name.
    public var code = ""
    public var name: String
    public var aliases: [String] = []
    public var licence = ""
    public var birth = ""
    public var memberships: [Membership] = []
    public var line = 0

    public init(_ name: String) { self.name = name }
  }

  /// The time a person belongs to a team.
  public struct Membership: Hashable, Sendable {
    public var team: String
    /// `ShirtNumber.rawValue`. Nil if unknown.
    public var number: Int?
    /// First day in ISO 8601. Empty for no limit.
    public var from = ""
    /// Last day in ISO 8601. Empty for no limit.
    public var to = ""

    public init(team: String, number: Int? = nil, from: String = "", to: String = "") {
      self.team = team
      self.number = number
      self.from = from
      self.to = to
    }
  }

  /// A result without a match file, or an awarded result that overrides other files.
  public struct Result: Hashable, Sendable {
    /// Empty for the season's competition.
    public var competition = ""
    public var date = ""
    /// As in the file: `Matchday 12`. Empty if unknown.
    public var round = ""
    public var home: String
    public var away: String
    public var score: MatchScore?
    /// The result set by an authority, if any.
    public var awarded: MatchScore?
    public var reason = ""
    public var line = 0

    public init(home: String, away: String) {
      self.home = home
      self.away = away
    }
  }

  public var name = ""
  public var us = ""
  /// The competition of matches that do not name one.
  public var competition = ""
  public var rules = ""
  /// Settings for competitions that do not have their own.
  public var settings: [Setting] = []
  public var competitions: [Competition] = []
  public var teams: [Team] = []
  public var players: [Player] = []
  public var results: [Result] = []
  public var decisions: [Decision] = []
  public var confirmations: [Confirmation] = []

  public init() {}
}

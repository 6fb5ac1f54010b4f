/// What a match is besides its course: competition, place, people. All free text, empty if unknown.
public struct MatchDetails: Equatable, Sendable {
  /// League or cup.
  public var competition = ""
  /// As the competition calls it: 2026-27.
  public var season = ""
  /// Round or matchday.
  public var round = ""
  /// ISO 8601 date: 2026-11-21.
  public var date = ""
  /// Kick-off as announced: 17:30.
  public var time = ""
  /// Ground, and place if there are several of the name.
  public var venue = ""
  /// The referee, or all who officiate.
  public var referee = ""
  /// How many watched, as somebody wrote it; ``DetailsCheck`` says what a number is.
  public var attendance = ""

  /// With nothing known.
  public init() {}
}

/// One match: two teams, the rules it is played by, and everything that happened, in one order.
public struct Match: Sendable {
  /// Competition, place, people.
  public var details = MatchDetails()
  /// The two teams, with the squads of the day.
  public var teams: BothSides<Team>
  /// The recorder's side, or nil for a neutral one.
  public var ours: Side?
  /// Name of the rule set.
  public var ruleSet: String
  /// Parameters of the rule set overridden for this match, by name.
  public var overrides: [String: String]
  /// Where the match is from, if it was imported: the format, the file and the line.
  public var provenance = ""
  /// Which match it is, whatever is corrected in it; empty where the file does not say. ``MatchIdentifier`` says what it
  /// looks like.
  public var identifier = ""
  /// The awarded result, where an authority set one.
  public var awarded: BothSides<Int>?
  /// Everything that happened, in the order in which it counts.
  public var actions: [Action]

  /// A match of the two teams, played by the official rules unless told, and with nothing done yet.
  public init(
    teams: BothSides<Team>, ours: Side? = .home, ruleSet: String = "official", overrides: [String: String] = [:],
    actions: [Action] = []
  ) {
    self.teams = teams
    self.ours = ours
    self.ruleSet = ruleSet
    self.overrides = overrides
    self.actions = actions
  }

  /// The team of a side.
  public subscript(side: Side) -> Team {
    get { teams[side] }
    _modify { yield &teams[side] }
  }

  /// The player, who must be one of that side.
  public func player(_ id: PlayerID, of side: Side) -> Player { teams[side][id] }

  /// The largest number given to an unidentified player of the side.
  public func lastUnidentified(of side: Side) -> Int {
    var last = 0
    for action in actions {
      for part in action.participants where part.side == side {
        if case .unidentified(let number) = part.person { last = max(last, number) }
      }
    }
    return last
  }
}

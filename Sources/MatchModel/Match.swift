/// Information about a match apart from its events. All free text, empty if unknown.
public struct MatchDetails: Equatable, Sendable {
  public var competition = ""
  /// In the competition's notation: 2026-27.
  public var season = ""
  public var round = ""
  /// The group with its own table: Group A.
  public var group = ""
  /// The part of a tournament: Group stage, Quarter-finals.
  public var stage = ""
  /// ISO 8601 date: 2026-11-21.
  public var date = ""
  /// Scheduled kick-off: 17:30.
  public var time = ""
  /// The ground, with the town if ambiguous.
  public var venue = ""
  /// The referee, or all match officials.
  public var referee = ""
  /// Attendance as typed. See ``DetailsCheck/isAttendance(_:)``.
  public var attendance = ""

  public init() {}

  /// All of these texts with their names in match files, in the order in which they are written.
  public static let texts: [(code: StaticString, path: WritableKeyPath<MatchDetails, String> & Sendable)] = [
    ("competicio", \.competition), ("temporada", \.season), ("jornada", \.round), ("grup", \.group),
    ("fase", \.stage), ("data", \.date), ("hora", \.time), ("estadi", \.venue), ("arbitre", \.referee),
    ("espectadors", \.attendance),
  ]
}

/// A match: two teams, the rules and everything that happened, in order.
public struct Match: Sendable {
  public var details = MatchDetails()
  public var teams: BothSides<Team>
  /// The recorder's own side. Nil for a neutral recorder.
  public var ours: Side?
  public var ruleSet: String
  /// Overridden parameters of the rule set, by name.
  public var overrides: [String: String]
  /// Source of an imported match: format, file and line.
  public var provenance = ""
  /// A permanent identifier that survives corrections. Empty if the file has none. See ``MatchIdentifier``.
  public var identifier = ""
  /// The result awarded by an authority, if any.
  public var awarded: BothSides<Int>?
  /// Undecided contradictions between merged records.
  public var disagreements: [Disagreement] = []
  /// Everything that happened, in the order in which the laws are applied.
  public var actions: ActionList

  public init(
    teams: BothSides<Team>, ours: Side? = .home, ruleSet: String = "official", overrides: [String: String] = [:],
    actions: [Action] = []
  ) {
    self.teams = teams
    self.ours = ours
    self.ruleSet = ruleSet
    self.overrides = overrides
    self.actions = ActionList(actions)
  }

  public subscript(side: Side) -> Team {
    get { teams[side] }
    _modify { yield &teams[side] }
  }

  /// The largest number of an unidentified player of the side.
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

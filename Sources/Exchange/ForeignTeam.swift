public import MatchModel

/// A team as a source lists it.
public struct ForeignTeam: Sendable {
  /// Its name, as the source spells it.
  public var name: String
  /// Starters in the order of the line-up, the goalkeeper first unless somebody is marked as one; then the others, in
  /// the order in which they appear.
  public var people: [ForeignPerson] = []
  /// Coaches and others in the technical area.
  public var officials: [Official] = []

  /// A team of which only the name is known.
  public init(name: String) { self.name = name }

  /// Whether the source says who started.
  public var hasLineUp: Bool { people.contains(where: \.isStarter) }
}

/// A player as a source lists one.
public struct ForeignPerson: Equatable, Sendable {
  /// Empty where the source has none.
  public var name: String
  /// Nil where the source has none.
  public var number: ShirtNumber?
  /// Whether the source lists the player in the starting line-up.
  public var isStarter: Bool
  /// Whether the source marks the player as captain.
  public var isCaptain = false
  /// Whether the source marks the player as goalkeeper.
  public var isGoalkeeper = false
  /// As the source has it.
  public var position = ""
  /// Where it stands, from 1; nil where the source has no lines.
  public var line: Int?

  /// Neither captain nor marked as goalkeeper, until that is set.
  public init(name: String, number: ShirtNumber? = nil, isStarter: Bool, line: Int? = nil) {
    self.name = name
    self.number = number
    self.isStarter = isStarter
    self.line = line
  }
}

/// How a source says who it was.
public enum ForeignReference: Hashable, Sendable {
  /// The place in ``ForeignTeam/people``.
  case person(Int)
  /// By a name, which need not be spelled as in the line-up.
  case named(String)
  /// By the number, which decides; the name is that of somebody met for the first time.
  case numbered(ShirtNumber, name: String = "")
  /// Somebody of the team's officials.
  case official(OfficialCode)
  /// Nobody says.
  case unknown
}

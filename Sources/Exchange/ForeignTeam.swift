public import MatchModel

/// A team as a source lists it.
public struct ForeignTeam: Sendable {
  public var name: String
  /// Starters in the order of the line-up, the goalkeeper first unless somebody is marked as one; then the others, in
  /// the order in which they appear.
  public var people: [ForeignPerson] = []
  public var officials: [Official] = []

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
  public var isStarter: Bool
  public var isCaptain = false
  public var isGoalkeeper = false
  /// As the source has it.
  public var position = ""
  public var line: Int?

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

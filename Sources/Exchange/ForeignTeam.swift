public import MatchModel

/// A team as listed in a source.
public struct ForeignTeam: Sendable {
  /// The source's spelling.
  public var name: String
  /// Starters in the order of the line-up, with the goalkeeper first unless marked; then the others in order of
  /// appearance.
  public var people: [ForeignPerson] = []
  /// Coaches and others in the technical area.
  public var officials: [Official] = []

  /// True if the source gives the starters.
  public var hasLineUp: Bool { people.contains(where: \.isStarter) }
}

/// A player as listed in a source.
public struct ForeignPerson: Equatable, Sendable {
  /// Empty if unknown.
  public var name: String
  public var number: ShirtNumber?
  public var isStarter: Bool
  public var isCaptain = false
  public var isGoalkeeper = false
  /// The source's term.
  public var position = ""
  /// Line in the source, from 1. Nil if it has no lines.
  public var line: Int?
}

public enum ForeignReference: Hashable, Sendable {
  /// Index into ``ForeignTeam/people``.
  case person(Int)
  /// The name, possibly with a different spelling than in the line-up.
  case named(String)
  /// By number. The name is used when the number appears for the first time.
  case numbered(ShirtNumber, name: String = "")
  case official(OfficialCode)
  case unknown
}

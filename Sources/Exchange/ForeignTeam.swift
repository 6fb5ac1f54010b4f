public import MatchModel

/// A team as listed in a source.
public struct ForeignTeam: Sendable {
  public var name: String
  /// Starters in the order of the line-up, with the goalkeeper first unless marked; then the others in order of
  /// appearance.
  var people: [ForeignPerson] = []
  var officials: [Official] = []

  /// True if the source gives the starters.
  public var hasLineUp: Bool { people.contains(where: \.isStarter) }
}

/// A player as listed in a source.
struct ForeignPerson: Equatable, Sendable {
  /// Empty if unknown.
  var name: String
  var number: ShirtNumber?
  var isStarter: Bool
  var isCaptain = false
  var isGoalkeeper = false
  /// The source's term.
  var position = ""
  var line: Int?
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

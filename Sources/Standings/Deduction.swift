/// Points that an authority took from a team.
public struct Deduction: Hashable, Sendable {
  /// The team by its name, as in results.
  public let team: String
  /// How many points the team loses.
  public let points: Int
  /// ISO 8601; empty where it is not known: then it always counts.
  public let date: String
  /// What the authority says; empty where it is not known.
  public let reason: String

  /// Only the team and the points are needed.
  public init(_ team: String, _ points: Int, date: String = "", reason: String = "") {
    self.team = team
    self.points = points
    self.date = date
    self.reason = reason
  }
}

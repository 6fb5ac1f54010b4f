/// Points that an authority took from a team.
public struct Deduction: Hashable, Sendable {
  public let team: String
  public let points: Int
  /// ISO 8601; empty where it is not known: then it always counts.
  public let date: String
  public let reason: String

  public init(_ team: String, _ points: Int, date: String = "", reason: String = "") {
    self.team = team
    self.points = points
    self.date = date
    self.reason = reason
  }
}

/// A points deduction by an authority.
public struct Deduction: Hashable, Sendable {
  public let team: String
  public let points: Int
  /// ISO 8601. Empty if unknown; the deduction then always counts.
  let date: String
  public let reason: String

  public init(_ team: String, _ points: Int, date: String = "", reason: String = "") {
    self.team = team
    self.points = points
    self.date = date
    self.reason = reason
  }
}

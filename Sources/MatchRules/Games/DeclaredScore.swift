import MatchModel

/// A way of scoring that a game declares with `score.CODE`: its letters and its points.
public struct DeclaredScore: Declaration {
  public let code: ScoreCode
  /// The letters typed for it: `9t`.
  public let letters: String
  public let points: Int
  /// True if several attempts can be typed at once: `9p+-+`.
  public let isSeries: Bool

  static let mostPoints = 99
  public static let mostAttempts = 9

  /// Parses `t 3` or `p 1 series`.
  public init?(_ code: ScoreCode, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), Sanction.areLetters(words[0]), let points = Int(words[1]),
      (1...Self.mostPoints).contains(points), words.count == 2 || words[2] == Self.series
    else { return nil }
    self.code = code
    letters = words[0]
    self.points = points
    isSeries = words.count == 3
  }

  public var score: Score { Score(code, points: points) }

  /// An own goal counts as the first way of scoring.
  var rank: Int { isSeries ? points + Self.mostPoints : points }

  public var text: String { "\(letters) \(points)" + (isSeries ? " " + Self.series : "") }

  private static let series = "series"
}

/// The player to whom an own goal is credited.
public enum OwnGoalScorer: String, CaseIterable, Sendable {
  /// The opponent who put the ball in.
  case other
  /// The captain on the field of the side that gets the points (basketball, Art. 16.2.2).
  case captain
}

extension RuleSet {
  public func score(_ code: ScoreCode) -> DeclaredScore? { scores.first { $0.code == code } }
}

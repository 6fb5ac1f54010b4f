import MatchModel

/// A way of scoring that a game declares for itself, `score.CODE`: what is typed for it, and what it brings.
public struct DeclaredScore: Hashable, Sendable {
  /// In the file: `triple`.
  public let code: ScoreCode
  /// What is typed for it: `9t`.
  public let letters: String
  /// What it counts for, from 1 to 99.
  public let points: Int
  /// Whether several attempts are told at once: `9p+-+`.
  public let isSeries: Bool

  /// Most points of one.
  static let mostPoints = 99
  /// Most attempts of a series.
  public static let mostAttempts = 9

  /// Reads `t 3`, `p 1 series`; nil for anything else.
  public init?(_ code: ScoreCode, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard (2...3).contains(words.count), Sanction.areLetters(words[0]), let points = Int(words[1]),
      (1...Self.mostPoints).contains(points), words.count == 2 || words[2] == Self.series
    else { return nil }
    (self.code, letters, self.points, isSeries) = (code, words[0], points, words.count == 3)
  }

  /// What an attempt would bring.
  public var score: Score { Score(code, points: points) }

  /// As it is read.
  public var text: String { "\(letters) \(points)" + (isSeries ? " " + Self.series : "") }

  private static let series = "series"
}

/// Whom an own goal is written down for.
public enum OwnGoalScorer: String, CaseIterable, Sendable {
  /// Whoever of the other side put the ball in.
  case other
  /// The captain on the field of the side that it counts for (basketball, Art. 16.2.2).
  case captain
}

extension RuleSet {
  /// The way of scoring of that code; nil where the rules declare none.
  public func score(_ code: ScoreCode) -> DeclaredScore? { scores.first { $0.code == code } }

  /// What a way of scoring is called; nil where nothing is said.
  public func words(for code: ScoreCode) -> DeclaredWords? { words[code.rawValue] }

  /// Puts it among the others, by what they bring and by code: so that an own goal brings what the first does.
  mutating func declare(_ score: DeclaredScore) {
    scores.removeAll { $0.code == score.code }
    scores.append(score)
    scores.sort {
      ($0.isSeries ? 1 : 0, $0.points, $0.code.rawValue) < ($1.isSeries ? 1 : 0, $1.points, $1.code.rawValue)
    }
  }

  /// Takes a way of scoring from the game, with what it is called.
  mutating func undeclare(_ code: ScoreCode) {
    scores.removeAll { $0.code == code }
    removeWords(of: code.rawValue)
  }
}

import MatchRules
import Phrases

extension CommandKind {
  /// Shows the score.
  public static let score = CommandKind(rawValue: "score")
}

/// `score`: how it stands.
enum ScoreCommand {
  static let spec = CommandSpec(
    kind: .score, code: "score", forms: [], most: 0,
    topic: .looking, effect: .looks, completion: .nothing,
    action: .answers { _, session throws(Refusal) in
      [session.fact(.look(.score))]
    })
}

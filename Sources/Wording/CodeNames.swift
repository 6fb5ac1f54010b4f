import MatchModel
import MatchRules
import Phrases

/// Names of the file's codes. Unknown codes are shown unchanged.
extension Wording {
  /// As a noun: "right foot", "head".
  public func bodyPart(_ code: BodyPart) -> String { name(of: code, "body.", CodeKeys.bodyParts) }
  /// "corner", "counter-attack".
  public func origin(_ code: Origin) -> String { name(of: code, "origin.", CodeKeys.origins) }
  /// Includes the origins that a game declares.
  public func origin(_ code: Origin, by rules: RuleSet) -> String {
    rules.words(for: code).map { shown($0, or: code.rawValue) } ?? origin(code)
  }
  /// "saved".
  public func outcome(_ code: Outcome) -> String { name(of: code, "outcome.", CodeKeys.outcomes) }
  public func color(_ code: CardColor) -> String { name(of: code, "color.", CodeKeys.colors) }
  /// "dissent", or the free text.
  public func cardReason(_ code: CardReason) -> String { name(of: code, "card-reason.", CodeKeys.cardReasons) }
  public func zone(_ zone: Zone) -> String { book(Phrase("zone.name", ["number": zone.rawValue])) }

  /// In a sentence about an attempt: "header", "with the right foot".
  func struck(with code: BodyPart) -> String { name(of: code, "strike.", CodeKeys.bodyParts) }

  private func name<Value: Code>(of code: Value, _ prefix: String, _ keys: [Value: String]) -> String {
    keys[code].map { book(Phrase(prefix + $0)) } ?? oneLine(code.rawValue)
  }
}

/// The documented codes in catalogue keys: `right-foot` in `body.right-foot`, `strike.right-foot` and
/// `words.body.right-foot`.
package enum CodeKeys {
  package static let bodyParts: [BodyPart: String] = [
    .rightFoot: "right-foot", .leftFoot: "left-foot", .head: "head", .other: "other",
  ]
  package static let origins: [Origin: String] = [
    .openPlay: "open-play", .crossFromLeft: "cross-from-left", .crossFromRight: "cross-from-right",
    .corner: "corner", .freeKick: "free-kick", .penalty: "penalty", .counterAttack: "counter-attack",
    .rebound: "rebound", .throwIn: "throw-in",
  ]
  package static let outcomes: [Outcome: String] = [
    .scored: "scored", .saved: "saved", .woodwork: "woodwork", .offTarget: "off-target", .blocked: "blocked",
    .missed: "missed",
  ]
  package static let colors: [CardColor: String] = [.yellow: "yellow", .secondYellow: "second-yellow", .red: "red"]
  package static let cardReasons = Dictionary(
    uniqueKeysWithValues: [
      "protesta": "dissent", "perdua de temps": "delaying-the-restart", "distancia": "distance",
      "reiteracio": "persistent-offences", "temeraria": "reckless-foul", "atac prometedor": "promising-attack",
      "simulacio": "simulation", "ma": "handball", "entrar o sortir sense permis": "without-permission",
      "treure's la samarreta": "shirt-off", "falta de respecte": "lack-of-respect", "altres": "other",
      "joc brusc greu": "serious-foul-play", "conducta violenta": "violent-conduct",
      "ocasio manifesta": "denying-a-goal", "ocasio manifesta amb la ma": "denying-a-goal-by-hand",
      "mossegar o escopir": "biting-or-spitting", "llenguatge ofensiu": "offensive-language",
      "segona groga": "second-yellow",
    ].map { (CardReason(rawValue: $0), $1) })
}

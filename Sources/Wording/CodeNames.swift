import MatchModel
import MatchRules
import Phrases

/// Names of the file's codes. Unknown codes are shown unchanged.
extension Wording {
  /// As a noun: "right foot", "head".
  public func bodyPart(_ code: BodyPart) -> String { word(for: code, in: CodeNames.bodyParts) }
  /// "corner", "counter-attack".
  public func origin(_ code: Origin) -> String { word(for: code, in: CodeNames.origins) }
  /// Includes the origins that a game declares.
  public func origin(_ code: Origin, by rules: RuleSet) -> String {
    rules.words(for: code).map { shown($0, or: code.rawValue) } ?? origin(code)
  }
  /// "saved".
  public func outcome(_ code: Outcome) -> String { word(for: code, in: CodeNames.outcomes) }
  public func color(_ code: CardColor) -> String { word(for: code, in: CodeNames.colors) }
  /// "dissent", or the free text.
  public func cardReason(_ code: CardReason) -> String { word(for: code, in: CodeNames.cardReasons) }
  public func zone(_ zone: Zone) -> String { book(Phrase("zone.name", ["number": zone.rawValue])) }

  /// In a sentence about an attempt: "header", "with the right foot".
  func struck(with code: BodyPart) -> String { word(for: code, in: CodeNames.strikes) }

  private func word<Value: Code>(for code: Value, in names: [Value: String]) -> String {
    names[code].map { book(Phrase($0)) } ?? oneLine(code.rawValue)
  }
}

/// Catalogue keys of the documented codes.
enum CodeNames {
  static let bodyParts: [BodyPart: String] = [
    .rightFoot: "body.right-foot", .leftFoot: "body.left-foot", .head: "body.head", .other: "body.other",
  ]
  static let strikes: [BodyPart: String] = [
    .rightFoot: "strike.right-foot", .leftFoot: "strike.left-foot", .head: "strike.head", .other: "strike.other",
  ]
  static let origins: [Origin: String] = [
    .openPlay: "origin.open-play", .crossFromLeft: "origin.cross-from-left",
    .crossFromRight: "origin.cross-from-right", .corner: "origin.corner", .freeKick: "origin.free-kick",
    .penalty: "origin.penalty", .counterAttack: "origin.counter-attack", .rebound: "origin.rebound",
    .throwIn: "origin.throw-in",
  ]
  static let outcomes: [Outcome: String] = [
    .scored: "outcome.scored", .saved: "outcome.saved", .woodwork: "outcome.woodwork",
    .offTarget: "outcome.off-target", .blocked: "outcome.blocked",
    .missed: "outcome.missed",
  ]
  static let colors: [CardColor: String] = [
    .yellow: "color.yellow", .secondYellow: "color.second-yellow", .red: "color.red",
  ]
  static let cardReasons: [CardReason: String] = [
    "protesta": "card-reason.dissent", "perdua de temps": "card-reason.delaying-the-restart",
    "distancia": "card-reason.distance", "reiteracio": "card-reason.persistent-offences",
    "temeraria": "card-reason.reckless-foul", "atac prometedor": "card-reason.promising-attack",
    "simulacio": "card-reason.simulation", "ma": "card-reason.handball",
    "entrar o sortir sense permis": "card-reason.without-permission", "treure's la samarreta": "card-reason.shirt-off",
    "falta de respecte": "card-reason.lack-of-respect", "altres": "card-reason.other",
    "joc brusc greu": "card-reason.serious-foul-play", "conducta violenta": "card-reason.violent-conduct",
    "ocasio manifesta": "card-reason.denying-a-goal",
    "ocasio manifesta amb la ma": "card-reason.denying-a-goal-by-hand",
    "mossegar o escopir": "card-reason.biting-or-spitting", "llenguatge ofensiu": "card-reason.offensive-language",
    "segona groga": "card-reason.second-yellow",
  ].mapKeys(CardReason.init(rawValue:))
}

extension Dictionary {
  /// Transforms the keys, which must stay unique.
  func mapKeys<Other: Hashable>(_ transform: (Key) -> Other) -> [Other: Value] {
    [Other: Value](map { (transform($0.key), $0.value) }) { first, _ in first }
  }
}

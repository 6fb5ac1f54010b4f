import MatchModel

/// Catalogue keys of the words for documented codes.
package enum WordKeys {
  package static let bodyParts: [BodyPart: String] = [
    .rightFoot: "words.body.right-foot", .leftFoot: "words.body.left-foot", .head: "words.body.head",
    .other: "words.body.other",
  ]
  package static let origins: [Origin: String] = [
    .openPlay: "words.origin.open-play", .crossFromLeft: "words.origin.cross-from-left",
    .crossFromRight: "words.origin.cross-from-right", .corner: "words.origin.corner",
    .freeKick: "words.origin.free-kick", .penalty: "words.origin.penalty",
    .counterAttack: "words.origin.counter-attack", .rebound: "words.origin.rebound", .throwIn: "words.origin.throw-in",
  ]
  package static let outcomes: [Outcome: String] = [
    .saved: "words.outcome.saved", .woodwork: "words.outcome.woodwork",
    .offTarget: "words.outcome.off-target", .blocked: "words.outcome.blocked",
  ]
  package static let colors: [CardColor: String] = [
    .yellow: "words.color.yellow", .secondYellow: "words.color.second-yellow", .red: "words.color.red",
  ]
  package static let cardReasons: [CardReason: String] = [
    "protesta": "words.card-reason.dissent", "perdua de temps": "words.card-reason.delaying-the-restart",
    "distancia": "words.card-reason.distance", "reiteracio": "words.card-reason.persistent-offences",
    "temeraria": "words.card-reason.reckless-foul", "atac prometedor": "words.card-reason.promising-attack",
    "simulacio": "words.card-reason.simulation", "ma": "words.card-reason.handball",
    "entrar o sortir sense permis": "words.card-reason.without-permission",
    "treure's la samarreta": "words.card-reason.shirt-off", "falta de respecte": "words.card-reason.lack-of-respect",
    "altres": "words.card-reason.other", "joc brusc greu": "words.card-reason.serious-foul-play",
    "conducta violenta": "words.card-reason.violent-conduct", "ocasio manifesta": "words.card-reason.denying-a-goal",
    "ocasio manifesta amb la ma": "words.card-reason.denying-a-goal-by-hand",
    "mossegar o escopir": "words.card-reason.biting-or-spitting",
    "llenguatge ofensiu": "words.card-reason.offensive-language", "segona groga": "words.card-reason.second-yellow",
  ].mapKeys(CardReason.init(rawValue:))
}

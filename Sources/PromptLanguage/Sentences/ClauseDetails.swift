import MatchModel

/// The parts of an action apart from its people.
enum ClauseDetail { case bodyPart, origin, zone, outcome, attempts, foulKind, card, reason, staysOn, concussion }

extension Clause {
  var details: Set<ClauseDetail> {
    let all: [(ClauseDetail, Bool)] = [
      (.bodyPart, bodyPart != nil), (.origin, origin != nil), (.zone, zone != nil), (.outcome, outcome != nil),
      (.attempts, !attempts.isEmpty), (.foulKind, foulCode != nil), (.card, card != nil), (.reason, reason != nil),
      (.staysOn, staysOn), (.concussion, isConcussion),
    ]
    return Set(all.filter(\.1).map(\.0))
  }
}

extension ClauseSpec {
  /// The details that its suffix accepts.
  var details: Set<ClauseDetail> {
    switch suffix {
    case .attempt(let hasOutcome, _): hasOutcome ? [.bodyPart, .origin, .zone, .outcome] : [.bodyPart, .origin, .zone]
    case .foul: [.foulKind, .card, .reason, .staysOn]
    case .reason: [.reason, .staysOn]
    case .partner: [.concussion]
    case .score: [.attempts]
    case .own(let action): action.field == nil ? [.outcome] : [.outcome, .zone]
    case .nothing, .text, .minutes: []
    }
  }
}

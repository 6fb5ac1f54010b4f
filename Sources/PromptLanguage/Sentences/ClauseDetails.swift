import MatchModel

/// A part of an action besides its kind and its people. A clause has the first of these, a sentence all.
enum ClauseDetail {
  case bodyPart, origin, zone, outcome, attempts, foulKind, card, secondYellow, reason, staysOn, concussion, period
  case side, favour, annulled, injury
}

extension Set<ClauseDetail> {
  init(_ details: KeyValuePairs<ClauseDetail, Bool>) { self = Set(details.filter(\.value).map(\.key)) }
}

extension Clause {
  var details: Set<ClauseDetail> {
    Set([
      .bodyPart: bodyPart != nil, .origin: origin != nil, .zone: zone != nil, .outcome: outcome != nil,
      .attempts: !attempts.isEmpty, .foulKind: foulCode != nil, .card: card != nil, .secondYellow: isSecondYellow,
      .reason: reason != nil, .staysOn: staysOn, .concussion: isConcussion, .period: namedPeriod != nil,
    ])
  }

  /// Adds what a term says; false if it contradicts another detail.
  mutating func take(_ meaning: SentenceTerm.Meaning) -> Bool {
    switch meaning {
    case .bodyPart(let bodyPart): return self.bodyPart.fill(bodyPart)
    case .origin(let origin): return self.origin.fill(origin)
    case .zone(let zone): return self.zone.fill(zone)
    case .color(let color): return card.fill(color)
    case .half(let half): return namedPeriod.fill(half)
    case .foul(let code): return foulCode.fill(code)
    case .ending(_, let outcome): return self.outcome.fill(outcome)
    case .saves: return outcome.fill(.saved)
    // Off the post and out.
    case .outcome(.offTarget) where outcome == .woodwork: break
    case .outcome(.woodwork) where outcome == .offTarget: outcome = .woodwork
    case .outcome(let outcome): return self.outcome.fill(outcome)
    case .reason(let reason):
      guard self.reason == nil else { return false }
      self.reason = reason
    case .secondYellow: isSecondYellow = true
    case .staysOn: staysOn = true
    case .concussion: isConcussion = true
    default: break
    }
    return true
  }
}

extension ClauseSpec {
  /// The details that it can have.
  var details: Set<ClauseDetail> {
    switch suffix {
    case .attempt(let hasOutcome, _): hasOutcome ? [.bodyPart, .origin, .zone, .outcome] : [.bodyPart, .origin, .zone]
    case .foul: [.foulKind, .card, .secondYellow, .reason, .staysOn]
    case .reason: [.secondYellow, .reason, .staysOn]
    case .partner: [.concussion]
    case .score: [.attempts]
    case .own(let action): action.field == nil ? [.outcome] : [.outcome, .zone]
    case .nothing, .text, .minutes: []
    }
  }
}

extension Optional where Wrapped: Equatable {
  /// Fills an empty slot; false if it already holds another value.
  mutating func fill(_ value: Wrapped) -> Bool {
    self = self ?? value
    return self == value
  }
}

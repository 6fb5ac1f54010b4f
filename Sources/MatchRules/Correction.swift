import MatchModel

/// What a correction changes in the rest of the match, found by replaying both. Places are those of the corrected
/// match, from 0.
public enum CorrectionEffect: Equatable, Sendable {
  /// A card that was a second yellow is a first one now.
  case becomesFirstYellow(action: Int, Participant)
  /// A card that was a first yellow is a second one now: a sending-off.
  case becomesSecondYellow(action: Int, Participant)
  /// A mark is gone, because what was missing is there now.
  case markCleared(action: Int, laws: [LawID])
  /// An action that was lawful needs confirmation now.
  case needsConfirmation(action: Int, Breach)
  /// An action that was possible is not any more.
  case impossible(action: Int, Breach)
  /// The score is another one.
  case score(BothSides<Int>)

  /// Whether somebody should agree to it before it is done.
  public var isWorthAsking: Bool {
    switch self {
    case .becomesFirstYellow, .becomesSecondYellow, .needsConfirmation: true
    case .markCleared, .impossible, .score: false
    }
  }
}

extension Ledger {
  /// What is different in this ledger for the actions it shares with the older one. `origin` gives, for each place
  /// here, the place the same action had there; nil for what the correction brought in.
  public func effects(comparedWith old: Ledger, origin: [Int?]) -> [CorrectionEffect] {
    var effects: [CorrectionEffect] = []
    for (index, judgement) in judgements.enumerated() {
      guard index < origin.count, let place = origin[index] else { continue }
      let before = old.judgements[place]
      if let new = judgement.action as? Card, let was = before.action as? Card, new.color != was.color,
        let part = new.participants.first
      {
        if was.color == .secondYellow { effects.append(.becomesFirstYellow(action: index, part)) }
        if new.color == .secondYellow { effects.append(.becomesSecondYellow(action: index, part)) }
      }
      let cleared = before.action.confirmed.filter { !judgement.action.confirmed.contains($0) }
      if !cleared.isEmpty { effects.append(.markCleared(action: index, laws: cleared)) }
      for breach in judgement.objections where !before.objections.contains(where: { $0.law == breach.law }) {
        effects.append(
          breach.verdict == .refuse
            ? .impossible(action: index, breach) : .needsConfirmation(action: index, breach))
      }
    }
    if state.score != old.state.score { effects.append(.score(state.score)) }
    return effects
  }
}

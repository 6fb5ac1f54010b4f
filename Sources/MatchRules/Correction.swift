import MatchModel

/// An effect of a correction on the rest of the match, found by comparing two replays. Indices are positions in the
/// corrected match.
public enum CorrectionEffect: Equatable, Sendable {
  case becomesFirstYellow(action: Int, Participant)
  case becomesSecondYellow(action: Int, Participant)
  /// The action is now legal and its confirmation is dropped.
  case markCleared(action: Int, laws: [LawID])
  case needsConfirmation(action: Int, Breach)
  case impossible(action: Int, Breach)
  case score(BothSides<Int>)

  /// True if the user should be asked before the correction.
  public var isWorthAsking: Bool {
    switch self {
    case .becomesFirstYellow, .becomesSecondYellow, .needsConfirmation: true
    case .markCleared, .impossible, .score: false
    }
  }

  public var isImpossible: Bool { if case .impossible = self { true } else { false } }
}

extension Ledger {
  /// The place in this ledger of each action of a corrected match; nil for new and renewed actions.
  public func places(of match: Match, renewed: [Int] = []) -> [Int?] {
    let (old, new) = (self.match.actions, match.actions)
    let places = Dictionary(uniqueKeysWithValues: old.indices.map { (old.id(at: $0), $0) })
    return new.indices.map { renewed.contains($0) ? nil : places[new.id(at: $0)] }
  }

  /// The effects on the actions that appear in both ledgers, except the renewed ones.
  public func effects(comparedWith old: Ledger, renewed: [Int] = []) -> [CorrectionEffect] {
    var effects: [CorrectionEffect] = []
    for (index, place) in old.places(of: match, renewed: renewed).enumerated() {
      guard let place else { continue }
      let (judgement, before) = (judgements[index], old.judgements[place])
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

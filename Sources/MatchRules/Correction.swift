import MatchModel

/// An effect of a correction on the rest of the match, found by comparing two replays.
public enum CorrectionEffect: Equatable, Sendable {
  case becomesFirstYellow(ActionID, Participant)
  case becomesSecondYellow(ActionID, Participant)
  /// Sanctions or fouls no longer add up to the sending-off of a person, except for second yellow cards.
  case liftsSendingOff(Participant)
  /// The action is now legal and its confirmation is dropped.
  case markCleared(ActionID, laws: [LawID])
  case needsConfirmation(ActionID, Breach)
  case impossible(ActionID, Breach)
  case score(BothSides<Int>)
  /// The score of the shoot-out, and its winner if it is decided.
  case shootOut(BothSides<Int>, winner: Side?)

  /// True if the user should be asked before the correction.
  public var isWorthAsking: Bool {
    switch self {
    case .becomesFirstYellow, .becomesSecondYellow, .needsConfirmation: true
    case .liftsSendingOff, .markCleared, .impossible, .score, .shootOut: false
    }
  }

  public var isOfScore: Bool {
    switch self {
    case .score, .shootOut: true
    default: false
    }
  }

  public var isImpossible: Bool { if case .impossible = self { true } else { false } }
}

extension Ledger {
  /// The place in this ledger of each action of a corrected match; nil for new and renewed actions.
  public func places(of match: Match, renewed: Set<ActionID> = []) -> [Int?] {
    let (old, new) = (self.match.actions, match.actions)
    let places = Dictionary(uniqueKeysWithValues: old.indices.map { (old.id(at: $0), $0) })
    return new.indices.map(new.id).map { renewed.contains($0) ? nil : places[$0] }
  }

  /// The effects on the actions that appear in both ledgers, except the renewed ones.
  public func effects(comparedWith old: Ledger, renewed: Set<ActionID> = []) -> [CorrectionEffect] {
    var effects: [CorrectionEffect] = []
    for (index, place) in old.places(of: match, renewed: renewed).enumerated() {
      guard let place else { continue }
      let (id, judgement, before) = (match.actions.id(at: index), judgements[index], old.judgements[place])
      if let new = judgement.action as? Card, let was = before.action as? Card, new.color != was.color,
        let part = new.participants.first
      {
        if was.color == .secondYellow { effects.append(.becomesFirstYellow(id, part)) }
        if new.color == .secondYellow { effects.append(.becomesSecondYellow(id, part)) }
      }
      let cleared = before.action.confirmed.filter { !judgement.action.confirmed.contains($0) }
      if !cleared.isEmpty { effects.append(.markCleared(id, laws: cleared)) }
      for breach in judgement.objections where !before.objections.contains(where: { $0.law == breach.law }) {
        effects.append(breach.verdict == .refuse ? .impossible(id, breach) : .needsConfirmation(id, breach))
      }
    }
    effects += old.peopleSentOffBySums.filter { isListed($0) && !state[$0.side].isSentOff($0.person) }
      .map { .liftsSendingOff($0) }
    if state.score != old.state.score { effects.append(.score(state.score)) }
    if let kicks = state.shootOut, let before = old.state.shootOut,
      kicks.score != before.score || kicks.winner != before.winner
    {
      effects.append(.shootOut(kicks.score, winner: kicks.winner))
    }
    return effects
  }

  private func isListed(_ part: Participant) -> Bool {
    part.person.playerID.map { match[part.side].place(of: $0) != nil } ?? true
  }

  /// Those sent off because of what they were sanctioned for before, in the order of the log.
  private var peopleSentOffBySums: [Participant] {
    func isReported(_ sum: SanctionSum) -> Bool { sum.code != .secondYellow && sum.effect.exclusion == .out }
    guard rules.sumsInForce.contains(where: isReported) else { return [] }
    var people: [Participant] = []
    walk { _, action, before, after in
      guard let part = action.participants.first, !before[part.side].isSentOff(part.person),
        after[part.side].isSentOff(part.person), before.sums(completedBy: action).contains(where: isReported)
      else { return }
      people.append(Participant(.booked, part.side, part.person))
    }
    return people
  }
}

extension MatchState {
  fileprivate func sums(completedBy action: Action) -> [SanctionSum] {
    switch action.specific {
    case .card(let card): completedSums(card)
    case .foul(let foul): completedSums(foul)
    default: []
    }
  }
}

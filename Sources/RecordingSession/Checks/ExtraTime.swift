import MatchModel
import MatchRules

extension Check {
  /// The end of regular time, if extra time may follow. `start` means that it does, and begins it. Any other line
  /// means that the match is over.
  static let extraTime = Check("extraTime", at: .ended, for: [.prompt, .confirmed]) { proposal, situation in
    guard situation.sequels(proposal).first?.kind == .extra else { return nil }
    let (goesOn, isOver) = (proposal.with(\.sequel, .extraTime), proposal.with(\.sequel, .nothing))
    return .ask(
      Inquiry(
        doubt: .extraTime, yes: goesOn, no: .recordAnyway, adding: { $0.endsMatch ? isOver : nil },
        instead: { .record($0.kinds == [.start] ? goesOn : isOver) }))
  }
}

extension Situation {
  /// The periods that may follow if regular time has just ended, and the match may not end with this score. The
  /// second leg of a tie may need them at any score, so `end?` asks.
  func sequels(_ proposal: Proposal) -> [Period] {
    let isLevel = state.score.home == state.score.away
    guard case .after(let period) = state.phase, rules.endsRegularTime(period),
      proposal.clause.asks || isLevel && rules.needsWinner
    else { return [] }
    return rules.mayFollow(state.phase)
  }
}

extension TypedAnswer {
  /// True for a whistle that ends the match, as an answer to the question whether it goes on.
  var endsMatch: Bool { kinds == [.finish] || kinds == [.end] }
}

import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// An open kick that the user takes after the shoot-out has been decided. It can only be the recorded kick of an
  /// unidentified player, so that kick gets its taker. If there are several, the answer shows the edit of each.
  static let takerOfKick = Check("takerOfKick", at: .line, for: [.prompt, .confirmed]) { proposal, situation in
    guard proposal.isTaken, let clause = proposal.line.onlyClause, proposal.line.time == nil,
      situation.isShootOutSettled, clause.who?.isUnidentified != true
    else { return nil }
    let edits = situation.kicksWithoutTaker(like: clause).compactMap { index, outcome -> (String, CommandCall)? in
      let whole = clause.with(\.outcome, outcome)
      guard let code = situation.typed(whole), let call = situation.edit(index, to: code) else { return nil }
      return (situation.words.edit(index, code), call)
    }
    if edits.count == 1 { return .use(edits[0].1) }
    if edits.isEmpty { return nil }
    let problem = LineProblem(.unclear(.proposed, proposal.text, lines: edits.map(\.0)), column: clause.column)
    return .refuse(Refusal(problem))
  }
}

extension Situation {
  /// True if there was a shoot-out that allows no more kicks.
  fileprivate var isShootOutSettled: Bool {
    guard let shootOut = state.shootOut else { return false }
    return shootOut.winner != nil || !state.isShootOut
  }

  /// The indices of the kicks by unidentified players that may be the one in a clause, with what is known about their
  /// outcome.
  fileprivate func kicksWithoutTaker(like clause: Clause) -> [(index: Int, outcome: Outcome?)] {
    guard clause.kind == .goal || clause.kind == .chance, let side = clause.who?.side ?? match.ours else { return [] }
    let isScored = clause.kind == .goal && !clause.isAnnulled
    return match.actions.indices.compactMap { index in
      guard let kick = match.actions[index] as? ShootOutKick, case .unidentified = kick.taker, kick.team == side,
        kick.isScored == isScored
      else { return nil }
      let known = isScored || kick.outcome == .missed ? nil : kick.outcome
      return Clause.agree(clause.outcome, known) ? (index, clause.outcome ?? known) : nil
    }
  }
}

extension Who {
  fileprivate var isUnidentified: Bool { if case .unidentified = name { true } else { false } }
}

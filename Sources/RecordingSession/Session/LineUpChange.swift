import MatchModel
import MatchRules
import PromptLanguage

/// Before kick-off, bringing on a named substitute changes the line-up and is not a substitution (docs/LAWS.md, B6).
/// The same is true of replacing a starter who was sent off (B7).
extension Draft {
  mutating func changeLineUp(_ proposal: Proposal, state: MatchState) throws(Stop) {
    let clause = proposal.clause
    let trial = Trial(match: ledger.match, state: state, moment: Moment(.before))
    let made = try trial.actions(from: clause)
    var match = made.match
    guard let change = made.actions.first as? Substitution, let off = change.off.playerID,
      let on = change.on.playerID
    else { throw Stop(.line(.needsAsking(clause: ">")), column: clause.column) }
    _ = try checked(proposal.with(\.actions, made.actions), at: .actions)
    let side = change.team
    // The laws of substitutions apply, except that a starter who was sent off may be replaced.
    let state = MatchState(replaying: match, rules: ledger.rules)
    let isReplaced = match[side][off].isStarter && state[side][off] == .sentOff
    let objections = Laws.breaches(of: change, in: state, match: match)
      .filter { breach in
        // Replacing that player is the purpose of the line.
        guard breach.verdict == .refuse, breach.law.rawValue != "B6" else { return false }
        if isReplaced, case .sentOff(let part, _) = breach.reason, part.role == .off { return false }
        return true
      }
    if let refused = objections.first {
      let objection = Objection(breach: refused, action: change, state: state, match: match)
      throw Stop(.law(objection), column: clause.column)
    }
    match[side][off].isStarter = false
    match[side][on].isStarter = true
    if match[side][off].isGoalkeeper || state[side].goalkeeper == off { match[side][on].isGoalkeeper = true }
    _ = try adopt(CorrectedMatch(match), confirmed: true, column: clause.column)
    say(.lineUpChanged(side, off: off, on: on))
  }
}

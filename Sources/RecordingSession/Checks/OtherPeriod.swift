import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A named period or interval that cannot begin or end now: `segona part` begins that period only, and `mitja part`
  /// does not end a match. The laws report a whistle when no period can begin or end.
  static let otherPeriod = Check("otherPeriod", at: .whistle, for: .all) { proposal, situation in
    let (clause, rules, state) = (proposal.clause, situation.rules, situation.state)
    guard let name = clause.namedPeriod else { return nil }
    let begins = clause.kind == .start
    let possible = begins ? rules.mayFollow(state.phase) : [state.period].compactMap(\.self)
    guard let next = possible.first, !possible.contains(where: { rules.isMeant($0, by: name) }) else { return nil }
    return .refuse(Refusal(.time(.otherPeriod(next, begins: begins)), column: clause.column))
  }
}

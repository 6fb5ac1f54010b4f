import MatchModel
import MatchRules

extension Ledger {
  /// The match with those of the actions that the laws do not refuse; breaches that need it are confirmed.
  init(ofLawful actions: some Sequence<Action>, in match: Match, rules: RuleSet) {
    self.init(replaying: match, rules: rules)
    for action in actions {
      let judgement = judge(action)
      if judgement.breaches.contains(where: { $0.verdict == .refuse }) { continue }
      append(judge(action.confirmed(judgement.warnedLaws)))
    }
  }
}

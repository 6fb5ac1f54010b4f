import MatchModel
import MatchRules
import PromptLanguage

extension Situation {
  /// Says to whom the own basket of a line is credited, because the log names only that scorer. Nil after other lines.
  func ownBasket(in line: ClauseLine) -> Fact? {
    guard rules.ownGoal == .captain, let clause = line.onlyClause,
      clause.kind == .ownGoal, let player = clause.who,
      let (goal, _) = match.actions.last(Goal.self, where: { $0.shot.score == rules.scores.first?.score }),
      let scorer = goal.participants.first
    else { return nil }
    return fact(.ownBasket(by: player.typed, scorer, isCaptain: scorer.person.playerID != nil))
  }
}

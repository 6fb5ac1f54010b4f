import MatchModel
import MatchRules
import PromptLanguage

extension ActionMaker {
  /// The goals and chances in a clause of a declared way of scoring.
  mutating func attempts(_ code: ScoreCode, _ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    let side = try roster.side(clause)
    let isMade = clause.attempts.isEmpty || clause.attempts.contains(true)
    let shooter = try person(clause.who, side, isMade ? .scorer : .shooter, clause)
    let assistant = try other(clause, side, .assistant)
    let shot = Shot(shooter: shooter, assistant: assistant, score: roster.rules.score(code)?.score)
    return (clause.attempts.isEmpty ? [true] : clause.attempts).map { isGoal in
      isGoal
        ? Goal(at: moment, team: side, shot: shot, isAnnulled: clause.isAnnulled)
        : Chance(at: moment, team: side, shot: shot, outcome: .missed)
    }
  }

  /// An own goal. In basketball it is credited to the captain on the field of the side that benefits (Art. 16.2.2), or
  /// to an unidentified player if the captain is unknown.
  mutating func ownGoal(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    guard roster.rules.ownGoal == .captain, let score = roster.rules.scores.first else {
      let shooter = try person(clause.who, side, .scorer, clause)
      return Goal(at: moment, team: side.other, shot: shot(clause, shooter, nil), isOwn: true)
    }
    let scorer: Person =
      if let captain = state[side.other].captain {
        .player(captain)
      } else { try person(Who(.unidentified(nil)), side.other, .scorer, clause) }
    return Goal(at: moment, team: side.other, shot: Shot(shooter: scorer, score: score.score))
  }
}

extension Situation {
  /// Says to whom the own basket of a line is credited, because the log names only that scorer. Nil after other lines.
  func ownBasket(in line: ClauseLine) -> Fact? {
    guard rules.ownGoal == .captain, line.clauses.count == 1, let clause = line.clauses.first,
      clause.kind == .ownGoal, let player = clause.who,
      let (goal, _) = match.actions.last(Goal.self, where: { $0.shot.score == rules.scores.first?.score }),
      let scorer = goal.participants.first
    else { return nil }
    return fact(.ownBasket(by: player.typed, scorer, isCaptain: scorer.person.playerID != nil))
  }
}

import MatchModel
import MatchRules
import PromptLanguage

/// A foul by one of our players who is off the field, with a number that both teams have: probably the opponents' foul,
/// `7 falta al 5` for `v7f5`.
extension Session {
  /// Throws with a suggestion if no side was typed, our player is off the field, and the same foul by the opponents
  /// would be lawful.
  func refuseFoulOfOtherTeam(
    _ clause: Clause, at moment: Moment, state: MatchState, _ line: ClauseLine
  ) throws(Refusal) {
    guard clause.kind == .foul, !line.isConfirmed, let ours = ledger.match.ours, let who = clause.who,
      let victim = clause.other, who.side == nil, victim.side == nil
    else { return }
    let trial = Trial(match: ledger.match, rules: ledger.rules, state: state, moment: moment)
    guard let judged = try? trial.judged(clause) else { return }
    guard let told = judged.first else { return }
    let off = told.breaches.first { breach in
      if case .notOnField(let part, _) = breach.reason { part.role == .offender } else { false }
    }
    var theirs = clause
    theirs.who?.side = ours.other
    guard let off, trial.isLawful(theirs), let whole = try? trial.actions(from: theirs), !whole.bringsPlayers else {
      return
    }
    let table = parser.vocabulary.table
    let card = clause.card.flatMap { card in table.cards.first { $0.code == card } }.map { String($0.letter) } ?? ""
    let example = "\(Who(who.name, side: ours.other).typed)f\(victim.typed)\(card)"
    let objection = Objection(breach: off, action: told.action, state: state, match: ledger.match)
    throw Refusal(.law(objection, .ofOtherTeam(line: example)), column: clause.column)
  }
}

import MatchModel
import MatchRules
import PromptLanguage

/// A foul of one of ours who is off the field on a number that both teams have: most likely theirs on ours, `7 falta al
/// 5` for `v7f5`.
extension Session {
  /// Throws, with the line that is most likely meant, where nobody has said whose they are, ours who is said to have
  /// fouled is off the field, and by theirs of that number nothing would be wrong with it.
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

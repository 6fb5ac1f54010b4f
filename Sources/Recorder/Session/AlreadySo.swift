import MatchModel
import MatchRules
import Phrases

/// What changes nothing: somebody goes in goal who is there.
extension Session {
  /// What to say where a clause tells a person at the prompt's match what it is already: nothing is recorded, and nothing
  /// asked. Nil for any other clause; a script, and who confirms it, means what is said.
  func toldAlready(_ clause: Clause, _ line: ClauseLine) -> String? {
    guard dialogue != nil, !line.isConfirmed, line.time == nil, clause.kind == .goalkeeper || clause.kind == .captain,
      !clause.asks, ledger.state.period != nil
    else { return nil }
    let now = Moment(ledger.state.phase, minute: ledger.state.latest)
    let trial = Trial(match: ledger.match, rules: ledger.rules, state: ledger.state, moment: now)
    guard let told = trial.told(by: clause), !told.bringsPlayers, let part = told.actions.first?.participants.first,
      let id = part.person.playerID
    else { return nil }
    let team = ledger.state[part.side]
    guard id == (clause.kind == .goalkeeper ? team.goalkeeper : team.captain), team[id] == .onField else { return nil }
    let who = words.name(part.person, of: part.side, in: ledger.match)
    return book(Phrase(clause.kind == .goalkeeper ? "answer.in-goal-already" : "answer.captain-already", ["who": who]))
  }
}

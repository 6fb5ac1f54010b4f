import MatchModel
import MatchRules
import Phrases

/// `edit K CLAUSE`: what the clause tells takes the place of action K, at its moment unless a time is given.
enum EditCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    guard let second = call.words.dropFirst().first else { throw Refusal(call.argumentMissing()) }
    let clauseText = String(call.rest.dropFirst(second.column - call.words[0].column))
    let line: Line
    do { line = try session.parser.parse(clauseText) } catch {
      throw Refusal(.line(error.reason), column: second.column + error.column - 1)
    }
    guard case .clauses(let clauses) = line, clauses.clauses.count == 1, var clause = clauses.clauses.first else {
      throw Refusal(call.badArgument(second))
    }
    // `edit 7 4>16!`
    var call = call
    if clauses.isConfirmed { call.isConfirmed = true }
    let old = session.ledger.match.actions[index]
    var without = session.ledger.match
    without.actions.remove(at: index)
    let rest = Ledger(replaying: without, rules: session.ledger.rules)
    var place = Placement(moment: old.moment, index: index)
    if let time = clauses.time {
      place = try Timekeeper(ledger: rest, now: session.now).place(time, column: second.column)
    }
    let state = rest.state(before: place.index)
    var agreed: [Breach] = []
    if clause.asks {
      let completed = try session.complete(
        clause, at: place.moment, state: state, side: session.ledger.match.ours ?? old.side,
        confirmed: call.isConfirmed)
      (clause, agreed) = (completed.clause, completed.agreed)
    }
    if clause.who?.side == nil, session.ledger.match.ours == nil { clause.who?.side = old.side }
    var maker = ActionMaker(roster: Roster(session.ledger.match, rules: session.ledger.rules), state: state)
    var new = try maker.actions(clause, at: place.moment)
    // Who scored it is another matter than whether it counts.
    if let goal = old as? Goal, goal.isAnnulled { new = new.map { ($0 as? Goal)?.annulled(true) ?? $0 } }
    guard !new.isEmpty else { throw Refusal(call.badArgument(second)) }
    var match = maker.roster.match
    match.actions.remove(at: index)
    match.actions.insert(contentsOf: new, at: place.index)
    var origin = session.ledger.match.actions.indices.map(Optional.some)
    origin.remove(at: index)
    origin.insert(contentsOf: new.map { _ in nil }, at: place.index)
    // What goes is shown; and asked about where it may not be what was meant.
    let replaced = session.dialogue == nil ? [] : [session.replacing(index)]
    let isSlip = old.kind != new[0].kind || old.side != new[0].side
    // Who is changed for whom is what a substitution says.
    let effects = try session.correct(
      match, origin: origin, call, agreed: agreed, besides: isSlip ? replaced : [],
      asksAboutField: isSlip || old.kind != .substitution)
    return (isSlip && !call.isConfirmed ? [] : replaced) + new.indices.map { session.logLine(place.index + $0) }
      + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

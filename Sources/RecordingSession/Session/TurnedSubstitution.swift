import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Who goes off and who comes on where the order alone says it: `14 por 7` names who comes on first as often as who goes
/// off.
extension Session {
  /// Minutes of the match in which a substitution that is told again is most likely the same.
  private static let latest = 10

  /// A line with its substitutions in the order that is possible, where only one is: by who is on the field and on the
  /// bench, and as long as neither a word nor a code says who goes off.
  func turned(_ line: ClauseLine, _ text: String) -> ClauseLine {
    guard line.clauses.contains(where: { $0.kind == .substitution }), !parser.tellsWhoGoesOff(text),
      let trial = trial(at: line.time)
    else { return line }
    var line = line
    line.clauses = line.clauses.map(trial.turned)
    return line
  }

  /// What to say where a person at the prompt tells a substitution that was recorded a few minutes before: the same two,
  /// in whatever order where nothing but the order says who went off. Nil for any other clause.
  func toldSubstituted(_ clause: Clause, _ line: ClauseLine, _ text: String) -> AlreadySo? {
    guard dialogue != nil, !line.isConfirmed, clause.kind == .substitution, !clause.asks,
      let place = try? placement(line.time, column: 1), let trial = trial(at: line.time),
      let change = trial.substitution(clause)
    else { return nil }
    let isEitherOrder = !ledger.rules.reentry && !parser.tellsWhoGoesOff(text)
    let team = trial.state[change.team]
    let same = ledger.match.actions[..<place.index].lastIndex { action in
      guard let old = action as? Substitution, old.team == change.team, let off = old.off.playerID,
        let on = old.on.playerID, team[off] == .substituted, team[on] == .onField,
        let then = old.moment.minute, let now = place.moment.minute
      else { return false }
      let isSame = old.off == change.off && old.on == change.on
      let isTurned = isEitherOrder && old.off == change.on && old.on == change.off
      return (isSame || isTurned) && (0...Self.latest).contains(now.minute - then.minute)
    }
    guard let same else { return nil }
    shownNumbers.note(ledger.match.actions.id(at: same), at: same)
    return .substituted(number: same + 1)
  }

  /// What the laws would say at the time of a line; nil where it has none.
  func trial(at time: TimeExpression?) -> Trial? {
    guard let place = try? placement(time, column: 1) else { return nil }
    let isLast = place.index == ledger.match.actions.count
    return Trial(
      match: ledger.match, rules: ledger.rules, state: isLast ? ledger.state : ledger.state(before: place.index),
      moment: place.moment)
  }
}

extension Trial {
  /// The substitution that a clause tells, of players who are known.
  fileprivate func substitution(_ clause: Clause) -> Substitution? {
    guard clause.kind == .substitution, !clause.asks, let made = try? actions(from: clause), !made.bringsPlayers else {
      return nil
    }
    return made.actions.first as? Substitution
  }

  /// A substitution the other way round, where only that is possible; any other clause as it is.
  func turned(_ clause: Clause) -> Clause {
    guard let change = substitution(clause), state.isTurned(change, in: match), let off = clause.who,
      let on = clause.other
    else { return clause }
    var turned = clause
    (turned.who, turned.other) = (Who(on.name, side: off.side), Who(off.name, side: on.side))
    return turned
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Substitutions in which only the order tells who goes off: in `14 por 7`, some users put the player who comes on
/// first.
extension Session {
  /// Minutes in which a repeated substitution is probably the same one.
  private static let latest = 10

  /// Turns substitutions whose order is impossible, given the players on the field and on the bench, unless a word or a
  /// code tells who goes off.
  func turned(_ line: ClauseLine, _ text: String) -> ClauseLine {
    guard line.clauses.contains(where: { $0.kind == .substitution }), !parser.tellsWhoGoesOff(text),
      let trial = trial(at: line.time)
    else { return line }
    var line = line
    line.clauses = line.clauses.map(trial.turned)
    return line
  }

  /// The answer to a substitution that was already recorded a few minutes ago, in any order unless a word or a code
  /// tells it. Nil for other clauses.
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

  /// The laws at the time of a line; nil if it has no valid time.
  func trial(at time: TimeExpression?) -> Trial? {
    guard let place = try? placement(time, column: 1) else { return nil }
    let isLast = place.index == ledger.match.actions.count
    return Trial(
      match: ledger.match, rules: ledger.rules, state: isLast ? ledger.state : ledger.state(before: place.index),
      moment: place.moment)
  }
}

extension Trial {
  /// The substitution of a clause with known players.
  fileprivate func substitution(_ clause: Clause) -> Substitution? {
    guard clause.kind == .substitution, !clause.asks, let made = try? actions(from: clause), !made.bringsPlayers else {
      return nil
    }
    return made.actions.first as? Substitution
  }

  /// The substitution turned, if only that is possible; other clauses unchanged.
  func turned(_ clause: Clause) -> Clause {
    guard let change = substitution(clause), state.isTurned(change, in: match), let off = clause.who,
      let on = clause.other
    else { return clause }
    var turned = clause
    (turned.who, turned.other) = (Who(on.name, side: off.side), Who(off.name, side: on.side))
    return turned
  }
}

import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// A substitution that was already recorded a few minutes ago. The players may be swapped, unless the line says who
  /// goes off.
  static let sameSubstitution = Check("sameSubstitution", at: .clause) { proposal, situation in
    let (clause, line, match) = (proposal.clause, proposal.line, situation.match)
    guard clause.kind == .substitution, !clause.asks, let place = situation.position(line.time),
      let trial = situation.trial(at: line.time), let change = trial.substitution(clause)
    else { return nil }
    let isEitherOrder = !situation.rules.reentry && !situation.parser.showsWhoGoesOff(proposal.text)
    let team = trial.state[change.team]
    let same = match.actions[..<place.index].last(Substitution.self) { old in
      guard old.team == change.team, let off = old.off.playerID,
        let on = old.on.playerID, team[off] == .substituted, team[on] == .onField,
        let then = old.moment.minute, let now = place.moment.minute
      else { return false }
      let isSame = old.off == change.off && old.on == change.on
      let isReversed = isEitherOrder && old.off == change.on && old.on == change.off
      return (isSame || isReversed) && (0...latest).contains(now.minute - then.minute)
    }
    return same.map { .already(.substituted(match.actions.id(at: $0.index))) }
  }

  /// Minutes in which a repeated substitution is probably the same one.
  private static let latest = 10
}

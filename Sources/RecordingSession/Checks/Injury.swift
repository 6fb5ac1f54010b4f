import MatchModel
import MatchRules
import PromptLanguage

extension Check {
  /// An injured player on the field: does the player go off, and who comes on? A number answers both. The second
  /// question is left out if the laws allow no replacement.
  static let injury = Check("injury", at: .moment) { proposal, situation in
    let clause = proposal.clause
    guard let injury = clause.injury, clause.other == nil, let place = proposal.position,
      case .number(let number)? = clause.who?.name, let side = clause.who?.side ?? situation.match.ours,
      let player = situation.match[side].player(numbered: number)
    else { return nil }
    let trial = situation.trial(at: place)
    let state = trial.state
    guard state.rules.follows, state.phase != .before, !state.isOver, state[side][player] == .onField else {
      return nil
    }
    var change = Clause(.substitution, who: Who(.number(number), side: side))
    change.other = Who(.unidentified(nil))
    change.isConcussion = clause.isConcussion
    // After the team's last concussion substitution, the player may still be replaced like any other.
    if change.isConcussion, !trial.isLawful(change) { change.isConcussion = false }
    // Numbers that are not in the squad may still be typed, unless the whole team is known.
    let isAnybodyLeft = !trial.candidates(for: .on, of: side).isEmpty || !situation.match[side].isLineUpKnown
    var leaving = proposal
    leaving.clause.injury = .leaves
    leaving.clause.isConcussion = change.isConcussion
    leaving.clause.asks = isAnybodyLeft && trial.isLawful(change)
    switch injury {
    case .leaves: return .amend(leaving)
    case .noted:
      return .ask(
        Inquiry(
          doubt: .goesOff(Participant(.subject, side, .player(player))), yes: leaving, no: .recordAnyway,
          adding: { [parser = situation.parser] typed in
            guard let who = parser.who(Word(typed.text, column: 1)), case .number(let on) = who.name, on != number,
              who.side == nil || who.side == side
            else { return nil }
            var replaced = leaving
            replaced.clause.other = Who(.number(on))
            replaced.clause.asks = false
            return replaced
          }, instead: { _ in nil }))
    }
  }
}

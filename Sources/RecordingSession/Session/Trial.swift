import MatchModel
import MatchRules
import PromptLanguage

/// What the laws would say to a clause in a state, before anybody records it: how questions and completion know what is
/// lawful.
package struct Trial {
  let match: Match
  let rules: RuleSet
  let state: MatchState
  let moment: Moment

  package init(match: Match, rules: RuleSet, state: MatchState, moment: Moment) {
    self.match = match
    self.rules = rules
    self.state = state
    self.moment = moment
  }

  /// The actions it tells of, and what each of them breaks. Throws if no action can be made of it.
  func judged(_ clause: Clause) throws(Refusal) -> [(action: Action, breaches: [Breach])] {
    let made = try actions(from: clause)
    // Somebody nobody has seen yet: the laws cannot say what they may do.
    if made.bringsPlayers { return made.actions.map { ($0, []) } }
    return made.actions.map { ($0, Laws.breaches(of: $0, in: state, match: made.match)) }
  }

  /// The actions it tells of, and the match with whoever they bring into it: with players whom the state does not know
  /// yet, or only with officials. Throws if no action can be made of it.
  package func actions(from clause: Clause) throws(Refusal) -> (actions: [Action], match: Match, bringsPlayers: Bool) {
    var maker = ActionMaker(roster: Roster(match, rules: rules), state: state)
    let actions = try maker.actions(clause, at: moment)
    let known = maker.roster.match
    return (actions, known, Side.allCases.contains { known[$0].players != match[$0].players })
  }

  /// Those who may have a role, known or not.
  package func candidates(for role: Role, of side: Side) -> [Person] {
    let listed = state.candidates(for: role, of: side, kind: state.isShootOut ? .shootOutKick : .goal, in: match)
    return role == .booked ? listed + match[side].unlistedOfficials : listed
  }

  /// Whether the laws have nothing against it, not even a warning.
  package func isLawful(_ clause: Clause) -> Bool {
    // Before the match a substitution changes the line-up, and is none.
    if clause.kind == .substitution, state.phase == .before { return true }
    return (try? judged(clause))?.allSatisfy(\.breaches.isEmpty) == true
  }
}

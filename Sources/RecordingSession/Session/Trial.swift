import MatchModel
import MatchRules
import PromptLanguage

/// Checks a clause against the laws without recording it, for questions and completion. A class, because a state is
/// large.
package final class Trial {
  let match: Match
  let state: MatchState
  let moment: Moment

  package init(match: Match, state: MatchState, moment: Moment) {
    self.match = match
    self.moment = moment
    // Suspensions may have been served by then.
    var opened = state
    opened.openPlaces(at: moment)
    self.state = opened
  }

  /// The breaches of a clause. Throws if it cannot be converted to actions.
  func objections(to clause: Clause, askStatus: Roster.StatusQuestion? = nil) throws(Stop) -> [Objection] {
    let made = try actions(from: clause, askStatus: askStatus)
    // The laws cannot check a player who is not in the state yet.
    if made.bringsPlayers { return [] }
    return made.actions.flatMap { action in
      Laws.breaches(of: action, in: state, match: made.match).map { breach in
        Objection(breach: breach, action: action, state: state, match: match)
      }
    }
  }

  /// The actions of a clause, and the match including any people they add. `bringsPlayers` is true if the state does
  /// not know some of them yet. Throws if it cannot be converted to actions.
  package func actions(
    from clause: Clause, askStatus: Roster.StatusQuestion? = nil
  ) throws(Stop) -> (actions: [Action], match: Match, bringsPlayers: Bool) {
    let maker = ActionMaker(clause, at: moment, match, in: state, askStatus: askStatus)
    let actions = try maker.actions()
    let known = maker.roster.match
    return (actions, known, Side.allCases.contains { known[$0].players != match[$0].players })
  }

  /// The people who may take a role, whether known or not.
  package func candidates(for role: Role, of side: Side) -> [Person] {
    let listed = state.candidates(for: role, of: side, kind: state.isShootOut ? .shootOutKick : .goal, in: match)
    return role == .booked ? listed + match[side].unlistedOfficials : listed
  }

  /// True if the clause breaks no law, not even one that only warns.
  package func isLawful(_ clause: Clause) -> Bool {
    // Before the match, a substitution changes the line-up.
    if clause.kind == .substitution, state.phase == .before { return true }
    return (try? objections(to: clause))?.isEmpty == true
  }
}

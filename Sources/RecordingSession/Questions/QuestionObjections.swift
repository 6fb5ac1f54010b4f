import MatchModel
import MatchRules
import PromptLanguage

/// Checks a clause against the laws while its parts are being asked for, so that users do not answer questions in vain.
extension Questionnaire {
  /// Asks before the first question about breaches that do not depend on the answers, such as an action at half-time.
  /// Throws if the user declines, or if the laws do not allow it.
  func settle(_ found: [Objection], in form: inout Form) throws(Stop) {
    let column = form.clause.column
    if let refused = found.refused { throw Stop(.law(refused), column: column) }
    if !found.isEmpty, !isConfirmed { try session.insist(dialogue, .breaches(found)) }
    form.agreed += found.map(\.breach)
  }

  /// The breaches of the clause as far as it is known, except those already confirmed. Throws if the clause names an
  /// unknown player. Asks about new numbers, unless the side is only a possibility.
  func objections(to form: Form, asksStatus: Bool = true) throws(Stop) -> [Objection] {
    try trial.objections(to: whole(form), askStatus: asksStatus ? session.askStatus : nil).filter { objection in
      !form.agreed.contains(objection.breach) && speaks(objection.breach, to: form.clause)
    }
  }

  /// The breaches that do not depend on the side.
  func objectionsToEither(_ form: Form) -> [Objection] {
    let found = Side.allCases.map { side -> [Objection] in
      var one = form
      one.setSide(side)
      return (try? objections(to: one, asksStatus: false)) ?? []
    }
    return found[0].filter { objection in found[1].contains { $0.breach == objection.breach } }
  }

  /// The clause with unidentified players in place of those still to be asked for. The laws never object to
  /// unidentified players.
  private func whole(_ form: Form) -> Clause {
    let open = form.slots.suffix(from: form.index)
    var clause = form.clause
    let side = clause.who?.side ?? form.side ?? presumed
    if clause.who == nil, open.contains(.who) || open.contains(.off) {
      clause.who = Who(.unidentified(nil), side: side)
    } else {
      clause = finished(clause, side)
    }
    for slot in [ClauseSpec.Slot.on, .assistant] where open.contains(slot) && needs(slot, clause) {
      clause.other = Who(.unidentified(nil))
    }
    return clause
  }

  /// True if a breach does not depend on the players still to be asked for.
  private func speaks(_ breach: Breach, to clause: Clause) -> Bool {
    guard clause.kind == .substitution else { return true }
    switch breach.reason {
    case .notTheGoalkeeper: return clause.who != nil
    // Before kick-off, it changes the line-up instead of being a substitution (docs/LAWS.md, B6 and B7).
    case _ where state.phase == .before && breach.verdict == .warn, .notPlaying(.before, _): return false
    case .sentOff(let part, _): return state.phase != .before || part.role != .off
    default: return true
    }
  }
}

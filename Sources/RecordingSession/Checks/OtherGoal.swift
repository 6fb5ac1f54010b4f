import MatchModel
import PromptLanguage

extension CommandCheck {
  /// `annul` without a number, while an open line may contain a later goal, after the last goal was annulled already, or
  /// long after the goal.
  static let otherGoal = CommandCheck(name: "otherGoal", onNo: .slip) { target, situation in
    let actions = situation.match.actions
    guard case .lastGoal(let id, let side) = target, let index = actions.place(of: id) else { return nil }
    let entry = situation.ledger.logEntry(index)
    if let open = situation.openGoal(after: actions[index], of: side) {
      return .annulsBeforeOpen(open, situation.timekeeper.minute(of: open), goal: entry)
    }
    if let (_, last) = actions.last(Goal.self, where: { $0.counts(for: side) }), last != index {
      return .annulsEarlier(than: actions.id(at: last), goal: entry)
    }
    guard let now = situation.timekeeper.moment(of: nil) else { return nil }
    return actions[index].moment.isUnderReview(at: now) ? nil : .annulsOld(goal: entry)
  }
}

extension Situation {
  /// An open line with a later goal than the recorded ones, or the last typed line if it cannot be parsed.
  fileprivate func openGoal(after goal: Action, of side: Side?) -> OpenLine? {
    openLines.last { open in
      guard let line = parser.clauseLine(of: open.text) else { return latestOpenLine == open.number }
      guard line.clauses.contains(where: { isGoal($0, of: side) }) else { return false }
      if let typed = open.typed, let recorded = goal.moment.wallClock { return typed > recorded }
      guard let time = open.timeExpression, let moment = timekeeper.moment(of: time) else {
        return true
      }
      return !moment.precedes(goal.moment)
    }
  }

  private func isGoal(_ clause: Clause, of side: Side?) -> Bool {
    guard clause.kind == .goal || clause.kind == .ownGoal else { return false }
    guard let side, let shooter = clause.who?.side ?? match.ours else { return true }
    return (clause.kind == .ownGoal ? shooter.other : shooter) == side
  }
}

extension Goal {
  /// True if the goal is one of the side's, or if no side is given.
  func counts(for side: Side?) -> Bool { side == nil || team == side }
}

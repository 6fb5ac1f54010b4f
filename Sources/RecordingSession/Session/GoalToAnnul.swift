import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// The goal that `annul` means without an argument: the one recorded most recently. If that is not the last goal in the
/// log, or was not recorded just now, the user is asked.
extension Session {
  /// Index of the last valid goal of the match or of a side.
  func goalToAnnul(of side: Side?, _ call: CommandCall) throws(Stop) -> Int {
    let actions = ledger.match.actions
    let last = actions.lastIndex { ($0 as? Goal)?.isGoal(of: side) == true }
    guard let index = lastGoal(of: side), let last else {
      throw Stop(.noGoal, column: call.column)
    }
    if call.isConfirmed { return index }
    guard let dialogue else {
      // If the last goal is already annulled, the command may be a repetition rather than about the goal before it.
      guard last == index else { throw Stop(.annulledAlready(last + 1, before: index + 1), column: call.column) }
      return index
    }
    let goal = logEntry(index)
    if let open = openGoal(after: actions[index], of: side) {
      try insist(dialogue, .annulsBeforeOpen(open, timekeeper.minute(of: open), goal: goal), isSlip: true)
    } else if last != index {
      try insist(dialogue, .annulsEarlier(than: last + 1, goal: goal), isSlip: true)
    } else if let now = try? timekeeper.place(nil, column: 1).moment, !actions[index].moment.isUnderReview(at: now) {
      try insist(dialogue, .annulsOld(goal: goal), isSlip: true)
    }
    return index
  }

  /// The index of the last goal that counts, for either side or for one of them; nil if no goal counts.
  func lastGoal(of side: Side?) -> Int? {
    ledger.match.actions.lastIndex { action in
      (action as? Goal).map { !$0.isAnnulled && $0.isGoal(of: side) } ?? false
    }
  }

  /// Asks about an action whose number is also the shirt number of a scorer, who may have been meant.
  func agreeToAnnul(_ goal: Goal, at index: Int, _ word: Word, _ call: CommandCall) throws(Stop) {
    guard let dialogue, !call.isConfirmed, !call.hasCurrentNumbers, !goal.isAnnulled,
      let number = wholeNumber(word.text)
    else { return }
    let match = ledger.match
    let isScorer = match.actions.contains { action in
      guard let other = action as? Goal, other !== goal, case .player(let id) = other.shot.shooter else { return false }
      return match[other.shooterSide][id].number.rawValue == number
    }
    guard isScorer else { return }
    try insist(dialogue, .annulsOld(goal: logEntry(index)), isSlip: true)
  }

  /// An open line with a later goal than the recorded ones, or the last typed line if it cannot be parsed.
  private func openGoal(after goal: Action, of side: Side?) -> OpenLine? {
    openLines.all.last { open in
      guard case .clauses(let line)? = try? parser.parse(open.text) else { return openLines.latest == open.number }
      guard line.clauses.contains(where: { tellsGoal($0, of: side) }) else { return false }
      if let typed = open.typed, let recorded = goal.moment.wallClock { return typed > recorded }
      guard let time = (try? TimeExpression(open.time, column: 1)) ?? nil,
        let moment = try? timekeeper.place(time, column: 1).moment
      else { return true }
      return !moment.precedes(goal.moment)
    }
  }

  private func tellsGoal(_ clause: Clause, of side: Side?) -> Bool {
    guard clause.kind == .goal || clause.kind == .ownGoal else { return false }
    guard let side, let shooter = clause.who?.side ?? ledger.match.ours else { return true }
    return (clause.kind == .ownGoal ? shooter.other : shooter) == side
  }
}

extension Goal {
  /// True if the goal counts for the side, or if no side is given.
  fileprivate func isGoal(of side: Side?) -> Bool { side == nil || team == side }
}

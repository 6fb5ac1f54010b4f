import MatchModel
import PromptLanguage

extension Check {
  /// A foul, corner, chance, offside, basket or declared action typed for the second of a recorded one, or for an earlier
  /// minute in which there is one. Within the running minute, two corners or two shots are plausible, so without a
  /// second only another foul or offside of the same player leads to a question.
  static let sameEvent = Check("sameEvent", at: .actions) { proposal, situation in
    let recorded = situation.match.actions
    guard !proposal.isRepetition, let new = proposal.actions.first,
      proposal.clause.kind.form.isOnce(proposal.clause), let minute = new.moment.minute,
      let place = proposal.position
    else { return nil }
    let now = situation.timekeeper.present.moment
    let isRunning = now.phase == new.moment.phase && now.minute == minute
    let isExact = if case .exact? = proposal.line.time { proposal.inheritedTime == nil } else { false }
    func isThen(_ index: Int) -> Bool {
      let old = recorded[index].moment
      if isExact, old.isAboutAsLate(as: new.moment) { return true }
      if index >= place.index { return false }
      guard isRunning else { return old.phase == new.moment.phase && old.minute == minute }
      return new.isRareWithinAMinute && old.isWithinAMinute(before: new.moment)
    }
    let same = recorded.indices.last { index in
      isThen(index) && recorded.id(at: index) < proposal.firstNewID && new.isConsistent(with: recorded[index])
    }
    return same.map { .ask(situation.repeatedClause(of: $0, proposal)) }
  }
}

extension Action {
  /// True if another action may be the same event: its kind and people are the same, and no other outcome is recorded.
  fileprivate func isConsistent(with other: Action) -> Bool {
    guard kind == other.kind, side == other.side else { return false }
    // Two fouls with victims are compared by `sameFoul`.
    if let foul = self as? Foul, let other = other as? Foul {
      return foul.offender == other.offender && (foul.victim == nil || other.victim == nil)
    }
    guard participants == other.participants else { return false }
    if let own = self as? OwnAction, let other = other as? OwnAction {
      return own.code == other.code && Clause.agree(own.outcome, other.outcome)
    }
    return (self as? Attempt)?.shot.score == (other as? Attempt)?.shot.score
      && Clause.agree((self as? Chance)?.outcome, (other as? Chance)?.outcome)
  }

  /// True for a foul or offside of a known player, who hardly commits two within a minute.
  fileprivate var isRareWithinAMinute: Bool {
    switch self {
    case let foul as Foul: foul.offender.playerID != nil
    case let offside as Offside: offside.player.playerID != nil
    default: false
    }
  }
}

extension Moment {
  /// True if both are known to the second and at most two seconds apart: typed times of one event may differ by that.
  fileprivate func isAboutAsLate(as other: Moment) -> Bool {
    guard phase == other.phase, let elapsed, let then = other.elapsed else { return false }
    return abs(then - elapsed) <= 2
  }

  /// True if it is in the same minute as a later moment of its period, or less than 60 seconds before it.
  func isWithinAMinute(before other: Moment) -> Bool {
    guard phase == other.phase, let minute, let later = other.minute else { return false }
    if minute == later { return true }
    guard let elapsed, let then = other.elapsed else { return false }
    return (0..<60).contains(then - elapsed)
  }
}

extension Situation {
  /// The actions in the same minute as a moment or less than 60 seconds before it, last first.
  /// - Parameter index: only actions before this index are included.
  func ofTheLastMinute(_ moment: Moment, before index: Int) -> [Int] {
    let actions = match.actions
    return Array(actions[..<index].indices.reversed().prefix { actions[$0].moment.isWithinAMinute(before: moment) })
  }
}

import MatchModel
import PromptLanguage

extension Check {
  /// A foul, corner, chance or offside typed for an earlier minute, where one is already recorded. Within the running
  /// minute, two corners or two shots are plausible, so only a second foul or offside of the same player leads to a
  /// question.
  static let sameEvent = Check("sameEvent", at: .actions) { proposal, situation in
    let recorded = situation.match.actions
    guard !proposal.isRepetition, let new = proposal.actions.first,
      proposal.clause.kind.form.isOnce(proposal.clause), let minute = new.moment.minute,
      let place = proposal.position
    else { return nil }
    let now = situation.timekeeper.present.moment
    let isRunning = now.phase == new.moment.phase && now.minute == minute
    guard !isRunning || new.isRareWithinAMinute else { return nil }
    let same = recorded[..<place.index].indices.last { index in
      let old = recorded[index]
      let isThen =
        isRunning
        ? old.moment.isWithinAMinute(before: new.moment)
        : old.moment.phase == new.moment.phase && old.moment.minute == minute
      return isThen && recorded.id(at: index) < proposal.known && new.isConsistent(with: old)
    }
    return same.map { .ask(situation.repetition(of: $0, proposal)) }
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
    guard let outcome = (self as? Chance)?.outcome, let another = (other as? Chance)?.outcome else { return true }
    return outcome == another
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

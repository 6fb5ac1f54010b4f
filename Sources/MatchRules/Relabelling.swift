import MatchModel

/// Changes of the rules during a match.
extension Match {
  /// A copy with its minutes under rules with another period length: 37' of a 45-minute half becomes 35+2' of a
  /// 35-minute one. The times within the periods do not change.
  public func relabelled(from old: RuleSet, to new: RuleSet) -> Match {
    var match = self
    var latest: (phase: Phase, minute: MatchMinute)?
    match.actions = actions.replacingEach { action in
      var action = action.relabelled(from: old, to: new)
      guard let minute = action.moment.minute else { return action }
      // A period cannot end before its last action.
      if action.kind == .periodEnd, let latest, latest.phase == action.moment.phase, latest.minute > minute {
        var moment = action.moment
        moment.minute = latest.minute
        action = action.moved(to: moment)
      }
      latest = (action.moment.phase, action.moment.minute ?? minute)
      return action
    }
    return match
  }
}

extension RuleSet {
  /// The minute of the last moment of a period with this duration: one that ends at 30:00 ends in minute 30.
  public func lastMinute(of period: Period, elapsed: Double) -> MatchMinute {
    minute(of: period, elapsed: max(0, elapsed.nextDown))
  }
}

extension Action {
  fileprivate func relabelled(from old: RuleSet, to new: RuleSet) -> Action {
    if let start = self as? PeriodStart {
      guard start.length == old.length(of: start.period) else { return self }
      return PeriodStart(
        start.period, length: new.length(of: start.period), announced: start.announced,
        wallClock: start.moment.wallClock, standing: start.standing, confirmed: confirmed)
    }
    var moment = moment
    switch moment.phase {
    case .before: return self
    case .during(let period):
      guard let minute = moment.minute, old.has(minute, in: period) else { return self }
      moment.minute = kind == .periodEnd ? end(of: period, minute, old, new) : label(minute, in: period, old, new)
    case .after(let period):
      guard moment.minute == MatchMinute(old.lastMinute(of: period)) else { return self }
      moment.minute = MatchMinute(new.lastMinute(of: period))
    }
    return moment == self.moment ? self : moved(to: moment)
  }

  private func label(_ minute: MatchMinute, in period: Period, _ old: RuleSet, _ new: RuleSet) -> MatchMinute {
    let clocked = moment.elapsed.flatMap { old.minute(of: period, elapsed: $0) == minute ? $0 : nil }
    return new.minute(of: period, elapsed: clocked ?? old.elapsed(at: minute, in: period))
  }

  /// A period that was recorded as ending at full length still ends at full length.
  private func end(of period: Period, _ minute: MatchMinute, _ old: RuleSet, _ new: RuleSet) -> MatchMinute {
    if let elapsed = moment.elapsed, old.lastMinute(of: period, elapsed: elapsed) == minute {
      return new.lastMinute(of: period, elapsed: elapsed)
    }
    let isFull = minute == MatchMinute(old.lastMinute(of: period))
    return isFull ? MatchMinute(new.lastMinute(of: period)) : label(minute, in: period, old, new)
  }
}

import MatchModel
import MatchRules
import Phrases

/// Explains illegal actions.
extension Wording {
  /// The problem, the law and the nearest acceptable alternative: "v4 was sent off in 67' (Law 12.3); on the field: v2
  /// v3 v5".
  ///
  /// - Parameters:
  ///   - state: the state before the action.
  ///   - recorded: the match whose log has the numbers that the user sees; nil for the same match.
  public func refusal(
    _ breach: Breach, of action: Action, state: MatchState, in match: Match, recorded: Match? = nil
  ) -> String {
    let what = fault(breach, state: state, in: match)
    guard let remedy = remedy(for: breach, of: action, state: state, in: match, recorded: recorded ?? match) else {
      return what
    }
    return book(Phrase("breach.remedied", ["what": what, "remedy": remedy]))
  }

  /// The problem, and the line that was most likely meant: "7 was replaced in 60' (Law 12.4); of the other team it is
  /// v7f5".
  public func refusal(_ breach: Breach, state: MatchState, in match: Match, ofOtherTeam line: String) -> String {
    let remedy = book(Phrase("remedy.of-the-other-team", ["example": line]))
    return book(Phrase("breach.remedied", ["what": fault(breach, state: state, in: match), "remedy": remedy]))
  }

  /// Says that a period without stoppage time has ended, with the last possible time.
  public func endOfClock(of period: Period, rules: RuleSet) -> Phrase {
    let last = rules.lastMinute(of: period)
    if rules.countsDown {
      return Phrase(
        "breach.beyond-countdown",
        ["period": thePeriod(period, rules: rules), "time": duration(rules.seconds(of: period)), "last": last])
    }
    return Phrase(
      "breach.beyond-period",
      ["period": thePeriod(period, rules: rules), "time": duration(Double(last * 60)), "last": last])
  }

  /// "not recorded: ..."
  public func notRecorded(_ refusal: String) -> String { book(Phrase("breach.not-recorded", ["what": refusal])) }

  /// The problem and the law, without an alternative. Some minutes are omitted if no state is given.
  public func fault(_ breach: Breach, state: MatchState?, in match: Match) -> String {
    let finder = FaultFinder(wording: self, state: state, match: match, rules: state?.rules ?? RuleSet())
    let what = book(finder.phrase(breach.reason))
    guard !breach.citation.isEmpty else { return what }
    return book(Phrase("breach.cited", ["what": what, "law": citation(breach.citation)]))
  }
}

extension Breach {
  /// Omits the law, for messages that name it elsewhere.
  var uncited: Breach { Breach(law: law, citation: "", verdict: verdict, reason: reason) }
}

private struct FaultFinder {
  let wording: Wording
  let state: MatchState?
  let match: Match
  let rules: RuleSet

  /// One line for each reason.
  func phrase(_ reason: Breach.Reason) -> Phrase {
    switch reason {
    case .notListed(let part):
      phrase(part.person.isOfficial ? "breach.official-not-listed" : "breach.not-listed", part)
    case .sentOff(let part, let minute): sentOff(part, minute)
    case .notOnField(let part, let status): notOnField(part, status)
    case .alreadyOnField(let part): phrase("breach.already-on-field", part)
    case .notASubstitute(let part, let status): notASubstitute(part, status)
    case .alreadySubstituted(let part, let minute):
      phrase("breach.may-not-return", timed: "breach.may-not-return-since", part, minute.map { wording.minute($0) })
    case .officialOutside(let part): phrase("breach.official", part)
    case .leftOut(let part): phrase("breach.left-out", part)
    case .notTheGoalkeeper(let part): phrase("breach.not-the-goalkeeper", part)
    case .notTheLargerTeam(let side): phrase("breach.not-the-larger-team", side)
    case .servingDismissal(let part, let end):
      phrase("breach.away", timed: "breach.away-until", part, end.map { wording.time($0) })
    case .notSentOff(let part): phrase("breach.not-sent-off", part)
    case .samePerson(let part):
      phrase(part.role == .assistant ? "breach.assists-himself" : "breach.replaces-himself", part)

    case .tooManyPlayers(let side, let most): Phrase("breach.too-many-men", ["team": team(side)], count: most)
    case .tooFewToStart(let side, let players, let minimum):
      Phrase("breach.too-few-to-start", ["team": team(side), "minimum": minimum], count: players)
    case .tooFewToPlay(let side, let players, let minimum):
      Phrase("breach.too-few-to-play", ["team": team(side), "minimum": minimum], count: players)
    case .numberTwice(let side, let number):
      Phrase("breach.number-twice", ["team": team(side), "number": number.description])
    case .benchTooLong(let side, let count, let most):
      Phrase("breach.bench-too-long", ["team": team(side), "most": most], count: count)
    case .substitutionsUsedUp(let side, let most): phrase("breach.no-substitutions-left", side, most: most)
    case .windowsUsedUp(let side, let most): phrase("breach.no-windows-left", side, most: most)
    case .concussionsUsedUp(let side, let most): phrase("breach.no-concussions-left", side, most: most)

    case .changesAreNotFollowed: Phrase("breach.changes-not-followed", ["rules": rules.name])
    case .lateTimeOutsUsedUp(let side, let last):
      Phrase("breach.no-late-time-outs-left", ["team": team(side), "minutes": last.minutes], count: last.count)
    case .sanctionedAlready(let part, let code):
      Phrase("breach.sanctioned-already", ["who": who(part), "what": wording.name(of: code, by: rules)])
    case .sanctionedForTheSame(let part, let code):
      Phrase("breach.same-offence", ["who": who(part), "what": wording.name(of: code, by: rules)])
    case .sanctionsUsedUp(let side, let code, let most, let ofOfficials):
      Phrase(
        ofOfficials ? "breach.sanctions-of-officials" : "breach.sanctions-of-team",
        ["team": team(side), "what": wording.name(of: code, by: rules), "most": most])
    case .timeOutsUsedUp(_, 0, let period): phrase("breach.no-time-outs", period)
    case .timeOutsUsedUp(let side, let most, _): phrase("breach.no-time-outs-left", side, most: most)

    case .assistToOwnGoal: Phrase("breach.assist-to-own-goal")
    case .ownGoalFromRestart(let origin):
      Phrase("breach.own-goal-from-restart", ["origin": wording.origin(origin, by: rules)])
    case .directFromThrowIn: Phrase("breach.direct-from-throw-in")
    case .assistToPenalty: Phrase("breach.assist-to-penalty")
    case .victimOfHandball: Phrase("breach.victim-of-handball")
    case .notDeclared(let code): Phrase("breach.not-declared", ["action": code.rawValue, "rules": rules.name])

    case .notPlaying(let phase, let isOver):
      Phrase("breach.not-playing", ["phase": wording.phase(phase, rules: rules, isOver: isOver)])
    case .notInShootOut: Phrase("breach.not-in-shoot-out")
    case .periodNotOver(let period): phrase("breach.period-not-over", period)
    case .periodTwice(let period): phrase("breach.period-twice", period)
    case .periodNotInRules(let period): phrase("breach.period-not-in-rules", period)
    case .periodOutOfTurn(let period): phrase("breach.period-out-of-turn", period)
    case .noPeriodToEnd: Phrase("breach.no-period-to-end")
    case .minuteOfAnotherPeriod(let minute, let period):
      Phrase("breach.minute-of-another-period", ["minute": wording.minute(minute), "period": name(period)])
    case .beyondPeriod(let period): wording.endOfClock(of: period, rules: rules)
    case .matchOver: Phrase("breach.match-over")
    case .outOfOrder(let phase, let now): outOfOrder(phase, now)
    case .backwards(let minute, let after):
      Phrase("breach.backwards", ["minute": wording.minute(minute), "after": wording.minute(after)])

    case .notTheirKick(let side): phrase("breach.not-their-kick", side)
    case .kickedAlready(let part, _): phrase("breach.kicked-already", part)
    case .notATaker(let part, let takers): Phrase("breach.not-a-taker", ["who": who(part)], count: takers.count)
    case .shootOutDecided(let score): Phrase("breach.shoot-out-decided", ["home": score.home, "away": score.away])
    }
  }

  private func phrase(_ key: String, _ part: Participant) -> Phrase { Phrase(key, ["who": who(part)]) }
  /// Uses the key `timed` if the time is known.
  private func phrase(_ key: String, timed: String, _ part: Participant, _ time: String?) -> Phrase {
    time.map { Phrase(timed, ["who": who(part), "minute": $0]) } ?? phrase(key, part)
  }
  private func phrase(_ key: String, _ side: Side) -> Phrase { Phrase(key, ["team": team(side)]) }
  private func phrase(_ key: String, _ side: Side, most: Int) -> Phrase {
    Phrase(key, ["team": team(side), "most": most])
  }
  private func phrase(_ key: String, _ period: Period) -> Phrase { Phrase(key, ["period": name(period)]) }

  private func who(_ part: Participant) -> String { wording.subjectTag(part, in: match) }
  private func team(_ side: Side) -> String { wording.team(side, in: match) }
  private func name(_ period: Period) -> String { wording.period(period, rules: rules) }

  // MARK: - Phrases that depend on the person, the minute or the state

  private func outOfOrder(_ phase: Phase, _ now: Phase) -> Phrase {
    let isOver = state?.isOver ?? match.endsIn(now)
    return Phrase(
      "breach.out-of-order",
      [
        "phase": wording.phase(phase, rules: rules, isOver: match.endsIn(phase)),
        "now": wording.phase(now, rules: rules, isOver: isOver),
      ])
  }

  private func notOnField(_ part: Participant, _ status: PlayerStatus) -> Phrase {
    switch status {
    case .bench: return phrase("breach.on-bench", part)
    case .substituted:
      if let interval = interval(of: part) {
        return phrase("breach.substituted", timed: "breach.substituted-at", part, interval)
      }
      return phrase(
        "breach.substituted", timed: "breach.substituted-in", part, offMinute(part).map { wording.minute($0) })
    case .sentOff: return sentOff(part, offMinute(part))
    case .left: return phrase("breach.left-field", part)
    case .leftOut: return phrase("breach.left-out", part)
    case .away:
      return phrase(
        "breach.away", timed: "breach.away-until", part,
        state?.endOfAbsence(part.person, of: part.side).map { wording.time($0) })
    case .onField: return phrase("breach.not-on-field", part)
    }
  }

  /// The interval in which a player was substituted; nil if it was during a period.
  private func interval(of part: Participant) -> String? {
    guard let minute = offMinute(part) else { return nil }
    let change = match.actions.last { action in
      guard let change = action as? Substitution else { return false }
      return change.team == part.side && change.off == part.person && change.moment.minute == minute
    }
    guard case .after(let period)? = change?.moment.phase else { return nil }
    return wording.interval(after: period, rules: rules)
  }

  private func notASubstitute(_ part: Participant, _ status: PlayerStatus) -> Phrase {
    switch status {
    case .left: phrase("breach.returns-without-substitution", part)
    case .onField: phrase("breach.already-on-field", part)
    default: notOnField(part, status)
    }
  }

  private func sentOff(_ part: Participant, _ minute: MatchMinute?) -> Phrase {
    let minute = match.dismissal(of: part.person, side: part.side)?.minute ?? minute
    return phrase("breach.sent-off", timed: "breach.sent-off-in", part, minute.map { wording.minute($0) })
  }

  private func offMinute(_ part: Participant) -> MatchMinute? {
    part.person.playerID.flatMap { state?[part.side].offMinute[$0] }
  }
}

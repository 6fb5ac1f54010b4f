import MatchModel
import MatchRules
import Phrases

/// Messages about illegal actions.
extension Wording {
  /// The problem, the law and the nearest acceptable alternative: "v4 was sent off in 67' (Law 12.3); on the field: v2
  /// v3 v5".
  ///
  /// - Parameter state: the state before the action.
  public func refusal(_ breach: Breach, of action: Action, state: MatchState, in match: Match) -> String {
    let what = fault(breach, state: state, in: match)
    guard let remedy = remedy(for: breach, of: action, state: state, in: match) else { return what }
    return book(Phrase("breach.remedied", ["what": what, "remedy": remedy]))
  }

  /// The problem, and the line that was most likely meant: "7 was replaced in 60' (Law 12.4); of the other team it is
  /// v7f5".
  public func refusal(_ breach: Breach, state: MatchState, in match: Match, ofOtherTeam line: String) -> String {
    let remedy = book(Phrase("remedy.of-the-other-team", ["example": line]))
    return book(Phrase("breach.remedied", ["what": fault(breach, state: state, in: match), "remedy": remedy]))
  }

  /// The message that a period without stoppage time has ended, with the last possible time.
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

  private func who(_ part: Participant) -> String { wording.subjectTag(part, in: match) }
  private func team(_ side: Side) -> String { wording.team(side, in: match) }
  private func name(_ period: Period) -> String { wording.period(period, rules: rules) }

  func phrase(_ reason: Breach.Reason) -> Phrase {
    switch reason {
    case .notListed(let part):
      if case .official = part.person { return Phrase("breach.official-not-listed", ["who": who(part)]) }
      return Phrase("breach.not-listed", ["who": who(part)])
    case .sentOff(let part, let minute): return sentOff(part, minute)
    case .notOnField(let part, let status): return notOnField(part, status)
    case .alreadyOnField(let part): return Phrase("breach.already-on-field", ["who": who(part)])
    case .notASubstitute(let part, let status): return notASubstitute(part, status)
    case .alreadySubstituted(let part, let minute): return substituted(part, minute)
    case .officialOutside(let part): return Phrase("breach.official", ["who": who(part)])
    case .leftOut(let part): return Phrase("breach.left-out", ["who": who(part)])
    case .notTheGoalkeeper(let part): return Phrase("breach.not-the-goalkeeper", ["who": who(part)])
    case .notTheLargerTeam(let side):
      return Phrase("breach.not-the-larger-team", ["team": wording.team(side, in: match)])
    case .servingDismissal(let part, let end):
      return away(part, until: end.map { TimeOfReturn(minute: $0, clock: nil) })
    case .notSentOff(let part): return Phrase("breach.not-sent-off", ["who": who(part)])
    case .samePerson(let part):
      if part.role == .assistant { return Phrase("breach.assists-himself", ["who": who(part)]) }
      return Phrase("breach.replaces-himself", ["who": who(part)])

    case .tooManyPlayers(let side, let most): return Phrase("breach.too-many-men", ["team": team(side)], count: most)
    case .tooFewToStart(let side, let players, let minimum):
      return Phrase("breach.too-few-to-start", ["team": team(side), "minimum": minimum], count: players)
    case .tooFewToPlay(let side, let players, let minimum):
      return Phrase("breach.too-few-to-play", ["team": team(side), "minimum": minimum], count: players)
    case .numberTwice(let side, let number):
      return Phrase("breach.number-twice", ["team": team(side), "number": number.description])
    case .benchTooLong(let side, let count, let most):
      return Phrase("breach.bench-too-long", ["team": team(side), "most": most], count: count)
    case .substitutionsUsedUp(let side, let most):
      return Phrase("breach.no-substitutions-left", ["team": team(side), "most": most])
    case .windowsUsedUp(let side, let most):
      return Phrase("breach.no-windows-left", ["team": team(side), "most": most])
    case .concussionsUsedUp(let side, let most):
      return Phrase("breach.no-concussions-left", ["team": team(side), "most": most])

    case .changesAreNotFollowed: return Phrase("breach.changes-not-followed", ["rules": rules.name])
    case .lateTimeOutsUsedUp(let side, let last):
      return Phrase("breach.no-late-time-outs-left", ["team": team(side), "minutes": last.minutes], count: last.count)
    case .sanctionedAlready(let part, let code):
      return Phrase("breach.sanctioned-already", ["who": who(part), "what": wording.name(of: code, by: rules)])
    case .sanctionedForTheSame(let part, let code):
      return Phrase("breach.same-offence", ["who": who(part), "what": wording.name(of: code, by: rules)])
    case .sanctionsUsedUp(let side, let code, let most, let ofOfficials):
      return Phrase(
        ofOfficials ? "breach.sanctions-of-officials" : "breach.sanctions-of-team",
        ["team": team(side), "what": wording.name(of: code, by: rules), "most": most])
    case .timeOutsUsedUp(let side, let most, let period):
      return most == 0
        ? Phrase("breach.no-time-outs", ["period": name(period)])
        : Phrase("breach.no-time-outs-left", ["team": team(side), "most": most])

    case .assistToOwnGoal: return Phrase("breach.assist-to-own-goal")
    case .ownGoalFromRestart(let origin):
      return Phrase("breach.own-goal-from-restart", ["origin": wording.origin(origin, by: rules)])
    case .directFromThrowIn: return Phrase("breach.direct-from-throw-in")
    case .assistToPenalty: return Phrase("breach.assist-to-penalty")
    case .victimOfHandball: return Phrase("breach.victim-of-handball")
    case .notDeclared(let code): return Phrase("breach.not-declared", ["action": code.rawValue, "rules": rules.name])

    case .notPlaying(let phase, let isOver):
      return Phrase("breach.not-playing", ["phase": wording.phase(phase, rules: rules, isOver: isOver)])
    case .notInShootOut: return Phrase("breach.not-in-shoot-out")
    case .periodNotOver(let period): return Phrase("breach.period-not-over", ["period": name(period)])
    case .periodTwice(let period): return Phrase("breach.period-twice", ["period": name(period)])
    case .periodNotInRules(let period): return Phrase("breach.period-not-in-rules", ["period": name(period)])
    case .periodOutOfTurn(let period): return Phrase("breach.period-out-of-turn", ["period": name(period)])
    case .noPeriodToEnd: return Phrase("breach.no-period-to-end")
    case .minuteOfAnotherPeriod(let minute, let period):
      return Phrase("breach.minute-of-another-period", ["minute": wording.minute(minute), "period": name(period)])
    case .beyondPeriod(let period): return wording.endOfClock(of: period, rules: rules)
    case .matchOver: return Phrase("breach.match-over")
    case .outOfOrder(let phase, let now):
      return Phrase(
        "breach.out-of-order",
        [
          "phase": wording.phase(phase, rules: rules, isOver: match.endsIn(phase)),
          "now": wording.phase(now, rules: rules, isOver: state?.isOver ?? match.endsIn(now)),
        ])
    case .backwards(let minute, let after):
      return Phrase("breach.backwards", ["minute": wording.minute(minute), "after": wording.minute(after)])

    case .notTheirKick(let side): return Phrase("breach.not-their-kick", ["team": team(side)])
    case .kickedAlready(let part, _): return Phrase("breach.kicked-already", ["who": who(part)])
    case .notATaker(let part, let takers):
      return Phrase("breach.not-a-taker", ["who": who(part)], count: takers.count)
    case .shootOutDecided(let score):
      return Phrase("breach.shoot-out-decided", ["home": score.home, "away": score.away])
    }
  }

  private func notOnField(_ part: Participant, _ status: PlayerStatus) -> Phrase {
    switch status {
    case .bench: Phrase("breach.on-bench", ["who": who(part)])
    case .substituted:
      if let minute = offMinute(part) {
        Phrase("breach.substituted-in", ["who": who(part), "minute": wording.minute(minute)])
      } else {
        Phrase("breach.substituted", ["who": who(part)])
      }
    case .sentOff: sentOff(part, offMinute(part))
    case .left: Phrase("breach.left-field", ["who": who(part)])
    case .leftOut: Phrase("breach.left-out", ["who": who(part)])
    case .away: away(part, until: state?.endOfAbsence(part.person, of: part.side))
    case .onField: Phrase("breach.not-on-field", ["who": who(part)])
    }
  }

  private func notASubstitute(_ part: Participant, _ status: PlayerStatus) -> Phrase {
    switch status {
    case .left: Phrase("breach.returns-without-substitution", ["who": who(part)])
    case .onField: Phrase("breach.already-on-field", ["who": who(part)])
    default: notOnField(part, status)
    }
  }

  private func sentOff(_ part: Participant, _ minute: MatchMinute?) -> Phrase {
    guard let minute = match.dismissal(of: part.person, side: part.side)?.minute ?? minute else {
      return Phrase("breach.sent-off", ["who": who(part)])
    }
    return Phrase("breach.sent-off-in", ["who": who(part), "minute": wording.minute(minute)])
  }

  private func substituted(_ part: Participant, _ minute: MatchMinute?) -> Phrase {
    guard let minute else { return Phrase("breach.may-not-return", ["who": who(part)]) }
    return Phrase("breach.may-not-return-since", ["who": who(part), "minute": wording.minute(minute)])
  }

  private func away(_ part: Participant, until end: TimeOfReturn?) -> Phrase {
    guard let end else { return Phrase("breach.away", ["who": who(part)]) }
    return Phrase("breach.away-until", ["who": who(part), "minute": wording.time(end)])
  }

  private func offMinute(_ part: Participant) -> MatchMinute? {
    part.person.playerID.flatMap { state?[part.side].offMinute[$0] }
  }
}

import MatchModel
import MatchRules
import Phrases
import RecordingSession

/// Words the questions that are answered with yes or no.
extension OutcomeWording {
  func phrase(_ doubt: Doubt, in ledger: Ledger) -> Phrase {
    func subject(_ part: Participant) -> String { words.subject(part.person, of: part.side, in: ledger.match) }
    func line(_ entry: LogEntry) -> String { inline(entry, in: ledger) }
    func number(_ id: ActionID) -> String { self.number(id, in: ledger) }
    func the(_ period: Period) -> String { words.thePeriod(period, rules: ledger.rules) }
    return switch doubt {
    case .breaches(let objections): Phrase("ask.record-anyway", ["what": said(objections)])
    case .correction(let change): phrase(change)
    case .notSentOff(let part, let card, let moment):
      Phrase(
        "ask.not-sent-off",
        ["player": subject(part), "number": number(card), "when": words.minute(moment, rules: ledger.rules)])
    case .secondCard(let part, let first, nil):
      Phrase("ask.second-card", ["player": subject(part), "number": number(first)])
    case .secondCard(let part, let first, let edit?):
      Phrase(
        "ask.second-card-reason",
        ["player": subject(part), "number": number(first), "example": self.line(edit, in: ledger.match)])
    case .firstYellow(let part): Phrase("ask.first-yellow", ["player": subject(part)])
    case .sumIncomplete(let part, let sum):
      Phrase("ask.sum-incomplete", ["player": subject(part), "sum": words.name(of: sum, by: ledger.rules)])
    case .cardOfSubstituted(let part, let moment, nil):
      Phrase(
        "ask.card-of-substituted",
        ["player": subject(part), "when": words.minute(moment, rules: ledger.rules)])
    case .cardOfSubstituted(let part, let moment, let theirs?):
      Phrase(
        "ask.card-of-substituted-or-other",
        ["player": subject(part), "when": words.minute(moment, rules: ledger.rules), "example": theirs])

    case .sameAgain(let entry): Phrase("ask.same-again", ["line": line(entry)])
    case .addsDetails(let entry): Phrase("ask.adds-details", ["line": line(entry)])
    case .partlyAgain(let entry): Phrase("ask.partly-again", ["line": line(entry)])
    case .completes(let entry, false): Phrase("ask.completes", ["line": line(entry)])
    case .completes(let entry, true): Phrase("ask.completes-goal", ["line": line(entry)])
    case .cardOfFoul(let entry): Phrase("ask.card-of-foul", ["line": line(entry)])
    case .playerOf(let entry): Phrase("ask.player-of", ["line": line(entry)])
    case .renumbered(let all): renumbered(all, in: ledger)
    case .typedTogether(let entry, false): Phrase("ask.typed-together", ["line": line(entry)])
    case .typedTogether(let entry, true): Phrase("ask.typed-together-remove", ["line": line(entry)])
    case .annulsBeforeOpen(let open, let minute, let goal):
      Phrase("ask.annul-open", ["open": shown(open, minute), "goal": line(goal)])
    case .annulsEarlier(let last, let goal): Phrase("ask.annul-earlier", ["number": number(last), "goal": line(goal)])
    case .annulsOld(let goal): Phrase("ask.annul-old", ["goal": line(goal)])
    case .dropsAll(let lines): Phrase("ask.drop-all", ["count": lines.count])

    case .ahead(let minute, let clock):
      Phrase("ask.ahead", ["time": words.duration(clock), "minute": words.minute(minute)])
    case .earlierOnClock(let time, let period, let now):
      Phrase(
        "ask.restarted-clock",
        ["time": words.duration(time), "period": the(period), "other": words.duration(now)])
    case .setsBack(let now, let new):
      Phrase("ask.set-back", ["now": words.duration(now), "time": words.duration(new)])
    case .atInterval(let period):
      Phrase("ask.at-interval", ["interval": words.interval(after: period, rules: ledger.rules)])
    case .periodEnded(let period, let minute):
      Phrase("ask.half-ended", ["minute": words.minute(minute), "period": the(period)])
    case .clockForgotten(let period, let elapsed):
      Phrase("ask.clock-forgotten", ["period": the(period), "time": words.span(elapsed)])

    case .goesOff(let player): Phrase("ask.goes-off", ["player": subject(player)])
    case .suspended(let players): suspended(players, in: ledger.match)

    case .finishesShort(let phase):
      Phrase("ask.finish-short", ["phase": words.phase(phase, rules: ledger.rules, isOver: false)])
    case .notLevel(let score, let period):
      Phrase("ask.not-level", ["score": words.score(score), "period": the(period)])
    case .endsUndecided(let score): Phrase("ask.end-undecided", ["score": words.score(score)])
    case .endsEarly(let clock, let full):
      Phrase("ask.end-early", ["time": words.duration(clock), "full": full.description])
    case .endsWithTimeLeft(let clock): Phrase("ask.end-time-left", ["time": words.duration(clock)])
    case .periodsOf(let length) where ledger.rules.periods == 2: Phrase("ask.halves", ["length": length])
    case .periodsOf(let length): Phrase("ask.periods", ["length": length])
    case .extraTime: Phrase("ask.extra-time")
    case .shootOut: Phrase("ask.shoot-out")
    }
  }

  private func phrase(_ change: ProposedChange) -> Phrase {
    let isDeletion = change.besides.contains { if case .change(.deletes) = $0.kind { true } else { false } }
    let isDoubtful = change.effects.contains { if case .needsConfirmation = $0 { true } else { false } }
    let key =
      switch (isDeletion, isDoubtful) {
      case (true, true): "ask.delete-anyway"
      case (true, false): "ask.delete"
      case (false, true): "ask.correct-anyway"
      case (false, false): "ask.correct"
      }
    return Phrase(key, ["what": said(change)])
  }

  private func renumbered(_ all: [Doubt.Renumbered], in ledger: Ledger) -> Phrase {
    let lines = all.map { one in
      let key = one.isGone ? "ask.renumbered.gone" : "ask.renumbered.moved"
      return book(Phrase(key, ["number": one.typed, "line": inline(one.entry, in: ledger)]))
    }
    return Phrase("ask.renumbered", ["what": lines.joined(separator: "; ")])
  }

  private func suspended(_ players: [Participant], in match: Match) -> Phrase {
    let said = Side.allCases.compactMap { side -> String? in
      let ids = players.filter { $0.side == side }.compactMap(\.person.playerID)
      return words.suspended(Set(ids), of: side, in: match).map { words.reminder($0, of: side, in: match) }
    }
    return Phrase("ask.record-anyway", ["what": said.joined(separator: "; ")])
  }
}

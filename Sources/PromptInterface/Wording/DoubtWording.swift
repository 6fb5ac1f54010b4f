import MatchModel
import MatchRules
import Phrases
import RecordingSession

/// Words the questions that are answered with yes or no.
extension OutcomeWording {
  func phrase(_ doubt: Doubt, in ledger: Ledger) -> Phrase {
    let (match, rules) = (ledger.match, ledger.rules)
    func subject(_ part: Participant) -> String { words.subject(part.person, of: part.side, in: match) }
    switch doubt {
    case .breaches(let objections): return Phrase("ask.record-anyway", ["what": said(objections)])
    case .correction(let change):
      let isDoubtful = change.effects.contains { if case .needsConfirmation = $0 { true } else { false } }
      let what = said(change)
      return isDoubtful ? Phrase("ask.correct-anyway", ["what": what]) : Phrase("ask.correct", ["what": what])
    case .notSentOff(let part, let number, let moment):
      let when = words.minute(moment, rules: rules)
      return Phrase("ask.not-sent-off", ["player": subject(part), "number": number, "when": when])
    case .secondCard(let part, let number, nil):
      return Phrase("ask.second-card", ["player": subject(part), "number": number])
    case .secondCard(let part, let number, let edit?):
      return Phrase(
        "ask.second-card-reason", ["player": subject(part), "number": number, "example": line(edit)])
    case .firstYellow(let part): return Phrase("ask.first-yellow", ["player": subject(part)])

    case .sameAgain(let entry): return Phrase("ask.same-again", ["line": inline(entry, in: ledger)])
    case .completes(let entry, false): return Phrase("ask.completes", ["line": inline(entry, in: ledger)])
    case .completes(let entry, true): return Phrase("ask.completes-goal", ["line": inline(entry, in: ledger)])
    case .renumbered(let all):
      let lines = all.map { one in
        let facts: KeyValuePairs<String, any PhraseArgument> = [
          "number": one.typed, "line": inline(one.entry, in: ledger),
        ]
        return book(one.isGone ? Phrase("ask.renumbered.gone", facts) : Phrase("ask.renumbered.moved", facts))
      }
      return Phrase("ask.renumbered", ["what": lines.joined(separator: "; ")])
    case .typedTogether(let entry, false): return Phrase("ask.typed-together", ["line": inline(entry, in: ledger)])
    case .typedTogether(let entry, true):
      return Phrase("ask.typed-together-remove", ["line": inline(entry, in: ledger)])
    case .annulsBeforeOpen(let open, let minute, let goal):
      return Phrase("ask.annul-open", ["open": shown(open, minute), "goal": inline(goal, in: ledger)])
    case .annulsEarlier(let number, let goal):
      return Phrase("ask.annul-earlier", ["number": number, "goal": inline(goal, in: ledger)])
    case .annulsOld(let goal): return Phrase("ask.annul-old", ["goal": inline(goal, in: ledger)])

    case .ahead(let minute, let clock):
      return Phrase("ask.ahead", ["time": words.duration(clock), "minute": words.minute(minute)])
    case .setsBack(let now, let new):
      return Phrase("ask.set-back", ["now": words.duration(now), "time": words.duration(new)])
    case .atInterval(let period):
      return Phrase("ask.at-interval", ["interval": words.interval(after: period, rules: rules)])
    case .periodEnded(let period, let minute):
      let period = words.thePeriod(period, rules: rules)
      return Phrase("ask.half-ended", ["minute": words.minute(minute), "period": period])
    case .clockForgotten(let period, let elapsed):
      let period = words.thePeriod(period, rules: rules)
      return Phrase("ask.clock-forgotten", ["period": period, "time": words.span(elapsed)])

    case .suspended(let players):
      let sides = Side.allCases.compactMap { side in
        let ids = players.filter { $0.side == side }.compactMap(\.person.playerID)
        return words.suspended(Set(ids), of: side, in: match).map { (side, $0) }
      }
      let said = sides.map { side, who in
        book(Phrase("heads-up.team", ["team": words.team(side, in: match), "what": who]))
      }
      return Phrase("ask.record-anyway", ["what": said.joined(separator: "; ")])

    case .finishesShort(let phase):
      return Phrase("ask.finish-short", ["phase": words.phase(phase, rules: rules, isOver: false)])
    case .endsUndecided(let score): return Phrase("ask.end-undecided", ["score": words.score(score)])
    case .endsEarly(let clock, let full):
      return Phrase("ask.end-early", ["time": words.duration(clock), "full": full.description])
    case .periodsOf(let length):
      return rules.periods == 2
        ? Phrase("ask.halves", ["length": length]) : Phrase("ask.periods", ["length": length])
    case .extraTime: return Phrase("ask.extra-time")
    case .shootOut: return Phrase("ask.shoot-out")
    }
  }
}

import MatchModel
import MatchRules
import Phrases
import RecordingSession

/// Words the effects of a correction that needs confirmation, and messages about the clock.
extension OutcomeWording {
  func line(_ change: Change, in ledger: Ledger) -> String {
    switch change {
    case .deletes(let entries):
      let what = entries.map { inline($0, in: ledger) }.joined(separator: "; ")
      return book(Phrase("effect.deleted", ["line": what]))
    case .starter(let side, let id, let starts):
      let who = words.name(.player(id), of: side, in: ledger.match)
      return book(Phrase(starts ? "effect.starter" : "effect.no-starter", ["who": who]))
    case .minute(let old, let new): return words.minuteChange(from: old, to: new)
    case .moment(let id, let old, let new):
      let (old, new) = (words.minute(old, rules: ledger.rules), words.minute(new, rules: ledger.rules))
      return number(id, in: ledger) + " " + book(Phrase("effect.minute", ["old": old, "new": new]))
    case .minutes(let old, let new, let count):
      return book(Phrase("effect.minutes", ["old": words.minute(old), "new": words.minute(new)], count: count))
    case .records(let action): return words.story(action, in: ledger.match, rules: ledger.rules)
    case .more: return "..."
    }
  }

  /// The effects of a proposed correction in one sentence.
  func said(_ change: ProposedChange) -> String {
    let effects = change.effects.map { words.effect($0, in: change.new, shown: change.old.match) }
    let field = change.isAboutField ? words.fieldChange(from: change.old, to: change.new) : []
    return (lines(change.besides) + effects + field).joined(separator: "; ")
  }

  /// A breach of a law.
  func said(_ objection: Objection) -> String {
    words.refusal(
      objection.breach, of: objection.action, state: objection.state, in: objection.match, recorded: objection.recorded)
  }

  func said(_ objections: [Objection]) -> String { objections.map { said($0) }.joined(separator: "; ") }

  /// A breach of a law, and how to correct the line, with the recorded match.
  func said(_ objection: Objection, _ hint: LawHint, in match: Match) -> String {
    switch hint {
    case .ofOtherTeam(let line):
      words.refusal(objection.breach, state: objection.state, in: objection.match, ofOtherTeam: line)
    case .cardReason(let edit):
      said(objection) + "; " + book(Phrase("fault.card-reason", ["example": line(edit, in: match)]))
    }
  }

  func line(_ edit: CardEdit, in match: Match) -> String {
    "\(name(.edit)) \(words.number(edit.id, in: match)) \(edit.card) \(edit.reason.map(words.cardReason) ?? "")"
  }

  func phrase(_ clock: ClockFact, in ledger: Ledger) -> Phrase {
    switch clock {
    case .shows(let time, let stoppage):
      let label = stoppage.map { " (\(words.minute($0)))" } ?? ""
      return Phrase("answer.clock", ["time": words.duration(time) + label])
    case .endedAt(let time): return Phrase("answer.clock-ended-at", ["time": words.duration(time)])
    case .stands(let time, let already):
      let key = already ? "answer.clock-stands-already" : "answer.clock-stands"
      return Phrase(key, ["time": words.duration(time)])
    case .standsForTimeOut(let time): return Phrase("answer.clock-stands-time-out", ["time": words.duration(time)])
    case .runs(let time, let already):
      return Phrase(already ? "answer.clock-runs-already" : "answer.clock-runs", ["time": words.duration(time)])
    case .timeUp(let period, let time):
      let period = words.thePeriod(period, rules: ledger.rules)
      return Phrase("answer.time-up", ["period": period, "time": words.duration(time), "example": book.endWord])
    case .assumed(let seconds):
      let time = words.duration(seconds)
      return Phrase("answer.clock-assumed", ["time": time, "example": name(.clock) + " " + time])
    case .kept(let end): return Phrase("answer.clock-kept", ["example": "\(end)' " + book.endWord])
    case .leftAhead(let actions, let minute):
      let numbers = actions.map { number($0, in: ledger) }
      let example = "\(name(.move)) \(numbers.first ?? "") \(words.minute(minute))"
      return Phrase("answer.left-ahead", ["numbers": numbers.joined(separator: ", "), "example": example])
    case .held(let minute, let clock):
      return Phrase("answer.ahead", ["minute": words.minute(minute), "time": words.duration(clock)])
    case .inOtherPeriod(let minute, let period):
      let period = words.thePeriod(period, rules: ledger.rules)
      return Phrase("answer.other-period", ["minute": words.minute(minute), "period": period])
    case .longAgo(let minute, let period, let back):
      let period = words.thePeriod(period, rules: ledger.rules)
      return Phrase("answer.long-ago", ["minute": words.minute(minute), "period": period, "back": back])
    }
  }
}

import MatchModel
import MatchRules
import PromptLanguage

extension Session {
  /// Before each line, follows a change of the system clock, and ends a period whose clock was forgotten at its regular
  /// length if the user agrees.
  /// - Returns: the messages, the part of the line that remains to be executed, and its fate if nothing remains.
  func checkClock(before line: TypedLine? = nil) -> (said: [Fact], rest: TypedLine?, fate: Fate) {
    clock.typedAt = line?.typedAt
    dialogue?.delayed = line
    defer { clock.typedAt = nil }
    let stepped = checkStep()
    // The answer may have set the clock, which is a step of its own.
    openLines.endStep()
    var report = Outcome(snapshot: snapshot)
    let text = checkForgotten(before: line?.text, &report)
    let rest = text.map { TypedLine(text: $0, typedAt: clock.typedAt) }
    dialogue?.delayed = nil
    openLines.keep(delayed: line?.isStored == true ? rest.flatMap(lineOfEvents) : nil)
    let said = stepped + report.facts + report.open + reportUnsaved() + reportTakenBack()
    return (said, rest, report.fate)
  }

  private func checkForgotten(before line: String?, _ report: inout Outcome) -> String? {
    guard dialogue != nil, timekeeper.isForgotten, let period = ledger.state.period else { return line }
    let typed = line.map { TypedAnswer($0, parser) }
    let whole = typed?.clauses ?? ClauseLine(clauses: [], isConfirmed: false)
    let full = MatchMinute(ledger.rules.lastMinute(of: period))
    var draft = Draft(of: self)
    do {
      let proposal = Proposal(whole, text: line ?? "", firstNewID: ledger.match.actions.nextID)
      guard try draft.checked(proposal, at: .before).isEnded else { return line }
    } catch {
      let kept = fact(.clock(.kept(full)))
      guard let typed, situation.takesClock(whole) else {
        report.facts.append(kept)
        return line
      }
      report.facts += [fact(.declined(.declined)), kept]
      report.isDropped = true
      dialogue?.delayed = nil
      keep(typed, after: .noMinute, &report)
      return nil
    }
    let whistle = PeriodEnd(period, minute: max(full, ledger.state.latest ?? full), wallClock: nil)
    do {
      try draft.append([whistle], confirmed: true, column: 1)
      report.facts += try commitEnd(draft, label: words.endWord)
      return typed.flatMap(withoutEnd)
    } catch {
      report.facts.append(fact(error))
      return line
    }
  }

  /// The line without an initial `end` for a period that has already ended; nil if nothing remains.
  private func withoutEnd(_ typed: TypedAnswer) -> String? {
    guard let line = typed.clauses, line.clauses.first?.kind == .end else { return typed.text }
    return line.clauses.count > 1 ? String(typed.text.dropFirst(line.clauses[1].column - 1)) : nil
  }
}

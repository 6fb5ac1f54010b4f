import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Lines about events typed by a user stay open until they are recorded; see `OpenLine`. Lines of a script only cause
/// an error.
extension Session {
  /// Records a line and keeps open what was not recorded. The line replaces the open lines that it corrects, and
  /// inherits their time.
  ///
  /// - Parameter taken: the open line being recorded, if any.
  func recordOrKeep(
    _ typed: ClauseLine, text: String, taking taken: OpenLine? = nil, _ outcome: inout Outcome
  ) throws(Stop) {
    let known = ledger.match.actions.nextID
    let line = try Draft(of: self).checked(Proposal(typed, text: text, known: known), at: .typed).line
    guard dialogue != nil else { return try record(Proposal(line, text: text, known: known), &outcome) }
    let retyped = retyped(line, text, taken)
    let longAgo = taken == nil ? reportLateEntry(line) : []
    dialogue?.underway = retyped.open
    openLines.corrected = Set(retyped.old.map(\.number))
    defer {
      dialogue?.underway = nil
      openLines.corrected = []
    }
    guard let proposal = try checked(retyped, Proposal(retyped.line, text: text, known: known), &outcome) else {
      return
    }
    let before = ledger.state
    do { try record(proposal, &outcome) } catch {
      keepRest(of: retyped, after: error, text, &outcome)
      throw error
    }
    let blown = blownWhistles(retyped.line.clauses.map(\.kind), since: before).filter { !retyped.old.contains($0) }
    openLines.put(nil, inPlaceOf: retyped.old + blown)
    outcome.facts += reportKick(after: retyped.line, text) + reportCompletion(retyped.line)
    outcome.facts += longAgo + (taken == nil ? retyped.old + blown : blown).map { fact(about: $0, .settled) }
    let perhaps = openLines.all.filter { open in
      !open.isOffered && isProbably(open, in: retyped.line, isNext: open.number == retyped.latest)
    }
    openLines.offer(perhaps)
    outcome.open += perhaps.map { fact(about: $0, .perhapsRecorded) }
    // Only lines without a time are checked for repetition.
    memory.lastRecorded =
      retyped.line.time == nil
      ? RecordedLine(clauses: retyped.line.clauses, time: now, first: known, count: ledger.match.actions.count) : nil
  }

  /// The line at the time of the open lines that it corrects, and these lines.
  private func retyped(_ typed: ClauseLine, _ text: String, _ taken: OpenLine?) -> RetypedLine {
    var line = typed
    let old = taken.map { [$0] } ?? openLines.all.filter { isPutRight($0, by: line, text) }
    // A line that is typed again at once keeps its original time; a whistle happens now.
    let earlier =
      line.clauses.allSatisfy(\.isWhistle)
      ? nil
      : old.last { isTypedJustNow($0) && !$0.time.isEmpty && (!$0.hasOwnTime || isProposed(line, for: $0)) }
    let latest = openLines.latest
    openLines.latest = nil
    let open = open(text, number: old.last?.number, time: earlier?.time)
    if line.time == nil, undoneMoment == nil, let earlier, earlier.time != typedMoment() {
      line.time = earlier.timeExpression
    }
    return RetypedLine(line: line, old: old, open: open, latest: latest, isTaken: taken != nil)
  }

  /// The line after the checks of its first stage. Nil if a command was executed instead.
  private func checked(
    _ retyped: RetypedLine, _ proposal: Proposal, _ outcome: inout Outcome
  ) throws(Stop) -> Proposal? {
    do throws(Stop) {
      do { return try Draft(of: self).checked(proposal, at: .line) } catch {
        guard case .use(let call) = error else { throw error }
        outcome.facts += try answer(call) + settle(retyped.old)
        return nil
      }
    } catch {
      // Drop a line that was declined as a duplicate, unless the user typed another one instead of an answer.
      switch error {
      case .declined(.slip): break
      case .declined(.givenUp) where dialogue?.isTakenBack == true: break
      default: keep(retyped.open, inPlaceOf: retyped.old.filter { isWithin($0, retyped.line) }, &outcome)
      }
      throw error
    }
  }

  private func keepRest(of retyped: RetypedLine, after stop: Stop, _ text: String, _ outcome: inout Outcome) {
    let (line, old) = (retyped.line, retyped.old)
    let left = rest(of: retyped.open, after: stop, line, text, outcome.unrecorded)
    if let left {
      keep(left, inPlaceOf: retyped.isTaken ? old : old.filter { isWithin($0, line) }, &outcome)
    } else {
      // Cancelling drops the line itself, not those that it was meant to correct.
      let settled = old.filter { open in
        isSettled(open, by: line, text, upTo: outcome.unrecorded, isTaken: retyped.isTaken)
      }
      outcome.facts += settle(settled)
      outcome.open += old.filter { !settled.contains($0) }.map { fact(about: $0) }
    }
    guard case .declined(let decision) = stop else { return }
    outcome.isOfRest = outcome.unrecorded?.column != line.clauses.first?.column && (decision != .givenUp || left == nil)
  }

  /// Keeps a line that cannot be parsed, if it is about the match.
  func keepUnread(_ text: String, _ problem: LineProblem, _ outcome: inout Outcome) {
    guard dialogue != nil, isAboutTheMatch(text, problem) else { return }
    keep(text, nil, &outcome)
  }

  /// Keeps a line open in place of the open lines that it corrects, except those that the line being executed corrects.
  private func keep(_ text: String, _ line: ClauseLine?, _ outcome: inout Outcome) {
    let old = openLines.uncorrected.filter { open in
      isPutRight(open, by: line, text) && (line.map { isWithin(open, $0) } ?? true)
    }
    keep(open(text, number: old.last?.number, time: old.last?.time), inPlaceOf: old, &outcome)
  }

  /// Keeps a line that was typed at a question but is not an answer.
  func keepMisread(_ typed: TypedAnswer) -> [Fact] {
    let text = typed.text
    let isOne =
      switch typed.line {
      case .success: typed.clauses != nil
      case .failure(let problem): isAboutTheMatch(text, problem)
      }
    guard isOne else { return [] }
    // The answer was typed later than the line that caused the question.
    return at(dialogue?.typedAt) {
      var outcome = Outcome(snapshot: snapshot)
      keep(text, typed.clauses, &outcome)
      return outcome.open
    }
  }

  /// Like `keepMisread`, for questions that expect a word or a number. A number alone, or a text similar to an offered
  /// answer, was meant as an answer.
  /// - Parameter offered: the possible answers.
  func keepUnanswered(_ typed: TypedAnswer, offered: [String] = []) -> [Fact] {
    let text = folded(typed.text)
    let isAnswer =
      !text.contains(where: \.isLetter) || nearest(to: text, in: offered) != nil
      || offered.contains { editDistance(text, folded($0)) <= 1 }
    return isAnswer || !describesEvent(typed.text) ? [] : keepMisread(typed)
  }

  /// True if the text has a number, or a word that describes an event.
  private func describesEvent(_ text: String) -> Bool {
    let words = LineParser.words(of: text)
    return text.contains(where: \.isNumber) || words.contains(where: parser.isPlayersName)
      || words.contains { parser.terms([$0])?.contains(where: \.tellsSomething) == true }
      || words.contains { parser.vocabulary.nearestDeed(to: $0.text) != nil }
  }

  /// Keeps a line that was not executed because the clock could not give it a minute, unless it is a whistle.
  func keepUntimed(_ typed: TypedAnswer, _ outcome: inout Outcome) {
    let text = typed.text
    if let line = typed.clauses, line.clauses.allSatisfy(\.isWhistle) { return }
    keep(text, typed.clauses, &outcome)
  }

  /// Keeps a correction whose question was answered with another line.
  func keepOvertaken(_ text: String, _ outcome: inout Outcome) {
    let old = openLines.all.filter { $0.text == LineParser.readable(text) }
    keep(named(open(text, number: old.last?.number, time: old.last?.time)), inPlaceOf: old, &outcome)
  }

  /// True if the recorded part of a line corrects an open line.
  /// - Parameter unrecorded: the first clause that was not recorded; nil if all were recorded.
  private func isSettled(
    _ open: OpenLine, by line: ClauseLine, _ text: String, upTo unrecorded: Clause?, isTaken: Bool
  ) -> Bool {
    guard let unrecorded else { return true }
    var recorded = line
    recorded.clauses = Array(line.clauses.prefix { $0.column != unrecorded.column })
    return !recorded.clauses.isEmpty && (isTaken || isPutRight(open, by: recorded, text))
  }

  /// True if another unrecorded line contains everything in an open one.
  private func isWithin(_ open: OpenLine, _ line: ClauseLine) -> Bool {
    guard let old = parser.clauseLine(of: open.text) else { return true }
    return old.clauses.allSatisfy { clause in line.clauses.contains { clause.isWithin($0) } }
  }

  /// Keeps a line in place of others, which are reported unless their text is the same.
  private func keep(_ line: OpenLine, inPlaceOf old: [OpenLine], _ outcome: inout Outcome) {
    let replaced = old.filter { $0.text != line.text }
    let line = openLines.put(line, inPlaceOf: old) ?? line
    openLines.latest = line.number
    outcome.kept = line.number
    outcome.open += replaced.map { fact(about: $0, .settled) } + [fact(about: line)]
  }

  /// The part of a line that stays open: from the first unrecorded clause on, or from the one after it if that clause
  /// was cancelled.
  private func rest(
    of whole: OpenLine, after stop: Stop, _ line: ClauseLine, _ text: String, _ unrecorded: Clause?
  ) -> OpenLine? {
    // The match can never be saved, so nothing of the line is recorded.
    if case .refusedByStore? = stop.refusal?.reason { return whole }
    // All clauses are recorded, although not yet saved.
    guard let unrecorded, let index = line.clauses.firstIndex(where: { $0.column == unrecorded.column }) else {
      return nil
    }
    // Dropping `n` alone loses nothing.
    let isDropped = if case .declined(let decision) = stop { decision.drops } else { false }
    let first = isDropped || unrecorded.isBareNote ? index + 1 : index
    guard first < line.clauses.count else { return nil }
    if first == 0 { return whole }
    let clause = line.clauses[first]
    var rest = String(LineParser.readable(text).dropFirst(clause.column - 1))
    // The side of the first pair applies to the following ones.
    if clause.kind == .substitution, rest.first?.isNumber == true, let side = clause.who?.side ?? unrecorded.who?.side,
      line.clauses[first - 1].kind == .substitution
    {
      rest = side.mark + rest
    }
    var left = whole
    left.text = rest
    return left
  }

  /// True if a line that cannot be parsed is about the match rather than a misspelt command.
  private func isAboutTheMatch(_ text: String, _ problem: LineProblem) -> Bool {
    if ClockMark(rawValue: text) != nil { return false }
    let vocabulary = parser.vocabulary
    if case .unknownWord(_, let nearest?) = problem.reason, vocabulary.clauses[nearest] == nil,
      vocabulary.commands[nearest] != nil
    {
      return false
    }
    let words = LineParser.words(of: text)
    if text.contains(where: \.isNumber) || words.count > 1 || words.contains(where: parser.isPlayersName) {
      return true
    }
    // `protest`: a detail of an event.
    if parser.terms(words[...])?.contains(where: \.tellsSomething) == true { return true }
    if case .unknownWord(_, let nearest?) = problem.reason { return vocabulary.clauses[nearest] != nil }
    // `vcc`: a surplus letter.
    return text.count < 5
      && text.indices.contains { index in
        var shorter = text
        shorter.remove(at: index)
        return parser.clauseLine(of: shorter) != nil
      }
  }
}

/// A line with the open lines that it corrects.
private struct RetypedLine {
  /// The line at the time of the open lines that it corrects.
  let line: ClauseLine
  let old: [OpenLine]
  /// The open line that it becomes if it is not recorded.
  let open: OpenLine
  /// The number of the open line that was typed immediately before it.
  let latest: Int?
  /// True if the line comes from `take`.
  let isTaken: Bool
}

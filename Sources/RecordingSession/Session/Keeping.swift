import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Lines about events typed by a person stay open until they are recorded; see `OpenLine`. Lines of a script only get
/// an error.
extension Session {
  /// Records a line and keeps open what was not recorded. The line replaces the open lines that it corrects, and
  /// inherits their time.
  ///
  /// - Parameter taken: the open line, if it is one.
  func recordOrKeep(
    _ line: ClauseLine, text: String, taking taken: OpenLine? = nil, _ outcome: inout Report
  ) throws(Refusal) {
    var line = turned(line, text)
    guard dialogue != nil else { return try record(line, text: text, &outcome) }
    let old = taken.map { [$0] } ?? openLines.all.filter { isPutRight($0, by: line, text) }
    // What is typed again at once is as old as it was the first time; a whistle is blown now.
    let earlier =
      line.clauses.allSatisfy(\.isWhistle)
      ? nil
      : old.last { isTypedJustNow($0) && !$0.time.isEmpty && (!$0.hasOwnTime || isProposed(line, for: $0)) }
    let latest = openLines.latest
    openLines.latest = nil
    let new = open(text, number: old.last?.number, time: earlier?.time)
    let longAgo = taken == nil ? toldLongAgo(line) : []
    if line.time == nil, undoneMoment == nil, let earlier, earlier.time != typedMoment() {
      line.time = (try? TimeExpression(earlier.time, column: 1)) ?? nil
    }
    (underway, openLines.underway) = (new, Set(old.map(\.number)))
    defer { (underway, openLines.underway, hasAgreedToRepeat) = (nil, [], false) }
    let (before, first) = (ledger.state, ledger.match.actions.nextID)
    do {
      if let facts = try completed(line) {
        openLines.put(nil, inPlaceOf: old)
        outcome.facts += facts + old.map { told($0, .settled) }
        return
      }
      try agreeToRepeat(line)
    } catch {
      // A line that was declined as a duplicate is dropped, unless the user typed another one in place of an answer.
      switch error.reason {
      case .slip: break
      case .givenUp where dialogue?.isTakenBack == true: break
      default: keep(new, inPlaceOf: old.filter { isWithin($0, line) }, &outcome)
      }
      throw error
    }
    do {
      try record(line, text: text, &outcome)
      let blown = blownWhistles(line.clauses.map(\.kind), since: before).filter { !old.contains($0) }
      openLines.put(nil, inPlaceOf: old + blown)
      outcome.facts += toldKick(after: line, text) + toldCompletion(line)
      outcome.facts += longAgo + (taken == nil ? old + blown : blown).map { told($0, .settled) }
      let perhaps = openLines.all.filter { !$0.isOffered && isProbably($0, in: line, isNext: $0.number == latest) }
      openLines.offer(perhaps)
      outcome.open += perhaps.map { told($0, .perhapsTold) }
      noteRecorded(line, first: first)
    } catch {
      let left = rest(of: new, after: error, line, text, outcome.unrecorded)
      if let left {
        keep(left, inPlaceOf: taken == nil ? old.filter { isWithin($0, line) } : old, &outcome)
      } else {
        // Cancelling drops the line itself, not those that it was meant to correct.
        let settled = old.filter { isSettled($0, by: line, text, upTo: outcome.unrecorded, isTaken: taken != nil) }
        openLines.put(nil, inPlaceOf: settled)
        outcome.facts += settled.map { told($0, .settled) }
        outcome.open += old.filter { !settled.contains($0) }.map { told($0) }
      }
      let isFirst = outcome.unrecorded?.column == line.clauses.first?.column
      switch error.reason {
      case .declined where !isFirst, .slip where !isFirst, .overtaken where !isFirst,
        .givenUp where !isFirst && left == nil:
        throw Refusal(.restDeclined, column: error.column)
      default: throw error
      }
    }
  }

  /// Keeps a line that cannot be parsed, if it is about the match.
  func keepUnread(_ text: String, _ problem: LineProblem, _ outcome: inout Report) {
    guard dialogue != nil, isAboutTheMatch(text, problem) else { return }
    keep(text, nil, &outcome)
  }

  /// Keeps a line open in place of those that it corrects, other than those that the line underway corrects.
  private func keep(_ text: String, _ line: ClauseLine?, _ outcome: inout Report) {
    let old = openLines.all.filter { open in
      !openLines.underway.contains(open.number) && isPutRight(open, by: line, text)
        && (line.map { isWithin(open, $0) } ?? true)
    }
    keep(open(text, number: old.last?.number, time: old.last?.time), inPlaceOf: old, &outcome)
  }

  /// Keeps a line typed as an answer that is not an answer.
  /// - Returns: the messages.
  func keepMisread(_ typed: TypedAnswer) -> [Fact] {
    let text = typed.text
    let isOne =
      switch typed.line {
      case .success: typed.clauses != nil
      case .failure(let problem): text.contains(where: \.isLetter) && isAboutTheMatch(text, problem)
      }
    guard isOne else { return [] }
    // It was typed later than the line in question.
    return at(dialogue?.typedAt) {
      var outcome = Report()
      keep(text, typed.clauses, &outcome)
      return outcome.open
    }
  }

  /// The same where the answer was to be a word or a number. A number alone, and what is nearly an answer that was
  /// offered, was meant to be one.
  /// - Parameter offered: what could have been answered.
  func keepUnanswered(_ typed: TypedAnswer, offered: [String] = []) -> [Fact] {
    let text = folded(typed.text)
    let isAnswer =
      !text.contains(where: \.isLetter) || nearest(to: text, in: offered) != nil
      || offered.contains { editDistance(text, folded($0)) <= 1 }
    return isAnswer || !tellsSomething(typed.text) ? [] : keepMisread(typed)
  }

  /// Whether a text has a number, or a word that tells what happened or how.
  private func tellsSomething(_ text: String) -> Bool {
    let words = LineParser.words(of: text)
    return text.contains(where: \.isNumber)
      || words.contains { parser.terms([$0])?.contains(where: \.tellsSomething) == true }
      || words.contains { parser.vocabulary.nearestDeed(to: $0.text) != nil }
  }

  /// Keeps a line that was not executed because the clock could not give it a minute, unless it is a whistle.
  func keepUntimed(_ typed: TypedAnswer, _ outcome: inout Report) {
    let text = typed.text
    if let line = typed.clauses, line.clauses.allSatisfy(\.isWhistle) { return }
    keep(text, typed.clauses, &outcome)
  }

  /// Keeps a correction whose question was answered with another line.
  func keepOvertaken(_ text: String, _ outcome: inout Report) {
    let old = openLines.all.filter { $0.text == LineParser.readable(text) }
    keep(named(open(text, number: old.last?.number, time: old.last?.time)), inPlaceOf: old, &outcome)
  }

  /// True if the recorded part of a line corrects an open line.
  /// - Parameter unrecorded: the first clause that was not recorded; nil if all were.
  private func isSettled(
    _ open: OpenLine, by line: ClauseLine, _ text: String, upTo unrecorded: Clause?, isTaken: Bool
  ) -> Bool {
    guard let unrecorded else { return true }
    var told = line
    told.clauses = Array(line.clauses.prefix { $0.column != unrecorded.column })
    return !told.clauses.isEmpty && (isTaken || isPutRight(open, by: told, text))
  }

  /// True if an open line contains nothing beyond another unrecorded one that replaces it.
  private func isWithin(_ open: OpenLine, _ line: ClauseLine) -> Bool {
    guard case .clauses(let old)? = try? parser.parse(open.text) else { return true }
    return old.clauses.allSatisfy { clause in line.clauses.contains { clause.isWithin($0) } }
  }

  /// Keeps a line in place of others, which are reported unless their text is the same.
  private func keep(_ line: OpenLine, inPlaceOf old: [OpenLine], _ outcome: inout Report) {
    let replaced = old.filter { $0.text != line.text }
    let line = openLines.put(line, inPlaceOf: old) ?? line
    openLines.latest = line.number
    outcome.kept = line.number
    outcome.open += replaced.map { told($0, .settled) } + [told(line)]
  }

  /// The part of a line that stays open: everything from the first unrecorded clause on, or after it if that was
  /// cancelled.
  private func rest(
    of whole: OpenLine, after refusal: Refusal, _ line: ClauseLine, _ text: String, _ unrecorded: Clause?
  ) -> OpenLine? {
    // It can never be saved, so that none of it is recorded.
    if case .refusedByStore = refusal.reason { return whole }
    // Everything is recorded, although not yet saved.
    guard let unrecorded, let index = line.clauses.firstIndex(where: { $0.column == unrecorded.column }) else {
      return nil
    }
    // Nothing is lost with `n` alone.
    let first = refusal.isDropped || unrecorded.isBareNote ? index + 1 : index
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
    return OpenLine(
      number: whole.number, time: whole.time, hasOwnTime: whole.hasOwnTime, text: rest, typed: whole.typed)
  }

  /// True if a line that cannot be parsed is about the match rather than a misspelt command.
  private func isAboutTheMatch(_ text: String, _ problem: LineProblem) -> Bool {
    let vocabulary = parser.vocabulary
    if case .unknownWord(_, let nearest?) = problem.reason, vocabulary.clauses[nearest] == nil,
      vocabulary.commands[nearest] != nil
    {
      return false
    }
    if text.contains(where: \.isNumber) || LineParser.words(of: text).count > 1 { return true }
    // `protest`: a detail of an event.
    if parser.terms(LineParser.words(of: text)[...])?.contains(where: \.tellsSomething) == true { return true }
    if case .unknownWord(_, let nearest?) = problem.reason { return vocabulary.clauses[nearest] != nil }
    // `vcc`: a surplus letter.
    return text.count < 5
      && text.indices.contains { index in
        var shorter = text
        shorter.remove(at: index)
        return if case .clauses? = try? parser.parse(shorter) { true } else { false }
      }
  }
}

extension Refusal {
  /// True if the user decided so, and the line itself is valid.
  var isOfPerson: Bool {
    switch reason {
    case .givenUp, .slip, .declined, .restDeclined, .overtaken: true
    default: false
    }
  }

  fileprivate var isDropped: Bool {
    switch reason {
    case .givenUp, .slip: true
    default: false
    }
  }
}

/// What happened to a typed text. Every text has exactly one fate.
public enum Fate: Equatable, Sendable {
  case answered
  case carriedOut
  /// All or part of it stays open under this number.
  case open(Int)
  /// The user cancelled it or called it a mistake.
  case dropped
  /// A mistyped command or answer. The message says why.
  case refused
}

/// A text typed at the prompt or at a question, and its fate.
public struct TypedText: Equatable, Sendable {
  public let text: String
  public let fate: Fate
}

/// The result of a line at the prompt.
public struct Response {
  /// The texts typed at the line's questions and the line itself, then the same for each line typed instead of an
  /// answer.
  public fileprivate(set) var fates: [TypedText] = []
  /// True after the last line of the session.
  public fileprivate(set) var quits = false
}

/// The session of a user at a prompt. Scripts call `perform`.
extension Session {
  /// Greets the user, and asks about a clock that was left running.
  /// - Parameter show: called with messages as soon as they are known, before further questions.
  public func begin(show: (Outcome) -> Void) -> Response {
    var response = Response()
    show(Outcome(facts: greeting(), snapshot: snapshot))
    prepare()
    show(Outcome(facts: resumeUndone(), snapshot: snapshot))
    show(Outcome(facts: checkClock().said, snapshot: snapshot))
    response.fates += dialogue?.takeFates() ?? []
    if let line = dialogue?.nextLine() { receive(line, &response, show) }
    return response
  }

  /// Executes a line, and then the lines that were typed in place of answers to its questions.
  ///
  /// - Parameters:
  ///   - typedAt: when its first key was pressed, in seconds since 1970, so that thinking, completion and questions
  ///     before Enter do not delay the event; nil if unknown.
  ///   - show: called with messages as soon as they are known, before further questions.
  @discardableResult public func receive(
    _ text: String, typedAt: Double? = nil, show: (Outcome) -> Void = { _ in }
  ) -> Response {
    var response = Response()
    receive(TypedLine(text: text, typedAt: typedAt), &response, show)
    return response
  }

  private func receive(_ first: TypedLine, _ response: inout Response, _ show: (Outcome) -> Void) {
    var next: TypedLine? = first
    while let line = next {
      openLines.endStep()
      // The program may have been left open overnight.
      let checked = checkClock(before: line)
      show(Outcome(facts: checked.said, snapshot: snapshot))
      var fate = checked.fate
      if let rest = checked.rest {
        let outcome = perform(rest.text, typedAt: rest.typedAt)
        openLines.keep(delayed: nil)
        show(outcome)
        let ended = outcome.takesClock ? askWhetherEnded() : []
        show(Outcome(facts: ended + reportUnsaved() + reportTakenBack(), snapshot: snapshot))
        prepare()
        response.quits = response.quits || outcome.quits
        fate = outcome.fate
      }
      response.fates += (dialogue?.takeFates() ?? []) + [TypedText(text: line.text, fate: fate)]
      next = dialogue?.nextLine()
    }
  }
}

import PromptLanguage

/// Corrections whose question was answered with another line. They were not declined, so they stay open like events.
extension Session {
  /// Executes a line other than an event, and keeps it open if another line was typed instead of an answer.
  func carryOut(
    _ text: String, isKept: Bool, _ outcome: inout Outcome, _ action: () throws(Stop) -> [Fact]
  ) throws(Stop) {
    // Look them up before the line is carried out: afterwards they may refer to other numbers.
    let same = openLines.all.filter { $0.text == LineParser.readable(text) }
    openLines.effects.closed = isKept ? Set(same.map(\.number)) : []
    defer {
      dialogue?.underway = nil
      openLines.effects.closed = []
    }
    do { outcome.facts += try action() } catch {
      let text = dialogue?.underway.map { situation.remainder(of: $0).text } ?? text
      if isKept { keep(TypedAnswer(text, parser), after: .stopped(error), inPlaceOf: same, &outcome) }
      throw error
    }
    guard isKept else { return }
    outcome.facts += settle(same)
  }

  /// Executes an open line that is not an event.
  /// - Returns: true if it was one.
  func takeCorrection(_ open: OpenLine, confirmed: Bool, _ outcome: inout Outcome) throws(Stop) -> Bool {
    switch try? parser.parse(open.text) {
    case .command(var call)?:
      if confirmed { call.isConfirmed = true }
      call.hasCurrentNumbers = open.correction != nil
      let command = call
      try carryOut(open.text, isKept: true, &outcome) { () throws(Stop) in try answer(command) }
    case .identify(let identifications, let isConfirmed)?:
      try carryOut(open.text, isKept: true, &outcome) { () throws(Stop) in
        try identify(identifications, confirmed: confirmed || isConfirmed, label: open.text)
      }
    default: return false
    }
    return true
  }
}

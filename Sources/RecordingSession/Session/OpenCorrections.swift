import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Corrections that somebody was asked about, and that a line typed instead has overtaken: nobody has said no. They stay
/// open as events do.
extension Session {
  /// Carries out what a line other than an event is, and keeps it where another line was typed instead of the answer.
  func carryOut(
    _ text: String, isKept: Bool, _ outcome: inout Draft, _ action: () throws(Refusal) -> [Fact]
  ) throws(Refusal) {
    let waiting = typedAhead.count
    // Before it is carried out: after it they may name other numbers.
    let same = openLines.all.filter { $0.text == LineParser.readable(text) }
    do { outcome.facts += try action() } catch {
      if isKept, dialogue != nil, case .declined = error.reason, typedAhead.count > waiting {
        outcome.open += keepOvertaken(text)
      }
      throw error
    }
    guard isKept else { return }
    openLines.put(nil, inPlaceOf: same)
    outcome.facts += same.map { told($0, .settled) }
  }

  /// Carries out an open line that is no event.
  /// - Returns: whether it is one.
  func takeCorrection(_ open: OpenLine, confirmed: Bool, _ outcome: inout Draft) throws(Refusal) -> Bool {
    switch try? parser.parse(open.text) {
    case .command(var call)?:
      if confirmed { call.isConfirmed = true }
      call.hasCurrentNumbers = open.correction != nil
      let command = call
      try carryOut(open.text, isKept: true, &outcome) { () throws(Refusal) in try answer(command) }
    case .identify(let identifications, let isConfirmed)?:
      try carryOut(open.text, isKept: true, &outcome) { () throws(Refusal) in
        try identify(identifications, confirmed: confirmed || isConfirmed, label: open.text)
      }
    default: return false
    }
    return true
  }
}

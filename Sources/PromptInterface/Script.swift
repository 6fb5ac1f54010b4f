import PromptLanguage
import RecordingSession

extension Session {
  /// Executes lines from a pipe or a file (docs/PROMPT.md) until the end, `quit`, or the first error. Lines before an
  /// error remain recorded.
  /// - Parameters:
  ///   - keepsGoing: whether to continue after an error.
  ///   - next: the next line with its number from 1, or the reason why it cannot be read, already put into words.
  ///   - complain: reports an error at a place in the script, or without a line for the whole script.
  /// - Returns: true if every line succeeded.
  public func runScript(
    keepsGoing: Bool, wording: OutcomeWording, next: () -> (number: Int, text: String, flaw: String?)?,
    say: (String) -> Void, complain: (_ line: Int?, _ column: Int, String) -> Void
  ) -> Bool {
    var isWell = true
    while let line = next() {
      if let flaw = line.flaw {
        complain(line.number, 1, flaw)
        isWell = false
        if keepsGoing { continue }
        return false
      }
      let outcome = perform(line.text)
      for text in wording.lines(outcome.facts) { say(text) }
      if let refusal = outcome.refusal, let problem = wording.problem(outcome) {
        complain(line.number, refusal.column, problem)
        isWell = false
        if !keepsGoing { return false }
      }
      if outcome.quits { break }
      prepare()
    }
    if let unsaved {
      complain(nil, 1, unsaved.message)
      isWell = false
    }
    return isWell
  }
}

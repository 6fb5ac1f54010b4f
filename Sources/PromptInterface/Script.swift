import PromptLanguage
import RecordingSession

/// Lines from a pipe or a file, carried out one after the other (RECORDER, section 8).
public struct Script {
  /// A line of it: its number and text, or why it cannot be read, already worded.
  public struct Line {
    /// From 1.
    public let number: Int
    /// The line without its end.
    public let text: String
    /// Why it cannot be read, in words; nil where it can.
    public let flaw: String?

    /// - Parameter flaw: why it cannot be read; nil where it can.
    public init(number: Int, text: String, flaw: String? = nil) {
      self.number = number
      self.text = text
      self.flaw = flaw
    }
  }

  let keepsGoing: Bool
  let wording: OutcomeWording
  let next: () -> Line?
  let say: (String) -> Void
  let complain: (_ line: Int?, _ column: Int, String) -> Void

  /// - Parameters:
  ///   - keepsGoing: whether to go on after an error.
  ///   - complain: says what is wrong at a place of the script; without a line, with all of it.
  public init(
    keepsGoing: Bool, wording: OutcomeWording, next: @escaping () -> Line?, say: @escaping (String) -> Void,
    complain: @escaping (_ line: Int?, _ column: Int, String) -> Void
  ) {
    self.keepsGoing = keepsGoing
    self.wording = wording
    self.next = next
    self.say = say
    self.complain = complain
  }

  /// Runs it to its end, to `quit`, or to the first error. What was accepted before an error is kept.
  /// - Returns: whether every line was carried out.
  public func run(_ session: Session) -> Bool {
    var isWell = true
    while let line = next() {
      if let flaw = line.flaw {
        complain(line.number, 1, flaw)
        isWell = false
        if keepsGoing { continue }
        return false
      }
      let outcome = session.perform(line.text)
      for text in wording.lines(outcome.facts) { say(text) }
      if let refusal = outcome.refusal, let problem = wording.problem(outcome) {
        complain(line.number, refusal.column, problem)
        isWell = false
        if !keepsGoing { return false }
      }
      if outcome.quits { break }
      session.prepare()
    }
    if let unsaved = session.unsaved {
      complain(nil, 1, unsaved.message)
      isWell = false
    }
    return isWell
  }
}

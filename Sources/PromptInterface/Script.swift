import PromptLanguage
import RecordingSession

/// Executes lines from a pipe or a file (docs/PROMPT.md).
public struct Script {
  /// A line with its number and text, or the reason why it cannot be read.
  public struct Line {
    /// Counted from 1.
    public let number: Int
    /// The line feed is not included.
    public let text: String
    /// Why the line cannot be read, already put into words. Nil if it can.
    public let flaw: String?

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
  ///   - keepsGoing: whether to continue after an error.
  ///   - complain: reports an error at a place in the script, or without a line for the whole script.
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

  /// Executes lines until the end, `quit`, or the first error. Lines before an error remain recorded.
  /// - Returns: true if every line succeeded.
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

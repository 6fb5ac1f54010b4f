import Glibc

/// The state of one line while it is being read.
struct Reading {
  let request: LineRequest
  /// Keys to hand to libedit before any the person types.
  var queue: [wchar_t] = []
  var keys = KeyTracker()
  /// What ends the line other than Enter.
  var outcome: Input?
  /// The line and cursor the last Tab left.
  var lastTab: (line: String, cursor: Int)?
  /// The terminal was resized, which is not drawn yet.
  var wasResized = false

  /// The prompts as given, and as libedit wants them. They are evaluated by us alone, at set times: libedit asks for
  /// them at every drawing, and one that changed under its hands would be patched, not drawn, and lose its colour.
  private(set) var prompt = ""
  private var rightPrompt = ""
  private(set) var markedPrompt = WideString("")
  private(set) var markedRightPrompt = WideString("")
  private var evaluated = ContinuousClock.now

  init(request: LineRequest) { self.request = request }

  /// Evaluates the prompts; returns whether one has changed.
  @discardableResult
  mutating func evaluatePrompts() -> Bool {
    evaluated = .now
    let new = (request.prompt(), request.rightPrompt() ?? "")
    guard new != (prompt, rightPrompt) else { return false }
    (prompt, rightPrompt) = new
    markedPrompt = WideString(PromptMarkup.marked(prompt))
    markedRightPrompt = WideString(PromptMarkup.marked(rightPrompt))
    return true
  }

  /// Takes the prompts for evaluated just now.
  mutating func postponeEvaluation() { evaluated = .now }

  /// Milliseconds until the prompts should be evaluated again; 0 or less if they should be now.
  var untilEvaluation: Int {
    LineEditor.promptInterval - Int((ContinuousClock.now - evaluated) / .milliseconds(1))
  }
}

import Glibc

struct Reading {
  let request: LineRequest
  /// Keys to pass to libedit before typed ones.
  var queue: [wchar_t] = []
  var keys = KeyTracker()
  /// What ended the line, if it was not Enter.
  var outcome: Input?
  /// The line and cursor after the last Tab.
  var lastTab: (line: String, cursor: Int)?
  /// True if the terminal was resized but the line has not been redrawn yet.
  var wasResized = false

  /// The prompts in plain form and in libedit's form. We evaluate them only at set times: libedit asks for them
  /// whenever it draws, and would update a changed prompt in place and lose its colour.
  private(set) var prompt = ""
  private var rightPrompt = ""
  private(set) var markedPrompt = WideString("")
  private(set) var markedRightPrompt = WideString("")
  private var evaluated = ContinuousClock.now

  init(request: LineRequest) { self.request = request }

  /// Evaluates the prompts. Returns true if one changed.
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

  /// Treats the prompts as just evaluated.
  mutating func postponeEvaluation() { evaluated = .now }

  /// Milliseconds until the next evaluation; 0 or less if it is due.
  var untilEvaluation: Int {
    LineEditor.promptInterval - Int((ContinuousClock.now - evaluated) / .milliseconds(1))
  }
}

import Glibc
import Phrases
import PromptInterface
import RecordingSession
import Terminal
import TextLayout

/// A match recorded by a person at a terminal.
struct Prompt {
  let screen: PromptScreen
  let session: Session
  let wording: OutcomeWording

  func run() {
    say(session.greeting())
    session.prepare()
    say(session.resumeUndone())
    say(session.checkClock().said)
    // The user may have typed a line in answer to a question.
    if let line = session.takeTypedAhead(), perform(line) { return }
    while true {
      switch screen.editor.readLine(request) {
      case .endOfInput:
        say(session.farewell())
        return
      case .interrupted: continue
      case .line(let line):
        if perform(line) { return }
      }
    }
  }

  /// Executes a line, and then those typed in answer to its questions; true after the last line of the session.
  private func perform(_ line: String) -> Bool {
    var next: String? = line
    while let line = next {
      // The program may have stood open overnight.
      let checked = session.checkClock(before: line)
      say(checked.said)
      if let line = checked.line {
        let outcome = session.perform(line)
        show(outcome)
        say(session.askWhetherEnded(after: line))
        session.prepare()
        if outcome.quits { return true }
      }
      next = session.takeTypedAhead()
    }
    return false
  }

  private func show(_ outcome: Session.Outcome) {
    let lines = wording.lines(outcome.facts)
    if outcome.facts.contains(where: \.isFile) { screen.show(lines) } else { screen.say(lines) }
    say(outcome.alerts, .warning)
    if let problem = wording.problem(outcome) { screen.say([problem], .refusal) }
    say(outcome.open, .warning)
  }

  private func say(_ facts: [Fact], _ style: Style? = nil) { screen.say(wording.lines(facts), style) }

  private var request: LineRequest {
    let (editor, view) = (screen.editor, PromptView(session, wording))
    var request = LineRequest { Style.bold(visible(view.left(columns: editor.traits.columns)), on: editor.traits) }
    request.rightPrompt = {
      view.right(columns: editor.traits.columns).map { Style.bold(visible($0), on: editor.traits) }
    }
    request.complete = { line, cursor in
      let offer = view.offer(for: line, cursor: cursor)
      if let hint = offer.hint { return Completion(replacing: offer.replaced, with: "", hint: visible(hint)) }
      guard !offer.choices.isEmpty else { return nil }
      let candidates = offer.choices.map { Candidate($0.key, description: visible($0.label)) }
      var completion = Completion(replacing: offer.replaced, in: line, among: candidates)
      if offer.choices[0].isOpen { completion.isComplete = false }
      return completion
    }
    return request
  }
}

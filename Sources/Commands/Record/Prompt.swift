import CommandSupport
import PromptInterface
import RecordingSession
import Terminal
import Text

/// A match recorded by a person at a terminal.
struct Prompt {
  let screen: PromptScreen
  let session: Session
  let wording: OutcomeWording

  func run() {
    if session.begin(show: show).quits { return }
    while true {
      switch screen.readLine(request) {
      case .endOfInput:
        say(session.farewell())
        return
      case .interrupted: continue
      case .line(let line):
        if session.receive(line, typedAt: screen.typedAt, show: show).quits { return }
      }
    }
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

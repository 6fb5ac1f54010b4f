import Glibc
import Phrases
import Recorder
import Terminal

/// A match recorded by a person at a terminal.
struct Prompt {
  let editor: LineEditor
  let session: Session
  let say: (String) -> Void

  func run() {
    for line in session.greeting() { say(line) }
    for line in session.checkClock() { say(line) }
    while true {
      switch editor.readLine(request) {
      case .endOfInput: return
      case .interrupted: continue
      case .line(let line):
        let response = session.perform(line)
        for text in response.lines { say(text) }
        if let problem = response.problem { say(Style.red(problem.message, on: editor.traits)) }
        if response.quits { return }
      }
    }
  }

  private var request: LineRequest {
    let (editor, session) = (editor, session)
    var request = LineRequest { Style.bold(session.prompt(columns: editor.traits.columns), on: editor.traits) }
    request.rightPrompt = { session.rightPrompt(columns: editor.traits.columns) }
    request.complete = { line, cursor in
      let offer = session.offer(for: line, cursor: cursor)
      guard !offer.choices.isEmpty else { return nil }
      let candidates = offer.choices.map { Candidate($0.key, description: $0.label) }
      return Completion(replacing: offer.replaced, in: line, among: candidates)
    }
    return request
  }
}

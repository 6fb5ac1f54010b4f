import CommandSupport
import Phrases
import PromptInterface
import RecordingSession
import Terminal

/// Asks the user at the terminal for permission to write. Enter means no.
struct WrittenQuestion {
  let console: Console

  func isAgreed(_ text: Phrase) -> Bool {
    let screen = PromptScreen(editor: LineEditor(), write: console.printStyled)
    let dialogue = TerminalDialogue(screen, OutcomeWording(console.book))
    var asking = WordedQuestion(console.book(text))
    while true {
      switch dialogue.ask(asking) {
      case .dropped, .gone, .nothing, .back: return false
      case .text(let answer):
        if means("words.particle.yes", answer) { return true }
        if means("words.particle.no", answer) { return false }
        asking.complaint = console.book(Phrase("season.write-or-not"))
      }
    }
  }

  private func means(_ words: String, _ answer: String) -> Bool {
    let typed = folded(answer)
    return Phrasebook.everyLanguage.words(words).map(folded).contains { $0 == typed || String($0.prefix(1)) == typed }
  }
}

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
        if Phrasebook.accepts(answer: answer, as: "words.particle.yes") { return true }
        if Phrasebook.accepts(answer: answer, as: "words.particle.no") { return false }
        asking.complaint = console.book(Phrase("season.write-or-not"))
      }
    }
  }
}

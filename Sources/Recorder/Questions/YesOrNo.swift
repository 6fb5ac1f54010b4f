import Phrases

/// `record it anyway? [!=yes]`: only a clear yes is one. The ball does not wait: who types a clause instead has said no.
/// But a letter alone that yes or no begins with in some language is more probably an answer: it is asked again.
public struct YesOrNo {
  /// Says yes. No clause begins so in any language, and at the end of a line it confirms beforehand.
  public static let key = "!"

  /// Whether a text says yes or no, and would be an answer if something were asked.
  static func isAnswer(_ text: String, _ parser: LineParser) -> Bool {
    let words = LineParser.words(of: text)
    guard words.count == 1, let word = words.first?.text else { return false }
    let meaning = parser.vocabulary.particles[word]
    return word == key || meaning == .yes || meaning == .no
  }

  let dialogue: any Dialogue
  let parser: LineParser
  let book: Phrasebook
  /// Answers a command that only looks; nil for any other line.
  let look: (String) -> [String]?
  /// Takes what is no answer; it may have been meant for the prompt.
  let misread: (String) -> [String]

  enum Reply {
    case yes
    case no
    /// Ctrl-C.
    case dropped
    /// Something else was typed that is to be taken instead.
    case instead(String)
  }

  /// - Parameter takes: whether a text that is neither yes nor no is to be taken instead.
  func ask(_ question: String, orTakes takes: (String) -> Bool) -> Reply {
    var asking = Question(
      book(Phrase("ask.yes-or-no", ["question": question])), isOptional: true, isWarning: true)
    while true {
      let answer: String
      switch dialogue.ask(asking) {
      case .text(let text): answer = text
      case .dropped: return .dropped
      case .nothing, .back, .gone: return .no
      }
      if answer == Self.key { return .yes }
      switch parser.vocabulary.particles[answer] {
      case .yes: return .yes
      case .no: return .no
      default: break
      }
      (asking.said, asking.complaint) = ([], "")
      if answer == "?" {
        asking.said = [book(Phrase("hint.yes-or-no"))]
      } else if let said = look(answer) {
        asking.said = said
      } else if parser.vocabulary.isInitialOfAnswer(answer) {
        asking.complaint = book(Phrase("hint.letter-alone", ["text": answer]))
      } else if takes(answer) {
        return .instead(answer)
      } else {
        asking.said = misread(answer)
        asking.complaint = book(Phrase("hint.no-answer", ["text": answer]))
      }
    }
  }
}

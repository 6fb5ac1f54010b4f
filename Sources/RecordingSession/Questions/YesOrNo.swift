import MatchRules
import Phrases
import PromptLanguage

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
  let ledger: Ledger
  /// Answers a command that only looks; nil for any other line.
  let look: (TypedAnswer) -> [Fact]?
  /// Takes what is no answer; it may have been meant for the prompt.
  let misread: (TypedAnswer) -> [Fact]

  enum Reply {
    case yes
    case no
    /// Ctrl-C.
    case dropped
    /// Something else was typed that is to be taken instead.
    case instead(TypedAnswer)
  }

  /// - Parameter takes: whether a text that is neither yes nor no is to be taken instead.
  func ask(_ doubt: Doubt, orTakes takes: (TypedAnswer) -> Bool) -> Reply {
    var asking = Question(.doubt(doubt), ledger)
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
      default: if parser.vocabulary.isInitialOfNo(answer) { return .no }
      }
      (asking.said, asking.complaint) = ([], nil)
      let typed = TypedAnswer(answer, parser)
      if answer == "?" {
        asking.said = [Fact(.awaited(.yesOrNo), ledger)]
      } else if let said = look(typed) {
        asking.said = said
      } else if parser.vocabulary.isInitialOfAnswer(answer) {
        asking.complaint = .letterAlone(answer)
      } else if takes(typed) {
        return .instead(typed)
      } else {
        asking.said = misread(typed)
        asking.complaint = .noAnswer(answer)
      }
    }
  }
}

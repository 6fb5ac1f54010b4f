import MatchRules
import Phrases
import PromptLanguage

/// `record it anyway? [!=yes]`: only a clear yes counts. Play goes on meanwhile, so typing a clause means no. However,
/// the first letter of yes or no in any language is probably an answer, so the question is repeated.
public struct YesOrNo {
  /// The key that means yes. No clause begins with it in any language; at the end of a line, it confirms in advance.
  public static let key = "!"

  /// True if a text means yes or no.
  static func isAnswer(_ text: String, _ parser: LineParser) -> Bool {
    let words = LineParser.words(of: text)
    guard words.count == 1, let word = words.first?.text else { return false }
    let meaning = parser.vocabulary.particles[word]
    return word == key || meaning == .yes || meaning == .no
  }

  let dialogue: any Dialogue
  let parser: LineParser
  let ledger: Ledger
  /// Executes a lookup command; nil for other lines.
  let look: (TypedAnswer) -> [Fact]?
  /// Called with text that is not an answer. It may have been meant as a line for the prompt.
  let misread: (TypedAnswer) -> [Fact]

  enum Reply {
    case yes
    case no
    /// Ctrl-C.
    case dropped
    /// Another line, which is executed in place of an answer.
    case instead(TypedAnswer)
  }

  /// - Parameter takes: returns true if a text that is neither yes nor no is accepted instead of an answer.
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
      asking.said = []
      asking.complaint = nil
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

import MatchModel
import MatchRules
import PromptLanguage

/// The words of the user's language that the session itself needs, for answers and suggested lines.
public protocol SessionWords {
  /// The name of a choice, which can also be typed as the answer.
  func name(_ choice: OfferedAnswer.Meaning, in ledger: Ledger) -> String
  func name(_ command: CommandKind) -> String
  func name(_ official: OfficialCode) -> String
  /// The help pages that contain a word beginning with a text.
  func helpPages(about text: String, _ vocabulary: Vocabulary) -> [HelpPage]
  /// The word before a zone's number.
  var zoneWord: String { get }
  var endWord: String { get }
}

extension SessionWords {
  /// The command that replaces the action at this index: `edit 5 9s+`.
  func edit(_ index: Int, _ code: String) -> String { "\(name(.edit)) \(index + 1) \(code)" }
}

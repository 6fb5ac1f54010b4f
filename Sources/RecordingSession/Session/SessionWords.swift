import MatchModel
import MatchRules
import PromptLanguage

/// The words of the person's language that the session needs: what may be typed as an answer, and what it writes into
/// the lines it suggests. The sentences themselves are worded elsewhere.
public protocol SessionWords {
  /// What a choice is called, so that it can be answered by its name.
  func name(_ choice: OfferedAnswer.Meaning, in ledger: Ledger) -> String
  func name(_ command: CommandKind) -> String
  func name(_ official: OfficialCode) -> String
  /// The pages of help that have a word beginning with a text.
  func helpPages(about text: String, _ vocabulary: Vocabulary) -> [HelpPage]
  /// The word before a zone's number.
  var zoneWord: String { get }
  /// The word that ends a period.
  var endWord: String { get }
}

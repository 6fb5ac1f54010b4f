import MatchModel
import MatchRules
import Phrases
import Text

/// Formats the facts of a match in one language. This is the only place where actions, their consequences and refusals
/// are put into words. All sentences come from the catalogues, and every function works for any match, however
/// incomplete.
///
/// The texts are for a user at the touchline: one line, facts first.
public struct Wording: Sendable {
  public let book: Phrasebook

  public init(_ book: Phrasebook) { self.book = book }
}

/// Makes text from users or files fit for one line of a terminal: without line breaks, tabs or control characters.
func oneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.breaksLine) else { return visible(text) }
  let words = text.unicodeScalars.split { $0 == " " || $0.breaksLine }
  return visible(words.map { String($0) }.joined(separator: " "))
}

extension Unicode.Scalar {
  /// Line breaks and tabs.
  fileprivate var breaksLine: Bool {
    (0x09...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}

import MatchModel
import MatchRules
import Phrases
import TextLayout

/// Says the facts of a match in one language: the only place where what happened, what follows from it and what is
/// wrong with it become words. Every sentence comes from the catalogues; every function answers for any match, however
/// little is known of it.
///
/// Lines are made for somebody at a touchline: one line, facts first.
public struct Wording: Sendable {
  /// The catalogue of the language.
  public let book: Phrasebook

  /// - Parameter book: the catalogue of the language.
  public init(_ book: Phrasebook) { self.book = book }
}

/// Text that people or files brought in, fit for one line of a terminal: without line ends, tabs or control characters.
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

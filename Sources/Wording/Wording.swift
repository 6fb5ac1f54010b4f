import MatchModel
import MatchRules
import Phrases

/// Says the facts of a match in one language: the only place where what happened, what follows from it and what is
/// wrong with it become words. Every sentence comes from the catalogues; every function answers for any match, however
/// little is known of it.
///
/// Lines are made for somebody at a touchline: one line, facts first.
public struct Wording: Sendable {
  public let book: Phrasebook

  public init(_ book: Phrasebook) { self.book = book }
}

/// Text that people or files brought in, fit for one line of a terminal: without line ends, tabs or control characters.
func oneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.properties.generalCategory.isUnprintable }) else { return text }
  let words = text.unicodeScalars.split { $0 == " " || $0.properties.generalCategory.isUnprintable }
  return words.map { String($0) }.joined(separator: " ")
}

extension Unicode.GeneralCategory {
  fileprivate var isUnprintable: Bool {
    self == .control || self == .lineSeparator || self == .paragraphSeparator || self == .surrogate
  }
}

import MatchModel
import Phrases
import Wording

/// `4 segona groga`, `second yellow for 4`, `v7f9 red second yellow`: a yellow card. The dismissal is inferred because
/// the player already has one.
extension LineParser {
  /// The number of words that mean a second yellow card; nil if they mean something else.
  func secondYellow(_ words: ArraySlice<Word>) -> Int? {
    let texts = words.prefix(4).map { $0.without(",:").text }
    return vocabulary.codes.colors.match(words: texts).flatMap { $0.value == .secondYellow ? $0.count : nil }
  }
}

extension Clause {
  /// Turns the reason `second yellow` into a yellow card, whatever colour was typed.
  mutating func takeSecondYellow() {
    guard let reason, reason == .secondYellow || CodeWords.builtIn.color(named: reason.rawValue) == .secondYellow else {
      return
    }
    self.reason = nil
    isSecondYellow = true
    if kind == .red { kind = .yellow }
    if card == .red { card = .yellow }
  }
}

import MatchModel
import Phrases
import Wording

/// `4 segona groga`, `second yellow for 4`, `v7f9 red second yellow`: all a yellow card. That it sends somebody off is
/// concluded from the first.
extension LineParser {
  /// How many of the words say that a card is a second yellow one; nil where they say something else.
  func secondYellow(_ words: ArraySlice<Word>) -> Int? {
    let texts = words.prefix(4).map { word in
      word.text.last == "," || word.text.last == ":" ? String(word.text.dropLast()) : word.text
    }
    return vocabulary.codes.colors.match(words: texts).flatMap { $0.value == .secondYellow ? $0.count : nil }
  }
}

extension Clause {
  /// Takes the reason `second yellow` for what it says of the card, whatever its colour was said to be.
  mutating func takeSecondYellow() {
    guard let reason, reason == .secondYellow || CodeWords.builtIn.color(named: reason.rawValue) == .secondYellow else {
      return
    }
    (self.reason, isSecondYellow) = (nil, true)
    if kind == .red { kind = .yellow }
    if card == .red { card = .yellow }
  }
}

import MatchModel
import Phrases

/// Penalties of which it is unclear whether the foul or the kick is meant.
extension LineParser {
  /// The error if the player may have caused or taken the penalty: `penalti del v5`; or if there are two players and it
  /// is unclear who fouled whom: `penalti v5 8`. Nil if it can only be a kick.
  func penalty(_ text: String, of first: Who?, _ words: ArraySlice<Word>, at word: Word) -> LineProblem? {
    var rest = words
    let isBy = first == nil && rest.first.map { SentenceWords.builtIn.links[$0.text] == .by } == true
    skipFillers(&rest)
    guard let one = first ?? takePerson(&rest), let name = Self.terse(one) else { return nil }
    skipFillers(&rest)
    if rest.isEmpty {
      guard isBy else { return nil }
      return LineProblem(
        .penaltyAlone(text, foul: name + "f", goal: name + "gp", miss: name + "s-p"), column: word.column)
    }
    guard rest.count == 1, let other = takePerson(&rest), case .number(let number) = other.name,
      let side = one.side ?? ours, let fouled = other.side ?? ours, side != fouled
    else { return nil }
    let kicker = example(of: fouled)
    return LineProblem(
      .penaltyAlone(text, foul: "\(name)f\(number)", goal: kicker + "gp", miss: kicker + "s-p"), column: word.column)
  }
}

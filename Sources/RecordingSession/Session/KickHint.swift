import MatchModel
import PromptLanguage

/// Handles a foul that was typed together with the resulting penalty: `penalti del v5 al 8`.
extension Situation {
  /// Explains that the kick needs a separate line; nil after other lines.
  func kickHint(after line: ClauseLine, _ text: String) -> Fact? {
    guard state.period != nil, let foul = line.onlyClause, foul.kind == .foul, let side = foul.who?.side ?? match.ours
    else { return nil }
    let words = LineParser.words(of: text).map(\.text)
    let isPenalty = words.indices.contains {
      parser.vocabulary.codes.origins.match(words: words[$0...])?.value == .penalty
    }
    guard isPenalty else { return nil }
    return fact(.kick(by: taker(in: text, after: foul, by: side) ?? exampleParser.example(of: side.other)))
  }

  /// The taker named in the line of the foul, as typed: the only player of the fouled team apart from the victim.
  private func taker(in text: String, after foul: Clause, by side: Side) -> String? {
    let named = LineParser.words(of: text).compactMap { word -> Who? in
      guard let who = parser.who(word.without(",")), case .number = who.name,
        who.side ?? match.ours == side.other, who.name != foul.other?.name
      else { return nil }
      return who
    }
    return named.count == 1 ? named[0].typed : nil
  }
}

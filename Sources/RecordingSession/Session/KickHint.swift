import MatchModel
import Phrases
import PromptLanguage

/// A foul that was recorded with the resulting penalty: `penalti del v5 al 8`.
extension Session {
  /// Explains that the kick needs a line of its own; empty after other lines.
  func toldKick(after line: ClauseLine, _ text: String) -> [Fact] {
    guard dialogue != nil, ledger.state.period != nil, line.clauses.count == 1, let foul = line.clauses.first,
      foul.kind == .foul, let side = foul.who?.side ?? ledger.match.ours
    else { return [] }
    var parser = parser
    let words = LineParser.words(of: text).map(\.text)
    let isPenalty = words.indices.contains {
      parser.vocabulary.codes.origins.match(words: words[$0...])?.value == .penalty
    }
    guard isPenalty else { return [] }
    parser.examples = ExampleNumbers(ledger.state, in: ledger.match)
    return [fact(.kick(by: parser.example(of: side.other)))]
  }
}

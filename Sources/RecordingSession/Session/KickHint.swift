import MatchModel
import Phrases
import PromptLanguage

/// A foul that was told by the penalty it led to: `penalti del v5 al 8`.
extension Session {
  /// How the kick is told, which is another line; nothing after any other line.
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

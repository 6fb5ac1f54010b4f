import MatchRules
import PromptLanguage

/// Makes parsers that know the words of a match's rules, our side and the squads.
struct MatchParser {
  private var language: LineParser
  /// The ledger whose rules the clause table is known to match.
  private var spoken: LedgerSnapshot?

  init(_ language: LineParser) { self.language = language }

  mutating func parser(for snapshot: LedgerSnapshot) -> LineParser {
    let ledger = snapshot.ledger
    if spoken !== snapshot {
      if !language.vocabulary.table.isOf(ledger.rules) {
        language.vocabulary = language.vocabulary.playing(by: ledger.rules)
      }
      spoken = snapshot
    }
    var parser = language
    parser.ours = ledger.match.ours
    parser.clockStops = ledger.rules.clockStops
    parser.squads = ledger.match.teams
    return parser
  }
}

import MatchRules
import PromptLanguage

/// A parser that knows the words of a match's rules, our side and the squads. A class, because a vocabulary is large and
/// most of its users need one word of it.
final class MatchParser {
  let snapshot: LedgerSnapshot
  let parser: LineParser

  init(_ language: LineParser, for snapshot: LedgerSnapshot) {
    let (match, rules) = (snapshot.ledger.match, snapshot.ledger.rules)
    var parser = language
    if !parser.vocabulary.table.isOf(rules) { parser.vocabulary = parser.vocabulary.playing(by: rules) }
    parser.ours = match.ours
    parser.clockStops = rules.clockStops
    parser.squads = match.teams
    self.snapshot = snapshot
    self.parser = parser
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Completions within a declared action.
extension Completer {
  /// In codes: `9d+5,`.
  func own(_ token: Token, _ action: DeclaredAction, _ parts: Substring) -> Offer {
    if action.hasOpponent, let offer = afterComma(token, parts, opponents) { return offer }
    guard let clause = scanned(token.typed) else { return token.nothing }
    var all: [Suggestion] = []
    if clause.outcome == nil {
      all += action.outcomes.map { Suggestion(String($0.sign), name(of: $0, action), isOpen: true) }
    }
    if action.field != nil, clause.zone == nil { all.append(zones) }
    if action.hasOpponent, clause.other == nil, !opponents(of: clause).isEmpty {
      all.append(Suggestion(",", book.word(for: .versus), isOpen: true))
    }
    return token.offer("", all)
  }

  /// In words: `9 duel guanyat `.
  func own(
    _ clause: Clause, _ action: DeclaredAction, after particle: Vocabulary.Particle?, _ subjects: [Suggestion],
    _ token: Token
  ) -> Offer {
    if particle == .zone { return token.offer([zones]) }
    var all = action.subject == .player ? subjects : []
    if clause.outcome == nil {
      all += action.outcomes.map { ending in
        let names = session.ledger.rules.words(for: ending.code, of: action.code)?.all.map(Self.spaced) ?? []
        return Suggestion(name(of: ending, action), others: names + [ending.code.rawValue])
      }
    }
    if action.field != nil, clause.zone == nil { all += words(for: [.zone]) }
    if action.hasOpponent, clause.other == nil {
      all += opponents(of: clause).map { Suggestion("," + $0.key, $0.label) }
    }
    return token.offer(all)
  }

  private func name(of ending: DeclaredAction.Ending, _ action: DeclaredAction) -> String {
    wording.words.name(of: ending.code, of: action.code, by: session.ledger.rules)
  }

  private func opponents(of clause: Clause) -> [Suggestion] {
    people(.opponent, of: side(of: clause).other, in: clause) { $0.other = $1 }
  }
}

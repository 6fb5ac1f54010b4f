import MatchRules
import Phrases

extension Wording {
  /// The same in the words of the game that the rules describe: players are on a court or a rink instead of the field,
  /// and disqualified instead of sent off. Football's words are the default.
  public func adapted(to rules: RuleSet) -> Wording { adapted(to: rules.laws) }

  public func adapted(to laws: CitedLaws) -> Wording { Wording(book.playing(laws.phraseSets)) }
}

extension CitedLaws {
  /// The sets of phrases, `game.NAME` in the catalogues, that replace football's. Their keys do not overlap.
  package var phraseSets: [String] {
    switch self {
    case .football, .none: []
    case .futsal: ["court"]
    case .handball: ["handball", "court"]
    case .basketball: ["basketball", "court"]
    case .hockey: ["hockey"]
    case .rink: ["rink"]
    }
  }
}

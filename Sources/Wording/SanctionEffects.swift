import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// "off for 2 minutes; a player fewer for 2 minutes, or until a goal against".
  package func effect(_ effect: SanctionEffect) -> String {
    let person: Phrase =
      switch effect.exclusion {
      case .stays: Phrase("sanction-effect.stays")
      case .away(let minutes): Phrase("sanction-effect.away", count: minutes)
      case .out: Phrase("sanction-effect.out")
      }
    if effect.exclusion == .stays { return book(person) }
    let place: Phrase =
      switch effect.place {
      case .full: Phrase("sanction-effect.full")
      case .short(let minutes): Phrase("sanction-effect.short", count: minutes)
      case .closed: Phrase("sanction-effect.closed")
      }
    let goal = effect.endsWithGoal ? ", " + book(Phrase("sanction-effect.goal")) : ""
    return book(person) + "; " + book(place) + goal
  }

  /// "3 times blue: sent off; ...".
  package func sum(_ sum: SanctionSum, by rules: RuleSet) -> String {
    let kinds = sum.kinds.map { kind in
      kind == SanctionSum.everyFoul ? book(Phrase("kind.foul")) : name(of: kind, by: rules)
    }
    let what = kinds.joined(separator: ", ")
    return book(Phrase("answer.sum", ["count": sum.count, "what": what, "effect": effect(sum.effect)]))
  }
}

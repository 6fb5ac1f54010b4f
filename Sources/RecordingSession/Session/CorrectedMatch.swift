import MatchModel
import MatchRules

/// A corrected match, and what its confirmation depends on. A class, because a match and its rules are large.
package final class CorrectedMatch {
  let match: Match
  /// Nil if the rules stay the same.
  let rules: RuleSet?
  /// Actions of both matches that are judged like new ones.
  let renewed: Set<ActionID>
  /// Breaches that the user has already confirmed.
  let agreed: [Breach]
  /// The correction itself, for the question whether to make it.
  let about: [Fact]
  /// Changes other than those to actions, which need confirmation too.
  let besides: [Fact]
  /// True if a change of the players on the field needs confirmation.
  let asksAboutField: Bool
  /// True if a change of the score needs confirmation.
  let asksAboutScore: Bool

  package init(
    _ match: Match, rules: RuleSet? = nil, renewed: Set<ActionID> = [], agreed: [Breach] = [], about: [Fact] = [],
    besides: [Fact] = [], asksAboutField: Bool = false, asksAboutScore: Bool = true
  ) {
    self.match = match
    self.rules = rules
    self.renewed = renewed
    self.agreed = agreed
    self.about = about
    self.besides = besides
    self.asksAboutField = asksAboutField
    self.asksAboutScore = asksAboutScore
  }
}

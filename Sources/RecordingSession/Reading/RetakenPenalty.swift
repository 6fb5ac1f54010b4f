import MatchModel
import MatchRules
import PromptLanguage

/// Handles `retaken` after a penalty. The first kick does not count, so the user is offered edits that put the second in
/// its place.
extension Situation {
  func withRetakenPenalty(_ problem: LineProblem, of text: String) -> LineProblem {
    let words = LineParser.words(of: text)[...]
    let retakes = SentenceWords.builtIn.retakes
    guard let said = words.first(where: { retakes[$0.without(",").text] != nil }), let place = position(nil),
      let index = match.actions[..<place.index].indices.last(where: { place in
        (match.actions[place] as? Attempt)?.shot.origin == .penalty
      }),
      let kick = match.actions[index] as? Attempt, kick.moment.isUnderReview(at: place.moment)
    else { return problem }
    let first = Clause(kick, in: match)
    let outcomes: [Outcome?] = [nil, .saved, .offTarget]
    let codes = outcomes.compactMap { outcome -> String? in
      var second = Clause(outcome == nil ? .goal : .chance, who: first.who)
      second.origin = .penalty
      second.outcome = outcome
      return second.kind == first.kind && outcome == first.outcome ? nil : second.attemptCode
    }
    let edits = codes.map { self.words.edit(index, $0) }
    return LineProblem(.proposed(said.without(",").text, examples: edits), column: said.column)
  }
}

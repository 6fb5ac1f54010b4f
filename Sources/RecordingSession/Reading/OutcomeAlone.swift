import MatchModel
import MatchRules
import PromptLanguage

/// Handles the outcome of a shot typed by itself shortly afterwards: `bloqueada`. The user is offered an edit of the
/// shot.
extension Situation {
  /// Adds the edit to the error, if there is such a shot.
  func withUnfinishedShot(_ problem: LineProblem, of text: String) -> LineProblem {
    guard case .unclear(.outcomeAlone, let word, let lines) = problem.reason, let chance = lines.first,
      let example = corrections(for: chance, of: text, ended: false).first
    else { return problem }
    return LineProblem(.unclear(.outcomeAlone, word, lines: [example]), column: problem.column)
  }

  /// The edits that add an outcome to recent shots, latest first.
  /// - Parameters:
  ///   - chance: a shot with that outcome, by the players in the line.
  ///   - ended: whether to include shots that have that outcome already.
  func corrections(for chance: String, of text: String, ended: Bool) -> [String] {
    guard let clause = parser.clauseLine(of: chance)?.clauses.first, let who = clause.who,
      let outcome = clause.outcome, let place = position(nil)
    else { return [] }
    let isNamed = LineParser.words(of: text).contains { parser.particle($0) != .filler && parser.who($0) != nil }
    let isPlayerNamed = isNamed && text.contains(where: \.isNumber) && who.name != .unidentified(nil)
    let side = who.side ?? match.ours
    return match.actions[..<place.index].indices.reversed().compactMap { index in
      guard let shot = match.actions[index] as? Chance, shot.outcome == nil || ended && shot.outcome == outcome,
        shot.moment.phase == place.moment.phase, shot.moment.isSoon(before: place.moment, Self.soon)
      else { return nil }
      let shooter = Clause(shot, in: match).who
      if isNamed, shot.shooterSide != side { return nil }
      if isPlayerNamed, shooter?.name != who.name { return nil }
      return completion(of: index, by: Clause(.chance).with(\.outcome, outcome))
    }
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// How a shot ended, told alone soon after it: `bloqueada`. What is proposed is the correction that gives it its end.
extension Session {
  /// The same problem with that correction, where an unfinished shot stands that may be meant.
  func withUnfinishedShot(_ problem: LineProblem, of text: String) -> LineProblem {
    guard case .outcomeAlone(let word, let chance) = problem.reason,
      let example = corrections(for: chance, of: text, ended: false).first
    else { return problem }
    return LineProblem(.outcomeAlone(word, chance: example), column: problem.column)
  }

  /// The corrections that give shots of a short time before an end, latest first.
  /// - Parameters:
  ///   - chance: a shot with that end, by those whom the line names.
  ///   - ended: whether those count that have that end by now.
  func corrections(for chance: String, of text: String, ended: Bool) -> [String] {
    guard case .clauses(let line)? = try? parser.parse(chance), let clause = line.clauses.first, let who = clause.who,
      let outcome = clause.outcome, let place = try? placement(nil, column: 1)
    else { return [] }
    let parser = parser
    let isNamed = LineParser.words(of: text).contains { parser.particle($0) != .filler && parser.who($0) != nil }
    let isPlayerNamed = isNamed && text.contains(where: \.isNumber) && who.name != .unidentified(nil)
    let side = who.side ?? ledger.match.ours
    return ledger.match.actions[..<place.index].indices.reversed().compactMap { index in
      guard let shot = ledger.match.actions[index] as? Chance, shot.outcome == nil || ended && shot.outcome == outcome,
        shot.moment.phase == place.moment.phase, shot.moment.isSoon(before: place.moment, Self.soon)
      else { return nil }
      let shooter = Clause(shot, in: ledger.match).who
      if isNamed, shot.shooterSide != side { return nil }
      if isPlayerNamed, shooter?.name != who.name { return nil }
      var end = Clause(.chance)
      end.outcome = outcome
      return completion(of: index, by: end)
    }
  }
}

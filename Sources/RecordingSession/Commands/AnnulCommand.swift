import MatchModel
import MatchRules
import PromptLanguage

/// `annul K`: annuls a goal, which stays in the log, or counts it again. `annul`, `annul v`: the last valid goal of the
/// match or of a side.
extension CommandRun {
  func annul() throws(Stop) -> [Fact] {
    let words = wordsOfAnnul
    if words.count > 1 { throw Stop(call.badArgument(words[1])) }
    let side = words.first.flatMap(session.side)
    let index = words.isEmpty || side != nil ? try lastGoal(of: side) : try action(words.first)
    let actions = ledger.match.actions
    guard let goal = actions[index] as? Goal else {
      throw Stop(.notAGoal(actions.id(at: index)), column: call.words.first?.column ?? call.column)
    }
    if let typed = words.first, side == nil, !call.hasCurrentNumbers {
      try check(.action(actions.id(at: index), typed: typed))
    }
    let match = ledger.match.replacing(index, by: goal.annulled(!goal.isAnnulled))
    // An annulment obviously changes the score; repeating the command by mistake would count the goal again.
    let effects = try correct(CorrectedMatch(match, asksAboutScore: goal.isAnnulled))
    return [entry(index)] + facts(effects)
  }

  /// The index of the last valid goal of the match or of a side.
  private func lastGoal(of side: Side?) throws(Stop) -> Int {
    guard let index = lastValidGoal(of: side) else { throw Stop(.noGoal, column: call.column) }
    let actions = ledger.match.actions
    try check(.lastGoal(actions.id(at: index), of: side))
    // In a script, the command may be a repetition if the last goal is annulled already.
    let last = actions.last(Goal.self) { $0.counts(for: side) }?.index
    if dialogue == nil, !call.isConfirmed, let last, last != index {
      throw Stop(.annulledAlready(actions.id(at: last), valid: actions.id(at: index)), column: call.column)
    }
    return index
  }

  private func lastValidGoal(of side: Side?) -> Int? {
    ledger.match.actions.last(Goal.self) { !$0.isAnnulled && $0.counts(for: side) }?.index
  }

  /// The words without fillers and without `goal`.
  var wordsOfAnnul: [Word] {
    let clauses = parser.vocabulary.clauses
    return plain(call.words).filter { clauses[$0.text] != .goal }
  }

  /// The text under which the command stays open. `annul` and `annul v` get the number of the goal, because another one
  /// may be scored before the user answers.
  var annulToKeep: String? {
    let words = wordsOfAnnul
    let side = words.first.flatMap(session.side)
    guard words.isEmpty || side != nil, let index = lastValidGoal(of: side) else { return nil }
    return "\(call.name) \(index + 1)"
  }
}

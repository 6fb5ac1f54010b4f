import MatchModel
import MatchRules
import PromptLanguage

/// `annul K`: annuls a goal, which stays in the log, or counts it again. `annul`, `annul v`: the last valid goal of the
/// match or of a side.
enum AnnulCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let words = words(of: call, session)
    if words.count > 1 { throw Stop(call.badArgument(words[1])) }
    let side = words.first.flatMap(session.side)
    let index =
      words.isEmpty || side != nil
      ? try lastGoal(of: side, call, session) : try session.action(words.first, call)
    let actions = session.ledger.match.actions
    guard let goal = actions[index] as? Goal else {
      throw Stop(.notAGoal(actions.id(at: index)), column: call.words.first?.column ?? call.column)
    }
    if let typed = words.first, side == nil, !call.hasCurrentNumbers {
      try session.check(.action(actions.id(at: index), typed: typed), call)
    }
    var match = session.ledger.match
    match.actions[index] = goal.annulled(!goal.isAnnulled)
    // An annulment obviously changes the score; repeating the command by mistake would count the goal again.
    let effects = try session.correct(CorrectedMatch(match, asksAboutScore: goal.isAnnulled), call)
    return [session.entry(index)] + session.facts(effects)
  }

  /// The index of the last valid goal of the match or of a side.
  private static func lastGoal(of side: Side?, _ call: CommandCall, _ session: Session) throws(Stop) -> Int {
    guard let index = lastValidGoal(of: side, session) else { throw Stop(.noGoal, column: call.column) }
    let actions = session.ledger.match.actions
    try session.check(.lastGoal(actions.id(at: index), of: side), call)
    // In a script, the command may be a repetition if the last goal is annulled already.
    let last = actions.last(Goal.self) { $0.counts(for: side) }?.index
    if session.dialogue == nil, !call.isConfirmed, let last, last != index {
      throw Stop(.annulledAlready(actions.id(at: last), valid: actions.id(at: index)), column: call.column)
    }
    return index
  }

  private static func lastValidGoal(of side: Side?, _ session: Session) -> Int? {
    session.ledger.match.actions.last(Goal.self) { !$0.isAnnulled && $0.counts(for: side) }?.index
  }

  /// The words without fillers and without `goal`.
  static func words(of call: CommandCall, _ session: Session) -> [Word] {
    let clauses = session.parser.vocabulary.clauses
    return session.plain(call.words).filter { clauses[$0.text] != .goal }
  }

  /// The text under which the command stays open. `annul` and `annul v` get the number of the goal, because another one
  /// may be scored before the user answers.
  static func keptText(of call: CommandCall, _ session: Session) -> String? {
    let words = words(of: call, session)
    let side = words.first.flatMap(session.side)
    guard words.isEmpty || side != nil, let index = lastValidGoal(of: side, session) else { return nil }
    return "\(call.name) \(index + 1)"
  }
}

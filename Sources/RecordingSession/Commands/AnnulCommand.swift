import MatchModel
import MatchRules
import Phrases
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
      ? try session.goalToAnnul(of: side, call) : try session.action(words.first, call)
    guard let goal = session.ledger.match.actions[index] as? Goal else {
      throw Stop(.notAGoal(index + 1), column: call.words.first?.column ?? call.column)
    }
    if !words.isEmpty, side == nil { try session.agreeToAnnul(goal, at: index, words[0], call) }
    var match = session.ledger.match
    match.actions[index] = goal.annulled(!goal.isAnnulled)
    // An annulment obviously changes the score; repeating the command by mistake would count the goal again.
    let effects = try session.correct(
      match, origin: match.actions.indices.map(Optional.some), call, asksAboutScore: goal.isAnnulled)
    return [session.entry(index)] + session.told(effects)
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
    guard words.isEmpty || side != nil, let index = session.lastGoal(of: side) else { return nil }
    return "\(call.name) \(index + 1)"
  }
}

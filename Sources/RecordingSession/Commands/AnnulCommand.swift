import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `annul K`: keeps a goal in the log and does not count it; again, it counts. `annul`, `annul v`: the last goal that
/// counts, of anybody or of a side.
enum AnnulCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    let words = words(of: call, session)
    if words.count > 1 { throw Refusal(call.badArgument(words[1])) }
    let side = words.first.flatMap(session.side)
    let index =
      words.isEmpty || side != nil
      ? try session.goalToAnnul(of: side, call) : try session.action(words.first, call)
    guard let goal = session.ledger.match.actions[index] as? Goal else {
      throw Refusal(.notAGoal(index + 1), column: call.words.first?.column ?? call.column)
    }
    if !words.isEmpty, side == nil { try session.agreeToAnnul(goal, at: index, words[0], call) }
    var match = session.ledger.match
    match.actions[index] = goal.annulled(!goal.isAnnulled)
    // That it does not count is what it is for; that it counts again is easily said twice.
    let effects = try session.correct(
      match, origin: match.actions.indices.map(Optional.some), call, asksAboutScore: goal.isAnnulled)
    return [session.entry(index)] + session.told(effects)
  }

  /// The words without those that say nothing, and without `goal`.
  static func words(of call: CommandCall, _ session: Session) -> [Word] {
    let clauses = session.parser.vocabulary.clauses
    return session.plain(call.words).filter { clauses[$0.text] != .goal }
  }

  /// The call as it stays open: `annul` and `annul v` name the goal that they mean, as another may be scored before an
  /// answer comes.
  static func keptText(of call: CommandCall, _ session: Session) -> String? {
    let words = words(of: call, session)
    let side = words.first.flatMap(session.side)
    guard words.isEmpty || side != nil, let index = session.lastGoal(of: side) else { return nil }
    return "\(call.name) \(index + 1)"
  }
}

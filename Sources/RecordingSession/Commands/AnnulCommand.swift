import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `annul K`: keeps a goal in the log and does not count it; again, it counts. `annul`, `annul v`: the last goal that
/// counts, of anybody or of a side.
enum AnnulCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [Fact] {
    let goal = session.parser.vocabulary.clauses
    let words = session.plain(call.words).filter { goal[$0.text] != .goal }
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
}

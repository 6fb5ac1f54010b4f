import MatchModel
import MatchRules
import Phrases

/// `annul K`: keeps a goal in the log and does not count it; again, it counts.
enum AnnulCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    guard let goal = session.ledger.match.actions[index] as? Goal else {
      throw Refusal(.notAGoal(index + 1), column: call.words[0].column)
    }
    var match = session.ledger.match
    match.actions[index] = goal.annulled(!goal.isAnnulled)
    // That it does not count is what it is for; that it counts again is easily said twice.
    let effects = try session.correct(
      match, origin: match.actions.indices.map(Optional.some), call, asksAboutScore: goal.isAnnulled)
    return [session.logLine(index)] + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

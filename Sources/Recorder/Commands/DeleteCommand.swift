import MatchModel
import MatchRules
import Phrases

/// `del K`: action K never happened.
enum DeleteCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let words = session.plain(call.words)
    if words.count > 1 { throw Refusal(call.badArgument(words[1])) }
    let index = try session.action(words.first, call)
    let line = session.logLine(index)
    var match = session.ledger.match
    let later = match.actions[(index + 1)...]
    if let start = match.actions[index] as? PeriodStart, !later.isEmpty {
      throw Refusal(.beginsPeriod(start.period, number: index + 1), column: words[0].column)
    }
    match.actions.remove(at: index)
    let origin = session.ledger.match.actions.indices.filter { $0 != index }.map(Optional.some)
    let effects = try session.correct(match, origin: origin, call, asksAboutField: true)
    return [session.book(Phrase("answer.deleted", ["line": line]))]
      + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

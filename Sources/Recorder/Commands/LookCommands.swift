import MatchModel
import MatchRules
import Phrases

/// Commands that only look: statistics, notes, todo, the file, the report.
enum LookCommands {
  static func stats(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let lines = session.services.statistics(session.ledger, try subject(of: call, session))
    return lines.isEmpty ? [session.book(Phrase("answer.nothing-recorded"))] : lines
  }

  /// Whose statistics a call asks for: a team's, a player's, else the match's.
  private static func subject(of call: CommandCall, _ session: Session) throws(Refusal) -> StatisticsSubject {
    guard let word = call.words.first else { return .match }
    if let code = declared(call.rest, session) { return .own(code) }
    if call.words.count > 1 { throw Refusal(call.badArgument(call.words[1])) }
    if let side = session.side(word) { return .team(side) }
    let player = try session.player(word, call)
    return .player(player.side, player.id)
  }

  /// The action of the game that is called so.
  private static func declared(_ text: String, _ session: Session) -> ActionCode? {
    let vocabulary = session.parser.vocabulary
    if case .own(let code) = vocabulary.clauses[text] { return code }
    return vocabulary.table.own.first { $0.code == folded(text) }?.declared?.code
  }

  static func headsUp(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let said = session.words.headsUp(session.ledger)
    return said.isEmpty ? [session.book(Phrase("answer.nothing-to-heed"))] : said
  }

  static func notes(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let match = session.ledger.match
    var indices = match.actions.indices.filter { match.actions[$0] is Note }
    if let word = call.words.first, let side = session.side(word) {
      indices = indices.filter { match.actions[$0].side == side }
    } else if let word = call.words.first {
      let player = try session.player(word, call)
      indices = indices.filter { match.actions[$0].involves(.player(player.id), of: player.side) }
    }
    return indices.isEmpty ? [session.book(Phrase("answer.no-notes"))] : indices.map { session.logLine($0) }
  }

  static func todo(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let todo = session.toldOpenLines + Todo.all(in: session.ledger).map { session.words.todo($0, in: session.ledger) }
    return todo.isEmpty ? [session.book(Phrase("answer.nothing-to-do"))] : todo
  }

  static func xml(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    session.store.xml(session.ledger.match).split(separator: "\n").map(String.init)
  }

  static func report(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    do {
      return [session.book(Phrase("answer.report", ["path": try session.services.report(session.ledger.match)]))]
    } catch { throw Refusal(.report(error)) }
  }
}

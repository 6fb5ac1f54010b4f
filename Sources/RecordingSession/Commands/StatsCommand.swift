import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `stats [l|v|PLAYER|KIND]`: statistics of the match, a team, a player or a declared action.
enum StatsCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    [session.fact(.look(.statistics(try subject(of: call, session))))]
  }

  private static func subject(of call: CommandCall, _ session: Session) throws(Stop) -> StatisticsSubject {
    guard let word = call.words.first else { return .match }
    if let code = declared(call.rest, session) { return .own(code) }
    if call.words.count > 1 { throw Stop(call.badArgument(call.words[1])) }
    if let side = session.side(word) { return .team(side) }
    let player = try session.player(word, call)
    return .player(player.side, player.id)
  }

  private static func declared(_ text: String, _ session: Session) -> ActionCode? {
    let vocabulary = session.parser.vocabulary
    if case .own(let code) = vocabulary.clauses[text] { return code }
    return vocabulary.table.own.first { $0.code == folded(text) }?.declared?.code
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// `stats [l|v|PLAYER|KIND]`: statistics of the match, a team, a player or a declared action.
extension CommandRun {
  func stats() throws(Stop) -> [Fact] { [fact(.look(.statistics(try subject())))] }

  private func subject() throws(Stop) -> StatisticsSubject {
    guard let word = call.words.first else { return .match }
    if let code = declared(call.rest) { return .own(code) }
    if call.words.count > 1 { throw Stop(call.badArgument(call.words[1])) }
    if let side = session.side(word) { return .team(side) }
    let player = try player(word)
    return .player(player.side, player.id)
  }

  private func declared(_ text: String) -> ActionCode? {
    let vocabulary = parser.vocabulary
    if case .own(let code) = vocabulary.clauses[text] { return code }
    return vocabulary.table.own.first { $0.code == folded(text) }?.declared?.code
  }
}

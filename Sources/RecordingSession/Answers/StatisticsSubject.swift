import MatchModel
import MatchRules

public enum StatisticsSubject: Equatable, Sendable {
  case match
  /// A summary of the match with both teams.
  case matchInShort
  /// A summary of a period with both teams.
  case period(Period)
  case team(Side)
  case player(Side, PlayerID)
  /// The players on the bench, and everyone's minutes. The minute is that of the running clock.
  case bench(Side, minute: Int?)
  /// What earlier matches say about a side.
  case scout(Side)
  /// A declared action: teams, players and zones.
  case own(ActionCode)
}

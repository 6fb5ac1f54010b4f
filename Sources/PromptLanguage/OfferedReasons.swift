import MatchModel
import MatchRules

extension ClauseTable {
  /// The listed reasons of a clause's card that may be offered in the game: where no foul is a handball, none tells of one.
  package func reasons(of clause: Clause) -> [CardReason] {
    if fouls.contains(where: { $0.code == .handball }) { return clause.cardReasons }
    return clause.cardReasons.filter { !Self.ofHandball.contains($0) }
  }

  private static let ofHandball = ["ma", "ocasio manifesta amb la ma"].map(CardReason.init(rawValue:))
}

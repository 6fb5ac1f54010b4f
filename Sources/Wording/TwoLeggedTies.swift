import Phrases
import Standings

extension Wording {
  /// "Inca are through against Sóller: 4-3 on aggregate", or "Inca and Sóller are level on aggregate, 3-3".
  public func tie(_ tie: TwoLeggedTie) -> String {
    let isOfFirst = tie.winner != tie.first.away
    let (winner, other) = isOfFirst ? (tie.first.home, tie.first.away) : (tie.first.away, tie.first.home)
    let score = tie.aggregate.map { isOfFirst ? $0.text : $0.reversed.text } ?? ""
    // The second leg is played at the other ground.
    let kicks = tie.second.shootOut.map { isOfFirst ? $0.reversed.text : $0.text } ?? ""
    func sentence(_ key: String) -> String {
      book(Phrase(key, ["winner": oneLine(winner), "other": oneLine(other), "score": score]))
    }
    return switch tie.decision {
    case .goals: sentence("season.tie-goals")
    case .awayGoals: sentence("season.tie-away-goals")
    case .shootOut: sentence("season.tie-shoot-out") + " " + book(Phrase("season.tie-kicks", ["score": kicks]))
    case .undecided: sentence("season.tie-level")
    }
  }
}

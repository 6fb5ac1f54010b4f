import Phrases
import Standings

/// The form of a team.
extension Wording {
  /// "2 matches: 1 won, 1 drawn, 0 lost, goals 3-1", and the last five results: "WD".
  /// - Parameters:
  ///   - results: the team's matches in order.
  ///   - ofPoints: true if scoring is worth points in this game.
  public func form(of team: String, in results: [MatchResult], ofPoints: Bool = false) -> [String] {
    let played = results.filter { $0.counted != nil }
    guard !played.isEmpty else { return [] }
    func goals(_ result: MatchResult) -> (for: Int, against: Int) {
      let side: MatchSide = result.home == team ? .home : .away
      return (result.counted?[side] ?? 0, result.counted?[side.other] ?? 0)
    }
    let scores = played.map(goals)
    let facts: KeyValuePairs<String, any PhraseArgument> = [
      "won": scores.count { $0.for > $0.against }, "drawn": scores.count { $0.for == $0.against },
      "lost": scores.count { $0.for < $0.against }, "for": scores.reduce(0) { $0 + $1.for },
      "against": scores.reduce(0) { $0 + $1.against },
    ]
    /// Latest result last.
    func letters(_ results: [MatchResult]) -> String {
      let letters = results.suffix(5).map { result in
        let (scored, conceded) = goals(result)
        let key =
          scored > conceded ? "season.letter-won" : scored == conceded ? "season.letter-drawn" : "season.letter-lost"
        return book(Phrase(key))
      }
      return letters.isEmpty ? "-" : letters.joined()
    }
    let form: KeyValuePairs<String, any PhraseArgument> = [
      "all": letters(played), "home": letters(played.filter { $0.home == team }),
      "away": letters(played.filter { $0.away == team }),
    ]
    // A match decided off the pitch has no clean sheet.
    let clean = played.count { !$0.isAwarded && goals($0).against == 0 }
    let lines =
      ofPoints
      ? [Phrase("season.record-points", facts, count: played.count)]
      : [Phrase("season.record", facts, count: played.count), Phrase("season.clean-sheets", count: clean)]
    return (lines + [Phrase("season.form", form)]).map { book($0) }
  }
}

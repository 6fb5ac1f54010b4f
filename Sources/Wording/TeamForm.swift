import Phrases
import Seasons
import Standings

extension Wording {
  /// "2 matches: 1 won, 1 drawn, 0 lost, goals 3-1", and the last five results: "WD".
  /// - Parameters:
  ///   - results: the team's matches in order.
  ///   - ofPoints: true if scoring is worth points in this game.
  ///   - hasDraws: false in a season whose game cannot be drawn.
  public func form(
    of team: String, in results: [MatchResult], ofPoints: Bool = false, hasDraws: Bool = true
  ) -> [String] {
    let played = results.filter { $0.counted != nil }
    guard !played.isEmpty else { return [] }
    /// Latest result last.
    func letters(_ results: [MatchResult]) -> String {
      let letters = results.suffix(5).map { result in
        let count = ResultCount(of: team, in: [result])
        let key =
          count.won > 0 ? "season.letter-won" : count.drawn > 0 ? "season.letter-drawn" : "season.letter-lost"
        return book(Phrase(key))
      }
      return letters.isEmpty ? "-" : letters.joined()
    }
    let form: Phrase.Arguments = [
      "all": letters(played), "home": letters(played.filter { $0.home == team }),
      "away": letters(played.filter { $0.away == team }),
    ]
    // A match decided off the pitch has no clean sheet.
    let clean = played.count { !$0.isAwarded && ResultCount(of: team, in: [$0]).conceded == 0 }
    let record = record(ResultCount(of: team, in: played), ofPoints: ofPoints, hasDraws: hasDraws)
    let cleanSheets = ofPoints ? [] : [Phrase("season.clean-sheets", count: clean)]
    return [record] + (cleanSheets + [Phrase("season.form", form)]).map { book($0) }
  }
}

import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The points, and the successful attempts of each way of scoring.
extension StatisticsText {
  /// One line per way of scoring that was attempted, for both teams. The points are the score, which is listed
  /// elsewhere.
  func scoreLines(_ part: (TeamStatistics) -> Tally = { $0.whole }) -> [Line] {
    rules.scores.compactMap { score in
      let counts = statistics.teams.map { part($0)[score.code] }
      guard counts.home.attempts + counts.away.attempts > 0 else { return nil }
      return Line(name: words.name(of: score.code, by: rules), values: counts.map(text))
    }
  }

  /// Like the lines for both teams, but for one player, with the points first.
  func scoreLines(_ tally: Tally) -> [(String, String)] {
    let tried = rules.scores.filter { tally[$0.code].attempts > 0 }
    guard !tried.isEmpty else { return [] }
    return [(book(Phrase("stat.game-points")), String(tally.points(by: rules)))]
      + tried.map { (words.name(of: $0.code, by: rules), text(tally[$0.code])) }
  }

  /// "3/5": three of five.
  private func text(_ counts: ScoreCounts) -> String { "\(counts.made)/\(counts.attempts)" }

  struct Column {
    let title: String
    let value: (PlayerStatistics) -> String
    var width: Int { max(6, title.displayWidth + 1) }
  }

  /// The columns for points and attempts in the players' table.
  var scoreColumns: [Column] {
    guard !rules.scores.isEmpty else { return [] }
    let points = Column(title: book(Phrase("stat.short.game-points"))) { String($0.tally.points(by: rules)) }
    return [points]
      + rules.scores.map { score in
        // The shortest name, because there is little room.
        let names = rules.words(for: score.code)?.words(in: book.language.code) ?? [score.code.rawValue]
        let name = names.min { $0.count < $1.count } ?? score.code.rawValue
        return Column(title: name.replacing("_", with: " ").truncated(to: 10)) { text($0.tally[score.code]) }
      }
  }
}

/// Fouls by kind, and the fouls of teams by period.
extension StatisticsText {
  static let teamFouls: StatisticKey = "team-fouls"

  /// One line per kind of foul that the rules distinguish, and one per period if fouls accumulate for a team.
  var foulLines: [Line] {
    rules.ownFouls.compactMap { foul in line(statistics.teams.map { $0.whole[foul.code] }, name(foul.code)) }
      + rules.course.compactMap { period in
        line(
          statistics.teams.map { $0.byPeriod[period]?[Self.teamFouls] ?? 0 },
          book(Phrase("stat.team-fouls-in", ["period": words.period(period, rules: rules)])))
      }
  }

  func foulLines(_ tally: Tally) -> [(String, String)] {
    rules.ownFouls.filter { tally[$0.code] > 0 }.map { (name($0.code), String(tally[$0.code])) }
  }

  private func name(_ code: FoulCode) -> String {
    book(Phrase("stat.fouls-of-kind", ["kind": words.name(of: code, by: rules)]))
  }
}

/// The sanctions declared by a rule set.
extension StatisticsText {
  /// The card codes that exist only under these rules: the sanctions, and the ones they add up to.
  private var sanctions: [CardColor] { rules.ownSanctions.map(\.code) + rules.ownSums.filter(\.becomes).map(\.code) }

  func sanctionLines(_ part: (TeamStatistics) -> Tally = { $0.whole }) -> [Line] {
    sanctions.compactMap { code in
      line(statistics.teams.map { part($0)[code] }, words.name(of: code, by: rules))
    }
  }

  /// The minutes for which teams were short of players.
  var servedLines: [Line] {
    [line(statistics.teams.map(\.minutesServed), book(Phrase("stat.minutes-served")))].compactMap(\.self)
  }

  func sanctionLines(_ tally: Tally) -> [(String, String)] {
    sanctions.filter { tally[$0] > 0 }.map { (words.name(of: $0, by: rules), String(tally[$0])) }
  }
}

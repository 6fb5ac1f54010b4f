import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import Text
import Wording

/// The points, and the successful attempts of each way of scoring.
extension StatisticsText {
  /// One line per way of scoring that was attempted. The points of a team are the score, which is listed elsewhere.
  func scoreLines(_ tallies: [Tally]) -> [Line] {
    rules.scores.compactMap { score in
      let counts = tallies.map { $0[score.code] }
      guard counts.contains(where: { $0.attempts > 0 }) else { return nil }
      return Line(name: words.name(of: score.code, by: rules), values: counts.map(text))
    }
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
    foulLines(tallies())
      + rules.course.compactMap { period in
        line(
          tallies { $0.byPeriod[period] ?? Tally() }.map { $0[Self.teamFouls] },
          book(Phrase("stat.team-fouls-in", ["period": words.period(period, rules: rules)])))
      }
  }

  func foulLines(_ tallies: [Tally]) -> [Line] {
    rules.ownFouls.map(\.code).compactMap { code in
      line(tallies.map { $0[code] }, book(Phrase("stat.fouls-of-kind", ["kind": words.name(of: code, by: rules)])))
    }
  }
}

/// The sanctions declared by a rule set.
extension StatisticsText {
  /// One line per card code that exists only under these rules: the sanctions, and the ones they add up to.
  func sanctionLines(_ tallies: [Tally]) -> [Line] {
    (rules.ownSanctions.map(\.code) + rules.ownSums.filter(\.becomes).map(\.code)).compactMap { code in
      let values = tallies.map { $0[code] }
      return line(values, words.counted(code, isOne: values == [1], by: rules))
    }
  }

  /// The time for which teams were short of players.
  var servedLines: [Line] {
    let served = Side.allCases.map { statistics.teams[$0].secondsServed }
    guard served.contains(where: { $0 > 0 }) else { return [] }
    return [Line(name: book(Phrase("stat.minutes-served")), values: served.map(time))]
  }

  /// "3:40", or "4" where only minutes are known.
  func time(_ seconds: Int) -> String { statistics.hasSeconds ? words.duration(Double(seconds)) : String(seconds / 60) }
}

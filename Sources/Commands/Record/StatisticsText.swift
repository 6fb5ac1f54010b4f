import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import PromptLanguage
import RecordingSession
import SeasonCommands
import Terminal
import Text
import Wording

/// Statistics as lines of text, for the prompt and `show`.
struct StatisticsText {
  let words: Wording
  let book: Phrasebook
  /// Available width.
  var columns = 80
  /// Nil if only the match is known.
  var season: EarlierSeason?

  func lines(_ ledger: Ledger, _ subject: StatisticsSubject) -> [String] {
    switch subject {
    case .bench(let side, let minute):
      return BenchText(ledger, side, minute: minute, season, columns: columns, words, book).lines
    case .scout(let side): return season?.scout(side, in: ledger.match) ?? []
    default: break
    }
    let statistics = MatchStatistics(ledger)
    switch subject {
    case .match: return teams(statistics, ledger, Side.allCases)
    case .matchInShort:
      return inShort(statistics, ledger, title: book(Phrase("stat.whole-match"))) { $0.whole }
    case .period(let period):
      return inShort(statistics, ledger, title: words.period(period, rules: ledger.rules)) {
        $0.byPeriod[period] ?? Tally()
      }
    case .team(let side):
      let parts = [teams(statistics, ledger, [side]), players(statistics, ledger, side)]
      return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    case .player(let side, let id): return player(statistics, ledger, id, side)
    case .own(let code): return own(code, statistics, ledger)
    case .bench, .scout: return []
    }
  }

  /// The name of a statistic; with several ways of scoring, goals for and against are points.
  private func name(_ key: StatisticKey, by rules: RuleSet) -> String {
    switch key {
    case "goals-for" where !rules.scores.isEmpty: book(Phrase("stat.points-for"))
    case "goals-against" where !rules.scores.isEmpty: book(Phrase("stat.points-against"))
    default: name(key)
    }
  }

  func name(_ key: StatisticKey) -> String { book(Phrase("stat.\(key.rawValue)")) }

  /// The statistics in the summary of a half.
  private static let inShort: Set<StatisticKey> = [
    "goals", "shots", "on-target", "woodwork", "corners", "offsides", "fouls", "team-fouls", "yellows",
    "second-yellows", "reds", "substitutions",
  ]

  /// A row of the table of both teams.
  struct Line {
    let name: String
    let home: String
    let away: String
  }

  /// The summary. The score is shown next to the goals, because own goals make the two differ.
  private func inShort(
    _ statistics: MatchStatistics, _ ledger: Ledger, title: String, _ part: (TeamStatistics) -> Tally
  ) -> [String] {
    let rows = statistics.teamRows(part)
    let isOfScores = !ledger.rules.scores.isEmpty
    var lines = lines(
      rows.filter {
        isOfScores && $0.key == "score" || Self.inShort.contains($0.key) && !(isOfScores && $0.statistic.isOfGoals)
      })
    lines += scoreLines(statistics, ledger, part)
    func count(_ key: StatisticKey) -> (home: Int, away: Int) {
      rows.first { $0.key == key }.map { ($0.home ?? 0, $0.away ?? 0) } ?? (0, 0)
    }
    let (goals, own) = (count("goals"), count("own-goals"))
    if own.home + own.away > 0 {
      let score = Line(
        name: book(Phrase("stat.with-own-goals")), home: String(goals.home + own.away),
        away: String(goals.away + own.home))
      // If all goals are own goals, add a row that shows no goals.
      if goals.home + goals.away == 0 { lines.insert(Line(name: name("goals"), home: "0", away: "0"), at: 0) }
      lines.insert(score, at: 1)
    }
    lines += sanctionLines(statistics, ledger, part)
    lines += ownLines(OwnStatistic.all(by: ledger.rules).filter { $0.measure == .count }, statistics, ledger, part)
    return table(lines, ledger.match, Side.allCases, title: title)
  }

  /// One row per statistic that is not zero for both teams: its name, and one column per side. Empty if all are zero.
  private func teams(_ statistics: MatchStatistics, _ ledger: Ledger, _ sides: [Side]) -> [String] {
    let own = ownLines(OwnStatistic.all(by: ledger.rules).filter { !$0.isOfPlayers }, statistics, ledger) { $0.whole }
    let rows = statistics.teamRows().filter { row in
      // Leave out the count of notes, which covers only notes about players and would not match the log. Conduct points
      // apply only to football's cards.
      row.key != Self.teamFouls && row.key != "notes" && (ledger.rules.scores.isEmpty || !row.statistic.isOfGoals)
        && (row.key != "conduct" || ledger.rules.ownSanctions.isEmpty)
    }
    return table(
      lines(rows) + scoreLines(statistics, ledger) + sanctionLines(statistics, ledger) + servedLines(statistics)
        + foulLines(statistics, ledger) + own, ledger.match, sides,
      title: "")
  }

  func lines(_ rows: [TeamRow]) -> [Line] {
    rows.filter { ($0.home ?? 0) != 0 || ($0.away ?? 0) != 0 }.map { row in
      Line(name: name(row.key), home: text(row.home, row.statistic), away: text(row.away, row.statistic))
    }
  }

  func table(_ lines: [Line], _ match: Match, _ sides: [Side], title: String) -> [String] {
    guard !lines.isEmpty else { return [] }
    let width = ([title] + lines.map(\.name)).map(\.displayWidth).max() ?? 0
    let column = min(18, max(6, (columns - 1 - width) / max(1, sides.count)))
    let names = sides.map { visible(match[$0].name).truncated(to: column - 1).paddedLeft(to: column) }
    let values = lines.map { line in
      line.name.padded(to: width) + sides.map { ($0 == .home ? line.home : line.away).paddedLeft(to: column) }.joined()
    }
    return [title.padded(to: width) + names.joined()] + values
  }

  private func text(_ value: Int?, _ statistic: Statistic) -> String {
    guard let value else { return "-" }
    return statistic.unit == .percent ? "\(value)%" : String(value)
  }

  /// One row per player who took part: minutes, goals, assists, shots and fouls, plus key passes and saves if there is
  /// room.
  private func players(_ statistics: MatchStatistics, _ ledger: Ledger, _ side: Side) -> [String] {
    let every: [StatisticKey] = [
      "minutes", "goals", "assists", "shots", "on-target", "fouls", "fouls-suffered", "key-passes", "saves",
    ]
    let team = ledger.match[side]
    let played = team.playerIDsByNumber.filter { statistics[$0, of: side].played }
    guard !played.isEmpty else { return [] }
    let longest = played.map { words.name(.player($0), of: side, in: ledger.match).displayWidth }.max() ?? 0
    // Truncate long names so that at least four columns fit.
    let nameWidth = min(longest, max(10, columns - 2 - 4 * 6))
    let shown = every.compactMap(Statistic.named).filter { ledger.rules.scores.isEmpty || !$0.isOfGoals }.map { row in
      Column(title: book(Phrase("stat.short.\(row.key.rawValue)"))) { text(row.value(of: $0), row) }
    }
    var room = columns - nameWidth - 2
    let columns = (shown.prefix(1) + scoreColumns(ledger.rules) + shown.dropFirst()).prefix { column in
      room -= column.width
      return room >= 0
    }
    let header = "".padded(to: nameWidth + 1) + columns.map { $0.title.paddedLeft(to: $0.width) }.joined()
    return [header]
      + played.map { id in
        let values = columns.map { $0.value(statistics[id, of: side]).paddedLeft(to: $0.width) }
        let name = words.name(.player(id), of: side, in: ledger.match).truncated(to: nameWidth)
        return name.padded(to: nameWidth + 1)
          + values.joined()
      }
  }

  private func player(_ statistics: MatchStatistics, _ ledger: Ledger, _ id: PlayerID, _ side: Side) -> [String] {
    let name = words.name(.player(id), of: side, in: ledger.match)
    let title = name + ", " + words.status(of: id, side: side, in: ledger)
    let rows = statistics.playerRows(id, of: side).filter {
      ($0.value ?? 0) != 0 && $0.statistic.unit != .yesOrNo && $0.statistic.unit != .seconds
        && (ledger.rules.scores.isEmpty || !$0.statistic.isOfGoals)
    }
    let lines =
      rows.map { (self.name($0.key, by: ledger.rules), text($0.value, $0.statistic)) }
      + scoreLines(statistics[id, of: side].tally, ledger)
      + sanctionLines(statistics[id, of: side].tally, ledger) + foulLines(statistics[id, of: side].tally, ledger)
      + ownLines(statistics[id, of: side].tally, ledger)
    let width = (lines.map(\.0.displayWidth).max() ?? 0) + 2
    return [title] + lines.map { $0.0.padded(to: width) + $0.1.paddedLeft(to: 6) }
  }
}

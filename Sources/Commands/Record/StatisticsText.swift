import MatchModel
import MatchRules
import MatchStatistics
import Phrases
import PromptLanguage
import RecordingSession
import SeasonCommands
import Text
import Wording

/// Statistics as lines of text, for the prompt and `show`.
struct StatisticsText {
  let ledger: Ledger
  let statistics: MatchStatistics
  let words: Wording
  let columns: Int

  var book: Phrasebook { words.book }
  var rules: RuleSet { ledger.rules }

  /// - Parameter season: nil if only the match is known.
  static func lines(
    _ subject: StatisticsSubject, of ledger: Ledger, _ words: Wording, columns: Int = 80, season: EarlierSeason? = nil
  ) -> [String] {
    let words = words.adapted(to: ledger.rules)
    lazy var text = StatisticsText(
      ledger: ledger, statistics: MatchStatistics(ledger), words: words, columns: columns)
    switch subject {
    case .match: return text.teams(Side.allCases)
    case .matchInShort: return text.inShort(title: words.book(Phrase("stat.whole-match"))) { $0.whole }
    case .period(let period):
      return text.inShort(title: words.period(period, rules: ledger.rules)) { $0.byPeriod[period] ?? Tally() }
    case .team(let side): return separated([text.teams([side]), text.players(side)])
    case .player(let side, let id): return text.player(id, side)
    case .own(let code): return text.own(code)
    case .bench(let side, let minute):
      return BenchText(ledger, side, minute: minute, season, columns: columns, words).lines
    case .scout(let side): return season?.scout(side, in: ledger.match) ?? []
    }
  }

  /// The parts that are not empty, with an empty line between them.
  static func separated(_ parts: [[String]]) -> [String] { Array(parts.filter { !$0.isEmpty }.joined(separator: [""])) }

  /// The name of a statistic; with several ways of scoring, goals for and against are points.
  private func name(_ key: StatisticKey) -> String {
    switch key {
    case "goals-for" where !rules.scores.isEmpty: book(Phrase("stat.points-for"))
    case "goals-against" where !rules.scores.isEmpty: book(Phrase("stat.points-against"))
    default: book(Phrase("stat.\(key.rawValue)"))
    }
  }

  /// The statistics in the summary of a half.
  private static let inShort: Set<StatisticKey> = [
    "goals", "shots", "on-target", "woodwork", "corners", "offsides", "fouls", "team-fouls", "yellows",
    "second-yellows", "reds", "substitutions",
  ]

  struct Line {
    let name: String
    /// The values of the home and the away team, or the value of one player.
    let values: [String]
  }

  /// A row for a count; nil if it is zero everywhere.
  func line(_ counts: [Int], _ name: @autoclosure () -> String) -> Line? {
    counts.contains { $0 > 0 } ? Line(name: name(), values: counts.map { String($0) }) : nil
  }

  /// The tallies of both teams, or a part of them.
  func tallies(_ part: (TeamStatistics) -> Tally = { $0.whole }) -> [Tally] {
    Side.allCases.map { part(statistics.teams[$0]) }
  }

  /// The summary. The score is shown next to the goals, because own goals make the two differ.
  private func inShort(title: String, _ part: (TeamStatistics) -> Tally) -> [String] {
    let (rows, tallies) = (statistics.teamRows(part), tallies(part))
    let isOfScores = !rules.scores.isEmpty
    var lines = lines(
      rows.filter {
        isOfScores && $0.statistic.key == "score"
          || Self.inShort.contains($0.statistic.key) && !(isOfScores && $0.statistic.isOfGoals)
      })
    lines += scoreLines(tallies)
    func count(_ key: StatisticKey) -> BothSides<Int> { statistics.teams.map { part($0)[key] } }
    let (goals, own) = (count("goals"), count("own-goals"))
    if own.home + own.away > 0 {
      // If all goals are own goals, add a row that shows no goals.
      if goals.home + goals.away == 0 { lines.insert(Line(name: name("goals"), values: ["0", "0"]), at: 0) }
      let score = [goals.home + own.away, goals.away + own.home]
      lines.insert(Line(name: book(Phrase("stat.with-own-goals")), values: score.map { String($0) }), at: 1)
    }
    lines += sanctionLines(tallies)
    lines += ownLines(OwnStatistic.all(by: rules).filter { $0.measure == .count }, tallies)
    return table(lines, title: title)
  }

  /// One row per statistic that is not zero for both teams: its name, and one column per side. Empty if all are zero.
  private func teams(_ sides: [Side]) -> [String] {
    let rows = statistics.teamRows().filter { statistic, _ in
      // Leave out the count of notes, which covers only notes about players and would not match the log. Conduct points
      // apply only to football's cards.
      statistic.key != Self.teamFouls && statistic.key != "notes" && (rules.scores.isEmpty || !statistic.isOfGoals)
        && (statistic.key != "conduct" || rules.ownSanctions.isEmpty)
    }
    let tallies = tallies()
    let own = ownLines(OwnStatistic.all(by: rules).filter { !$0.isOfPlayers }, tallies)
    let ofRules = scoreLines(tallies) + sanctionLines(tallies) + servedLines + foulLines + own
    return table(lines(rows) + ofRules, sides)
  }

  private func lines(_ rows: [(statistic: Statistic, values: BothSides<Int?>)]) -> [Line] {
    rows.filter { ($0.values.home ?? 0) != 0 || ($0.values.away ?? 0) != 0 }.map { statistic, values in
      Line(name: name(statistic.key), values: [values.home, values.away].map { text($0, statistic) })
    }
  }

  func table(_ lines: [Line], _ sides: [Side] = Side.allCases, title: String = "") -> [String] {
    guard !lines.isEmpty else { return [] }
    let width = ([title] + lines.map(\.name)).map(\.displayWidth).max() ?? 0
    let column = min(18, max(6, (columns - 1 - width) / max(1, sides.count)))
    let names = sides.map { visible(ledger.match[$0].name).truncated(to: column - 1).paddedLeft(to: column) }
    let values = lines.map { line in
      line.name.padded(to: width) + sides.map { line.values[$0 == .home ? 0 : 1].paddedLeft(to: column) }.joined()
    }
    return [title.padded(to: width) + names.joined()] + values
  }

  private func text(_ value: Int?, _ statistic: Statistic) -> String {
    text(value, isPercent: statistic.unit == .percent)
  }

  private func text(_ statistic: Statistic, of player: PlayerStatistics) -> String {
    statistic.unit == .minutes ? time(player.seconds) : text(statistic.value(of: player), statistic)
  }

  func text(_ value: Int?, isPercent: Bool) -> String { value.map { isPercent ? "\($0)%" : String($0) } ?? "-" }

  /// One row per player who took part: minutes, goals, assists, shots and fouls, plus key passes and saves if there is
  /// room.
  private func players(_ side: Side) -> [String] {
    let every: [StatisticKey] = [
      "minutes", "goals", "assists", "shots", "on-target", "fouls", "fouls-suffered", "key-passes", "saves",
    ]
    let played = ledger.match[side].playerIDsByNumber.filter { statistics[$0, of: side].played }
    guard !played.isEmpty else { return [] }
    let names = played.map { words.name(.player($0), of: side, in: ledger.match) }
    // Truncate long names so that at least four columns fit.
    let nameWidth = min(names.map(\.displayWidth).max() ?? 0, max(10, columns - 2 - 4 * 6))
    let shown = every.compactMap(Statistic.named).filter { rules.scores.isEmpty || !$0.isOfGoals }.map { row in
      Column(title: book(Phrase("stat.short.\(row.key.rawValue)"))) { text(row, of: $0) }
    }
    var room = columns - nameWidth - 2
    let columns = (shown.prefix(1) + scoreColumns + shown.dropFirst()).prefix { column in
      room -= column.width
      return room >= 0
    }
    let header = "".padded(to: nameWidth + 1) + columns.map { $0.title.paddedLeft(to: $0.width) }.joined()
    return [header]
      + zip(played, names).map { id, name in
        let values = columns.map { $0.value(statistics[id, of: side]).paddedLeft(to: $0.width) }
        return name.truncated(to: nameWidth).padded(to: nameWidth + 1) + values.joined()
      }
  }

  private func player(_ id: PlayerID, _ side: Side) -> [String] {
    let title =
      words.name(.player(id), of: side, in: ledger.match) + ", " + words.status(of: id, side: side, in: ledger)
    let player = statistics[id, of: side]
    let rows = statistics.playerRows(id, of: side).filter {
      ($0.value ?? 0) != 0 && (rules.scores.isEmpty || !$0.statistic.isOfGoals)
        || $0.statistic.unit == .minutes && player.seconds > 0
    }
    let tally = player.tally
    var lines = rows.map { Line(name: name($0.statistic.key), values: [text($0.statistic, of: player)]) }
    let scores = scoreLines([tally])
    if !scores.isEmpty {
      lines.append(Line(name: book(Phrase("stat.game-points")), values: [String(tally.points(by: rules))]))
    }
    lines += scores + sanctionLines([tally]) + foulLines([tally]) + ownLines(OwnStatistic.all(by: rules), [tally])
    let width = (lines.map(\.name.displayWidth).max() ?? 0) + 2
    return [title] + lines.map { $0.name.padded(to: width) + $0.values[0].paddedLeft(to: 6) }
  }
}

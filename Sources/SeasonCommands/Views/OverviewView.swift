import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// The coach's summary on one screen: the last result, the next match, the position in the table, the top scorers,
  /// the suspensions, and the number of open questions.
  static let overview = SeasonView(name: "overview", isList: false) { request throws(Failure) in
    let (words, book, season) = (request.words, request.book, request.season)
    var lines: [String] = []
    func line(_ phrase: Phrase) { lines.append(book(phrase)) }
    let us = request.us
    let all = season.results.competitions.flatMap(\.matches).map(\.result)
      .filter { result in !result.isAnnulled && us.map { result.home == $0 || result.away == $0 } ?? true }
    let played = all.filter { $0.counted != nil }.inOrder()
    if let last = played.last { line(Phrase("season.last", ["match": words.result(last)])) }
    let open = all.filter { $0.outcome == .pending }.inOrder()
    // A match that should have been played earlier is not the next one.
    if let next = open.first(where: { $0.date >= played.last?.date ?? "" }) ?? open.first {
      line(Phrase("season.next", ["match": words.fixture(next)]))
    }
    for titled in season.results.tables(request.filter.competition) {
      if let us {
        if let place = request.place(of: us, in: titled) { lines.append(place) }
        continue
      }
      let table = request.table(titled)
      guard table.matches > 0, let row = table.rows.first else { continue }
      let name = titled.name.isEmpty ? book(Phrase("table.untitled")) : titled.title(words)
      line(Phrase("season.first", ["competition": name, "team": row.record.team], count: row.record.points))
    }
    let filter = request.filter.of(us ?? request.filter.team)
    let totals = season.totals(filter, nil)
    let scorers = topScorers(PlayerRanking(totals, by: \.goals, ties: request.scorerTies), words)
    let key = totals.areOfPoints ? "season.top-point-scorers" : "season.top-scorers"
    let records = request.records.filter { $0.team == filter.team }
    let suspended = records.filter { $0.owed > 0 }.map { words.player($0.player) }
    let short = records.filter { $0.isOneShort && $0.owed == 0 }.map { words.player($0.player) }
    lines += [(key, scorers), ("season.suspended", suspended), ("season.short", short)].compactMap(book.naming)
    let questions = season.players.questions.count
    if questions > 0 {
      let command = Program.line(.season, request.shellPlace + [check.name(in: book)], book)
      line(Phrase("season.questions", ["command": command], count: questions))
    }
    let title = us ?? season.results.competitions.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    if !title.isEmpty { lines = [title, ""] + lines }
    request.console.print(wrapping: lines, indent: 2)
  }

  /// The three top scorers. If too many players share the last of these places, only their number is printed.
  private static func topScorers(_ ranking: PlayerRanking, _ words: Wording) -> [String] {
    var names: [String] = []
    let ranks = Set(ranking.places.map(\.rank).prefix(3)).sorted()
    for rank in ranks {
      let level = ranking.places.filter { $0.rank == rank }.map(\.totals)
      let goals = level.first?.goals ?? 0
      guard names.count + level.count <= 6 else {
        names.append(words.book(Phrase("season.scorers-level", ["goals": goals], count: level.count)))
        break
      }
      names += level.map { "\(words.player($0.player)) \(goals)" }
    }
    return names
  }
}

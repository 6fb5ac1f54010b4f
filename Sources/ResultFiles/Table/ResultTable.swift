import Phrases
import Standings
import Text

/// Results as a table (CSV): a header with the columns `date,round,home,away,score` in any order and any of the three
/// languages, then one match per row. A match without a score has not been played; `3-0*` marks an awarded result.
public struct ResultTable {
  private let header: TableHeader<ResultColumn>
  private let rows: ArraySlice<DelimitedText.Row>
  private var results = ReadResults()
  private var places: [RoundPlace] = []
  private var calendar = SeasonCalendar()

  /// Nil if the first row does not name both teams and the score.
  public init?(_ text: String) {
    let rows = DelimitedText(text).rows
    guard let titles = rows.first?.cells, titles.count >= 3 else { return nil }
    let columns = Phrasebook.everyLanguage.values(ResultColumn.self, normalized: folded)
    header = TableHeader(titles) { columns[folded($0)] }
    guard [.home, .away, .score].allSatisfy(header.columns.contains) else { return nil }
    results.passedOver = header.passedOver
    self.rows = rows.dropFirst()
  }

  /// Parses every row. Invalid rows are listed in the problems.
  public func read() -> ReadResults {
    var table = self
    for row in rows {
      do throws(ResultProblem) { try table.read(row) } catch { table.results.problems.append(error) }
    }
    table.results.entries = table.results.entries.settled(table.places)
    return table.results
  }

  private mutating func read(_ row: DelimitedText.Row) throws(ResultProblem) {
    guard row.isClosed else { throw ResultProblem(line: row.line, Phrase("results.open-quote")) }
    guard row.cells.count <= header.columns.count else {
      throw ResultProblem(
        line: row.line, Phrase("results.too-many-cells", ["found": row.cells.count, "expected": header.columns.count]))
    }
    func cell(_ column: ResultColumn) -> String { header.cell(column, of: row).oneSpaced }
    let (home, away) = (cell(.home), cell(.away))
    guard !home.isEmpty, !away.isEmpty else { throw ResultProblem(line: row.line, Phrase("results.no-team")) }
    guard home != away else { throw ResultProblem(line: row.line, Phrase("results.same-team", ["team": home])) }
    let score = ScoreNotation(cell(.score))
    guard score != nil || cell(.score).isEmpty else {
      throw ResultProblem(line: row.line, Phrase("results.bad-score", ["text": cell(.score)]))
    }
    let round = RoundName(cell(.round))
    var result = MatchResult(home, away, score)
    result.stage = cell(.stage)
    result.competition = cell(.competition)
    result.round = round.text
    result.group = cell(.group).isEmpty ? round.group : cell(.group)
    result.date = try date(cell(.date), line: row.line)
    result.time = TextLine(number: row.line, cell(.time)[...]).words.first.flatMap { ResultLine.clock($0.text) } ?? ""
    results.entries.append(ReadResults.Entry(line: row.line, result: result))
    let stage = RoundName(cell(.stage))
    let kind = stage.kind == .knockout ? .knockout : cell(.group).isEmpty ? round.kind : .group
    places.append(RoundPlace(round, kind: kind))
  }

  private mutating func date(_ text: String, line: Int) throws(ResultProblem) -> String {
    if text.isEmpty { return "" }
    let words = TextLine(number: line, text[...]).words
    guard let day = DayNotation(words), day.words == words.count else {
      throw ResultProblem(line: line, Phrase("results.bad-date", ["text": text]))
    }
    return try calendar.date(day, written: text, line: line)
  }
}

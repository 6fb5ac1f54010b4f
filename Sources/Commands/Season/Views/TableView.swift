import FileWording
import Phrases
import Standings

extension SeasonView {
  /// The league tables.
  static let table = SeasonView("table", detail: .result) { request throws(Failure) in
    let (season, console) = (request.season.results, request.console)
    let tables = try tables(request).of(request.filter.team)
    try check(request.options.deductions.map(\.team), request)
    guard !request.isForPrograms else {
      guard tables.tables.count == 1 else {
        throw request.wrong(Phrase("results.several-tables", ["known": tables.names]))
      }
      return console.write(Array(TableCSV.text(request.table(tables.tables[0])).utf8))
    }
    for (index, titled) in tables.tables.enumerated() {
      if index > 0 { console.print("") }
      let page = TablePage(
        table: request.table(titled), titled: titled, words: console.words, columns: console.columns,
        showsWhy: request.arguments.has(TableOptions.why), withdrawn: request.withdrawn(from: titled))
      for line in page.lines() { console.print(line) }
    }
    if !season.conflicts.isEmpty {
      let line = console.book(Phrase("table.conflicts", count: season.conflicts.count))
      for part in [""] + line.wrapped(to: console.columns) { console.print(part) }
    }
  }

  private static func tables(_ request: SeasonRequest) throws(Failure) -> SeasonTables {
    let all = SeasonTables(request.season.results, filter: nil)
    guard !all.tables.isEmpty else { throw request.wrong(Phrase("results.no-table")) }
    guard let filter = request.filter.competition else { return all }
    let some = SeasonTables(request.season.results, filter: filter)
    guard !some.tables.isEmpty else {
      throw request.wrong(Phrase("results.unknown-competition", ["name": filter, "known": all.names]))
    }
    return some
  }

  /// A deduction is refused for a team that does not play.
  private static func check(_ teams: [String], _ request: SeasonRequest) throws(Failure) {
    let groups = request.season.results.competitions.flatMap(\.groups)
    let known = Set(groups.flatMap(\.results).flatMap { [$0.home, $0.away] })
    for team in teams where TableOptions.team(team, in: Array(known)) == nil {
      throw request.wrong(SeasonOptions.unknownTeam(team, known: known.sorted { folded($0) < folded($1) }))
    }
  }
}

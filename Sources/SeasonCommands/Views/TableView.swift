import CommandSupport
import Phrases
import Standings

extension SeasonView {
  static let table = SeasonView(name: "table", detail: .result) { request throws(Failure) in
    let (season, console) = (request.season.results, request.console)
    let tables = try tables(request).of(request.filter.team)
    try check(request.options.deductions.map(\.team), request)
    guard !request.isForPrograms else {
      guard Set(tables.map(\.competition)).count == 1 else {
        throw request.wrong(Phrase("results.several-tables", ["known": tables.names(console.words)]))
      }
      return try request.show([
        tables.count == 1 ? SeasonList(request.table(tables[0])) : request.groups(of: tables)
      ])
    }
    for (index, titled) in tables.enumerated() {
      if index > 0 { console.print("") }
      let page = TablePage(
        table: request.table(titled), titled: titled, words: console.words, columns: console.columns,
        showsWhy: request.arguments.has(TableOptions.why), withdrawn: request.withdrawn(from: titled))
      for line in page.lines() { console.print(line) }
      let isLast = index + 1 == tables.count || tables[index + 1].competition != titled.competition
      if isLast, !titled.group.isEmpty { showKnockout(of: titled.competition, request) }
    }
    if !season.conflicts.isEmpty {
      console.print(wrapping: ["", console.book(Phrase("table.conflicts", count: season.conflicts.count))])
    }
  }

  /// Prints what follows the groups of a tournament: the ranking of third-placed teams, for example, and the knock-out
  /// rounds.
  private static func showKnockout(of name: String, _ request: SeasonRequest) {
    guard let competition = request.season.results.competitions.first(where: { $0.name == name }) else { return }
    let console = request.console
    if request.filter.team == nil, let places = request.placeAcrossGroups(of: competition) {
      let title = console.words.title(places)
      let table = TableText(places.table, console.words, columns: console.columns, marked: places.certain)
      for line in [""] + title.fitted(to: console.columns) + [""] + table.lines() { console.print(line) }
    }
    let bracket = request.bracket(of: competition)
    guard !bracket.isEmpty, request.filter.team == nil, request.options.scope.isWholeSeason else { return }
    request.show(bracket, of: competition)
  }

  private static func tables(_ request: SeasonRequest) throws(Failure) -> [TitledTable] {
    let all = request.season.results.tables()
    guard !all.isEmpty else { throw request.wrong(Phrase("results.no-table")) }
    guard let filter = request.filter.competition else { return all }
    let some = request.season.results.tables(filter)
    guard !some.isEmpty else {
      throw request.wrong(Phrase("results.unknown-competition", ["name": filter, "known": all.names(request.words)]))
    }
    return some
  }

  /// Throws if points are to be deducted from a team without matches.
  private static func check(_ teams: [String], _ request: SeasonRequest) throws(Failure) {
    let groups = request.season.results.competitions.flatMap(\.groups)
    let known = Set(groups.flatMap(\.results).flatMap { [$0.home, $0.away] })
    for team in teams where NameSearch.only(team, in: Array(known)) == nil {
      throw request.wrong(SeasonOptions.unknownTeam(team, known: known.sorted { folded($0) < folded($1) }))
    }
  }
}

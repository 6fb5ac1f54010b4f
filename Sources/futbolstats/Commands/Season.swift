import FileWording
import Phrases
import Standings

extension Command {
  private static let why = Option("why", help: "option.season.why")
  private static let competition = Option("competition", value: "TEXT", help: "option.season.competition")
  private static let format = Option("format", choices: ["text", "csv"], help: "option.season.format")
  private static let strict = Option("strict", help: "option.season.strict")

  /// Makes tables of many matches.
  static let season = Command(
    "season", operands: [Operand("FOLDER|FILE"), Operand("table") { ["table"] }],
    options: [why] + TableOptions.all + [competition, format, strict], summary: "program.season",
    help: "program.season.help"
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FOLDER|FILE")
    try requireView(arguments.operands)
    let options = try TableOptions(arguments, console.words)
    let folder = try SeasonFolder(arguments.operands[0])
    let read = SeasonReading(folder, console).read()
    if read.wrong > 0, arguments.has(strict) { return false }
    let season = SeasonResults(read.sources, fold: folded)
    season.say(to: console)
    let place = arguments.operands[0]
    guard !read.sources.isEmpty else {
      // A file that is wrong has been told already.
      if read.wrong == 0 { throw wrong(place, Phrase("results.empty-folder")) }
      return false
    }
    let tables = try tables(of: season, arguments, place)
    try check(options.deductions.map(\.team), season, place)
    if arguments.value(format) == "csv" {
      guard tables.tables.count == 1 else {
        throw wrong(place, Phrase("results.several-tables", ["known": tables.names]))
      }
      console.write(Array(TableCSV.text(options.table(tables.tables[0])).utf8))
    } else {
      for (index, titled) in tables.tables.enumerated() {
        if index > 0 { console.print("") }
        let page = TablePage(
          table: options.table(titled), titled: titled, words: console.words, columns: console.columns,
          showsWhy: arguments.has(why))
        for line in page.lines() { console.print(line) }
      }
      for line in doubts(read, season, console.book) {
        for part in ([""] + line.wrapped(to: console.columns)) { console.print(part) }
      }
    }
    return read.wrong == 0
  }

  /// The view is the only one there is yet, in whatever language.
  private static func requireView(_ operands: [String]) throws(Failure) {
    guard operands.count > 1 else { throw .usage(.missing("table")) }
    let words = Phrasebook.everyLanguage.words("words.season.table")
    guard words.contains(where: { folded($0) == folded(operands[1]) }) else {
      throw .usage(.unknownWord(operands[1], known: ["table"]))
    }
    if operands.count > 2 { throw .usage(.tooMany(operands[2])) }
  }

  private static func tables(
    of season: SeasonResults, _ arguments: Arguments, _ place: String
  ) throws(Failure) -> SeasonTables {
    let all = SeasonTables(season, filter: nil)
    guard !all.tables.isEmpty else { throw wrong(place, Phrase("results.no-table")) }
    guard let filter = arguments.value(competition) else { return all }
    let some = SeasonTables(season, filter: filter)
    guard !some.tables.isEmpty else {
      throw wrong(place, Phrase("results.unknown-competition", ["name": filter, "known": all.names]))
    }
    return some
  }

  /// Whom points are taken from must play.
  private static func check(_ teams: [String], _ season: SeasonResults, _ place: String) throws(Failure) {
    let known = Set(season.competitions.flatMap(\.groups).flatMap(\.results).flatMap { [$0.home, $0.away] })
    for team in teams where !known.contains(where: { folded($0) == folded(team) }) {
      let names = known.sorted { folded($0) < folded($1) }.joined(separator: ", ")
      throw wrong(place, Phrase("results.unknown-team", ["name": team, "known": names]))
    }
  }

  /// Why the tables may be wrong.
  private static func doubts(
    _ read: SeasonReading.Outcome, _ season: SeasonResults, _ book: Phrasebook
  ) -> [String] {
    var lines: [String] = []
    if read.wrong > 0 { lines.append(book(Phrase("table.not-read", ["files": read.files], count: read.wrong))) }
    if !season.conflicts.isEmpty { lines.append(book(Phrase("table.conflicts", count: season.conflicts.count))) }
    return lines
  }

  private static func wrong(_ file: String, _ what: Phrase) -> Failure {
    .text([TextProblem(file: file, line: nil, what: .said(what))])
  }
}

extension SeasonResults {
  /// Says which matches are told in two ways.
  fileprivate func say(to console: Console) {
    for conflict in conflicts {
      let (kept, other) = (conflict.kept, conflict.other)
      let score = other.result.counted.map { "\($0.home)-\($0.away)" } ?? ""
      let place = other.line.map { "\(other.file):\($0)" } ?? other.file
      let what = Phrase(
        "results.conflict", ["match": console.words.result(kept.result), "file": place, "score": score])
      console.say(FileMessage(file: kept.file, line: kept.line, level: .warning, text: console.book(what)))
    }
  }
}

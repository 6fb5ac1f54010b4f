import FileWording
import Phrases
import Seasons
import Standings

extension Command {
  /// Adds many matches up.
  static let season = Command(
    "season",
    operands: [
      Operand("FOLDER|FILE"),
      Operand("VIEW", isOptional: true) {
        SeasonView.all.map(\.name) + SeasonEdit.names
      },
      Operand("NAME", isOptional: true),
    ],
    options: [TableOptions.why] + TableOptions.all + SeasonOptions.filters + [
      SeasonOptions.us, SeasonOptions.format, SeasonOptions.strict, SeasonDraft.date, SeasonDraft.keep,
      .output, .force, SeasonView.isPrivate, SeasonView.initials,
    ], summary: "program.season", help: "program.season.help"
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FOLDER|FILE")
    let place = arguments.operands[0]
    if let word = arguments.operands.dropFirst().first,
      let edit = SeasonEdit.named(word, arguments.operands.dropFirst(2))
    {
      return try edit.run(arguments.operands.dropFirst(2), in: place, arguments, console)
    }
    let (view, name) = try view(arguments.operands.dropFirst())
    if SeasonOptions.isOfResults(arguments), view.name != SeasonView.results.name {
      throw .usage(.together("--format football-data", view.name))
    }
    let options = try TableOptions(arguments, console.words)
    let folder = try SeasonFolder(place)
    let read = SeasonReading(folder, console).read()
    if read.wrong > 0, arguments.has(SeasonOptions.strict) { return false }
    let season = read.season
    season.results.say(to: console)
    if !read.filePath.isEmpty { season.sayStrangers(in: read.filePath, to: console) }
    func wrong(_ what: Phrase) -> Failure { .text([TextProblem(file: place, line: nil, what: .said(what))]) }
    guard !season.results.competitions.isEmpty else {
      // A file that is wrong has been told already.
      if read.wrong == 0 { throw wrong(Phrase("results.empty-folder")) }
      return false
    }
    let teams = season.teams
    let filter = try SeasonOptions.filter(arguments, options.scope, teams: teams, wrong: wrong)
    let us = try arguments.value(SeasonOptions.us).map { text throws(Failure) in
      try SeasonOptions.team(text, in: teams, wrong: wrong)
    }
    let request = SeasonRequest(
      arguments: arguments, console: console, place: place, read: read, season: season, options: options,
      filter: filter, name: name, us: us ?? season.us)
    if SeasonOptions.isOfSummary(arguments) { try request.showSummary(of: view) } else { try view.show(request) }
    if read.wrong > 0, !SeasonOptions.isForPrograms(arguments) {
      let line = console.book(Phrase("table.not-read", ["files": read.files], count: read.wrong))
      for part in [""] + line.wrapped(to: console.columns) { console.print(part) }
    }
    return read.wrong == 0
  }

  /// The view, in whatever language, and what it is about.
  private static func view(_ words: ArraySlice<String>) throws(Failure) -> (SeasonView, name: String?) {
    guard let word = words.first else { return (.overview, nil) }
    guard let view = SeasonView.named(word) else {
      throw .usage(.unknownWord(word, known: SeasonView.all.map(\.name) + SeasonEdit.names))
    }
    let rest = words.dropFirst()
    guard let operand = view.operand else {
      if let more = rest.first { throw .usage(.tooMany(more)) }
      return (view, nil)
    }
    // A name of several words needs no quotes.
    guard !rest.isEmpty else { throw .usage(.missing(operand)) }
    return (view, rest.joined(separator: " "))
  }
}

extension Season {
  /// Says whom the season's file names, and nobody knows.
  fileprivate func sayStrangers(in path: String, to console: Console) {
    for stranger in strangers {
      let line =
        switch stranger {
        case .team(_, let line), .player(_, let line), .met(_, _, let line): line
        }
      let text = console.words.stranger(stranger, teams: teams)
      console.say(FileMessage(file: path, line: line > 0 ? line : nil, level: .warning, text: text))
    }
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

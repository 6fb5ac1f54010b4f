import CommandSupport
import FileWording
import Phrases
import Seasons
import Standings

struct SeasonShowing {
  let arguments: Arguments
  let console: Console
  /// The user's arguments: a folder, a file, or parts.
  let places: [String]
  let view: SeasonView
  let name: String?
  let options: TableOptions

  /// - Parameter words: the name of the view in any language, and its subject.
  init(_ words: ArraySlice<String>, of places: [String], _ arguments: Arguments, _ console: Console) throws(Failure) {
    let arguments = try SeasonOptions.withFormat(arguments)
    self.arguments = arguments
    self.console = console
    self.places = places
    (view, name) = try Self.view(words, of: places, console)
    if arguments.value(SeasonOptions.format) == "csv", !view.isList {
      let isOverview = view.name == SeasonView.overview.name
      throw .usage(isOverview ? .missing("VIEW") : .together("--format csv", view.name(in: console.book)))
    }
    if SeasonOptions.isOfResults(arguments), view.name != SeasonView.results.name {
      throw .usage(.together("--format football-data", view.name(in: console.book)))
    }
    if arguments.has(SeasonOptions.by), view.name != SeasonView.minutes.name {
      throw .usage(.together(SeasonOptions.by.flag, view.name(in: console.book)))
    }
    if let by = arguments.value(SeasonOptions.by), by != "position" {
      throw .usage(.notAChoice(SeasonOptions.by.flag, by, ["position"]))
    }
    options = try TableOptions(arguments, console.words)
  }

  var detail: SheetDetail { SeasonOptions.isOfSummary(arguments) ? .everything : view.detail }

  /// - Returns: true if all files could be read.
  func show(_ read: SeasonReading.Outcome) throws(Failure) -> Bool {
    if read.wrong > 0 || !read.refused.isEmpty, arguments.has(SeasonOptions.strict) { return false }
    var season = read.season
    for competition in season.results.competitions {
      let rules = options.counting(of: competition.name, in: season.file)
      if rules != CountingRules() { season.counting[competition.name] = rules }
    }
    let place = places.first ?? ""
    season.results.say(to: console)
    if !read.filePath.isEmpty { season.sayStrangers(in: read.filePath, to: console) }
    func wrong(_ what: Phrase) -> Failure { .problem(what, in: place) }
    let isWhole = read.wrong == 0 && season.refused.isEmpty
    guard !season.results.competitions.isEmpty else {
      // Invalid files have already been reported.
      if isWhole { throw wrong(Phrase("results.empty-folder")) }
      return false
    }
    let filter = try SeasonOptions.filter(arguments, options.scope, season, wrong: wrong)
    let us = try arguments.value(SeasonOptions.us).map { text throws(Failure) in
      try SeasonOptions.team(text, of: season, wrong: wrong)
    }
    let request = SeasonRequest(
      arguments: arguments, console: console.adapted(to: season.laws ?? .football), place: place,
      shellPlace: shellPlace, shellFolder: shellFolder, read: read, season: season, options: options, filter: filter,
      name: name, us: us ?? season.us)
    if SeasonOptions.isOfSummary(arguments) {
      try request.showSummary(of: view)
    } else if let output = arguments.value(.output), output != "-", view.name != SeasonView.site.name {
      let privacy = try Privacy(arguments)
      let bytes = try console.kept { () throws(Failure) in try show(try published(request, privacy)) }
      _ = try SiteFile.write(bytes, to: output, force: arguments.has(.force), permissions: request.permissions(privacy))
    } else {
      // The terminal shows full names and notes.
      try show(request.isForPrograms ? try published(request, Privacy(arguments)) : request)
    }
    return isWhole
  }

  private func published(_ request: SeasonRequest, _ privacy: Privacy) throws(Failure) -> SeasonRequest {
    if view.isOfHealth { try SeasonOptions.requirePrivate(privacy, for: view.name(in: console.book), arguments) }
    return view.isOfStaff ? request.withNotes(privacy) : request.published(privacy)
  }

  private func show(_ request: SeasonRequest) throws(Failure) {
    try view.show(request)
    if !request.isForPrograms, !request.missing.isEmpty { console.print(wrapping: [""] + request.missing) }
  }

  private var shellPlace: [String] {
    let places = places.map(ShellWord.operand)
    guard arguments.has(PartOptions.finish) else { return places }
    let file = arguments.value(PartOptions.season).map { [PartOptions.season.flag, ShellWord.operand($0)] } ?? []
    return [PartOptions.finish.flag] + places + file
  }

  /// For parts, the folder of the matches is unknown.
  private var shellFolder: String {
    arguments.has(PartOptions.finish) ? console.book.placeholders(in: "FOLDER") : shellPlace.joined(separator: " ")
  }

  /// The view, by its name in any language, and its subject.
  private static func view(
    _ words: ArraySlice<String>, of places: [String], _ console: Console
  ) throws(Failure) -> (SeasonView, name: String?) {
    guard let word = words.first else { return (.overview, nil) }
    guard let view = SeasonView.named(word) else {
      throw .usage(.unknownWord(word, known: SeasonView.names(in: console.book)))
    }
    let rest = words.dropFirst()
    guard let operand = view.operand else {
      if let more = rest.first { throw .usage(.tooMany(more)) }
      return (view, nil)
    }
    // A name of several words needs no quotes.
    guard !rest.isEmpty else {
      let place = places.map(ShellWord.operand)
      let command = Program.line(.season, place + [word, console.book.placeholders(in: operand.name)], console.book)
      throw .usage(.missingAfter(word, operand.name, command: command))
    }
    return (view, rest.joined(separator: " "))
  }
}

extension Season {
  /// Warns about people in the season's file who appear in no match.
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
  /// Warns about matches with contradictory results.
  fileprivate func say(to console: Console) {
    for conflict in conflicts {
      let (kept, other) = (conflict.kept, conflict.other)
      let score = other.result.counted?.text ?? ""
      let place = other.line.map { "\(other.file):\($0)" } ?? other.file
      let what = Phrase(
        "results.conflict", ["match": console.words.result(kept.result), "file": place, "score": score])
      console.warn(what, in: kept.file, line: kept.line)
    }
  }
}

import CommandSupport
import MatchReports
import Phrases
import SeasonCommands
import Text

extension Command {
  private static let team = Option("team", choices: ["all", "ours"], help: "option.report.team")
  private static let halfTime = Option("half-time", help: "option.report.half-time")
  private static let format = Option(
    "format", choices: ReportKind.allCases.map(\.rawValue), help: "option.report.format")
  private static let brief = Option("brief", help: "option.report.brief")
  private static let card = Option(
    "card", choices: ["result", "half-time", "fixture", "lineup", "player"], help: "option.report.card")
  private static let of = Option("of", value: "PLAYER|TEAM", help: "option.report.of")
  private static let stylesheet = Option("stylesheet", value: "FILE", help: "option.report.stylesheet")
  private static let parameter = Option("param", value: "NAME=VALUE", repeats: true, help: "option.report.param")
  private static let ofSeason = Option("season", value: "FOLDER", help: "option.report.season")
  private static let output = Option("output", short: "o", value: "FILE|FOLDER|-", help: "option.report.output")

  static let report = Command(
    .report, operands: [.files],
    options: [output, .force, team, halfTime] + Privacy.options
      + [brief, format, card, of, .size, Look.option, ofSeason, stylesheet, parameter]
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    if arguments.has(format), arguments.has(stylesheet) { throw .usage(.together(format.flag, stylesheet.flag)) }
    let matches = try matches(of: arguments.operands, console)
    let kind = try kind(arguments, of: matches)
    let places = try ReportPlaces(
      of: matches, kind: kind, output: arguments.value(output) ?? (kind == .message ? "-" : nil),
      sources: arguments.values(stylesheet) + arguments.values(Look.option))
    let replacing = arguments.has(.force) ? OutputFile.Replacing.anything : .reports
    let privacy = try Privacy(arguments)
    let parameters = try Self.parameters(arguments, privacy, console)
    let look = try Look(arguments)
    let story = try arguments.value(ofSeason).map { folder throws(Failure) in try SeasonStory(in: folder, console) }
    let report = try Self.report(kind, stylesheet: arguments.value(stylesheet))
    try requireParameters(of: report, arguments)
    let loading = MatchLoading()
    let medical = kind == .page && privacy.isPrivate && !arguments.has(stylesheet)
    try places.makeFolder()
    return FileBatch.run(matches, console) { path throws(Failure) in
      let bytes = try InputFile.read(path)
      let match = try loading.read(bytes, file: path).match
      // The look takes precedence over the match file's details about its teams.
      let given =
        parameters
        + look.parameters(home: match[.home].name, away: match[.away].name, ours: match.ours, given: parameters)
        + (story?.parameters(of: match) ?? [])
      let remarks = medical ? try MedicalFile(folder: FileName.split(path).folder) : nil
      var outcome = FileBatch.Outcome()
      let crests = Crest.parameters(of: match, file: path, given: given) {
        outcome.messages += $0.warnings(console.files)
      }
      let all = given + crests + (remarks?.parameters(of: match) ?? [])
      let result = try Failure.catchingXML(report.make(of: bytes, name: path, parameters: all))
      outcome.messages += console.files.messages(result.messages)
      let made = kind == .card ? try CardImage.png(of: result.bytes) : result.bytes
      if let place = places[path] {
        try OutputFile.write(
          made, to: place, replacing: replacing, permissions: privacy.permissions(of: [path] + (remarks?.sources ?? []))
        )
        outcome.output = console.line(ofPath: place)
      } else {
        outcome.output = kind == .message && path != matches.first ? [UInt8(ascii: "\n")] + made : made
      }
      return outcome
    }
  }

  /// The kind of report, from the requested format or card, and from the extension of the output file. With a user's
  /// stylesheet, any extension is allowed, and `.png` is an image of the drawing that it makes.
  private static func kind(_ arguments: Arguments, of matches: [String]) throws(Failure) -> ReportKind {
    let format = arguments.value(format).flatMap(ReportKind.init(rawValue:))
    var file = arguments.value(output)
    if let path = file,
      path == "-" || path.hasSuffix("/") || OutputFile.isFolder(path)
        || arguments.has(stylesheet) && !arguments.has(card) && !path.lowercased().hasSuffix(".png")
    {
      file = nil
    }
    if let file { try SourceFiles(matches).refuse(file) }
    let isCard = arguments.has(card)
    return try endings.kind(of: file, requested: format, usual: isCard ? .card : .page) {
      !isCard || [.card, .drawing].contains($0)
    }
  }

  /// Users may choose other extensions with `--format`, such as notes.md for a text.
  private static let endings = FileEndings<ReportKind>([
    .init(".html", ".htm", usual: .page), .init(".message.txt", usual: .message),
    .init(".txt", usual: .text, others: [.message]), .init(".players.csv", usual: .players),
    .init(".actions.csv", usual: .actions), .init(".csv", others: [.players, .actions]), .init(".png", usual: .card),
    .init(".svg", usual: .drawing),
  ])

  /// The matches among the files. For `report *`, files that the program has written are skipped. Obvious non-matches
  /// are skipped too, unless nothing else is left.
  /// - Throws: `Failure` if the program has written all the files.
  private static func matches(of files: [String], _ console: Console) throws(Failure) -> [String] {
    let made = files.filter(OtherFile.isMade)
    guard made.count < files.count else {
      throw .text(made.map { TextProblem(file: $0, line: nil, what: Phrase("report.is-made")) })
    }
    let rest = files.filter { !made.contains($0) }
    var others = rest.count > 1 ? rest.filter(OtherFile.isUnrelated) : []
    if others.count == rest.count { others = [] }
    for (key, skipped) in [("report.passed-over", made), ("report.no-matches", others)] where !skipped.isEmpty {
      let named = skipped.prefix(3).map(ShellWord.quoted).joined(separator: " ") + (skipped.count > 3 ? " ..." : "")
      console.say(Phrase(key, ["files": named], count: skipped.count))
    }
    return rest.filter { !others.contains($0) }
  }

  private static func report(_ kind: ReportKind, stylesheet: String?) throws(Failure) -> ReportStylesheet {
    if let stylesheet { return try Failure.catchingXML(ReportStylesheet(stylesheet: stylesheet)) }
    return try Failure.catchingXML(ReportStylesheet(kind))
  }

  /// Refuses parameters that the report's stylesheet does not declare. XSLT would ignore them, so a misspelt parameter
  /// would go unnoticed.
  private static func requireParameters(of report: ReportStylesheet, _ arguments: Arguments) throws(Failure) {
    for (name, _) in try arguments.pairs(parameter) where !report.parameters.contains(name) {
      throw .usage(.unknownParameter(parameter.flag, name, known: report.parameters.sorted()))
    }
  }

  /// The stylesheet's parameters. Plain `xsltproc` accepts the same parameters and produces the same bytes with them.
  private static func parameters(
    _ arguments: Arguments, _ privacy: Privacy, _ console: Console
  ) throws(Failure) -> [ReportStylesheet.Parameter] {
    var parameters = [("lang", console.book.language.code)] + privacy.parameters
    for option in [halfTime, brief] where arguments.has(option) { parameters.append((option.name, "yes")) }
    for option in [team, card, of, .size] {
      if let value = arguments.value(option) { parameters.append((option.name, value)) }
    }
    return try parameters
      + arguments.pairs(parameter).map { pair throws(Failure) in
        (pair.key, pair.key.hasSuffix("-crest") ? try Crest.address(pair.value) : pair.value)
      }
  }
}

import CommandSupport
import Exchange
import MatchModel
import MatchRules
import Phrases

extension Command {
  private static let folder = Option("output", short: "o", value: "FOLDER", help: "option.import.output")
  private static let format = Option("format", choices: ForeignFormat.names, help: "option.import.format")
  private static let only = Option("only", value: "TEXT", help: "option.import.only")
  private static let home = Option("home", value: "NAME", help: "option.import.home")
  private static let squad = Option("squad", value: "TEAM=FILE", repeats: true, help: "option.import.squad")
  private static let ruleSet = Option("rules", value: .ruleSet, help: "option.import.rules")
  private static let into = Option("into", value: "FILE", help: "option.import.into")
  private static let lead = Option("lead", value: "SECONDS", help: "option.import.lead")
  private static let map = Option("map", value: "FILE", help: "option.import.map")
  private static let keepLabels = Option("keep-labels", help: "option.import.keep-labels")
  private static let keepGoing = Option("keep-going", help: "option.import.keep-going")
  private static let zone = Option("zone", value: "NAME", help: "option.import.zone")
  private static let update = Option("update", help: "option.import.update")
  private static let list = Option("list", help: "option.import.list")

  static let `import` = Command(
    .import, operands: [.files],
    options: [folder, format, only, home, squad, ruleSet, into] + ClipOptions.halves
      + [lead, map, keepLabels, keepGoing, zone, update, list], formats: ForeignFormat.names
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    var options = ReadingOptions()
    options.home = arguments.value(home)
    options.keepsGoing = arguments.has(keepGoing)
    options.zone = try arguments.value(zone, expected: Phrase("usage.expects-zone")) {
      LocalClock.knows($0) ? $0 : nil
    }
    try readVideo(arguments, &options)
    let base = try arguments.value(into).map { path throws(Failure) in try MatchLoading().load(path).accepted }
    options.teams = base?.match.teams.map(\.name)
    let place = try arguments.has(list) ? nil : ImportFolder(arguments.value(folder) ?? ".")
    let played = try PlayedRules(named: arguments.value(ruleSet))
    var settlement = Settlement(rules: played.rules)
    settlement.ruleSet = played.name
    settlement.overrides = played.overrides
    options.periods = (base?.rules ?? played.rules).periods
    for (team, file) in try arguments.pairs(squad) {
      let players = try SquadFile(file, rules: played.rules).team(named: team) { console.warn($0) }.players
      settlement.squads.append((team: team, players: players))
    }
    return try ImportRun(
      files: arguments.operands, format: arguments.value(format).flatMap(ForeignFormat.named), options: options,
      only: arguments.value(only), settlement: settlement, base: base, folder: place,
      updates: arguments.has(update), console: console
    ).run()
  }

  private static func readVideo(_ arguments: Arguments, _ options: inout ReadingOptions) throws(Failure) {
    options.halves = try ClipOptions.positions(arguments)
    options.lead = try ClipOptions.seconds(lead, arguments) ?? 0
    options.keepsLabels = arguments.has(keepLabels)
    guard let path = arguments.value(map) else { return }
    let text = try InputFile.text(of: path)
    do throws(ExchangeProblem) {
      options.kinds = try TimelineMap.kinds(text)
    } catch {
      throw .problem(Phrase("import.bad-map"), in: path, line: error.line)
    }
  }
}

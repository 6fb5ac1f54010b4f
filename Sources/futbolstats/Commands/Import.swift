import Exchange
import FileWording
import MatchRules
import Phrases

extension Command {
  private static let folder = Option("output", short: "o", value: "FOLDER", help: "option.import.output")
  private static let format = Option("format", choices: ForeignFormat.names, help: "option.import.format")
  private static let only = Option("only", value: "TEXT", help: "option.import.only")
  private static let home = Option("home", value: "NAME", help: "option.import.home")
  private static let squad = Option("squad", value: "TEAM=FILE", repeats: true, help: "option.import.squad")
  private static let ruleSet = Option(
    "rules", value: "NAME|FILE", suggestions: RuleSetLibrary.names, help: "option.import.rules")
  private static let keepGoing = Option("keep-going", help: "option.import.keep-going")
  private static let zone = Option("zone", value: "NAME", help: "option.import.zone")
  private static let update = Option("update", help: "option.import.update")
  private static let list = Option("list", help: "option.import.list")

  /// Makes match files of other programs' files.
  static let `import` = Command(
    "import", operands: [.files], options: [folder, format, only, home, squad, ruleSet, keepGoing, zone, update, list],
    summary: "program.import", help: "program.import.help"
  ) { arguments, console throws(Failure) in
    try arguments.requireOperands("FILE")
    var options = ReadingOptions()
    options.home = arguments.value(home)
    options.keepsGoing = arguments.has(keepGoing)
    options.zone = arguments.value(zone)
    if let name = options.zone, !LocalClock.knows(name) {
      throw .usage(.badValue(zone.flag, name, expected: Phrase("usage.expects-zone")))
    }
    let place = try arguments.has(list) ? nil : ImportFolder(arguments.value(folder) ?? ".")
    let played = try PlayedRules(named: arguments.value(ruleSet), overrides: [], console)
    var settlement = Settlement(rules: played.rules)
    (settlement.ruleSet, settlement.overrides) = (played.name, played.overrides)
    for (team, file) in try arguments.pairs(squad) {
      let players = try SquadFile(file, starters: played.rules.players).team(named: team) { console.warn($0) }.players
      settlement.squads.append((team: team, players: players))
    }
    return try ImportRun(
      files: arguments.operands, format: arguments.value(format).flatMap(ForeignFormat.named), options: options,
      only: arguments.value(only), settlement: settlement, folder: place,
      updates: arguments.has(update), console: console
    ).run()
  }
}

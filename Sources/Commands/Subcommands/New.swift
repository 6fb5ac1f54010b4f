import CommandSupport
import MatchModel
import MatchRules
import MatchXML
import Phrases
import SeasonCommands
import Terminal
import Text

extension Command {
  private static let home = Option("home", value: "NAME", help: "option.new.home")
  private static let away = Option("away", value: "NAME", help: "option.new.away")
  private static let homeSquad = Option("home-squad", value: "FILE", help: "option.new.home-squad")
  private static let awaySquad = Option("away-squad", value: "FILE", help: "option.new.away-squad")
  private static let colours = BothSides(
    home: Option("home-colour", value: "#RRGGBB", help: "option.new.home-colour"),
    away: Option("away-colour", value: "#RRGGBB", help: "option.new.away-colour"))
  private static let crests = BothSides(
    home: Option("home-crest", value: "NAME", help: "option.new.home-crest"),
    away: Option("away-crest", value: "NAME", help: "option.new.away-crest"))
  private static let ruleSet = Option("rules", value: .ruleSet, help: "option.new.rules")
  private static let set = Option("set", value: ruleParameter, repeats: true, help: "option.new.set")
  private static let ruleParameter = Placeholder("KEY=VALUE") { line in
    RuleParameter.all.map {
      Candidate($0.key + "=", description: line.console.book(Phrase("rule-parameter.\($0.key)")))
    }
  }
  private static let us = Option("us", choices: ["home", "away", "none"], help: "option.new.us")
  private static let identifier = Option("id", value: "HEX", help: "option.new.id")
  private static let from = Option("from", value: "FILE", help: "option.new.from")

  static let new = Command(
    .new, operands: [.file, Operand("HOME", isOptional: true), Operand("AWAY", isOptional: true)],
    options: [
      home, away, homeSquad, awaySquad, colours.home, colours.away, crests.home, crests.away, ruleSet, set, us,
    ] + DetailOptions.all + [identifier, from, .force]
  ) { arguments, console throws(Failure) in
    let (path, typed) = try operands(arguments)
    try sources(arguments).refuse(path)
    let last = try arguments.value(from).map { path throws(Failure) in try CarriedMatch(path, of: nil, console) }
    let carried = try last.map { last throws(Failure) in
      try CarriedSquad(
        last, on: arguments.date(DetailOptions.date) ?? "", in: arguments.value(DetailOptions.competition))
    }
    let ours: Side = arguments.value(us) == "away" ? .away : .home
    let isWritten = arguments.has(home) || arguments.has(away)
    let names = isWritten ? typed : last?.names(typed, ours: ours) ?? typed
    let changes = try (arguments.has(ruleSet) ? [] : last?.overrides ?? []) + arguments.pairs(set)
    let played = try PlayedRules(named: arguments.value(ruleSet) ?? last?.match.ruleSet, overrides: changes)
    let teams = try ours.pair(
      team(ours, names[ours], arguments, played.rules, console, carried?.team),
      team(ours.other, names[ours.other], arguments, played.rules, console))
    guard DetailsCheck.areDistinct(teams.home.name, teams.away.name) else { throw .usage(.sameName(teams.home.name)) }
    var match = Match(teams: teams, ruleSet: played.name, overrides: played.overrides)
    match.ours = arguments.value(us) == "none" ? nil : ours
    for side in Side.allCases { try look(&match[side], side, arguments, match: path) }
    match.details = try DetailOptions.details(arguments)
    if let last {
      match.details.complete(with: last.match(ours: ours, squad: teams[ours], opponent: teams[ours.other]).details)
    }
    match.identifier =
      try arguments.value(identifier, expected: Phrase("format.expects-identifier")) {
        MatchIdentifier.isOne($0) ? $0 : nil
      } ?? MatchIdentifier.random()
    if let folder = arguments.values(DetailOptions.season).last(where: OutputFile.isFolder) {
      let warnings = try SuspensionWarnings(
        Ledger(replaying: match, rules: played.rules), at: path, earlier: folder, console)
      warnings.say(about: path, to: console)
    }
    try write(match, to: path, force: arguments.has(.force), console)
    if path != "-" { try last?.brief(of: names[ours.other], match.details, console) }
    return true
  }

  /// The file, and the names of the teams if they follow it.
  private static func operands(_ arguments: Arguments) throws(Failure) -> (path: String, names: BothSides<String?>) {
    guard let path = arguments.operands.first, !path.isEmpty else { throw .usage(.missing("FILE")) }
    let names = arguments.operands.dropFirst().map(TextFile.plain)
    if names.count > 2 { throw .usage(.tooManyNames(names[2])) }
    return (path, BothSides(home: names.first, away: names.dropFirst().first))
  }

  private static func sources(_ arguments: Arguments) -> SourceFiles {
    SourceFiles(
      [homeSquad, awaySquad].compactMap { arguments.value($0).map { SquadFile.place(of: $0).path } }
        + arguments.values(ruleSet) + arguments.values(from))
  }

  private static func team(
    _ side: Side, _ operand: String?, _ arguments: Arguments, _ rules: RuleSet, _ console: Console,
    _ carried: Team? = nil
  ) throws(Failure) -> Team {
    let option = side == .home ? home : away
    if operand != nil, arguments.has(option) { throw .usage(.givenTwice(option.flag)) }
    let name = operand ?? arguments.value(option)
    if let name, !DetailsCheck.isTeamName(name) {
      throw .usage(.badValue(option.flag, name, expected: Phrase("usage.expects-name")))
    }
    if let name { try DetailOptions.checkLength(name, option) }
    guard let squad = arguments.value(side == .home ? homeSquad : awaySquad) else {
      guard var team = carried else { return rules.unnamedTeam(name ?? console.words.defaultTeamName(side)) }
      if let name { team.name = name }
      return team
    }
    var team = try SquadFile(squad, rules: rules).team(named: name) { console.warn($0) }
    if team.name.isEmpty { team.name = console.words.defaultTeamName(side) }
    return team
  }

  private static func look(_ team: inout Team, _ side: Side, _ arguments: Arguments, match: String) throws(Failure) {
    team.colour =
      try arguments.value(colours[side], expected: Phrase("format.expects-colour")) { TeamLook.colour(typed: $0) }
      ?? team.colour
    team.crest =
      try arguments.value(crests[side], expected: Phrase("format.expects-crest")) { TeamLook.isCrest($0) ? $0 : nil }
      ?? team.crest
    if !team.crest.isEmpty { _ = try Crest.image(team.crest, besideMatch: match) }
  }

  private static func write(_ match: Match, to path: String, force: Bool, _ console: Console) throws(Failure) {
    let bytes = MatchWriter().bytes(of: match)
    if path == "-" { return console.write(bytes) }
    try OutputFile.write(bytes, to: path, replacing: force ? .anything : .nothing)
    let command = Program.line(.record, [ShellWord.operand(path)], console.book)
    let (home, away) = (match.teams.home.name, match.teams.away.name)
    console.print(Phrase("new.created", ["file": path, "home": home, "away": away, "command": command]))
  }
}

import CommandSupport
import MatchXML
import Phrases
import Seasons
import Standings
import Wording

struct TableOptions {
  static let why = Option("why", help: "option.season.why")
  static let rules = Option("rules", choices: RuleFamily.all.map(\.name), help: "option.season.rules")
  static let set = Option("set", value: .setting, repeats: true, help: "option.season.set")
  static let deduct = Option("deduct", value: "TEAM=POINTS", repeats: true, help: "option.season.deduct")
  static let home = Option("home", help: "option.season.home")
  static let away = Option("away", help: "option.season.away")
  static let asOf = Option("as-of", value: "YYYY-MM-DD", help: "option.season.as-of")
  static let round = Option("round", value: "N", help: "option.season.round")

  static let confirmed = Option("confirmed", help: "option.season.confirmed")

  static let all = [rules, set, deduct, home, away, asOf, round, confirmed]

  /// Options of the command line, which take precedence over the season's file.
  private let family: RuleFamily?
  private let settings: [SeasonFile.Setting]
  let scope: TableScope
  let deductions: [(team: String, points: Int)]

  init(_ arguments: Arguments, _ words: Wording) throws(Failure) {
    family = arguments.value(Self.rules).flatMap(RuleFamily.named)
    settings = try arguments.pairs(Self.set).map { SeasonFile.Setting($0.key, $0.value) }
    for setting in settings { try Self.check(setting, words) }
    scope = try Self.scope(arguments)
    deductions = try arguments.pairs(Self.deduct).map { team, text throws(Failure) in
      guard let points = Int(text), (1...999).contains(points) else {
        throw .usage(.badValue(Self.deduct.flag, "\(team)=\(text)", expected: Phrase("usage.expects-deduction")))
      }
      return (team: team, points: points)
    }
  }

  private static func scope(_ arguments: Arguments) throws(Failure) -> TableScope {
    if arguments.has(home), arguments.has(away) { throw .usage(.together(home.flag, away.flag)) }
    var scope = TableScope()
    if arguments.has(home) { scope.sides = [.home] }
    if arguments.has(away) { scope.sides = [.away] }
    scope.date = try arguments.date(asOf)
    scope.isConfirmedOnly = arguments.has(confirmed)
    scope.matchday = try arguments.number(round, in: 1...999, expected: Phrase("usage.expects-round"))
    scope.last = try arguments.number(SeasonOptions.last, in: 1...999, expected: Phrase("usage.expects-matches"))
    return scope
  }

  /// Throws if the rules are unknown.
  /// - Parameter what: the option or edit that sets it.
  static func check(
    _ setting: SeasonFile.Setting, _ words: Wording, by what: String = set.flag, known: [String]? = nil
  ) throws(Failure) {
    let text = "\(setting.key)=\(setting.value)"
    switch setting.problem {
    case .unknownSetting(let name, let rules): throw .usage(SettingKey.unknown(name, known: known ?? rules, words.book))
    case .badSetting(_, _, let expectation):
      throw .usage(.badValue(what, text, expected: words.expectation(expectation)))
    default: break
    }
  }

  /// The table rules of a competition. Unless they are set, points per match are those of the game.
  func rules(of competition: String, in season: Season) -> TableRules {
    var rules = family(of: competition, in: season.file).rules
    if let known = known(competition, in: season.file) { rules.winPoints = known.winPoints }
    if let points = season.tablePoints(in: competition) {
      rules.winPoints = points.win
      rules.drawPoints = points.draw
      rules.lossPoints = points.loss
    }
    rules.scoresPoints = season.scoresPoints(in: competition)
    rules.allowsDraws = season.allowsDraws(in: competition)
    return changed(rules, of: competition, in: season.file)
  }

  func discipline(of competition: String, in file: SeasonFile) -> DisciplineRules {
    var rules = DisciplineRules.named(family(of: competition, in: file).name)
    if let wipe = KnownTournament(competition)?.cautionWipe { rules.cautionWipe = wipe }
    return changed(rules, of: competition, in: file)
  }

  func discipline(in file: SeasonFile) -> (String) -> DisciplineRules { { discipline(of: $0, in: file) } }

  func playingTime(of competition: String, in file: SeasonFile) -> PlayingTimeRules {
    changed(PlayingTimeRules(), of: competition, in: file)
  }

  /// The rules for players' statistics in a competition, or in all competitions if it is empty.
  func counting(of competition: String, in file: SeasonFile) -> CountingRules {
    changed(CountingRules(), of: competition, in: file)
  }

  private func changed<Rules: SettableRules>(
    _ usual: Rules, of competition: String, in file: SeasonFile
  ) -> Rules {
    var rules = usual
    for setting in settings(of: competition, in: file) { rules.set(setting.key, to: setting.value) }
    return rules
  }

  /// True if it is unknown after which rounds of the competition cautions are wiped.
  func isCautionWipeUnknown(of competition: String, in file: SeasonFile) -> Bool {
    KnownTournament(competition)?.cautionWipe == nil
      && !settings(of: competition, in: file).contains { $0.key == "caution-wipe" }
  }

  private func family(of competition: String, in file: SeasonFile) -> RuleFamily {
    chosen(competition, in: file) ?? known(competition, in: file).flatMap { RuleFamily.named($0.family) } ?? .rfef
  }

  /// The rules named on the command line or in the season's file.
  private func chosen(_ competition: String, in file: SeasonFile) -> RuleFamily? {
    let named = [file.competition(named: competition)?.rules ?? "", file.rules].first { !$0.isEmpty }
    return family ?? named.flatMap(RuleFamily.named)
  }

  /// The tournament, if its rules are known and no others are chosen.
  private func known(_ competition: String, in file: SeasonFile) -> KnownTournament? {
    chosen(competition, in: file) == nil ? KnownTournament(competition) : nil
  }

  /// If a rule is set more than once, the last setting wins.
  private func settings(of competition: String, in file: SeasonFile) -> [SeasonFile.Setting] {
    file.settings + (file.competition(named: competition)?.settings ?? []) + settings
  }

  /// The table under these options.
  /// - Parameter scope: the part of the season; nil for the one given on the command line.
  func table(_ titled: TitledTable, of season: Season, scope: TableScope? = nil) -> LeagueTable {
    let teams = Set(titled.results.flatMap { [$0.home, $0.away] })
    let own = deductions.compactMap { deduction in
      NameSearch.only(deduction.team, in: Array(teams)).map { Deduction($0, deduction.points) }
    }
    return LeagueTable(
      of: titled.results, by: rules(of: titled.competition, in: season), scope: scope ?? self.scope,
      deductions: own + season.deductions(in: titled.competition), decided: season.decidedOrders, sortKey: folded)
  }
}

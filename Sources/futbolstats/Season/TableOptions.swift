import MatchModel
import Phrases
import Seasons
import Standings
import Wording

/// What the command line says of the table: rules, deductions and what part of the season.
struct TableOptions {
  static let why = Option("why", help: "option.season.why")
  static let rules = Option("rules", choices: RuleFamily.all.map(\.name), help: "option.season.rules")
  static let set = Option(
    "set", value: "KEY=VALUE", suggestions: names.map { $0 + "=" }, repeats: true,
    help: "option.season.set")
  static let deduct = Option("deduct", value: "TEAM=POINTS", repeats: true, help: "option.season.deduct")
  static let home = Option("home", help: "option.season.home")
  static let away = Option("away", help: "option.season.away")
  static let asOf = Option("as-of", value: "YYYY-MM-DD", help: "option.season.as-of")
  static let round = Option("round", value: "N", help: "option.season.round")

  /// What can be set.
  private static var names: [String] { TableParameter.all.map(\.name) + DisciplineParameter.all.map(\.name) }

  static let all = [rules, set, deduct, home, away, asOf, round]

  let rules: TableRules
  let discipline: DisciplineRules
  let scope: TableScope
  let deductions: [(team: String, points: Int)]

  init(_ arguments: Arguments, _ words: Wording) throws(Failure) {
    let family = arguments.value(Self.rules).flatMap(RuleFamily.named) ?? .rfef
    var (rules, discipline) = (family.rules, DisciplineRules.named(family.name))
    for (name, value) in try arguments.pairs(Self.set) {
      if let parameter = DisciplineParameter.named(name) {
        guard parameter.set(value, in: &discipline) else {
          let expected = Phrase("rules.expects-such-as", ["example": parameter.example])
          throw .usage(.badValue(Self.set.flag, "\(name)=\(value)", expected: expected))
        }
        continue
      }
      guard let parameter = TableParameter.named(name) else {
        throw .usage(.unknownWord(name, known: Self.names))
      }
      guard parameter.set(value, in: &rules) else {
        throw .usage(.badValue(Self.set.flag, "\(name)=\(value)", expected: words.expectation(parameter.expectation)))
      }
    }
    self.rules = rules
    self.discipline = discipline
    scope = try Self.scope(arguments)
    var deductions: [(team: String, points: Int)] = []
    for (team, text) in try arguments.pairs(Self.deduct) {
      guard let points = Int(text), (1...999).contains(points) else {
        throw .usage(.badValue(Self.deduct.flag, "\(team)=\(text)", expected: Phrase("usage.expects-deduction")))
      }
      deductions.append((team, points))
    }
    self.deductions = deductions
  }

  private static func scope(_ arguments: Arguments) throws(Failure) -> TableScope {
    if arguments.has(home), arguments.has(away) { throw .usage(.together(home.flag, away.flag)) }
    var scope = TableScope()
    if arguments.has(home) { scope.sides = [.home] }
    if arguments.has(away) { scope.sides = [.away] }
    if let date = arguments.value(asOf) {
      guard DetailsCheck.isDate(date) else {
        throw .usage(.badValue(asOf.flag, date, expected: Phrase("usage.expects-date")))
      }
      scope.date = date
    }
    if let text = arguments.value(round) {
      guard let number = Int(text), (1...999).contains(number) else {
        throw .usage(.badValue(round.flag, text, expected: Phrase("usage.expects-round")))
      }
      scope.matchday = number
    }
    return scope
  }

  /// The table of results by what was said.
  func table(_ titled: SeasonTables.Titled) -> LeagueTable {
    let teams = Set(titled.results.flatMap { [$0.home, $0.away] })
    let deductions = deductions.compactMap { deduction in
      teams.first { folded($0) == folded(deduction.team) }.map { Deduction($0, deduction.points) }
    }
    return LeagueTable(of: titled.results, by: rules, scope: scope, deductions: deductions, sortKey: folded)
  }
}

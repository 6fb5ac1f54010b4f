import MatchModel
import MatchReports
import MatchRules
import MatchXML
import Testing

/// A match with a stopped clock: slices of five minutes and no stoppage time.
@Suite struct StoppedClockPageTests {
  /// Two halves with an event in every fifth minute, and an announcement.
  private static func page(_ ruleSet: String, _ rules: RuleSet, _ lang: String = "en", announced: Int? = nil) throws
    -> String
  {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = ruleSet
    match.overrides = rules.differences(from: RuleSetLibrary.rules(ruleSet) ?? RuleSet())
    for period in rules.course.prefix(2) {
      match.actions.append(
        PeriodStart(period, length: rules.length(of: period), announced: announced, wallClock: nil))
      for minute in stride(from: rules.minutes(before: period) + 1, through: rules.lastMinute(of: period), by: 5) {
        let moment = Moment(.during(period), minute: MatchMinute(minute))
        match.actions.append(Corner(at: moment, team: .home, taker: nil))
      }
      match.actions.append(PeriodEnd(period, minute: MatchMinute(rules.lastMinute(of: period)), wallClock: nil))
    }
    let file = MatchWriter().bytes(of: match)
    let made = try ReportStylesheet(.page).bytes(
      of: file, name: "match.xml", parameters: [("lang", lang), ("private", "yes")])
    return String(decoding: made, as: UTF8.self)
  }

  private static func slices(of page: String) -> [String] {
    page.matches(of: /<tr data-slice="([^"]+)"/).map { String($0.1) }
  }

  /// The page knows only the file and recognises rule sets with a stopped clock by name.
  @Test(arguments: RuleSetLibrary.names)
  func slicesMatchEveryRuleSet(name: String) throws {
    let rules = try #require(RuleSetLibrary.rules(name))
    for clock in GameClock.allCases {
      var other = rules
      other.clock = clock
      let slices = other.course.prefix(2).flatMap { other.slices(of: $0).map(\.description) }
      #expect(Self.slices(of: try Self.page(name, other)) == slices)
    }
  }

  /// It also recognises rule sets with quarters, whose half-time comes after the second.
  @Test(arguments: RuleSetLibrary.names)
  func halfTimeMatchesEveryRuleSet(name: String) throws {
    let rules = try #require(RuleSetLibrary.rules(name))
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.ruleSet = name
    for period in rules.course where period.kind == .regular {
      match.actions.append(PeriodStart(period, length: rules.length(of: period), wallClock: nil))
      let moment = Moment(.during(period), minute: MatchMinute(rules.lastMinute(of: period)))
      match.actions.append(Goal(at: moment, team: .home, shot: Shot(shooter: .unidentified(0))))
      match.actions.append(PeriodEnd(period, minute: moment.minute, wallClock: nil))
    }
    let file = MatchWriter().bytes(of: match)
    func page(_ half: String) throws -> Markup {
      Markup(try ReportStylesheet(.page).bytes(of: file, name: "match.xml", parameters: [("half-time", half)]))
    }
    func shown(_ page: Markup, _ stat: String) -> [String] {
      page.figures().filter { $0.figure.about == ["stat": stat, "team": "home"] }.map(\.shown)
    }
    #expect(shown(try page("no"), "score-half-time").first == String(rules.periods / 2))
    #expect(shown(try page("yes"), "score").first == String(rules.periods / 2))
  }

  @Test(arguments: [("en", "Every five minutes"), ("es", "Cada cinco minutos"), ("ca", "Cada cinc minuts")])
  func headingNamesTheSliceLength(lang: String, heading: String) throws {
    var rules = RuleSet()
    (rules.clock, rules.periodLength) = (.stopped, 20)
    let page = try Self.page("official", rules, lang)
    #expect(Self.slices(of: page) == ["1-5", "6-10", "11-15", "16-20", "21-25", "26-30", "31-35", "36-40"])
    #expect(page.contains("<h2>\(heading)</h2>"))
  }

  @Test func noStoppageTimeWithAStoppedClock() throws {
    var rules = RuleSet()
    (rules.clock, rules.periodLength) = (.stopped, 20)
    let announced = "2 minutes of stoppage time announced"
    #expect(!(try Self.page("official", rules, announced: 2)).contains(announced))
    rules.clock = .running
    #expect(try Self.page("official", rules, announced: 2).contains(announced))
  }
}

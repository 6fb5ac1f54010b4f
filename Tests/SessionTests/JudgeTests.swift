import MatchModel
import MatchRules
import RecordingSession
import Testing

/// The laws on what would be recorded, without a session.
@Suite struct JudgeTests {
  private static let substitute = SessionFixture.player(14)
  private static let starter = SessionFixture.player(4)

  private static func at(_ minute: Int) -> Moment { Moment(.during(.regular(1)), minute: MatchMinute(minute)) }

  private static func goal(by person: MatchModel.Person) -> Goal {
    Goal(at: at(30), team: .home, shot: Shot(shooter: person))
  }

  private static func yellow(_ minute: Int) -> Card {
    Card(at: at(minute), team: .home, person: starter, color: .yellow)
  }

  private static func ledger(_ actions: Action...) -> Ledger {
    var match = SessionFixture.match()
    match.actions = ActionList([PeriodStart(.regular(1), length: 45, wallClock: nil)] + actions)
    return Ledger(replaying: match, rules: RuleSet())
  }

  /// The laws of the breaches that the finding asks about, and of those that it refuses in a script.
  private static func laws(_ finding: Finding?) -> [[String]] {
    guard case .ask(let inquiry)? = finding, case .breaches(let asked) = inquiry.doubt,
      case .unconfirmed(let refused)? = inquiry.inScript?.reason
    else { return [] }
    return [asked, refused].map { $0.map(\.breach.law.rawValue) }
  }

  @Test func lawfulActionIsAppended() {
    let judge = Judge(Self.ledger())
    let goal = judge.new.judge(Self.goal(by: Self.starter))
    #expect(judge.finding(on: goal) == nil)
    judge.append(goal)
    #expect(judge.new.match.actions.map(\.kind) == [.periodStart, .goal])
  }

  @Test func breachIsAskedAboutOnce() {
    let goal = Self.ledger().judge(Self.goal(by: Self.substitute))
    #expect(Self.laws(Judge(Self.ledger()).finding(on: goal)) == [["D1"], ["D1"]])
    #expect(Judge(Self.ledger(), agreed: goal.objections).finding(on: goal) == nil)
  }

  @Test func appendingConfirmsTheBreach() {
    let judge = Judge(Self.ledger())
    let goal = judge.append(judge.new.judge(Self.goal(by: Self.substitute)))
    #expect(goal.confirmed.map(\.rawValue) == ["D1"] && judge.new.judgements.allSatisfy(\.objections.isEmpty))
  }

  @Test func forbiddenActionIsRefused() throws {
    let red = Card(at: Self.at(10), team: .home, person: Self.starter, color: .red)
    let goal = Self.ledger(red).judge(Self.goal(by: Self.starter))
    let finding = Judge(Self.ledger(red), column: 7).finding(on: goal)
    guard case .refuse(let refusal)? = finding, case .law(let objection, nil) = refusal.reason else {
      Issue.record("\(String(describing: finding))")
      return
    }
    #expect(refusal.column == 7 && objection.breach.verdict == .refuse && objection.action.kind == .goal)
  }

  @Test func effectsOfACorrectionAreAskedAbout() throws {
    let ledger = Self.ledger(Self.yellow(10), Self.yellow(20))
    var match = ledger.match
    match.actions.remove(at: 1)
    let judge = Judge(ledger, CorrectedMatch(match, asksAboutField: true))
    let effects = judge.effects
    let second = ledger.match.actions.id(at: 2)
    #expect(effects == [.becomesFirstYellow(second, Participant(.booked, .home, Self.starter))])
    guard case .ask(let inquiry)? = judge.finding(on: effects),
      case .correction(let asked) = inquiry.doubt, case .correction(let refused)? = inquiry.inScript?.reason
    else {
      Issue.record("not asked")
      return
    }
    #expect([asked, refused].map(\.effects) == [effects, effects])
    #expect([asked, refused].map(\.isAboutField) == [true, false])
  }

  /// A user confirms a change of the score. A script need not.
  @Test func changedScoreIsAskedAboutAtThePrompt() throws {
    let ledger = Self.ledger(Self.goal(by: Self.starter))
    var match = ledger.match
    match.actions.remove(at: 1)
    let asking = Judge(ledger, CorrectedMatch(match))
    let judge = Judge(ledger, CorrectedMatch(match, asksAboutScore: false))
    #expect(judge.finding(on: judge.effects) == nil)
    guard case .ask(let inquiry)? = asking.finding(on: asking.effects) else {
      Issue.record("not asked")
      return
    }
    #expect(inquiry.inScript == nil)
  }

  @Test func impossibleEffectIsRefused() {
    let ledger = Self.ledger(Self.yellow(10), Self.goal(by: Self.starter))
    var match = ledger.match
    match.actions[1] = Card(at: Self.at(10), team: .home, person: Self.starter, color: .red)
    let judge = Judge(ledger, CorrectedMatch(match, renewed: [ledger.match.actions.id(at: 1)]))
    guard case .refuse(let refusal)? = judge.finding(on: judge.effects), case .correction(let change) = refusal.reason
    else {
      Issue.record("not refused")
      return
    }
    #expect(judge.newPlaces == [1] && change.effects.count == 1 && change.effects.allSatisfy(\.isImpossible))
  }
}

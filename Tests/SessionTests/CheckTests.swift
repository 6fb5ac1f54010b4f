import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing

/// Checks as functions of a proposal and a situation, without a session.
@Suite struct CheckTests {
  private static let kickOff = 1_700_000_000.0

  /// The finding of the check with this name in a line.
  private static func finding(
    of name: String, in text: String, after actions: [Action] = [], seconds: Double = 600
  ) throws -> Finding? {
    var match = SessionFixture.match()
    match.actions = ActionList([PeriodStart(.regular(1), length: 45, wallClock: kickOff)] + actions)
    let snapshot = LedgerSnapshot(Ledger(replaying: match, rules: RuleSet()))
    var parser = LineParser()
    parser.ours = match.ours
    parser.squads = match.teams
    let situation = Situation(
      snapshot: snapshot, timekeeper: Timekeeper(snapshot: snapshot, now: kickOff + seconds), parser: parser,
      words: OutcomeWording(Phrasebook(.en)))
    let check = try #require(Check.all.first { $0.name == name })
    guard case .clauses(let line) = try parser.parse(text) else { return nil }
    return check.find(Proposal(line, text: text, firstNewID: match.actions.nextID), situation)
  }

  /// In `14 por 7`, the substitute comes on, even if typed first.
  @Test(arguments: [("14 por 7", "7>14"), ("7 por 14", "7>14"), ("14>7", nil)])
  func substitutionIsReversedIfItsOrderIsOpen(text: String, meaning: String?) throws {
    let found = try Self.finding(of: "reversedSubstitution", in: text)
    guard case .amend(let proposal)? = found else {
      #expect(found == nil && meaning == nil)
      return
    }
    let clauses = proposal.line.clauses
    #expect(clauses.map { "\($0.who?.name.typed ?? "")>\($0.other?.name.typed ?? "")" } == [meaning])
  }

  /// The refusal names the period that can end or begin.
  @Test(arguments: [("end of the second half", false), ("first half", true)])
  func namedPeriodIsRefusedUnlessItCanBeginOrEnd(text: String, isHalfTime: Bool) throws {
    let end = PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: Self.kickOff + 2700)
    let found = try Self.finding(of: "otherPeriod", in: text, after: isHalfTime ? [end] : [])
    guard case .refuse(let refusal)? = found, case .time(.otherPeriod(let period, let begins)) = refusal.reason else {
      Issue.record("not refused")
      return
    }
    #expect(period == .regular(isHalfTime ? 2 : 1) && begins == isHalfTime)
  }

  /// The end of the first half is not recorded again with another time.
  @Test func endOfAnEndedPeriodNamesTheRecordedEnd() throws {
    let end = PeriodEnd(.regular(1), minute: MatchMinute(45, added: 1), wallClock: Self.kickOff + 2760)
    guard case .refuse(let refusal)? = try Self.finding(of: "endedPeriod", in: "45+2' end", after: [end]),
      case .time(.periodEnded(let period, let id, let time)) = refusal.reason
    else {
      Issue.record("not refused")
      return
    }
    #expect(period == .regular(1) && id == ActionList([end, end]).id(at: 1) && time == MatchMinute(45, added: 2))
  }

  @Test(arguments: ["9g", "10' 9g"]) func clockLeftRunningIsAskedAbout(text: String) throws {
    guard case .ask(let inquiry)? = try Self.finding(of: "forgottenClock", in: text, seconds: 40_000),
      case .clockForgotten(let period, let elapsed) = inquiry.doubt
    else {
      Issue.record("not asked")
      return
    }
    #expect(period == .regular(1) && elapsed == 40_000 && inquiry.yes?.isEnded == true)
    #expect(try Self.finding(of: "forgottenClock", in: text) == nil)
  }

  @Test(arguments: [("9g", true), ("-5' 9g", true), ("10' 9g", false)])
  func scriptGetsNoMinuteFromAForgottenClock(text: String, isRefused: Bool) throws {
    let found = try Self.finding(of: "forgottenClockInScript", in: text, seconds: 40_000)
    guard case .refuse(let refusal)? = found, case .time(.clockForgotten) = refusal.reason else {
      #expect(found == nil && !isRefused)
      return
    }
    #expect(isRefused)
  }
}

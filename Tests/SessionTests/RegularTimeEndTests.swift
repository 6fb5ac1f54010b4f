import MatchModel
import Phrases
import PromptInterface
import RecordingSession
import Testing

/// The end of regular time in a level match that needs a winner.
@Suite struct RegularTimeEndTests {
  private static let extraTime = ["Extra time? [!=yes]"]
  private static let both = extraTime + ["Penalty shoot-out? [!=yes]"]

  /// Answers, the questions, what is recorded, and the fates of the answers and of the whistle.
  private static let cases: [([Answer], [String], [ActionKind], [Fate])] = [
    ([.text("!")], extraTime, [.periodEnd], [.answered, .carriedOut]),
    ([.text("score"), .text("!")], extraTime + extraTime, [.periodEnd], [.carriedOut, .answered, .carriedOut]),
    // The whistle that begins extra time is a line of its own, with its own time.
    ([.text("start")], extraTime, [.periodEnd, .periodStart], [.carriedOut, .carriedOut]),
    ([.text("finish")], extraTime, [.periodEnd, .matchEnd], [.answered, .carriedOut]),
    ([.text("no"), .text("!")], both, [.periodEnd, .periodStart], [.answered, .answered, .carriedOut]),
    ([.text("no"), .text("start")], both, [.periodEnd, .periodStart], [.answered, .answered, .carriedOut]),
    ([.nothing, .nothing], both, [.periodEnd, .matchEnd], [.carriedOut]),
    // Cancelling the question drops the whistle.
    ([.text("undo")], extraTime, [], [.answered, .dropped]),
    ([.dropped], extraTime, [], [.dropped]),
  ]

  @Test(arguments: cases)
  func asksWhatFollows(answers: [Answer], questions: [String], recorded: [ActionKind], fates: [Fate]) {
    let person = Person(answers)
    let fixture = SessionFixture(after: ["set knockout yes", "start", "45' end !", "start"], person: person)
    let before = fixture.session.ledger.match.actions.count
    let response = fixture.enter("90' end !")
    let wording = OutcomeWording(Phrasebook(.en))
    #expect(person.asked.map { wording.worded($0).text } == questions)
    #expect(fixture.session.ledger.match.actions.dropFirst(before).map(\.kind) == recorded)
    #expect(response.fates.map(\.fate) == fates)
  }
}

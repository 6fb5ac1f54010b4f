import Phrases
import PromptInterface
import RecordingSession
import Testing

/// An unknown number in a squad without names.
@Suite struct NewNumberTests {
  /// Drops the line at every question.
  private final class Listener: Dialogue {
    private(set) var asked: [String] = []

    func ask(_ question: Question) -> Answer {
      asked.append(OutcomeWording(Phrasebook(.en)).worded(question).text)
      return .dropped
    }
  }

  private func asked(_ game: String, by line: String) -> [String] {
    let person = Listener()
    let session = SessionFixture.session(
      Phrasebook(.en), after: ["start"], dialogue: person, isProvisional: true, rules: game)
    _ = session.said(to: line)
    return person.asked.filter { $0.contains("starter or substitute?") }
  }

  @Test(arguments: ["official", "seven"]) func asksOnceWhetherThePlayerStarted(_ game: String) {
    #expect(asked(game, by: "18g").count == 1)
  }

  /// Any player may be on the field, and there is never time to record the starters.
  @Test(arguments: ["futsal", "handball", "hockey", "rink"]) func untrackedGamesDoNotAsk(_ game: String) {
    #expect(asked(game, by: "18g") == [])
  }
}

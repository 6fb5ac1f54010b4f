import Phrases
import PromptInterface
import Testing

/// The reasons offered for a card: those that only football's laws describe (Law 12) are not offered elsewhere.
@Suite struct CardReasonOfferTests {
  private static let line = "4 yellow hand"

  private func offered(_ game: String) -> [String] {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: game)
    return session.view.offer(for: Self.line, cursor: Self.line.unicodeScalars.count).choices.map(\.key)
  }

  @Test(arguments: ["official", "youth", "seven", "futsal"]) func handballIsOfferedWhereItIsAFoul(_ game: String) {
    #expect(offered(game) == ["hand"])
  }

  @Test(arguments: ["handball", "hockey"]) func elsewhereItIsNotOffered(_ game: String) { #expect(offered(game) == []) }

  /// Taking off the shirt and a reckless challenge earn a caution in football (Law 12.3), and not in handball, whose
  /// referees punish protests there too (IHF Rules of the Game, Rule 8:7).
  @Test(arguments: [("official", true), ("handball", false)]) func othersAreFootballs(_ game: String, _ isOffered: Bool)
  {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: game)
    func offered(_ line: String) -> [String] {
      session.view.offer(for: line, cursor: line.unicodeScalars.count).choices.map(\.key)
    }
    #expect(offered("4 yellow shirt").isEmpty == !isOffered)
    #expect(offered("4 yellow reckless").isEmpty == !isOffered)
    #expect(!offered("4 yellow dissen").isEmpty)
  }
}

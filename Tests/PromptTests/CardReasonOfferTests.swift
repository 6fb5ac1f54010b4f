import Phrases
import PromptInterface
import Testing

/// The reasons offered for a card: handball only in games where it is a foul (Law 12).
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
}

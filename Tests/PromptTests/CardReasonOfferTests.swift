import Phrases
import PromptInterface
import Testing

/// Which reasons for a card are offered: handball is one only where it is a foul (Law 12; hands are what handball is played with).
@Suite struct CardReasonOfferTests {
  private static let line = "4 yellow hand"

  private func offered(_ game: String) -> [String] {
    let session = SessionFixture.session(Phrasebook(.en), after: ["start"], rules: game)
    return session.view.offer(for: Self.line, cursor: Self.line.unicodeScalars.count).choices.map(\.key)
  }

  @Test(arguments: ["official", "youth", "seven", "futsal"]) func handballIsOneWhereItIsAFoul(_ game: String) {
    #expect(offered(game) == ["hand"])
  }

  @Test(arguments: ["handball", "hockey"]) func elsewhereItIsNone(_ game: String) { #expect(offered(game) == []) }
}

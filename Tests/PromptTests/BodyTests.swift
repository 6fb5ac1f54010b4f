import Phrases
import PromptInterface
import RecordingSession
import TestSupport
import Testing

/// Games that record few or no body parts and no handball, because the ball is thrown or played with a stick.
@Suite struct BodyTests {
  private func session(_ rules: String, _ language: Language = .en) -> Session {
    SessionFixture.session(Phrasebook(language), after: ["start"], besides: rules)
  }

  private func offer(_ line: String, _ rules: String) -> [String] {
    session(rules).view.offer(for: line, cursor: line.unicodeScalars.count).choices.map(\.key)
  }

  @Test func unusedBodyLettersAreRefused() throws {
    let session = session("bodies = none\norigins = j e d k f p b")
    let refused = session.said(to: "9gh").problem ?? ""
    #expect(
      refused == "not recorded: “h” means nothing in 9gh; it may be origin (j e d k f p b), zone (1-9), assist (,N)",
      "\(refused)")
    #expect(session.said(to: "9 goal header").problem != nil)
    #expect(session.said(to: "9gk").lines.contains { $0.contains("goal by 9") })
    #expect(
      SessionFixture.session(Phrasebook(.en), after: ["start"]).said(to: "9gh").lines.contains { $0.contains("header") }
    )
  }

  @Test func unusedBodyPartsAreNotOffered() {
    #expect(Set(["r", "l", "h", "o"]).isDisjoint(with: offer("9g", "bodies = none")))
    #expect(Set(["r", "l", "h", "o"]).isSubset(of: offer("9g", "periods = 2")))
    #expect(offer("9g", "bodies = h").contains("h") && !offer("9g", "bodies = h").contains("r"))
  }

  /// Football's word for a handball is unknown in a game played with the hands.
  @Test func handballIsMentionedOnlyWhereItIsAFoul() {
    for (rules, isKnown) in [("without = ma", false), ("periods = 2", true)] {
      let person = FirstAnswer()
      let session = SessionFixture.session(Phrasebook(.en), after: ["start"], dialogue: person, besides: rules)
      _ = session.said(to: "9f?")
      #expect(
        person.asked.contains { $0.hasPrefix("Foul on?") && $0.contains("handball") == isKnown }, "\(person.asked)")
      #expect(session.said(to: "help clauses").lines.joined().contains("m: handball") == isKnown)
      #expect((session.said(to: "9fq").problem ?? "").contains("handball (m)") == isKnown)
    }
  }

  @Test(arguments: Language.allCases) func helpExamplesFitTheGame(language: Language) {
    func help(_ rules: String) -> String {
      session(rules, language).said(to: "help clauses").lines.joined(separator: "\n")
    }
    #expect(help("periods = 2").contains("9ghc,7"))
    let handball = help("bodies = none\norigins = j e d k f p b")
    let header = [Language.en: "header", .es: "cabeza", .ca: "de cap"][language] ?? ""
    #expect(help("periods = 2").contains(header) && !handball.contains(header))
    #expect(handball.contains("9g,7") && !handball.contains("9gh") && !handball.contains("9s+h"))
  }
}

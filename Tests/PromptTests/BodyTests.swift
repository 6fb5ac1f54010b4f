import Phrases
import TestSupport
import Testing

@testable import Recorder

/// A game that tells no parts of the body apart, or not all: everything is thrown, or struck with a stick.
@Suite struct BodyTests {
  private func session(_ rules: String, _ language: Language = .en) -> Session {
    Bench.session(Phrasebook(language), after: ["start"], besides: rules)
  }

  private func offer(_ line: String, _ rules: String) -> [String] {
    session(rules).offer(for: line, cursor: line.unicodeScalars.count).choices.map(\.key)
  }

  @Test func theirLettersMeanNothingThere() throws {
    let session = session("bodies = none\norigins = j e d k f p b")
    let refused = session.said(to: "9gh").problem ?? ""
    #expect(refused.contains("h") && !refused.contains("r l h o") && refused.contains("j e d k f p b"), "\(refused)")
    #expect(session.said(to: "9 goal header").problem != nil)
    #expect(session.said(to: "9gk").lines.contains { $0.contains("goal by 9") })
    #expect(Bench.session(Phrasebook(.en), after: ["start"]).said(to: "9gh").lines.contains { $0.contains("header") })
  }

  @Test func theyAreNotOffered() {
    #expect(Set(["r", "l", "h", "o"]).isDisjoint(with: offer("9g", "bodies = none")))
    #expect(Set(["r", "l", "h", "o"]).isSubset(of: offer("9g", "periods = 2")))
    #expect(offer("9g", "bodies = h").contains("h") && !offer("9g", "bodies = h").contains("r"))
  }

  @Test(arguments: Language.allCases) func helpHasAnExampleThatCanBeTyped(language: Language) {
    func help(_ rules: String) -> String {
      session(rules, language).said(to: "help clauses").lines.joined(separator: "\n")
    }
    #expect(help("periods = 2").contains("9ghc,7"))
    let handball = help("bodies = none\norigins = j e d k f p b")
    #expect(handball.contains("9g,7") && !handball.contains("9gh") && !handball.contains("9s+h"))
  }
}

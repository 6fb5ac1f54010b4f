import MatchModel
import Phrases
import RecordingSession
import Testing

/// The words of answers, without names, can be typed and have the same meaning.
///
/// The exceptions are descriptions that only the laws or a correction produce, such as a disallowed goal, a second
/// yellow or a shoot-out kick, and opponents' teams and officials by the team's name, for which there are letters:
/// `vc`, `vcoach`.
@Suite struct AnswerSentenceTests {
  private static let bodies = ["", "r", "l", "h", "o"]
  private static let origins = ["", "j", "e", "d", "c", "f", "k", "b", "t", "p"]

  private static let goals = bodies.flatMap { body in
    origins.flatMap { origin in
      ("pf".contains(origin) && !origin.isEmpty ? [""] : origin == "t" ? [",7"] : ["", ",7"]).map {
        "9g\(body)\(origin)\($0)"
      }
    }
  }
  private static let chances = ["+", "-", "x", "."].flatMap { outcome in
    bodies.map { "v9s\(outcome)\($0)" } + ["9s\(outcome)k5,7", "9s\(outcome)p"]
  }
  private static let cards = [false, true].flatMap { isRed in
    (isRed ? CardReason.dismissals.dropLast() : CardReason.cautions).flatMap { reason in
      ["4", "v4", "coach"].map { $0 + (isRed ? "r " : "y ") + reason.rawValue }
    }
  }
  private static let others = [
    "9s", "4og", "v4og", "4f", "v4f", "v4f9", "4f9", "4fm", "v4fm", "9o", "v9o", "c", "7c", "v7c", "4y", "v4r",
    "coachy",
    "assistanty", "physior", "doctory", "delegater", "10>14", "v10>14", "10>14k", "v10>14k",
  ]

  @Test(arguments: Language.allCases)
  func answersCanBeTypedBack(language: Language) throws {
    func answers(_ line: String) -> [String] {
      let response = SessionFixture.session(Phrasebook(language), after: ["start"]).said(to: line)
      return response.lines + [response.problem].compactMap(\.self)
    }
    for code in Self.goals + Self.chances + Self.cards + Self.others {
      let said = answers(code)
      let sentence = Self.words(of: try #require(said.first))
      #expect(answers(sentence) == said, "\(code): \(sentence)")
    }
  }

  /// The description in the answer, without number, minute, names, score and consequences.
  private static func words(of answer: String) -> String {
    String(answer.prefix { $0 != ";" })
      .replacing(#/^\d+ +\S+' /#, with: "").replacing(#/ Player [HA]\d+/#, with: "").replacing(#/  \d-\d$/#, with: "")
      .replacing(#/ (for|para|per a) (Home|Away)/#, with: "")
  }
}

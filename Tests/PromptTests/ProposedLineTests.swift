import MatchModel
import Phrases
import PromptLanguage
import RecordingSession
import TestSupport
import Testing

/// Lines suggested for an unreadable line are accepted by both the language and the laws.
@Suite struct ProposedLineTests {
  /// Confirms every question, chooses the first candidate, and types a text where one is needed.
  private final class Agreeing: Dialogue {
    func ask(_ question: Question) -> Answer {
      if question.isWarning { return .text("!") }
      if let first = question.choices.first { return .text(first.key) }
      return question.isOptional ? .nothing : .text("text")
    }
  }

  private static func session(_ language: Language) -> Session {
    SessionFixture.session(
      Phrasebook(language), after: ["start", "7g", "8g", "v10g", "v4r", "9>13"], dialogue: Agreeing())
  }

  /// Sentences with a missing word, a changed number or without commas.
  private static func variants(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count < 9 else { return [text] }
    var found = [text, text.replacing(",", with: " ")]
    for index in words.indices {
      var fewer = words
      fewer.remove(at: index)
      found.append(fewer.joined(separator: " "))
      guard words[index].allSatisfy(\.isNumber) else { continue }
      for other in ["v4", "9"] {
        var changed = words
        changed[index] = other
        found.append(changed.joined(separator: " "))
      }
    }
    return found.filter { !$0.isEmpty }
  }

  @Test(arguments: Language.allCases)
  func suggestedLinesAreAccepted(language: Language) throws {
    let session = Self.session(language)
    let sentences = try (SaidSentence.list(language.code) + SaidSentence.list("refused"))
      .filter { $0.moment == "playing" || $0.moment.isEmpty }
    var proposed: [String: String] = [:]
    for text in Set(
      sentences.enumerated().flatMap { $0.offset % 4 == 0 ? Self.variants($0.element.text) : [$0.element.text] })
    {
      let problem: LineProblem
      do {
        _ = try session.parser.parse(text)
        continue
      } catch { problem = error }
      // Messages of the laws have no suggested line, and neither has a misspelt word.
      guard case .line(let reason) = session.situation.refusal(problem, of: text).reason else { continue }
      if case .unknownWord = reason { continue }
      for line in session.situation.suggestions.lines(for: LineProblem(reason, column: problem.column), in: text) {
        proposed[line] = text
      }
    }
    #expect(proposed.count > 30)
    for (line, text) in proposed {
      let answer = Self.session(language).said(to: line)
      #expect(answer.problem == nil, "\(text): \(line): \(answer.problem ?? "")")
    }
  }
}

import MatchModel
import MatchRules
import Phrases

/// What is wrong in the text of a rule set.
extension Wording {
  /// The problem without its place, which `place` tells: "bench: unlimited? expected a number from 0 to 99, or none".
  public func ruleProblem(_ problem: RuleSet.Problem) -> String {
    switch problem {
    case .notAParameter(_, let text): return book(Phrase("rules.not-a-parameter", ["text": oneLine(text)]))
    case .unknown(_, let key):
      let unknown = book(Phrase("rules.unknown", ["key": oneLine(key)]))
      guard let question = Phrase.suggestion(for: key, in: RuleParameter.all.map(\.key)) else { return unknown }
      return book(Phrase("rules.suggested", ["what": unknown, "question": question]))
    case .badValue(_, let key, let value, let expected):
      return book(
        Phrase("rules.bad-value", ["key": key, "value": oneLine(value), "expected": phrase(for: expected)]))
    case .minimumAbovePlayers(let minimum, let players):
      return book(Phrase("rules.minimum-above-players", ["minimum": minimum, "players": players]))
    case .minimumOnAboveMinimum(let minimumOn, let minimum):
      return book(Phrase("rules.minimum-on-above-minimum", ["on": minimumOn, "minimum": minimum]))
    }
  }

  /// What a parameter may be: "a number from 1 to 99".
  public func expectation(_ expectation: RuleParameter.Expectation) -> String { book(phrase(for: expectation)) }

  private func phrase(for expectation: RuleParameter.Expectation) -> Phrase {
    switch expectation {
    case .number(let range):
      Phrase("rules.expects-number", ["least": range.lowerBound, "most": range.upperBound])
    case .numberOrNone(let range):
      Phrase("rules.expects-number-or-none", ["least": range.lowerBound, "most": range.upperBound])
    case .yesOrNo: Phrase("rules.expects-yes-or-no")
    case .words(let words): Phrase("rules.expects-words", ["words": words.joined(separator: ", ")])
    case .steps: Phrase("rules.expects-steps")
    case .sanction(let letters): Phrase("rules.expects-sanction", ["letters": letters])
    case .sum: Phrase("rules.expects-sum")
    case .text: Phrase("rules.expects-text")
    }
  }
}

extension RuleSet.Problem {
  /// The line of the text, from 1; nil where it was no text.
  public var place: Int? {
    switch self {
    case .notAParameter(let line, _), .unknown(let line, _), .badValue(let line, _, _, _): line > 0 ? line : nil
    case .minimumAbovePlayers, .minimumOnAboveMinimum: nil
    }
  }
}

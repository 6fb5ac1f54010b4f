import Phrases
public import ResultFiles

extension FileWording {
  /// The message without its position.
  public func text(_ reason: ResultProblem.Reason) -> String {
    switch reason {
    case .notUnderstood(let text): book(Phrase("results.not-understood", ["text": text]))
    case .badScore(let text): book(Phrase("results.bad-score", ["text": text]))
    case .badDate(let text): book(Phrase("results.bad-date", ["text": text]))
    case .noYear(let text): book(Phrase("results.no-year", ["text": text]))
    case .sameTeam(let team): book(Phrase("results.same-team", ["team": team]))
    case .openBracket: book(Phrase("results.open-bracket"))
    case .longLine(let most): book(Phrase("results.long-line", ["most": most >> 10]))
    case .openQuote: book(Phrase("results.open-quote"))
    case .tooManyCells(let found, let expected):
      book(Phrase("results.too-many-cells", ["found": found, "expected": expected]))
    case .noTeam: book(Phrase("results.no-team"))
    }
  }
}

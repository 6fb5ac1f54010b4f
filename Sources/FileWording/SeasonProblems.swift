import Bounds
public import MatchXML
import Phrases
import Wording

/// Messages about season files.
extension FileWording {
  /// Messages about all problems in a season file.
  /// - Parameter file: the name given by the user.
  public func messages(_ problems: SeasonProblems, file: String) -> [FileMessage] {
    var messages: [FileMessage] = []
    for problem in problems.problems {
      let message = FileMessage(file: file, line: problem.line > 0 ? problem.line : nil, text: text(problem.reason))
      if message != messages.last { messages.append(message) }
    }
    return messages
  }

  /// The message without its position.
  public func text(_ reason: SeasonProblem.Reason) -> String {
    switch reason {
    case .notWellFormed(let diagnostic), .invalid(let diagnostic): return text(diagnostic)
    case .missing(let element, let name):
      return book(Phrase("season.file.missing", ["element": element, "name": name]))
    case .badDate(let element, let name, let found):
      return bad(element, name, found, Phrase("format.expects-date"))
    case .badNumber(let element, let name, let found, let range):
      return bad(
        element, name, found,
        Phrase("format.expects-number", ["least": range.lowerBound, "most": range.upperBound]))
    case .badScore(let element, let name, let found):
      return bad(element, name, found, Phrase("format.expects-score", ["most": Bounds.points]))
    case .badOrder(let element, let name, let found):
      return bad(element, name, found, Phrase("season.file.expects-order"))
    case .unknownRules(let name, let known):
      let expected = Phrase("rules.expects-one-word", ["words": known.joined(separator: ", ")])
      return book(Phrase("season.file.bad-setting", ["key": "reglament", "found": name, "expected": expected]))
    case .unknownSetting(let name, let known):
      return book(Phrase("season.file.unknown-setting", ["key": name, "known": known.joined(separator: ", ")]))
    case .badSetting(let key, let found, let expectation):
      let expected = Wording(book).expectation(expectation)
      return book(Phrase("season.file.bad-setting", ["key": key, "found": found, "expected": expected]))
    case .badDisciplineSetting(let key, let found, let example):
      let expected = Phrase("rules.expects-such-as", ["example": example])
      return book(Phrase("season.file.bad-setting", ["key": key, "found": found, "expected": expected]))
    case .twice(let name, let line): return book(Phrase("season.file.twice", ["name": name, "line": line]))
    }
  }

  private func bad(_ element: String, _ name: String, _ found: String, _ expected: Phrase) -> String {
    book(Phrase("format.bad-value", ["element": element, "name": name, "found": found, "expected": expected]))
  }
}

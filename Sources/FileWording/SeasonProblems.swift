import Bounds
public import MatchXML
import Phrases
import Wording

extension FileWording {
  public func messages(_ problems: SeasonProblems, file: String) -> [FileMessage] {
    distinct(problems.problems.map { message(text($0.reason), file, $0.line) })
  }

  public func text(_ reason: SeasonProblem.Reason) -> String {
    switch reason {
    case .notWellFormed(let diagnostic), .invalid(let diagnostic): text(diagnostic)
    case .missing(let element, let name):
      book(Phrase("season.file.missing", ["element": element, "name": name]))
    case .badDate(let element, let name, let found):
      book(.badValue(found, of: name, in: element, Phrase("format.expects-date")))
    case .badNumber(let element, let name, let found, let range):
      book(
        .badValue(
          found, of: name, in: element,
          Phrase("format.expects-number", ["least": range.lowerBound, "most": range.upperBound])))
    case .badScore(let element, let name, let found):
      book(.badValue(found, of: name, in: element, Phrase("format.expects-score", ["most": Bounds.points])))
    case .badOrder(let element, let name, let found):
      book(.badValue(found, of: name, in: element, Phrase("season.file.expects-order")))
    case .unknownRules(let name, let known):
      bad(setting: "reglament", name, Phrase("rules.expects-one-word", ["words": known.joined(separator: ", ")]))
    case .unknownSetting(let name, let known):
      book(Phrase("season.file.unknown-setting", ["key": name, "known": known.joined(separator: ", ")]))
    case .badSetting(let key, let found, let expectation):
      bad(setting: key, found, Wording(book).expectation(expectation))
    case .twice(let name, let line): book(Phrase("season.file.twice", ["name": name, "line": line]))
    }
  }

  private func bad(setting key: String, _ found: String, _ expected: Phrase) -> String {
    book(Phrase("season.file.bad-setting", ["key": key, "found": found, "expected": expected]))
  }
}

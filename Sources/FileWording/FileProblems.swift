import Bounds
import LibXML
public import MatchXML
import Phrases

extension FileWording {
  /// The message without its position.
  public func text(_ reason: FileProblem.Reason) -> String {
    switch reason {
    case .notWellFormed(let diagnostic), .invalid(let diagnostic): text(diagnostic)
    case .unusableDTD(let diagnostic): book(Phrase("format.unusable-dtd", ["what": text(diagnostic)]))
    case .capitalisedName(let found, let documented):
      book(Phrase("format.capitalised", ["found": found, "documented": documented]))
    case .badValue(let element, let name, let found, let expected):
      bad(element, name, found, phrase(for: expected))
    case .duplicateNumber(let number, let line):
      book(Phrase("format.duplicate-number", ["number": number.description, "line": line]))
    case .duplicateOfficial(let code, let line):
      book(Phrase("format.duplicate-official", ["code": code, "line": line]))
    case .duplicateOrder(let order, let line):
      book(Phrase("format.duplicate-order", ["order": order, "line": line]))
    case .textTooLong(let element, let name, let count, let limit):
      book(Phrase("format.text-too-long", ["element": element, "name": name, "found": count, "most": limit]))
    case .tooManyActions(let count, let limit):
      book(Phrase("format.too-many-actions", ["found": count, "most": limit]))
    case .tooManyOfficials(let count, let limit):
      book(Phrase("format.too-many-officials", ["found": count, "most": limit]))
    case .unknownOfficial(let code, let known):
      known.isEmpty
        ? book(Phrase("format.no-officials", ["code": code]))
        : book(Phrase("format.unknown-official", ["code": code, "known": known.joined(separator: ", ")]))
    }
  }

  private func phrase(for expected: FileProblem.Expected) -> Phrase {
    switch expected {
    case .shirtNumber: Phrase("format.expects-shirt-number")
    case .minute: Phrase("format.expects-minute", ["most": Bounds.minute])
    case .seconds: Phrase("format.expects-seconds", ["most": Bounds.secondDigits])
    case .number(let range):
      Phrase("format.expects-number", ["least": range.lowerBound, "most": range.upperBound])
    case .period: Phrase("format.expects-period", ["most": Bounds.period])
    case .code(let codes): Phrase("format.expects-code", ["codes": codes.joined(separator: ", ")])
    case .yesOrNo: Phrase("format.expects-yes-or-no")
    case .score: Phrase("format.expects-score", ["most": Bounds.points])
    case .parameters: Phrase("format.expects-parameters")
    case .unidentifiedPlayers: Phrase("format.expects-unidentified", ["most": Bounds.unidentified])
    case .identifier: Phrase("format.expects-identifier")
    case .colour: Phrase("format.expects-colour")
    case .crest: Phrase("format.expects-crest")
    }
  }
}

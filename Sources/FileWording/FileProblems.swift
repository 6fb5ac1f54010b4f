import Bounds
import LibXML
public import MatchXML
import Phrases

extension FileWording {
  public func text(_ reason: FileProblem.Reason) -> String { book(Phrase(reason)) }
}

extension Phrase {
  public init(_ reason: FileProblem.Reason) {
    self =
      switch reason {
      case .notWellFormed(let diagnostic), .invalid(let diagnostic): Phrase(diagnostic)
      case .unusableDTD(let diagnostic): Phrase("format.unusable-dtd", ["what": Phrase(diagnostic)])
      case .capitalisedName(let found, let documented):
        Phrase("format.capitalised", ["found": found, "documented": documented])
      case .badValue(let element, let name, let found, let expected):
        .badValue(found, of: name, in: element, Phrase(expected))
      case .duplicateNumber(let number, let line):
        Phrase("format.duplicate-number", ["number": number.description, "line": line])
      case .duplicateOfficial(let code, let line):
        Phrase("format.duplicate-official", ["code": code, "line": line])
      case .duplicateOrder(let order, let line):
        Phrase("format.duplicate-order", ["order": order, "line": line])
      case .textTooLong(let element, let name, let count, let limit):
        Phrase("format.text-too-long", ["element": element, "name": name, "found": count, "most": limit])
      case .tooManyActions(let count, let limit):
        Phrase("format.too-many-actions", ["found": count, "most": limit])
      case .tooManyOfficials(let count, let limit):
        Phrase("format.too-many-officials", ["found": count, "most": limit])
      case .unknownOfficial(let code, let known):
        known.isEmpty
          ? Phrase("format.no-officials", ["code": code])
          : Phrase("format.unknown-official", ["code": code, "known": known.joined(separator: ", ")])
      }
  }

  private init(_ expected: FileProblem.Expected) {
    self =
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

  static func badValue(_ found: String, of name: String, in element: String, _ expected: Phrase) -> Phrase {
    Phrase("format.bad-value", ["element": element, "name": name, "found": found, "expected": expected])
  }
}

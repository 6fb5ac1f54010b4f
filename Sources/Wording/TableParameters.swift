import Phrases
import Standings

extension Wording {
  /// The valid values, for error messages.
  public func expectation(_ expectation: SettingExpectation) -> Phrase {
    switch expectation {
    case .number(let range):
      Phrase("rules.expects-number", ["least": range.lowerBound, "most": range.upperBound])
    case .yesOrNo: Phrase("rules.expects-yes-or-no")
    case .word(let words): Phrase("rules.expects-one-word", ["words": words.joined(separator: ", ")])
    case .words(let words): Phrase("rules.expects-words", ["words": words.joined(separator: ", ")])
    case .conduct: Phrase("rules.expects-conduct")
    case .zones: Phrase("rules.expects-zones")
    case .suchAs(let example): Phrase("rules.expects-such-as", ["example": example])
    }
  }
}

public import MatchRules
public import Phrases

extension ShirtNumbers {
  /// "1 to 99" or "0 to 99, or 00".
  public var phrase: Phrase {
    Phrase(
      hasDoubleZero ? "squad.numbers-and-00" : "squad.numbers", ["least": range.lowerBound, "most": range.upperBound])
  }

  public func refusal(of text: String) -> Phrase { Phrase("squad.bad-number", ["found": text, "numbers": phrase]) }
}

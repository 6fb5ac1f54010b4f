/// A number in the digits 0 to 9 without a sign; nil for any other text.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
  // Nine digits fit in every integer type.
  guard (1...9).contains(text.utf8.count), text.allSatisfy(\.isDigit) else { return nil }
  return Int(text)
}

extension Character {
  /// True for 0 to 9 only, not for other Unicode digits.
  package var isDigit: Bool { asciiValue.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  /// The mark at the end of a time: an apostrophe, or a character that keyboards produce instead.
  package var isMinuteMark: Bool { "'’′".contains(self) }
}

/// A number as the language writes it: 0 to 9 and nothing else, no sign either; nil for any other text.
package func wholeNumber(_ text: some StringProtocol) -> Int? {
  // Nine of them fit every machine.
  guard (1...9).contains(text.utf8.count), text.allSatisfy(\.isDigit) else { return nil }
  return Int(text)
}

extension Character {
  /// 0 to 9, not what else Unicode counts with.
  package var isDigit: Bool { asciiValue.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }

  /// What ends a time: the straight mark, or one of those that keyboards make of it.
  package var isMinuteMark: Bool { "'’′".contains(self) }
}

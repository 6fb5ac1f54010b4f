/// The appearance of a team, as stored in a match file: its colour and its crest.
public enum TeamLook {
  /// Converts a colour as people type it to the stored form `#a50044`: the mark may be missing, and the letters may be
  /// capitals. Nil for anything else.
  public static func colour(typed text: some StringProtocol) -> String? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.utf8.allSatisfy(isHexadecimal) else { return nil }
    return "#" + digits.lowercased()
  }

  /// True if the text is a colour in the stored form: `#a50044`.
  public static func isColour(_ text: some StringProtocol) -> Bool { text.hasPrefix("#") && colour(typed: text) != nil }

  /// True if the text is a name rather than a path, so that a match from another person can only refer to a file in its
  /// own folder. Hidden files are excluded as well.
  public static func isCrest(_ text: some StringProtocol) -> Bool {
    (1...255).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte | 0x20)
  }
}

/// What a team looks like: its colour and its crest, as a match file keeps them.
public enum TeamLook {
  /// The form in which a colour is kept, `#a50044`, of one that people type: the mark may be missing, the letters may be
  /// capitals. Nil for anything else.
  public static func colour(typed text: some StringProtocol) -> String? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.utf8.allSatisfy(isHexadecimal) else { return nil }
    return "#" + digits.lowercased()
  }

  /// True if the text is a colour as files have it: `#a50044`.
  public static func isColour(_ text: some StringProtocol) -> Bool { text.hasPrefix("#") && colour(typed: text) != nil }

  /// True if the text is a name and not a path, so that a match from somebody else can only mean a file in its own
  /// folder. Hidden files are excluded as well.
  public static func isCrest(_ text: some StringProtocol) -> Bool {
    (1...255).contains(text.utf8.count) && !text.hasPrefix(".")
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...102).contains(byte | 0x20)
  }
}

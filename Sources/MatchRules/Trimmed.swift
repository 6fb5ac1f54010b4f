extension StringProtocol {
  /// The text without white space around it, as it is read from lines that people wrote: rule sets, squads.
  public var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[start...end])
  }
}

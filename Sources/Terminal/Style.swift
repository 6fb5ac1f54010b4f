/// How a piece of text stands out. Meaning must never hang on it alone: a terminal may show none.
public enum Style: Sendable, CaseIterable {
  case bold, dim, red, yellow, green, reverse

  /// The text as the terminal shows it: between SGR sequences (ECMA-48, 8.3.117) if it allows colour, else as it is.
  /// Each styled piece ends with a full reset, so pieces are put side by side, not nested.
  public func callAsFunction(_ text: String, on traits: TerminalTraits) -> String {
    traits.allowsColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private var code: Int {
    switch self {
    case .bold: 1
    case .dim: 2
    case .reverse: 7
    case .red: 31
    case .green: 32
    case .yellow: 33
    }
  }
}

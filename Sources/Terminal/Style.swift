/// How a piece of text stands out. Meaning must never hang on it alone: a terminal may show none.
///
/// The colours are read outdoors, in sunlight, on black and on white: they are those of the fixed palette of 256
/// colours that keep a contrast of at least 4 to 1 against both. The sixteen of old are each terminal's own, and most
/// show a yellow that is lost on white; bold may change their colour.
public enum Style: Sendable, CaseIterable {
  case bold, reverse
  /// What is there to help and may be overlooked.
  case dim
  /// What was refused.
  case refusal
  /// What asks for attention.
  case warning

  /// The text as the terminal shows it: between SGR sequences (ECMA-48, 8.3.117) if it allows colour, else as it is.
  /// Each styled piece ends with a full reset, so pieces are put side by side, not nested.
  public func callAsFunction(_ text: String, on traits: TerminalTraits) -> String {
    traits.allowsColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private var code: String {
    switch self {
    case .bold: "1"
    case .reverse: "7"
    case .dim: Self.foreground(243)
    case .refusal: Self.foreground(161)
    case .warning: Self.foreground(130)
    }
  }

  /// A colour of the fixed palette (ECMA-48 leaves 38 to ISO 8613-6; the palette is xterm's, which others took over).
  private static func foreground(_ number: Int) -> String { "38;5;\(number)" }
}

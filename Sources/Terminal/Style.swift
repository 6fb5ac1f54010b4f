/// Text styles. Meaning must never depend on them alone, because a terminal may not show them.
///
/// The screen is read outdoors in sunlight, on black or white backgrounds, so the colours come from the fixed
/// 256-colour palette and have a contrast of at least 4:1 on both. The basic sixteen depend on the terminal: most have
/// a yellow that is illegible on white, and bold may change their colour.
public enum Style: Sendable, CaseIterable {
  case bold
  /// Secondary text.
  case dim
  /// Refused input.
  case refusal
  case warning

  /// The text between SGR sequences (ECMA-48, 8.3.117) if the terminal allows colour. Each styled text ends with a full
  /// reset, so styles cannot be nested.
  public func callAsFunction(_ text: String, on traits: TerminalTraits) -> String {
    traits.allowsColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private var code: String {
    switch self {
    case .bold: "1"
    case .dim: Self.foreground(243)
    case .refusal: Self.foreground(161)
    case .warning: Self.foreground(130)
    }
  }

  /// A colour of the 256-colour palette (ECMA-48 delegates code 38 to ISO 8613-6; the palette is xterm's).
  private static func foreground(_ number: Int) -> String { "38;5;\(number)" }
}

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

/// One visible character with the escape sequences written just before it; what is left at the end has no character.
struct StyledCharacter {
  var escapes: String
  var character: Character?
}

/// Takes a string with CSI sequences apart.
func styledCharacters(_ text: String) -> [StyledCharacter] {
  var pieces: [StyledCharacter] = []
  var escapes = ""
  // Scalars first: a combining mark after "m" would join the sequence's last letter to one Character.
  var visible = ""
  func flush() {
    for character in visible {
      pieces.append(StyledCharacter(escapes: escapes, character: character))
      escapes = ""
    }
    visible = ""
  }
  var scalars = text.unicodeScalars.makeIterator()
  while let scalar = scalars.next() {
    guard scalar == "\u{1B}" else {
      visible.unicodeScalars.append(scalar)
      continue
    }
    flush()
    escapes.unicodeScalars.append(scalar)
    guard let introducer = scalars.next() else { break }
    escapes.unicodeScalars.append(introducer)
    guard introducer == "[" else { continue }
    while let part = scalars.next() {
      escapes.unicodeScalars.append(part)
      if ("@"..."~").contains(part) { break }
    }
  }
  flush()
  if !escapes.isEmpty { pieces.append(StyledCharacter(escapes: escapes, character: nil)) }
  return pieces
}

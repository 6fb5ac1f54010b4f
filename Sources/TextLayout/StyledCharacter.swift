/// One visible character with the escape sequences written just before it; what is left at the end has no character.
public struct StyledCharacter {
  /// The escape sequences before it; empty for none.
  public var escapes: String
  /// Nil where only escape sequences are left at the end.
  public var character: Character?
}

/// Takes a string with CSI sequences apart.
public func styledCharacters(_ text: String) -> [StyledCharacter] {
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

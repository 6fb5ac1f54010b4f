/// A visible character with the escape sequences directly before it.
public struct StyledCharacter {
  public var escapes: String
  /// Nil for escape sequences at the end of the text.
  public var character: Character?
}

/// Splits text with CSI sequences.
public func styledCharacters(_ text: String) -> [StyledCharacter] {
  var pieces: [StyledCharacter] = []
  var escapes = ""
  // Compare scalars: a combining mark after the final "m" would merge with it into one Character.
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

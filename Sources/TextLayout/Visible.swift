import FileNames

/// The text as people may be shown it: what would command a terminal, turn its writing round, break its line or be
/// seen by nobody is shown as its code, `<U+202E>`. Everything that comes from a file, a name or a keyboard passes
/// through here before it is shown.
///
/// Letters, marks and signs of all scripts stay, and so do the invisible characters that make one sign of several:
/// joiners between letters or emoji, variation selectors after a sign, and the tags of a flag.
/// - Parameter keepingLines: whether line breaks (U+000A) stay, in a text of the program's own that has several lines.
public func visible(_ text: String, keepingLines: Bool = false) -> String {
  // What most texts are.
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  // Bytes of file names that are no UTF-8 have their own way of being shown.
  let text = FileName.shown(text)
  var shown = String.UnicodeScalarView()
  var previous: Unicode.Scalar?
  var isFlag = false
  let scalars = text.unicodeScalars
  for index in scalars.indices {
    let scalar = scalars[index]
    if scalar.value == 0x1F3F4 { isFlag = true }
    let isTag = (0xE0020...0xE007F).contains(scalar.value)
    if isJoining(scalar, after: previous, before: scalars[index...].dropFirst().first) || (isTag && isFlag)
      || (keepingLines && scalar == "\n") || isShown(scalar)
    {
      shown.append(scalar)
    } else {
      // One by one: `append(contentsOf:)` copies all that is there each time.
      for sign in code(scalar).unicodeScalars { shown.append(sign) }
    }
    if !isTag, scalar.value != 0x1F3F4 { isFlag = false }
    previous = scalar
  }
  return String(shown)
}

private func code(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
}

/// Whether it is seen, and does nothing but that.
private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value >= 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
  default: break
  }
  // Bidirectional controls, joiners, fillers, soft hyphens, selectors, tags; and the blank of Braille, which is none.
  return !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2800
    && !(0xFFF9...0xFFFB).contains(scalar.value)
}

/// Whether it makes one sign of those around it, as in the names of some languages and in emoji.
private func isJoining(
  _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Bool {
  guard let previous else { return false }
  switch scalar.value {
  case 0x200C, 0x200D: return joins(previous) && next.map { joins($0) } == true
  case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return isShown(previous) && !previous.properties.isWhitespace
  default: return false
  }
}

private func joins(_ scalar: Unicode.Scalar) -> Bool {
  // No letter of Latin, Greek or Cyrillic needs one: there it would only tell two equal names apart.
  if (0xFE00...0xFE0F).contains(scalar.value) || scalar.properties.isEmoji && scalar.value > 0xFF { return true }
  guard scalar.value >= 0x590, isShown(scalar) else { return false }
  switch scalar.properties.generalCategory {
  case .otherLetter, .nonspacingMark, .spacingMark, .modifierLetter, .modifierSymbol: return true
  default: return false
  }
}

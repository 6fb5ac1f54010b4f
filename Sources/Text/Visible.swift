/// Text that is safe to show: characters that could control the terminal, reverse the writing direction, break the line
/// or be invisible are replaced with their code, such as `<U+202E>`. Everything from a file, a name or the keyboard
/// passes through here before it is shown.
///
/// Letters, marks and symbols of all scripts are kept, and so are the invisible characters that join others: joiners
/// between letters or emoji, variation selectors after a symbol, and the tags of a flag.
/// - Parameter keepingLines: keeps line breaks (U+000A), for text of our own that has several lines.
public func visible(_ text: String, keepingLines: Bool = false) -> String {
  // Fast path for ASCII.
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  // File names that are not valid UTF-8 are displayed in their own way.
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
      // One by one, because `append(contentsOf:)` copies the whole view each time.
      for sign in code(scalar).unicodeScalars { shown.append(sign) }
    }
    if !isTag, scalar.value != 0x1F3F4 { isFlag = false }
    previous = scalar
  }
  return String(shown)
}

private func code(_ scalar: Unicode.Scalar) -> String {
  "<U+" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4) + ">"
}

/// True for visible characters without side effects.
private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value >= 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
  default: break
  }
  // Bidirectional controls, joiners, fillers, soft hyphens, selectors and tags; and the blank Braille pattern.
  return !scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x2800
    && !(0xFFF9...0xFFFB).contains(scalar.value)
}

/// True if the scalar joins its neighbours, as in words of some languages and in emoji.
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
  // Latin, Greek and Cyrillic letters need no joiners: there they would only make two equal names different.
  if (0xFE00...0xFE0F).contains(scalar.value) || scalar.properties.isEmoji && scalar.value > 0xFF { return true }
  guard scalar.value >= 0x590, isShown(scalar) else { return false }
  switch scalar.properties.generalCategory {
  case .otherLetter, .nonspacingMark, .spacingMark, .modifierLetter, .modifierSymbol: return true
  default: return false
  }
}

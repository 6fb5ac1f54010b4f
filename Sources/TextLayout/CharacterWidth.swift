import CWideCharacters

extension Character {
  /// Columns the character takes on a terminal that shows UTF-8, whatever the locale in force.
  var displayWidth: Int {
    // Mostly it is a letter.
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    return unicodeScalars.reduce(0) { sum, scalar in
      let width = Int(cwc_width(wchar_t(bitPattern: scalar.value), unicode))
      // -1: a control character, or one that the C library does not know; a terminal shows the latter in one column.
      return sum + (width >= 0 ? width : scalar.value < 0xA0 ? 0 : 1)
    }
  }
}

/// The C library's characters of Unicode; where it has none, those of the locale in force. Never written to again.
private nonisolated(unsafe) let unicode = cwc_characters_of("C.UTF-8")

import CSystem

extension Character {
  /// Columns the character takes on a UTF-8 terminal, independent of the current locale.
  var displayWidth: Int {
    // Fast path for ASCII.
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    return unicodeScalars.reduce(0) { sum, scalar in
      let width = Int(cwc_width(wchar_t(bitPattern: scalar.value), unicode))
      // -1 means a control character or one unknown to the C library; terminals show the latter in one column.
      return sum + (width >= 0 ? width : scalar.value < 0xA0 ? 0 : 1)
    }
  }
}

/// The C library's Unicode tables; null selects those of the current locale. Never modified after initialisation.
private nonisolated(unsafe) let unicode = cwc_characters_of("C.UTF-8")

extension String {
  /// Columns the text takes on a terminal. Escape sequences and combining marks take none, wide characters two.
  public var displayWidth: Int {
    styledCharacters(self).reduce(0) { $0 + ($1.character?.displayWidth ?? 0) }
  }

  /// The text cut to a width in columns, ending with `…` if anything was cut. Styles are kept.
  public func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var room = width - 1
    var cut = false
    for piece in styledCharacters(self) {
      // Sequences after the cut are kept, because the last of them resets the style.
      result += piece.escapes
      guard let character = piece.character, !cut else { continue }
      if character.displayWidth <= room {
        result.append(character)
        room -= character.displayWidth
      } else {
        result += "…"
        cut = true
      }
    }
    return result
  }

  /// Pads the text with spaces on the right to a width in columns.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// Pads the text with spaces on the left, as for numbers.
  public func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  public func zeroPadded(to width: Int) -> String { String(repeating: "0", count: Swift.max(0, width - count)) + self }

  /// Wraps the text to lines of at most `width` columns at spaces; longer words are split. Existing line breaks are
  /// kept, and lines that fit keep all their spaces. Continuation lines begin with `indent` spaces.
  public func wrapped(to width: Int, indent: Int = 0) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { Self.wrap($0, width, indent) }
  }

  private static func wrap(_ text: Substring, _ width: Int, _ indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let room = Swift.max(1, width)
    guard String(text).displayWidth > room else { return [String(text)] }
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var lineHasWord = false
    for word in text.split(separator: " ") {
      var rest = String(word)
      if lineHasWord, line.displayWidth + 1 + rest.displayWidth > room {
        lines.append(line)
        line = margin
        lineHasWord = false
      }
      if lineHasWord { line += " " }
      while line.displayWidth + rest.displayWidth > room {
        let head = rest.head(columns: room - line.displayWidth)
        guard !head.isEmpty, head.count < rest.count else { break }
        lines.append(line + head)
        rest.removeFirst(head.count)
        line = margin
      }
      line += rest
      lineHasWord = true
    }
    return lines + [line]
  }

  /// The longest prefix of a plain text that fits.
  private func head(columns: Int) -> Substring {
    var used = 0
    let end = firstIndex { character in
      used += character.displayWidth
      return used > columns
    }
    return self[..<(end ?? endIndex)]
  }
}

extension String {
  /// Columns the text takes on a terminal: escape sequences none, wide characters two, combining marks none.
  public var displayWidth: Int {
    styledCharacters(self).reduce(0) { $0 + ($1.character?.displayWidth ?? 0) }
  }

  /// The text cut to a width in columns, with `…` as its last column where something was cut. Styles are kept.
  public func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var room = width - 1
    var cut = false
    for piece in styledCharacters(self) {
      // Sequences after the cut still count: the last of them ends the style.
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

  /// The text with spaces after it up to a width in columns; longer text is left as it is.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// The text with spaces before it up to a width in columns, as for numbers.
  public func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  /// The text in lines no wider than `width` columns, broken at spaces; a word wider than a line is cut into pieces.
  /// Line breaks in the text are kept, and so is a line that fits, with all its spaces. Every line a break makes begins
  /// with `indent` spaces.
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

  /// The longest beginning of a plain text that fits.
  private func head(columns: Int) -> Substring {
    var used = 0
    let end = firstIndex { character in
      used += character.displayWidth
      return used > columns
    }
    return self[..<(end ?? endIndex)]
  }
}

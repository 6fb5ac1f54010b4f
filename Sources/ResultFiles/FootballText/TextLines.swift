import Bounds

/// Iterates over the lines of a Football.TXT text, of which there may be hundreds of thousands.
///
/// Comments begin with `#` and extend to the end of the line, or are enclosed in `<!-- -->`; `__END__` ends the text.
/// Blank lines are kept, because they end constructs that span several lines.
struct TextLines: Sequence, IteratorProtocol {
  private var rest: Substring?
  private(set) var number = 0
  private var isComment = false

  init(_ text: String) { rest = text[...] }

  mutating func next() -> TextLine? {
    while let raw = nextRaw() {
      guard raw.utf8.count <= Bounds.lineBytes else { return TextLine(tooLong: number) }
      var line = raw
      if isComment {
        guard let end = line.firstRange(of: "-->") else { continue }
        line = line[end.upperBound...]
        isComment = false
      }
      if let start = line.firstRange(of: "<!--") {
        isComment = line[start.upperBound...].firstRange(of: "-->") == nil
        line = line[..<start.lowerBound]
      }
      let said = TextLine(number: number, withoutComment(line))
      if said.words.first?.text == "__END__" {
        rest = nil
        return nil
      }
      // A line with only a comment does not end a construct.
      if said.words.isEmpty, line.utf8.contains(UInt8(ascii: "#")) { continue }
      return said
    }
    return nil
  }

  /// The text up to the next line break; nil at the end.
  private mutating func nextRaw() -> Substring? {
    guard let text = rest else { return nil }
    number += 1
    guard let end = text.unicodeScalars.firstIndex(where: isNewline) else {
      rest = nil
      return text
    }
    rest = text[text.unicodeScalars.index(after: end)...]
    return text[..<end]
  }

  /// Same as `Character.isNewline`; none of these combines with a following scalar.
  private func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private func withoutComment(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return line[..<index] }
      previous = line[index]
    }
    return line
  }
}

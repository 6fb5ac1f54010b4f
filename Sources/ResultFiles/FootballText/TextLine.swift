/// A line of Football.TXT without its comment, in words.
struct TextLine {
  struct Word: Equatable {
    let text: Substring
    /// Whether two blanks or more stand before it: then a new piece of text begins.
    let isApart: Bool
  }

  let number: Int
  let text: Substring
  let words: [Word]

  init(number: Int, _ text: Substring) {
    self.number = number
    self.text = text
    var words: [Word] = []
    var rest = text
    while true {
      let blanks = rest.prefix(while: \.isWhitespace)
      rest = rest[blanks.endIndex...]
      let word = rest.prefix { !$0.isWhitespace }
      if word.isEmpty { break }
      words.append(Word(text: word, isApart: !words.isEmpty && (blanks.count > 1 || blanks.contains("\t"))))
      rest = rest[word.endIndex...]
    }
    self.words = words
  }

  /// The lines that say something: comments begin with `#` and go to the end of the line, or stand in `<!-- -->`;
  /// `__END__` ends the text. A line that is blank stays, for it ends what may go on over several.
  static func lines(of text: String) -> [TextLine] {
    var lines: [TextLine] = []
    var isComment = false
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
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
      let said = TextLine(number: index + 1, withoutComment(line))
      if said.words.first?.text == "__END__" { break }
      // A comment is not an end of anything.
      if said.words.isEmpty, line.contains("#") { continue }
      lines.append(said)
    }
    return lines
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard line.utf8.contains(UInt8(ascii: "#")) else { return line }
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return line[..<index] }
      previous = line[index]
    }
    return line
  }
}

extension Sequence<TextLine.Word> {
  /// The words with a blank between them.
  var joined: String { map { String($0.text) }.joined(separator: " ") }
}

/// A line of Football.TXT without its comment, split into words.
struct TextLine {
  struct Word: Equatable {
    let text: Substring
    /// True if two or more spaces precede the word, which start a new part of the line.
    let isApart: Bool
  }

  let number: Int
  let text: Substring
  let words: [Word]
  /// True if the line exceeds the limit. Its words are then dropped.
  private(set) var isTooLong = false

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

  init(tooLong number: Int) {
    self.init(number: number, "")
    isTooLong = true
  }
}

extension Sequence<TextLine.Word> {
  /// The words joined by single spaces.
  var joined: String { map { String($0.text) }.joined(separator: " ") }
}

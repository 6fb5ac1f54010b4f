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
  /// Whether it is longer than any may be; then nothing of it is kept.
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

  /// A line of which nothing is kept.
  init(tooLong number: Int) {
    self.init(number: number, "")
    isTooLong = true
  }
}

extension Sequence<TextLine.Word> {
  /// The words with a blank between them.
  var joined: String { map { String($0.text) }.joined(separator: " ") }
}

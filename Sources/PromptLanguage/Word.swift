/// A word and its place in the line.
public struct Word: Equatable, Sendable {
  public let text: String
  /// Counted from 1.
  public let column: Int

  public init(_ text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

extension Word {
  /// The word in two, of which the second begins at a place.
  func split(at place: String.Index) -> [Word] {
    let before = text[..<place]
    return [Word(String(before), column: column), Word(String(text[place...]), column: column + before.count)]
  }

  /// The word without one of these marks at its end.
  package func without(_ marks: String) -> Word {
    text.last.map(marks.contains) == true ? Word(String(text.dropLast()), column: column) : self
  }
}

extension Sequence<Word> {
  /// The words with single spaces.
  var text: String { map(\.text).joined(separator: " ") }

  /// The same as quoted in messages, without the mark after it: `from distance,`.
  var quoted: String { Word(text, column: 1).without(",:;").text }
}

extension LineParser {
  /// The line without control characters, which are invisible and not allowed in files; tabs become spaces.
  package static func readable(_ line: String) -> String {
    guard line.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return line }
    let scalars = line.unicodeScalars.compactMap { scalar in
      scalar == "\t" ? " " : scalar.properties.generalCategory == .control ? nil : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The words with their columns.
  /// - Parameters:
  ///   - first: the column of the first character.
  ///   - quotes: marks around text that is one word, even with spaces or empty.
  package static func words(of line: String, from first: Int = 1, quotes: String = "") -> [Word] {
    var words: [Word] = []
    var text = ""
    var start: Int?
    var isQuoted = false
    for (column, character) in zip(first..., line) {
      let isQuote = !quotes.isEmpty && quotes.contains(character)
      if isQuote { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if let start { words.append(Word(text, column: start)) }
        text = ""
        start = nil
      } else {
        start = start ?? column
        if !isQuote { text.append(character) }
      }
    }
    if let start { words.append(Word(text, column: start)) }
    return words
  }

  /// The text of the line from these words to its end.
  package static func text(_ words: ArraySlice<Word>, of line: String) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return String(line.dropFirst(first.column - 1).prefix(last.column - first.column + last.text.count))
  }
}

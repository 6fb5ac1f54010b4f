import MatchModel
import Phrases
import ResultFiles

/// Scans the details below a match character by character and tracks line numbers.
struct DetailScanner {
  private let characters: [Character]
  private let lines: [Int]
  private(set) var index = 0

  init(_ written: WrittenLines) {
    var characters: [Character] = []
    var lines: [Int] = []
    for line in written.lines {
      for character in line.text {
        characters.append(character.isWhitespace ? " " : character)
        lines.append(line.number)
      }
      characters.append(" ")
      lines.append(line.number)
    }
    self.characters = characters
    self.lines = lines
  }

  /// The line of the next character, or of the last one at the end.
  var line: Int { lines.isEmpty ? 1 : lines[min(index, lines.count - 1)] }
  var isAtEnd: Bool { index >= characters.count }
  var next: Character? { isAtEnd ? nil : characters[index] }
  var isAtDigit: Bool { next.map { ("0"..."9").contains($0) } ?? false }

  mutating func skipBlanks() { while next == " " { index += 1 } }

  mutating func advance() { index += 1 }

  /// Consumes the character if it is next.
  mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  mutating func takeQuote() -> Bool { take("'") || take("’") || take("′") }

  /// Parses digits. Nil if there are no digits, or too many for a minute.
  mutating func number() -> Int? {
    let start = index
    while isAtDigit { index += 1 }
    return index > start && index - start <= 4 ? Int(String(characters[start..<index])) : nil
  }

  /// The text up to one of these characters, trimmed and with single spaces.
  mutating func text(until ends: Set<Character>) -> String {
    let start = index
    while let character = next, !ends.contains(character) { index += 1 }
    return Self.plain(characters[start..<index])
  }

  /// The text up to the closing bracket, which is consumed too.
  /// - Throws: an error if it is missing.
  mutating func bracketed(until end: Character) throws(ExchangeProblem) -> String {
    let start = line
    let text = text(until: [end])
    guard take(end) else { throw .openBracket(end == "]" ? "[" : "(", line: start) }
    return text
  }

  /// The next word, for error messages.
  var word: String {
    var end = index
    while end < characters.count, !" ,;()[]".contains(characters[end]) { end += 1 }
    return String(characters[index..<max(end, min(index + 1, characters.count))])
  }

  /// True at a dash with spaces on both sides, which separates items.
  var isAtDash: Bool {
    guard let character = next, character == "-" || character == "–" else { return false }
    let before = index == 0 || characters[index - 1] == " "
    return before && (index + 1 >= characters.count || characters[index + 1] == " ")
  }

  /// The word in front of the next colon: `Referee:`.
  mutating func label() -> String? {
    let start = index
    let text = text(until: [":"])
    guard take(":") else {
      index = start
      return nil
    }
    return text
  }

  /// True if a colon comes before the next semicolon.
  var isAtLabel: Bool { characters[min(index, characters.count)...].first { $0 == ":" || $0 == ";" } == ":" }

  static func plain(_ characters: some Sequence<Character>) -> String {
    String(characters).split(separator: " ").joined(separator: " ")
  }

  mutating func goBack(to place: Int) { index = place }
}

/// A minute with its marks: `45+2'(p)`, `65pen`, `87' (o.g.)`.
struct MinuteNotation: Equatable {
  var minute: MatchMinute
  var marks: GoalMarks

  /// - Throws: an error for text that begins with a digit but is not a minute.
  init(_ scanner: inout DetailScanner, takesMarks: Bool = true) throws(ExchangeProblem) {
    let (start, line) = (scanner.index, scanner.line)
    func bad(_ scanner: inout DetailScanner) -> ExchangeProblem {
      scanner.goBack(to: start)
      return ExchangeProblem(line: line, Phrase("exchange.bad-minute", ["text": scanner.word]))
    }
    guard let number = scanner.number(), (0...999).contains(number) else { throw bad(&scanner) }
    _ = scanner.takeQuote()
    var added = 0
    if scanner.take("+") {
      guard let more = scanner.number(), more <= MatchMinute.addedLimit else { throw bad(&scanner) }
      added = more
      _ = scanner.takeQuote()
    }
    // Some sources use minute 0 for the first seconds of a match.
    minute = MatchMinute(max(1, number), added: added)
    marks = GoalMarks()
    if takesMarks, try !marks.take(&scanner) { throw bad(&scanner) }
    // 67x is not a valid minute.
    if let next = scanner.next, !" ,;()[]".contains(next) { throw bad(&scanner) }
  }
}

struct GoalMarks: Equatable {
  var isPenalty = false
  var isOwn = false
  var isHeader = false
  var isFreeKick = false

  /// Parses letters attached to the minute, and brackets.
  /// - Returns: false for unknown letters.
  mutating func take(_ scanner: inout DetailScanner) throws(ExchangeProblem) -> Bool {
    if let next = scanner.next, next.isLetter {
      let word = scanner.text(until: [" ", ",", ";", "(", ")", "["])
      guard add(word) else { return false }
    }
    while true {
      let start = scanner.index
      scanner.skipBlanks()
      if scanner.next?.isLetter == true, takeWord(&scanner) { continue }
      guard scanner.take("(") else {
        scanner.goBack(to: start)
        return true
      }
      let line = scanner.line
      let word = try scanner.bracketed(until: ")")
      guard add(word) else { throw .badMark(word, line: line) }
    }
  }

  /// Reads a mark after a space, as in `11' og`. A word followed by a minute is the next scorer.
  private mutating func takeWord(_ scanner: inout DetailScanner) -> Bool {
    let (before, start) = (self, scanner.index)
    let word = scanner.text(until: [" ", ",", ";", "(", ")", "["])
    scanner.skipBlanks()
    if add(word), scanner.next.map({ ",;)(".contains($0) }) ?? true { return true }
    self = before
    scanner.goBack(to: start)
    return false
  }

  mutating func add(_ word: String) -> Bool {
    switch word.lowercased().filter({ $0.isLetter }) {
    case "p", "pen", "penalty": isPenalty = true
    case "og", "o", "owngoal": isOwn = true
    case "h", "hdr", "header": isHeader = true
    case "f", "fk", "freekick": isFreeKick = true
    default: return false
    }
    return true
  }
}

import MatchModel
import Phrases

/// A line-up: `Pau RIERA - Joan AMENGUAL [c], N.N. [Y 23'] [Y/R 80'], Biel MUÑOZ (60' Marc SALA (85' Toni PONS))`.
struct LineUpText {
  private(set) var people: [ForeignPerson] = []
  private(set) var coach = ""
  private(set) var events: [ForeignEvent] = []
  private(set) var unknown: [ExchangeNote] = []
  private let side: Side

  /// - Parameter scanner: positioned after the colon.
  init(_ scanner: inout DetailScanner, of side: Side) throws(ExchangeProblem) {
    self.side = side
    skipFormation(&scanner)
    while true {
      scanner.skipBlanks()
      guard let next = scanner.next else { break }
      if ",;".contains(next) || next == "." && !people.isEmpty || scanner.isAtDash {
        scanner.advance()
        continue
      }
      if try readOfficial(&scanner) { continue }
      try readPlayer(&scanner, depth: 0)
    }
    // The first player is the goalkeeper.
    if !people.isEmpty, !people.contains(where: \.isGoalkeeper) { people[0].isGoalkeeper = true }
  }

  /// Skips `(4-3-3)` in front of the first name.
  private func skipFormation(_ scanner: inout DetailScanner) {
    let start = scanner.index
    scanner.skipBlanks()
    guard scanner.take("("), scanner.isAtDigit else { return scanner.goBack(to: start) }
    let text = scanner.text(until: [")"])
    guard scanner.take(")"), text.allSatisfy({ $0.isNumber || $0 == "-" }) else { return scanner.goBack(to: start) }
  }

  /// Parses `; Coach: Roberto Mancini` after the players.
  private mutating func readOfficial(_ scanner: inout DetailScanner) throws(ExchangeProblem) -> Bool {
    let start = scanner.index
    let line = scanner.line
    let text = scanner.text(until: [":", ",", ";", "(", ")", "[", "]"])
    guard scanner.take(":") else {
      scanner.goBack(to: start)
      return false
    }
    scanner.skipBlanks()
    let name = scanner.text(until: [",", ";", "["])
    if DetailLabel(text) == .coach {
      coach = name
    } else {
      unknown.append(ExchangeNote(line: line, Phrase("exchange.unknown-label", ["text": text])))
    }
    return true
  }

  private static let deepest = 40

  /// Parses a name with cards and substitutes.
  /// - Parameter depth: nesting depth; 0 for starters.
  @discardableResult
  private mutating func readPlayer(
    _ scanner: inout DetailScanner, depth: Int
  ) throws(ExchangeProblem) -> (place: Int, minute: MatchMinute?) {
    let line = scanner.line
    guard depth <= Self.deepest else { throw .badMark("(", line: line) }
    let isInBrackets = depth > 0
    var minute: MatchMinute?
    if isInBrackets, scanner.isAtDigit {
      minute = try MinuteNotation(&scanner, takesMarks: false).minute
      scanner.skipBlanks()
    }
    // A number in front of the name is the shirt number.
    let number = scanner.isAtDigit ? scanner.number().flatMap { ShirtNumber($0) } : nil
    let name = readName(&scanner)
    guard !name.isEmpty else { throw .noName(scanner.word, line: line) }
    let place = people.count
    people.append(
      ForeignPerson(name: name == "N.N." ? "" : name, number: number, isStarter: depth == 0, line: line))
    while true {
      scanner.skipBlanks()
      if scanner.take("[") {
        try readMark(&scanner, of: place)
      } else if isInBrackets, scanner.isAtDigit {
        // `8 Jordan Henderson 88'`: the first number was the shirt number.
        if let minute { people[place].number = ShirtNumber(minute.minute) }
        minute = try MinuteNotation(&scanner, takesMarks: false).minute
      } else if scanner.next == "(" {
        try readBracket(&scanner, of: place, depth)
      } else {
        return (place, minute)
      }
    }
  }

  /// Parses letters, spaces, hyphens, quotes and full stops. A dash between spaces or a digit ends the name.
  private func readName(_ scanner: inout DetailScanner) -> String {
    var name: [Character] = []
    while let next = scanner.next, !",;()[]:".contains(next), !scanner.isAtDigit, !scanner.isAtDash {
      name.append(next)
      scanner.advance()
    }
    return DetailScanner.plain(name)
  }

  /// Parses `[c]`, `[Y 12']`, `[Y/R 80']` or `[R]` after the opening bracket.
  private mutating func readMark(_ scanner: inout DetailScanner, of place: Int) throws(ExchangeProblem) {
    let line = scanner.line
    let kind = scanner.text(until: [" ", "]", "[", ",", ";"])
    scanner.skipBlanks()
    let minute = scanner.isAtDigit ? try MinuteNotation(&scanner, takesMarks: false).minute : nil
    scanner.skipBlanks()
    guard scanner.take("]") else { throw .openBracket("[", line: line) }
    switch kind.lowercased() {
    case "c": people[place].isCaptain = true
    case "gk": people[place].isGoalkeeper = true
    case "y": add(.yellow)
    case "y/r", "yr": add(.secondYellow)
    case "r": add(.red)
    default: throw .badMark(kind, line: line)
    }
    func add(_ color: CardColor) {
      events.append(ForeignEvent(side, ForeignTime(label: minute), .card(.person(place), color), line: line))
    }
  }

  /// Parses a substitute in parentheses, or `(c)`.
  private mutating func readBracket(
    _ scanner: inout DetailScanner, of place: Int, _ depth: Int
  ) throws(ExchangeProblem) {
    let line = scanner.line
    scanner.advance()
    let start = scanner.index
    let word = scanner.text(until: [")", "(", " "])
    if word.lowercased() == "c", scanner.take(")") {
      people[place].isCaptain = true
      return
    }
    scanner.goBack(to: start)
    scanner.skipBlanks()
    let slot = events.count
    let (on, minute) = try readPlayer(&scanner, depth: depth + 1)
    scanner.skipBlanks()
    guard scanner.take(")") else { throw .openBracket("(", line: line) }
    // Insert the substitution before the substitute's events.
    let change = ForeignEvent.Kind.substitution(off: .person(place), on: .person(on))
    events.insert(ForeignEvent(side, ForeignTime(label: minute), change, line: line), at: slot)
  }
}

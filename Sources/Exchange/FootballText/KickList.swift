import MatchModel

/// The kicks of a shoot-out with the running score: `1-0 Sergio BERTI, 1-1 Alan SHEARER, Hernan CRESPO (missed)`.
struct KickList {
  struct Kick {
    let name: String
    let outcome: Outcome
    /// Nil if the score does not show it.
    let side: Side?
    let line: Int
  }

  private(set) var kicks: [Kick] = []
  private var score = BothSides(0)

  /// - Parameter scanner: positioned after the colon.
  init(_ scanner: inout DetailScanner) throws(ExchangeProblem) {
    while true {
      scanner.skipBlanks()
      guard let next = scanner.next else { return }
      if ",;.".contains(next) {
        scanner.advance()
        continue
      }
      let line = scanner.line
      let side = try readScore(&scanner)
      scanner.skipBlanks()
      let name = scanner.text(until: [",", ";", "("])
      guard !name.isEmpty, !(name.first?.isNumber ?? true) else {
        throw .noName(name.isEmpty ? scanner.word : name, line: line)
      }
      var outcome = side == nil ? Outcome.missed : .scored
      if scanner.take("(") {
        let word = try scanner.bracketed(until: ")")
        guard let marked = Self.outcome(word) else { throw .badMark(word, line: line) }
        outcome = marked
      }
      kicks.append(Kick(name: name, outcome: outcome, side: side, line: line))
    }
  }

  /// Parses the score in front of a name. Returns the side that scored, or nil if the score has not changed.
  private mutating func readScore(_ scanner: inout DetailScanner) throws(ExchangeProblem) -> Side? {
    guard scanner.isAtDigit else { return nil }
    let (line, word) = (scanner.line, scanner.word)
    guard let home = scanner.number(), scanner.take("-") || scanner.take("–") || scanner.take(":"),
      let away = scanner.number()
    else { throw .badMark(word, line: line) }
    defer { score = BothSides(home: home, away: away) }
    if home > score.home { return .home }
    return away > score.away ? .away : nil
  }

  private static func outcome(_ word: String) -> Outcome? {
    switch word.lowercased().filter({ $0.isLetter }) {
    case "saved", "save", "held", "keeper": .saved
    case "post", "bar", "crossbar", "woodwork": .woodwork
    case "wide", "over", "off": .offTarget
    case "missed", "miss", "x": .missed
    case "blocked": .blocked
    case "scored", "goal": .scored
    default: nil
    }
  }
}

import MatchModel
import MatchRules
import Phrases

extension ClauseTable {
  /// A clause in codes: `9ghc,7`, `v4f9y`, `10>14k`, `lc`. Nil if the token is not one; throws if it begins as one but is
  /// invalid.
  package func clause(inCodes token: String, column: Int = 1) throws(LineProblem) -> Clause? {
    var scanner = ClauseScanner(token, column: column, self)
    return try scanner.scan()
  }
}

/// Parses one clause in codes.
private struct ClauseScanner {
  /// The folded token.
  private let token: [Character]
  private var at = 0
  private let column: Int
  private let text: String
  private let table: ClauseTable

  init(_ text: String, column: Int, _ table: ClauseTable) {
    self.text = text
    self.table = table
    self.column = column
    token = Array(folded(text))
  }

  mutating func scan() throws(LineProblem) -> Clause? {
    let word = token.count > 1 && token.last == "?" ? token.dropLast() : token[...]
    if let whole = table.byWord[String(word)] {
      var clause = Clause(whole.kind, column: column)
      clause.asks = word.count < token.count
      return clause
    }
    if let side = token.first.flatMap(LineParser.side) {
      at = 1
      if let clause = try scan(side: side) { return clause }
    }
    at = 0
    return try scan(side: nil)
  }

  private mutating func scan(side: Side?) throws(LineProblem) -> Clause? {
    if peek == ">" || peek == "." {
      advance()
      if at == token.count, token[at - 1] == ">" {
        // The arrow alone asks for both players.
        var clause = Clause(.substitution, who: side.map { Who(.team, side: $0) }, column: column)
        clause.asks = true
        return clause
      }
      guard let who = try scanWho(side: side) else { return nil }
      return try finish(Clause(.arrival, who: who, column: column))
    }
    let who = try scanWho(side: side)
    let isOfficial = who?.name.isOfficial == true
    guard at < token.count else {
      if who != nil, !isOfficial { throw problem(.whatDid(text, note: nil)) }
      return nil
    }
    if let who, !isOfficial, peek == ">" || peek == "." { return try scanPair(off: who) }
    for spec in table.coded where token[at...].starts(with: spec.code) {
      if let clause = try scan(spec, who: who, side: side) { return clause }
    }
    if who != nil { throw unexpected(token[at], .clauses(kinds)) }
    return nil
  }

  /// All clauses whose code may follow a number.
  private var kinds: [ClauseKind] {
    let codes = table.coded.filter { $0.subject != .team }.map(\.code)
    return table.offered.filter { codes.contains($0.code) || $0.kind == .substitution }.map(\.kind)
  }

  private mutating func scan(_ spec: ClauseSpec, who: Who?, side: Side?) throws(LineProblem) -> Clause? {
    let start = at
    at += spec.code.count
    var clause = Clause(spec.kind, who: who, column: column)
    if spec.subject == .team {
      if who != nil { throw problem(.nobodyIn(clause: spec.code)) }
      clause.who = Who(.team, side: side)
    } else if who == nil {
      if spec.subject == .playerOrTeam {
        clause.who = Who(.team, side: side)
      } else {
        // A code alone asks for the rest: `g`, `vg`, `g?`.
        if peek == "?" { advance() }
        guard at == token.count else {
          at = start
          return nil
        }
        clause.who = side.map { Who(.team, side: $0) }
        clause.asks = true
        return clause
      }
      if at < token.count, peek != "?" {
        at = start
        return nil
      }
    }
    switch spec.suffix {
    case .attempt(let hasOutcome, let hasAssist):
      try scanAttempt(&clause, hasOutcome: hasOutcome, hasAssist: hasAssist)
    case .foul: try scanFoul(&clause)
    case .reason: try scanSanction(&clause, spec)
    case .score(let score): try scanScore(&clause, score)
    case .own(let action):
      do { try scanOwn(&clause, action) } catch {
        // A word may begin with the letters of a team action: `p` and `press`.
        if who == nil, token[start...].allSatisfy(\.isLetter) {
          at = start
          return nil
        }
        throw error
      }
    default: break
    }
    return try finish(clause)
  }

  private mutating func scanPair(off: Who) throws(LineProblem) -> Clause {
    advance()
    guard let character = peek, character != "k" else {
      return try finish(Clause(.departure, who: off, column: column))
    }
    var clause = Clause(.substitution, who: off, column: column)
    guard var on = try scanOther() else {
      throw unexpected(character, .partner)
    }
    // The side may be repeated.
    if on.side == off.side { on.side = nil }
    clause.other = on
    if peek == "k" {
      advance()
      clause.isConcussion = true
    }
    return try finish(clause)
  }

  // MARK: - Parts

  private mutating func scanAttempt(_ clause: inout Clause, hasOutcome: Bool, hasAssist: Bool) throws(LineProblem) {
    while let letter = nextLetter {
      if hasAssist, letter == "," || isPoint && (!hasOutcome || clause.outcome != nil) {
        try scanSecond(&clause, letter)
      } else if hasOutcome, let found = Modifiers.outcomes.first(where: { $0.letter == letter }) {
        try put(found.code, in: &clause.outcome, letter)
      } else if let found = table.bodyParts.first(where: { $0.letter == letter }) {
        try put(found.code, in: &clause.bodyPart, letter)
      } else if let found = table.origins.first(where: { $0.letter == letter }) {
        try put(found.code, in: &clause.origin, letter)
      } else if let number = wholeNumber(String(letter)), let zone = Zone(rawValue: number) {
        try put(zone, in: &clause.zone, letter)
      } else {
        throw unexpected(letter, .attempt(hasOutcome: hasOutcome, hasAssist: hasAssist))
      }
    }
  }

  private mutating func scanFoul(_ clause: inout Clause) throws(LineProblem) {
    while let letter = nextLetter {
      if let kind = table.fouls.first(where: { $0.letter == letter }) {
        try put(kind.code, in: &clause.foulCode, letter)
      } else if let found = table.cards.first(where: { $0.letter == letter }) {
        try put(found.code, in: &clause.card, letter)
      } else if let victim = try scanOther() {
        try put(victim, in: &clause.other, letter, advances: false)
      } else {
        throw unexpected(letter, .foul)
      }
    }
  }

  /// Parses the mark for the bench and the duration, if the rules use them.
  private mutating func scanSanction(_ clause: inout Clause, _ spec: ClauseSpec) throws(LineProblem) {
    while let letter = peek {
      if table.hasCardsOfBench, letter == "b", !clause.isFromBench {
        clause.isFromBench = true
        advance()
      } else if spec.takesMinutes, letter.isDigit, clause.duration == nil {
        let digits = String(token[at...].prefix { $0.isDigit })
        guard let minutes = wholeNumber(digits), (1...SanctionEffect.mostMinutes).contains(minutes) else {
          throw problem(.badNumber(digits))
        }
        clause.duration = minutes
        at += digits.count
      } else {
        return
      }
    }
  }

  private mutating func scanScore(_ clause: inout Clause, _ score: DeclaredScore) throws(LineProblem) {
    while let letter = nextLetter {
      if score.takes(letter, after: clause.attempts, by: table) {
        clause.attempts.append(letter == "+")
        advance()
      } else if !score.isSeries, letter == "," || isPoint {
        try scanSecond(&clause, letter)
      } else {
        throw unexpected(letter, .own(score.accepted(by: table)))
      }
    }
  }

  private mutating func scanOwn(_ clause: inout Clause, _ action: DeclaredAction) throws(LineProblem) {
    while let letter = nextLetter {
      let isComma = letter == "," || isPoint
      if let ending = action.outcomes.first(where: { $0.sign == letter }), !isComma || clause.outcome == nil {
        try put(ending.code, in: &clause.outcome, letter)
      } else if action.hasOpponent, isComma {
        try scanSecond(&clause, letter)
      } else if action.field != nil, let zone = wholeNumber(String(letter)).flatMap(Zone.init(rawValue:)) {
        try put(zone, in: &clause.zone, letter)
      } else if action.hasOpponent, action.field == nil, let opponent = try scanOther() {
        // Without zones, a number can only be the opponent's: `3k2`.
        try put(opponent, in: &clause.other, letter, advances: false)
      } else {
        throw unexpected(letter, .own(action.accepted))
      }
    }
  }

  private mutating func put<Value: Equatable>(
    _ value: Value, in place: inout Value?, _ letter: Character, advances: Bool = true
  ) throws(LineProblem) {
    if let place {
      let letter = String(letter)
      throw problem(
        .stated(
          Phrase(
            place == value ? "fault.modifier-twice" : "fault.modifiers-differ", ["clause": text, "letter": letter])))
    }
    place = value
    if advances { advance() }
  }

  /// The person after a comma, or after a point in place of one.
  private mutating func scanSecond(_ clause: inout Clause, _ comma: Character) throws(LineProblem) {
    advance()
    guard let other = try scanOther() else { throw problem(.numberMissing(clause: text)) }
    try put(other, in: &clause.other, comma, advances: false)
  }

  /// True at a point before a number: on the numeric keypad it is typed in place of a comma, `9gd5.7`.
  private var isPoint: Bool { peek == "." && isNumber(at: at + 1) }

  /// The second person of a clause, possibly with a side: `4fv9`.
  private mutating func scanOther() throws(LineProblem) -> Who? {
    guard let letter = peek, let side = LineParser.side(letter), isNumber(at: at + 1) else {
      return try scanWho(side: nil)
    }
    advance()
    return try scanWho(side: side)
  }

  private func isNumber(at place: Int) -> Bool { place < token.count && (token[place].isDigit || token[place] == "?") }

  /// A number, `?`, `?1` or an official. Returns nil and consumes nothing without one.
  private mutating func scanWho(side: Side?) throws(LineProblem) -> Who? {
    guard let code = PersonCode(token[at...], table.numbers) else { return nil }
    let start = at
    at += code.length
    if let name = code.name { return Who(name, side: side) }
    throw token[start].isDigit
      ? LineProblem(.badNumber(code.digits), column: column + start) : problem(.badNumber(code.digits))
  }

  private mutating func finish(_ clause: Clause) throws(LineProblem) -> Clause {
    var clause = clause
    if peek == "?", at == token.count - 1 {
      clause.asks = true
      advance()
    }
    if at < token.count { throw leftOver(after: clause) }
    return clause
  }

  /// The error for letters after a clause. If they are the code of another clause, as in `11ro`, either may be meant.
  private func leftOver(after clause: Clause) -> LineProblem {
    let (first, letters) = (String(token[..<at]), String(token[at...]))
    let second = (clause.who?.typed ?? "") + letters
    guard clause.isOfPlayer, clause.other == nil, token[at].isLetter, second != first,
      let parsed = try? table.clause(inCodes: second), !parsed.asks, parsed.kind != .note
    else { return problem(.wordLeftOver(letters, clause: text)) }
    return problem(.unclear(.proposed, text, lines: [first, second]))
  }

  private var peek: Character? { at < token.count ? token[at] : nil }
  /// Nil also before the `?` at the end.
  private var nextLetter: Character? { at == token.count - 1 && peek == "?" ? nil : peek }
  private mutating func advance() { at += 1 }
  private func problem(_ reason: LineProblem.Reason) -> LineProblem { LineProblem(reason, column: column + at) }
  private func unexpected(_ letter: Character, _ accepted: AcceptedLetters) -> LineProblem {
    problem(.badModifier(clause: text, letter: String(letter), accepted: accepted))
  }
}

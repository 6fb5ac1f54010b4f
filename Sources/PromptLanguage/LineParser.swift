import Bounds
import MatchModel
import MatchRules
import Phrases

/// A parsed line.
public enum Line: Equatable, Sendable {
  /// Blank, or a comment.
  case empty
  case clauses(ClauseLine)
  case command(CommandCall)
  /// `v?2=17`: identifications of players.
  case identify([Identification], isConfirmed: Bool)
}

/// Clauses and their time.
public struct ClauseLine: Equatable, Sendable {
  /// Nil if no time was typed.
  public var time: TimeExpression?
  public var clauses: [Clause]
  /// True if the line ends with ` !`.
  public var isConfirmed: Bool

  package init(time: TimeExpression? = nil, clauses: [Clause], isConfirmed: Bool) {
    self.time = time
    self.clauses = clauses
    self.isConfirmed = isConfirmed
  }
}

/// Parses the language of the prompt (docs/PROMPT.md). It depends on words only, not on the state of the match.
public struct LineParser: Sendable {
  package var vocabulary: Vocabulary
  /// Our side, needed for `en contra`; nil if neither is.
  public var ours: Side?
  package var clock = GameClock.running
  /// The squads, for shirt numbers; nil if unknown.
  package var squads: BothSides<Team>?
  /// The players to use in examples; nil for number 9.
  package var examples: ExampleNumbers?

  /// - Parameter ours: our side; nil if neither is.
  public init(vocabulary: Vocabulary = .standard, ours: Side? = nil) {
    self.vocabulary = vocabulary
    self.ours = ours
  }

  /// - Throws: what is wrong, and where.
  public func parse(_ typed: String) throws(LineProblem) -> Line {
    try Self.checkLength(of: typed)
    let line = Self.readable(typed)
    var words = Self.words(of: line)
    guard let first = words.first, !first.text.hasPrefix("#") else { return .empty }
    let isConfirmed = words.count > 1 && words.last?.text == "!"
    if isConfirmed {
      words.removeLast()
    } else if let split = Self.splitMark(words) {
      // `9g!`, `del 61!`: the space is missing, but a text may also end with `!`.
      let isText = (try? self.line(words, typed: line, isConfirmed: false)).map { !Self.hasNoText($0) } ?? false
      if !isText, let found = try? self.line(split, typed: line, isConfirmed: true) { return found }
    }
    return try self.line(words, typed: line, isConfirmed: isConfirmed)
  }

  /// Refuses a line that is too long for the file. Called before anything else.
  package static func checkLength(of line: String) throws(LineProblem) {
    // Count scalars only if there are enough bytes for too many; each takes at least one.
    guard line.utf8.count > Bounds.line, line.unicodeScalars.count > Bounds.line else { return }
    throw LineProblem(.lineTooLong(line.unicodeScalars.count, most: Bounds.line), column: 1)
  }

  /// The words with the mark at the end split off.
  private static func splitMark(_ words: [Word]) -> [Word]? {
    guard let last = words.last, last.text.count > 1, last.text.hasSuffix("!") else { return nil }
    return words.dropLast() + [last.without("!")]
  }

  /// True if a final `!` can only be the mark, because the line contains no free text.
  private static func hasNoText(_ line: Line) -> Bool {
    guard case .command(let call) = line else { return false }
    return [.delete, .move, .annul, .drop, .award, .lineUp, .bench].contains(call.kind)
  }

  func line(_ words: [Word], typed line: String, isConfirmed: Bool) throws(LineProblem) -> Line {
    guard let first = words.first else { return .empty }
    func said(_ clauses: [Clause], at time: TimeExpression? = nil) -> Line {
      .clauses(ClauseLine(time: time, clauses: clauses, isConfirmed: isConfirmed))
    }
    if let call = command(words, line: line, isConfirmed: isConfirmed) {
      if let event = event(besides: call, words, line: line) { return .clauses(event) }
      if let problem = remark(call) { throw problem }
      return .command(call)
    }
    if let problem = markOfRunningClock(words) { throw problem }
    if let found = try identifications(words) { return .identify(found, isConfirmed: isConfirmed) }
    var rest = words[...]
    var time: TimeExpression?
    if let leading = try TimeExpression.leading(words) {
      time = leading.time
      rest = leading.rest
    }
    guard !rest.isEmpty else { throw LineProblem(.timeAlone, column: first.column) }
    if time == nil, let found = substitutedAtHalfTimeAfter(rest, typed: line) { return said(found) }
    // The line with the names of teams replaced; nil if it contains none.
    lazy var sided = squads.flatMap { TeamNames($0).sided(words, by: self) }
    // The same for players.
    lazy var numbered = self.numbered(words)
    let clauses: [Clause]
    do { clauses = try asked(rest, line: line) } catch {
      if let found = sentence(rest, time: time, isConfirmed: isConfirmed) { return found }
      if let found = pairsAfterWord(rest, line: line) { return said(found, at: time) }
      if time == nil, let found = substitutedAtHalfTime(rest, typed: line) { return said(found) }
      if let clauses = try betweenCommas(rest, line: line) { return said(clauses, at: time) }
      if let clause = injured(rest, line: line) ?? foulBeforePenalty(rest, line: line) {
        return said([clause], at: time)
      }
      if let named = try naming(numbered, typed: line, isConfirmed: isConfirmed)
        ?? namingTeams(sided, typed: line, isConfirmed: isConfirmed)
      {
        return .clauses(named)
      }
      if let split = Self.withoutGluedCommas(words),
        let parsed = try? self.line(split, typed: line, isConfirmed: isConfirmed)
      {
        return parsed
      }
      // If the words contain the name of a player or a team, report the error in the rest of the line.
      if let problem = problem(ofNaming: numbered, typed: line) { throw problem }
      if let sided {
        if let problem = subjectAlone(sided[...], named: words.quoted) { throw problem }
        return try self.line(sided, typed: line, isConfirmed: isConfirmed)
      }
      if time == nil, let late = lateTime(rest, line: line) { throw late.problem }
      throw areaNamed(rest, line: line) ?? cornerUnclear(rest, line: line) ?? endAlone(rest)
        ?? unrecorded(rest, line: line) ?? assistAlone(rest) ?? cardAlone(rest) ?? oursUnknown(rest, line: line)
        ?? subjectAlone(rest) ?? error.offeringNote(rest, line: line)
    }
    guard clauses.contains(where: \.hasFreeReason) else { return said(clauses, at: time) }
    // A free-text reason may really be a time or a name: `4y 76'`, `groga Girona 5`, `groga a Portu`.
    if time == nil, let late = lateTime(rest, line: line), !late.clauses.contains(where: \.hasFreeText) {
      throw late.problem
    }
    if clauses.count == 1 {
      if let named = namingTeams(sided, typed: line, isConfirmed: isConfirmed) { return .clauses(named) }
      if !clauses[0].isOfPlayer {
        if let named = try naming(numbered, typed: line, isConfirmed: isConfirmed) { return .clauses(named) }
        // `groga Portu 76'`
        if let problem = problem(ofNaming: numbered, typed: line), case .timeNotFirst = problem.reason { throw problem }
      }
    }
    return said(clauses, at: time)
  }

  /// The clauses of these words and their time; nil if the words are something else or cannot be read.
  func clauseLine(_ words: [Word], typed line: String, isConfirmed: Bool = false) -> ClauseLine? {
    guard case .clauses(let parsed)? = try? self.line(words, typed: line, isConfirmed: isConfirmed) else { return nil }
    return parsed
  }

  /// Parses the words as a sentence; nil if they are not one.
  private func sentence(_ words: ArraySlice<Word>, time: TimeExpression?, isConfirmed: Bool) -> Line? {
    guard let first = words.first else { return nil }
    switch SentenceReader.read(words, isTimed: time != nil, self) {
    case .clauses(let clauses, let stated):
      return .clauses(ClauseLine(time: time ?? stated, clauses: clauses, isConfirmed: isConfirmed))
    case .annulment(let side):
      guard time == nil else { return nil }
      let words = side.map { [Word($0.mark, column: first.column)] } ?? []
      return .command(
        CommandCall(
          kind: .annul, name: CommandKind.annul.spec.code, words: words, rest: side?.mark ?? "",
          isConfirmed: isConfirmed, column: first.column))
    case nil: return nil
    }
  }

  /// The error for words that depend on our side if neither is: `córner en contra`.
  private func oursUnknown(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    guard ours == nil, let first = words.first else { return nil }
    var parser = self
    parser.ours = .home
    guard SentenceReader.read(words, isTimed: true, parser) != nil else { return nil }
    return LineProblem(.oursUnknown(Self.text(words, of: line)), column: first.column)
  }

  /// The clauses; a `?` after them makes the last one ask for its missing parts: `9 goal?`, `canvi ?`.
  private func asked(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause] {
    do { return try clauses(words, line: line) } catch {
      guard let last = words.last, last.text.hasSuffix("?") else { throw error }
      let bare = last.without("?")
      let rest = words.dropLast() + (bare.text.isEmpty ? [] : [bare])
      guard var found = try? clauses(rest, line: line), !found.isEmpty else { throw error }
      found[found.count - 1].asks = true
      return found
    }
  }

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

  private func command(_ words: [Word], line: String, isConfirmed: Bool) -> CommandCall? {
    guard let first = words.first else { return nil }
    func call(_ kind: CommandKind, _ name: String, _ words: some Sequence<Word>) -> CommandCall {
      let words = Array(words)
      var rest = words.first.map { String(line.dropFirst($0.column - 1)) } ?? ""
      if isConfirmed, let mark = rest.lastIndex(of: "!") { rest = String(rest[..<mark]) }
      while rest.last?.isWhitespace == true { rest.removeLast() }
      return CommandCall(
        kind: kind, name: name, words: words, rest: rest, isConfirmed: isConfirmed, column: first.column)
    }
    if let kind = vocabulary.commands[first.text] { return call(kind, first.text, words.dropFirst()) }
    // `l'alineació`, `la alineación`
    if first.text.count > 2, folded(first.text).hasPrefix("l'"), words.count == 1,
      let kind = vocabulary.commands[String(first.text.dropFirst(2))]
    {
      return call(kind, first.text, [])
    }
    if words.count == 2, vocabulary.particles[first.text] == .filler, let kind = vocabulary.commands[words[1].text] {
      return call(kind, words[1].text, [])
    }
    if first.text == "?", words.count == 1 { return call(.help, "", words) }
    if clockMark(words) != nil || words.count == 1 && Self.nudge(first) != nil { return call(.clock, "", words) }
    return nil
  }

  /// The seconds by which `+30` or `-30` adjusts the clock; nil for other words.
  package static func nudge(_ word: Word) -> Int? {
    guard let sign = word.text.first, "+-".contains(sign), let seconds = wholeNumber(word.text.dropFirst()) else {
      return nil
    }
    return sign == "+" ? seconds : -seconds
  }

  /// The side of a letter before a number.
  package static func side(_ letter: Character) -> Side? {
    switch letter {
    case "l", "h": .home
    case "v", "a": .away
    default: nil
    }
  }
}

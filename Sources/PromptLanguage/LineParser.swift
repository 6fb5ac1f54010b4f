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

  /// The clause of a line that has no other.
  package var onlyClause: Clause? { clauses.count == 1 ? clauses[0] : nil }
}

/// Parses the language of the prompt (docs/PROMPT.md). It depends on words only, not on the state of the match.
public struct LineParser: Sendable {
  package var vocabulary: Vocabulary
  /// Our side, needed for `en contra`; nil if neither is.
  public var ours: Side?
  package var clockStops = false
  /// The squads, for shirt numbers; nil if unknown.
  package var squads: BothSides<Team>?
  /// The players to use in examples; nil for number 9.
  package var examples: ExampleNumbers?

  public init(vocabulary: Vocabulary = .standard, ours: Side? = nil) {
    self.vocabulary = vocabulary
    self.ours = ours
  }

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
    throw LineProblem(
      .stated(Phrase("fault.line-too-long", ["found": line.unicodeScalars.count, "most": Bounds.line])), column: 1)
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
    if let call = command(words, line: line, isConfirmed: isConfirmed) {
      if let event = event(besides: call, words, line: line) { return .clauses(event) }
      if let problem = remark(call) { throw problem }
      return .command(call)
    }
    if let problem = markOfRunningClock(words) { throw problem }
    if let found = try identifications(words) { return .identify(found, isConfirmed: isConfirmed) }
    var text = TypedWords(words, typed: line, isConfirmed: isConfirmed, by: self)
    if let leading = try TimeExpression.leading(words) {
      text.time = leading.time
      text.rest = leading.rest
    }
    guard !text.rest.isEmpty else { throw LineProblem(.timeAlone, column: first.column) }
    if text.time == nil, let found = beforeHalfTime(text.rest, typed: line) { return text.said(found) }
    let clauses: [Clause]
    do { clauses = try asked(text.rest, line: line) } catch {
      if let repaired = try repaired(&text) { return repaired }
      if let problem = problem(in: text) ?? unknownBesidesEvent(text.rest, error) { throw problem }
      if text.time != nil, let problem = timedCommand(error) { throw problem }
      throw error.offeringNote(text.rest, line: line)
    }
    guard clauses.contains(where: \.hasFreeReason) else { return text.said(clauses) }
    return try withoutReason(clauses, &text) ?? text.said(clauses)
  }

  /// The words of a line of clauses.
  private struct TypedWords {
    let words: [Word]
    let typed: String
    let isConfirmed: Bool
    var time: TimeExpression?
    /// The words after the time.
    var rest: ArraySlice<Word>
    private let parser: LineParser
    /// The words with the names of teams replaced; nil if they contain none.
    lazy var sided = parser.squads.flatMap { TeamNames($0).sided(words, by: parser) }
    /// The same for players.
    lazy var numbered = parser.numbered(words)

    init(_ words: [Word], typed: String, isConfirmed: Bool, by parser: LineParser) {
      self.words = words
      self.typed = typed
      self.isConfirmed = isConfirmed
      self.parser = parser
      rest = words[...]
    }

    func said(_ clauses: [Clause]) -> Line {
      .clauses(ClauseLine(time: time, clauses: clauses, isConfirmed: isConfirmed))
    }
  }

  /// Reads words that are not clauses in other ways, the first of which to succeed applies; nil if all of them fail.
  private func repaired(_ text: inout TypedWords) throws(LineProblem) -> Line? {
    let (rest, typed, isConfirmed) = (text.rest, text.typed, text.isConfirmed)
    if let found = cornerBeforeShot(rest, line: typed) { return text.said(found) }
    if let found = try series(rest) { return text.said(found) }
    if let found = sentence(rest, time: text.time, isConfirmed: isConfirmed) { return found }
    if let found = pairsAfterWord(rest, line: typed) { return text.said(found) }
    if text.time == nil, let found = afterHalfTime(rest, typed: typed) { return text.said(found) }
    if let found = try betweenCommas(rest, line: typed) { return text.said(found) }
    if let found = injured(rest, line: typed) ?? foulBeforePenalty(rest, line: typed) { return text.said([found]) }
    if let found = try naming(text.numbered, typed: typed, isConfirmed: isConfirmed) { return .clauses(found) }
    if let found = namingTeams(text.sided, typed: typed, isConfirmed: isConfirmed) { return .clauses(found) }
    if let split = Self.withoutGluedCommas(text.words),
      let found = try? line(split, typed: typed, isConfirmed: isConfirmed)
    {
      return found
    }
    // If the words contain the name of a player or a team, the error is in the rest of the line.
    if let problem = problem(ofNaming: text.numbered, typed: typed) { throw problem }
    guard let sided = text.sided else { return nil }
    if let problem = subjectAlone(sided[...], named: text.words.quoted) { throw problem }
    return try line(sided, typed: typed, isConfirmed: isConfirmed)
  }

  /// The problem with words that cannot be read; nil if the error of the scanner is the best one.
  private func problem(in text: TypedWords) -> LineProblem? {
    let (rest, typed) = (text.rest, text.typed)
    if text.time == nil, let late = lateTime(rest, line: typed) { return late.problem }
    if let corrected = playerCorrected(rest) { return corrected }
    return goalAlone(rest) ?? sanctionTwice(rest) ?? cornerUnclear(rest, line: typed) ?? endAlone(rest)
      ?? unrecorded(rest, line: typed) ?? unclearDetails(rest, line: typed) ?? assistAlone(rest) ?? cardAlone(rest)
      ?? oursUnknown(rest, line: typed) ?? subjectAlone(rest)
  }

  /// The line whose free-text reason is really a name: `groga Girona 5`, `groga a Portu`. Nil if it is a reason; throws
  /// if it is a time: `4y 76'`.
  private func withoutReason(_ clauses: [Clause], _ text: inout TypedWords) throws(LineProblem) -> Line? {
    let (typed, isConfirmed) = (text.typed, text.isConfirmed)
    if text.time == nil, let late = lateTime(text.rest, line: typed), !late.clauses.contains(where: \.hasFreeText) {
      throw late.problem
    }
    guard clauses.count == 1 else { return nil }
    if let named = namingTeams(text.sided, typed: typed, isConfirmed: isConfirmed) { return .clauses(named) }
    guard !clauses[0].isOfPlayer else { return nil }
    if let named = try naming(text.numbered, typed: typed, isConfirmed: isConfirmed) { return .clauses(named) }
    // `groga Portu 76'`
    let problem = problem(ofNaming: text.numbered, typed: typed)
    if let problem, case .unclear(.timeNotFirst, _, _) = problem.reason { throw problem }
    return nil
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
    case .annulment(let side, let unrecorded):
      guard time == nil else { return nil }
      let words = side.map { [Word($0.mark, column: first.column)] } ?? []
      var call = CommandCall(
        kind: .annul, name: CommandKind.annul.spec.code, words: words, rest: side?.mark ?? "",
        isConfirmed: isConfirmed, column: first.column)
      call.unrecorded = unrecorded
      return .command(call)
    case nil: return nil
    }
  }

  /// The error for words that depend on our side if neither is: `córner en contra`.
  private func oursUnknown(_ words: ArraySlice<Word>, line: String) -> LineProblem? {
    guard ours == nil, let first = words.first else { return nil }
    var parser = self
    parser.ours = .home
    guard SentenceReader.read(words, isTimed: true, parser) != nil else { return nil }
    return LineProblem(
      .stated(Phrase("fault.ours-unknown", ["text": Self.text(words, of: line)])), column: first.column)
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
}

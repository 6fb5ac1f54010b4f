import Bounds
import MatchModel
import MatchRules
import Phrases

/// Parses the clauses of a line, in codes or in words.
extension LineParser {
  /// Parses all words as clauses in codes, or one clause in words. A line may have hundreds of clauses, so the stack
  /// space per clause is kept small.
  package func clauses(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause] {
    var words = words
    if let clauses = afterArticle(words, line: line) { return clauses }
    // `el 9 gol`, `the 9g`
    if isArticle(words) {
      // `al 23 gol de 9`: the number may be a minute.
      if link(words[words.startIndex]) == .to, let clauses = try inWords(words, line: line) { return clauses }
      words.removeFirst()
    }
    if let reversed = codeBeforePerson(words) { words = reversed }
    guard let first = words.first else { return [] }
    var (parsed, rest) = try beginning(words, first, line: line)
    rest = afterConjunction(rest, of: first)
    if rest.isEmpty { return parsed }
    if parsed.count == 1, let problem = anotherPlayer(rest, after: parsed[0], first) { throw problem }
    guard rest.count < Bounds.words else {
      throw LineProblem(.stated(Phrase("fault.too-many-words", ["most": Bounds.words])), column: first.column)
    }
    if parsed.count == 1, let booked = fouledAndBooked(parsed[0], rest, line: line) { return booked }
    do { parsed += try clauses(isConjunction(rest) ? rest.dropFirst() : rest, line: line) } catch {
      guard parsed.count == 1 else { throw error }
      guard let more = continued(parsed[0], rest, after: first, line: line) else {
        throw assistUnmarked(rest, after: parsed[0]) ?? error
      }
      return more
    }
    if isInWords(rest) { Self.carrySide(ofShotIn: &parsed) }
    Self.carrySide(in: &parsed)
    return parsed
  }

  /// The side of a substitution also applies to those that follow in the line.
  static func carrySide(in clauses: inout [Clause]) {
    guard clauses[0].kind == .substitution, let side = clauses[0].who?.side else { return }
    for index in clauses.indices.dropFirst() where clauses[index].kind == .substitution {
      if clauses[index].who?.side == nil { clauses[index].who?.side = side } else { break }
    }
  }

  /// A corner in words directly after a shot is for the side that shot: `v9s+ i córner`. The code `c` is ours.
  static func carrySide(ofShotIn clauses: inout [Clause], at index: Int = 0) {
    let next = index + 1
    guard clauses.indices.contains(index), clauses.indices.contains(next), clauses[index].kind == .chance,
      clauses[next].kind == .corner, clauses[next].who == Who(.team)
    else { return }
    clauses[next].who = Who(.team, side: clauses[index].who?.side)
  }

  /// True if the first word is not a clause in codes.
  func isInWords(_ words: ArraySlice<Word>) -> Bool {
    words.first.flatMap { try? vocabulary.table.clause(inCodes: $0.text) } == nil
  }

  /// The clause at the beginning of the words, and the remaining words.
  private func beginning(
    _ words: ArraySlice<Word>, _ first: Word, line: String
  ) throws(LineProblem) -> ([Clause], rest: ArraySlice<Word>) {
    // `u contra u 9`: the first word of a declared name may also be a code.
    if let (kind, count) = vocabulary.clauses.match(words), count > 1, kind.isDeclared,
      let clauses = try inWords(words, line: line)
    {
      return (clauses, [])
    }
    let glued: Clause?
    do { glued = try vocabulary.table.clause(inCodes: first.text, column: first.column) } catch {
      return (try unglued(words, first, error, line: line), [])
    }
    guard let glued else { return (try unglued(words, first, nil, line: line), []) }
    return try finished(glued, words.dropFirst(), first, line: line)
  }

  /// Clauses whose first word is not one in codes; a number without letters can only begin a clause in words, `9 gol`.
  /// - Parameter error: what is wrong with the first word as a code.
  private func unglued(
    _ words: ArraySlice<Word>, _ first: Word, _ error: LineProblem?, line: String
  ) throws(LineProblem) -> [Clause] {
    if let clauses = try inWords(words, line: line) { return clauses }
    if let note = noteBeforeNumber(words, line: line) { return [note] }
    for usual in [codeBeforeNumber, joined, sideBeforeCode] {
      if let usual = usual(words), let clauses = try? clauses(usual, line: line) { return clauses }
    }
    let split = splitNumber(first) ?? splitSide(first)
    if let split, let clauses = try inWords(split + words.dropFirst(), line: line) { return clauses }
    if let problem = modifierAlone(words) ?? reasonAlone(words) { throw problem }
    if let error { throw misspelt(words) ?? error }
    // The side or the official was understood: `v entrenadr y`, `coach amarila`.
    let second = words.dropFirst().first { who($0) == nil }
    let unknown = isTeamOrOfficial(first) ? second ?? first : first
    let nearest =
      isTeamOrOfficial(unknown)
      ? nil
      : codeOfUnidentified(unknown) ?? codeWithoutRepetition(unknown) ?? vocabulary.nearestOpening(to: unknown.text)
    let another = nearest.flatMap { folded($0) == folded(unknown.text) ? nil : $0 }
    throw LineProblem(.unknownWord(unknown.text, nearest: another), column: unknown.column)
  }

  private func isTeamOrOfficial(_ word: Word) -> Bool {
    who(word).map { $0.isTeam || $0.name.isOfficial } ?? false
  }

  /// A clause in codes with the following words that belong to it, and the remaining words.
  func finished(
    _ glued: Clause, _ words: ArraySlice<Word>, _ first: Word, line: String
  ) throws(LineProblem) -> ([Clause], rest: ArraySlice<Word>) {
    var (clause, rest) = (glued, words)
    switch vocabulary.table[clause.kind]?.suffix {
    case nil: return ([clause], [])
    case .text(let isRequired)?:
      return ([withText(clause, rest, line: line, isRequired: isRequired)], [])
    case .minutes?:
      rest = try takeMinutes(&clause, rest, after: first)
    case .foul? where takeCard(&clause, &rest), .reason?:
      let card = clause
      let following = takeReason(&clause, rest, line: line).following
      if clause.hasFreeReason {
        if let word = correction(in: rest)?.first ?? letterAlone(rest) {
          throw LineProblem(.wordLeftOver(word.text, clause: first.text), column: word.column)
        }
        if let both = try sanctions(card, andIn: rest) { return (both, []) }
      }
      clause.takeSecondYellow()
      return ([clause] + following, [])
    default: break
    }
    return ([clause], rest)
  }

  /// The clause with the words as its text; a note may be about a player whose number begins it.
  func withText(_ typed: Clause, _ words: ArraySlice<Word>, line: String, isRequired: Bool) -> Clause {
    var clause = typed
    clause.text = Self.text(words, of: line)
    if clause.text.isEmpty, isRequired { clause.asks = true }
    return clause.kind == .note ? aboutPlayer(clause, words, line: line) : clause
  }

  /// True if the first word is a filler before a person.
  func isArticle(_ words: ArraySlice<Word>) -> Bool {
    guard let first = words.first, let second = words.dropFirst().first, who(first) == nil,
      vocabulary.particles[first.text] == .filler
    else { return false }
    if let letter = second.text.first, letter.isDigit { return true }
    return who(second)?.isTeam == false
  }

  /// The clauses after an article that may also be the letter of a side or a code, if they can be read without it: `a
  /// goal by 9`, `an own goal by v4`, `lo marca el 9`, but neither `a 9 goal` nor `an pressing high`. `lo tira 10` is
  /// not a chance: it names the taker of a kick.
  private func afterArticle(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    guard let first = words.first, let second = words.dropFirst().first, second.text.first?.isLetter == true,
      who(first) != nil || (try? vocabulary.table.clause(inCodes: first.text)) != nil, who(second) == nil,
      vocabulary.particles[first.text] == .filler || link(first) == .nothing
    else { return nil }
    let rest = words.dropFirst()
    if let clauses = try? inWords(rest, line: line) {
      return ["lo", "la"].contains(folded(first.text)) && clauses.first?.kind == .chance ? nil : clauses
    }
    if let note = injured(rest, line: line) { return [note] }
    guard case .clauses(let clauses, nil) = SentenceReader.read(rest, isTimed: true, self) else { return nil }
    return clauses
  }

  /// The words without a conjunction between two clauses: `10>14 y 7>16`. A card and a letter of the clause before are
  /// no conjunctions: `9g y coach`, `9g e`.
  /// - Parameter before: the clause before, if it may have more letters.
  func afterConjunction(_ words: ArraySlice<Word>, of before: Word? = nil) -> ArraySlice<Word> {
    let rest = words.dropFirst()
    guard let first = words.first, let next = (joined(rest) ?? codeBeforePerson(rest) ?? rest).first,
      link(first) == .and, before.flatMap({ try? vocabulary.table.clause(inCodes: $0.text + first.text) }) == nil
    else { return words }
    let glued = try? vocabulary.table.clause(inCodes: next.text)
    return glued?.asks == false || namesKind(rest) ? rest : words
  }

  /// True if the first word is a conjunction and no card: the card `y` within a line has its player, `9g y coach`.
  func isConjunction(_ words: ArraySlice<Word>) -> Bool {
    guard words.count > 1, let first = words.first, link(first) == .and else { return false }
    return isCode(first) && codeBeforePerson(words) == nil
  }

  /// True for the code of a clause: `y`.
  func isCode(_ word: Word) -> Bool { vocabulary.table.coded.contains { $0.code == folded(word.text) } }

  func takeMinutes(_ clause: inout Clause, _ rest: ArraySlice<Word>, after first: Word) throws(LineProblem)
    -> ArraySlice<Word>
  {
    guard let word = rest.first else {
      clause.asks = true
      return rest
    }
    let digits = word.text.last?.isMinuteMark == true ? word.text.dropLast() : word.text[...]
    guard let minutes = wholeNumber(digits), (0...60).contains(minutes) else {
      throw LineProblem(.badNumber(word.text), column: word.column)
    }
    clause.minutes = minutes
    return rest.dropFirst()
  }

  func isClauses(_ words: ArraySlice<Word>, line: String) -> Bool {
    (try? clauses(words, line: line)) != nil
  }
}

import MatchModel
import Phrases
import PromptLanguage

/// The place of the next word in a line of clauses, after the complete words before the cursor.
struct LinePlace {
  enum Kind {
    /// At the beginning of a clause.
    case clause
    /// After a subject: `9 `.
    case subject(Who)
    /// Within a clause in words: `9 goal header `.
    case part(Clause, ClauseSpec, after: Vocabulary.Particle?)
    /// After a card, where a reason or another clause may follow: `4y `.
    case reason(Clause)
    /// After the first words of a reason, which may be a listed one, as in `4y denying a `, or any text.
    case reasonBegun(Clause, [Word])
    case minutes
    /// The next word is free text.
    case text
  }

  let kind: Kind
  /// The complete clauses.
  let clauses: [Clause]

  /// The side of the preceding substitution, which also applies to the next one.
  var side: Side? { clauses.last.flatMap { $0.kind == .substitution ? $0.who?.side : nil } }
}

extension LineParser {
  /// The place after these words; nil if they are invalid.
  func place(after words: ArraySlice<Word>, line: String) -> LinePlace? {
    var rest = words
    var clauses: [Clause] = []
    func place(_ kind: LinePlace.Kind) -> LinePlace { LinePlace(kind: kind, clauses: clauses) }
    while let first = rest.first {
      if isFiller(first) {
        rest.removeFirst()
        continue
      }
      let glued = try? vocabulary.table.clause(inCodes: first.text, column: first.column)
      guard var clause = glued, let spec = vocabulary.table[clause.kind] else {
        if let who = person(alone: rest) { return place(.subject(who)) }
        if let part = part(of: rest, line: line) { return place(part) }
        // `4 f`: a code after a space.
        guard let joined = joined(rest) else { return nil }
        rest = joined
        continue
      }
      rest.removeFirst()
      switch spec.suffix {
      case .text: return place(.text)
      case .minutes:
        if rest.isEmpty { return place(.minutes) }
        rest.removeFirst()
      case .foul where clause.card != nil, .reason:
        takeSideAndBecause(&clause, &rest)
        takeStays(&clause, &rest, line: line)
        if rest.isEmpty || rest.count == 1 && isBecause(rest[rest.startIndex]) { return place(.reason(clause)) }
        let reason = rest
        let after = rest.dropFirst(takeReason(&clause, rest, line: line).count)
        if after.isEmpty, !clause.hasListedReason { return place(.reasonBegun(clause, Array(reason))) }
        rest = after
      default: break
      }
      if clause.kind == .substitution, clause.who?.side == nil {
        clause.who?.side = LinePlace(kind: .clause, clauses: clauses).side
      }
      clauses.append(clause)
    }
    return place(.clause)
  }

  /// True if it is a filler word before a person: `the 9`.
  private func isFiller(_ word: Word) -> Bool { who(word) == nil && vocabulary.particles[word.text] == .filler }

  private func isBecause(_ word: Word) -> Bool {
    vocabulary.particles[word.text].map { $0 == .because || $0 == .replacing } == true
  }

  /// The person named by all of the words together.
  private func person(alone words: ArraySlice<Word>) -> Who? {
    var rest = words
    let who = takePerson(&rest)
    return rest.isEmpty ? who : nil
  }

  /// The place within a clause in words.
  private func part(of words: ArraySlice<Word>, line: String) -> LinePlace.Kind? {
    var rest = words
    _ = takePerson(&rest)
    guard let found = vocabulary.clauses.match(rest) else { return nil }
    var last = rest.last.flatMap { vocabulary.particles[$0.text] }
    // `9 goal assist `, `9 gol assistència de `: the last word needs another one.
    let fillers = rest.dropFirst(found.count).reversed().prefix { vocabulary.particles[$0.text] == .filler }.count
    let waiting = rest.dropLast(fillers).last.flatMap { vocabulary.particles[$0.text] }
    let isWaiting = rest.count - fillers > found.count && (waiting == .assist || waiting == .zone)
    if isWaiting { last = waiting }
    let isComma = rest.count > found.count && rest.last?.text == ","
    let whole = isWaiting ? words.dropLast(fillers + 1) : isComma ? words.dropLast() : words
    guard let clause = (try? inWords(whole, line: line))?.first, let spec = vocabulary.table[clause.kind] else {
      return nil
    }
    if case .text = spec.suffix { return .text }
    if case .minutes = spec.suffix { return .minutes }
    if words.last?.text == "?" { return .text }
    if case .reason = spec.suffix {
      let reason = reason(in: rest.dropFirst(found.count), of: clause)
      if !reason.isEmpty { return .reasonBegun(clause, reason) }
    }
    return .part(clause, spec, after: isComma ? .assist : rest.count > found.count ? last : nil)
  }

  /// The words of a reason without those before it: `yellow 4 for dissent`.
  private func reason(in words: ArraySlice<Word>, of clause: Clause) -> [Word] {
    var rest = words
    if clause.reason == nil { return [] }
    skipFillers(&rest)
    _ = takePerson(&rest)
    var clause = clause
    takeSideAndBecause(&clause, &rest)
    return rest.count == 1 && rest.first.map(isBecause) == true ? [] : Array(rest)
  }
}

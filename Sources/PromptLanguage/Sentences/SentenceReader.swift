import MatchModel
import Phrases

/// Reads words with the parts of a clause in any order: `surt 10 i entra 14`, `penal fallat per 9`. A reading uses every
/// word, and the sentence as a whole has to be unambiguous; nothing is ignored or guessed.
struct SentenceReader {
  /// The meaning of a sentence.
  enum Reading: Equatable {
    case clauses([Clause], TimeExpression?)
    /// `gol anul·lat`: the last goal, or the last goal of a side, and the unrecorded words about it.
    case annulment(Side?, unrecorded: [String])
  }

  /// The readings of the terms up to a place. A reading that treats a meaningful word as a particle loses against one
  /// that does not.
  private struct Found {
    var readings: [Reading] = []
    var mostSaid = 0
    /// True if free text may follow.
    var isSettled = false
  }

  /// What was found, keyed by the number of terms that were read.
  private var found: [Int: Found] = [:]
  /// True to read beginnings of the sentence too.
  private let readsBeginnings: Bool

  /// Limits the search; real sentences have few readings.
  private static let mostTries = 5000
  private var tries = 0
  /// The number of words in the longest sentence.
  static let mostWords = 30

  private init(readsBeginnings: Bool) { self.readsBeginnings = readsBeginnings }

  /// The meaning of a whole line; nil if it is not a sentence or is ambiguous.
  /// - Parameter isTimed: true if the line has already given its time.
  static func read(_ words: ArraySlice<Word>, isTimed: Bool, _ parser: LineParser) -> Reading? {
    guard words.count <= mostWords, let column = words.first?.column, let terms = parser.terms(words) else {
      return nil
    }
    var reader = SentenceReader(readsBeginnings: false)
    var whole = Found()
    for draft in SentenceDraft.beginnings(terms, column: column, isTimed: isTimed, parser) {
      reader.found = [draft.terms.count: whole]
      reader.explore(draft, draft.terms[...])
      whole = reader.found[draft.terms.count] ?? whole
    }
    return whole.readings.count == 1 && reader.tries < mostTries ? whole.readings.first : nil
  }

  /// A beginning of the words after the kind of a clause that has exactly one meaning.
  struct Beginning {
    let clauses: [Clause]
    let rest: ArraySlice<Word>
    /// True if the last word has a meaning, so that free text may follow.
    let isSettled: Bool
  }

  /// The beginnings of the words that complete a clause whose kind has been read, the longest first.
  /// - Parameters:
  ///   - marks: the marks of the words for the kind.
  ///   - mayPass: true if `de` may introduce the assistant.
  static func beginnings(
    of words: ArraySlice<Word>, after marks: Set<SentenceTerm.Mark> = [], in opened: Clause, mayPass: Bool = false,
    _ parser: LineParser
  ) -> [Beginning] {
    let (terms, isWhole) = parser.knownTerms(words.prefix(mostWords))
    var draft = SentenceDraft(opened, marks: marks, before: terms, parser)
    draft.mayPass = mayPass
    var reader = SentenceReader(readsBeginnings: true)
    reader.explore(draft, draft.terms[...])
    return reader.found.sorted { $0.key > $1.key }.compactMap { count, found in
      guard found.readings.count == 1, case .clauses(let clauses, nil) = found.readings[0],
        !draft.isWithinWord(count)
      else { return nil }
      let isAll = isWhole && count == draft.terms.count && words.count <= mostWords
      let rest = isAll ? [] : count == 0 ? words : words[(draft.terms[count - 1].place + 1)...]
      return Beginning(clauses: clauses, rest: rest, isSettled: found.isSettled)
    }
  }

  private mutating func explore(_ draft: SentenceDraft, _ rest: ArraySlice<SentenceTerm>) {
    tries += 1
    guard tries < Self.mostTries else { return }
    if readsBeginnings || rest.isEmpty { record(draft, count: rest.startIndex) }
    guard let term = rest.first else { return }
    for saying in term.sayings.isEmpty ? [.nothing] : term.sayings {
      var next = draft
      if next.take(term, saying) { explore(next, rest.dropFirst()) }
    }
  }

  private mutating func record(_ draft: SentenceDraft, count: Int) {
    var known = found[count, default: Found()]
    guard draft.saidCount >= known.mostSaid, let reading = draft.reading() else { return }
    if draft.saidCount > known.mostSaid { known.readings = [] }
    known.mostSaid = draft.saidCount
    known.isSettled = draft.isSettled
    if !known.readings.contains(reading) { known.readings.append(reading) }
    found[count] = known
  }
}

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
    var mostMeanings = 0
    /// True if free text may follow.
    var isSettled = false
  }

  /// What was found, keyed by the number of terms that are left.
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
    for draft in SentenceDraft.drafts(of: terms, column: column, isTimed: isTimed, parser) { reader.explore(draft) }
    guard let whole = reader.found[0], whole.readings.count == 1, reader.tries < mostTries else { return nil }
    return whole.readings.first
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
  ///   - opening: the words for the kind; nil if the first detail implies it.
  ///   - mayPass: true if `de` may introduce the assistant.
  static func beginnings(
    of words: ArraySlice<Word>, after opening: SentenceTerm? = nil, in opened: Clause, mayPass: Bool = false,
    _ parser: LineParser
  ) -> [Beginning] {
    let (terms, isWhole) = parser.knownTerms(words.prefix(mostWords))
    let draft = SentenceDraft(opened, after: opening, mayPass: mayPass, before: terms, parser)
    var reader = SentenceReader(readsBeginnings: true)
    reader.explore(draft)
    return reader.found.sorted { $0.key < $1.key }.compactMap { left, found in
      let taken = draft.terms.dropLast(left)
      guard found.readings.count == 1, case .clauses(let clauses, nil) = found.readings[0],
        !isWithinWord(taken.last, before: draft.terms.suffix(left).first)
      else { return nil }
      let isAll = isWhole && left == 0 && words.count <= mostWords
      let rest = isAll ? [] : taken.last.map { words[($0.place + 1)...] } ?? words
      return Beginning(clauses: clauses, rest: rest, isSettled: found.isSettled)
    }
  }

  /// True between two terms of one word, as in `,7`; a comma after a word may be left out.
  private static func isWithinWord(_ term: SentenceTerm?, before next: SentenceTerm?) -> Bool {
    guard let term, let next else { return false }
    return next.place == term.place && next.marks != [.comma]
  }

  private mutating func explore(_ draft: SentenceDraft) {
    tries += 1
    guard tries < Self.mostTries else { return }
    if readsBeginnings || draft.next == nil { record(draft) }
    guard let term = draft.next else { return }
    for meaning in term.choices {
      var longer = draft
      if longer.take(term, as: meaning) { explore(longer) }
    }
  }

  private mutating func record(_ draft: SentenceDraft) {
    let left = draft.terms.count - draft.meanings.count
    var known = found[left, default: Found()]
    guard draft.meaningCount >= known.mostMeanings, let reading = draft.reading() else { return }
    if draft.meaningCount > known.mostMeanings { known.readings = [] }
    known.mostMeanings = draft.meaningCount
    known.isSettled = draft.isSettled
    if !known.readings.contains(reading) { known.readings.append(reading) }
    found[left] = known
  }
}

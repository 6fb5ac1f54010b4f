import MatchModel
import Phrases

/// Reads a whole line as one sentence with its parts in any order: `surt 10 i entra 14`, `penal fallat per 9`. It
/// succeeds only if every word has a meaning and the sentence as a whole is unambiguous; nothing is ignored or guessed.
struct SentenceReader {
  /// The meaning of a sentence.
  enum Reading: Equatable {
    case clauses([Clause], TimeExpression?)
    /// `gol anul·lat`: the last goal, or the last goal of a side.
    case annulment(Side?)
  }

  let parser: LineParser
  private var found: [Reading] = []
  /// The highest number of meaningful words in any reading; readings that treat such words as particles lose.
  private var mostSaid = 0

  init(_ parser: LineParser) { self.parser = parser }

  /// Limits the search; real sentences have few readings.
  private static let mostTries = 5000
  private var tries = 0

  /// The meaning of the words; nil if they are not a sentence or are ambiguous.
  /// - Parameter isTimed: true if the line has already given its time.
  static func read(_ words: ArraySlice<Word>, isTimed: Bool, _ parser: LineParser) -> Reading? {
    guard words.count <= 30, let column = words.first?.column, let terms = parser.terms(words) else { return nil }
    var reader = SentenceReader(parser)
    for var draft in SentenceDraft.beginnings(terms, parser.vocabulary.table, column: column, isTimed: isTimed) {
      draft.ours = parser.ours
      draft.isGoalkeeper = parser.isGoalkeeper
      reader.explore(draft, draft.terms[...])
    }
    return reader.found.count == 1 && reader.tries < mostTries ? reader.found.first : nil
  }

  private mutating func explore(_ draft: SentenceDraft, _ rest: ArraySlice<SentenceTerm>) {
    tries += 1
    guard tries < Self.mostTries else { return }
    guard let term = rest.first else {
      guard draft.saidCount >= mostSaid, let reading = draft.reading() else { return }
      if draft.saidCount > mostSaid { found = [] }
      mostSaid = draft.saidCount
      if !found.contains(reading) { found.append(reading) }
      return
    }
    for saying in term.sayings.isEmpty ? [.nothing] : term.sayings {
      var next = draft
      if next.take(term, saying) { explore(next, rest.dropFirst()) }
    }
  }
}

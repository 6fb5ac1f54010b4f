import MatchModel
import Phrases

/// Reads a whole line as one sentence, its parts in whatever order people say them: `surt 10 i entra 14`, `penal fallat
/// per 9`. Only lines that are nothing else are read so, and only where every word of them has a place and there is
/// one way to understand them: nothing is left out, and nothing guessed.
struct SentenceReader {
  /// What a sentence tells.
  enum Reading: Equatable {
    case clauses([Clause], TimeExpression?)
    /// `gol anul·lat`: the last goal, or the last of a side.
    case annulment(Side?)
  }

  let parser: LineParser
  private var found: [Reading] = []
  /// How many words say something of the action in what was found: a word that may say something does.
  private var mostSaid = 0

  init(_ parser: LineParser) { self.parser = parser }

  /// Ways to read so many choices are tried and no more: a sentence has few.
  private static let mostTries = 5000
  private var tries = 0

  /// What the words tell; nil where they are no sentence, or more than one.
  /// - Parameter isTimed: whether the line has told its time already.
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

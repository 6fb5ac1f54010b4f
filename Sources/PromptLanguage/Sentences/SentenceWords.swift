import MatchModel
import Phrases

/// Words that only sentences have: verbs, plurals, and the small words that tell who did what to whom. They never
/// begin a clause among others, so that a reason or a note is not taken for one.
package struct SentenceWords: Sendable {
  /// What clauses are called besides the words of their own: `remata`, `expulsada`.
  private(set) var clauses = Vocabulary.List<ClauseKind>()
  package private(set) var links = Vocabulary.List<Link>()
  private(set) var halves = Vocabulary.List<NamedHalf>()
  /// What is seen at a match and not recorded by itself.
  private(set) var unrecorded = Vocabulary.List<Unrecorded>()
  /// Where a goal came from: after the scorer, who passed follows.
  private(set) var passers = Vocabulary.List<Void>()
  /// How a shot ended, in words that say so only where nothing else is said.
  private(set) var ends = Vocabulary.List<Outcome>()
  private(set) var areas = Vocabulary.List<Area>()

  /// What a small word tells of those beside it.
  package enum Link: String, CaseIterable {
    /// Who did it follows: `de`, `by`; and to whom: `a`, `on`.
    case by, to
    /// Who goes off or comes on, before or after the number; and who is replaced, after it.
    case off, on, replacing
    case assist
    /// Who was fouled stands before it: `rep`, `recibe`.
    case received
    case and
    /// `a favor`; `en contra`, which of a foul means that it is ours; `against us`, which of a foul may mean either.
    case favour, against, conceded
    case ours, theirs
    case annulled
    /// Why somebody goes off, which nobody records.
    case injured
    /// From which side a corner is taken, which nobody records.
    case flank
    case minute, ago
    /// Says nothing: articles, auxiliaries, `number`.
    case nothing

    var wordsKey: String { "words.link.\(rawValue)" }
  }

  enum Unrecorded: String, CaseIterable, Sendable {
    case throwIn = "throw-in"
    case freeKick = "free-kick"
    case other
  }

  /// A part of the field that is several zones.
  enum Area: String, CaseIterable, Sendable {
    case inside, outside

    /// From left to right.
    var zones: [Zone] { (self == .inside ? 1...3 : 4...6).compactMap(Zone.init(rawValue:)) }
  }

  /// The words of the built-in catalogues, read when the first sentence is.
  package static let builtIn = SentenceWords(Phrasebook.everyLanguage)

  init(_ books: [Phrasebook]) {
    for clause in CommonClause.allCases {
      clauses.add(books.words("words.sentence.\(clause.rawValue)"), .common(clause))
    }
    for link in Link.allCases { links.add(books.words(link.wordsKey), link) }
    for half in NamedHalf.allCases { halves.add(books.words("words.half.\(half.rawValue)"), half) }
    for kind in Unrecorded.allCases { unrecorded.add(books.words("words.unrecorded.\(kind.rawValue)"), kind) }
    passers.add(books.words("words.passer"), ())
    for (outcome, name) in [(Outcome.saved, "saved"), (.blocked, "blocked"), (.woodwork, "woodwork")] {
      ends.add(books.words("words.end.\(name)"), outcome)
    }
    for area in Area.allCases { areas.add(books.words("words.area.\(area.rawValue)"), area) }
  }

  /// The most words that one of them has.
  var longest: Int { max(clauses.longest, links.longest, halves.longest, unrecorded.longest) }
}

/// A period as people name it: what begins or ends has to be that one.
public enum NamedHalf: String, CaseIterable, Sendable {
  case first, second
  /// Half-time: what ends is not the last period of its kind.
  case interval
  case extraTime = "extra-time"
  case shootOut = "shoot-out"
}

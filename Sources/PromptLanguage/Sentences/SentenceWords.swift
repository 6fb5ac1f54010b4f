import MatchModel
import Phrases

/// Words that are only used in sentences: verbs, plurals and particles. They never begin a clause in a line with
/// several clauses, so that a reason or a note is not mistaken for one.
package struct SentenceWords: Sendable {
  /// Further words for clauses: `remata`, `expulsada`.
  package private(set) var clauses = Vocabulary.List<ClauseKind>()
  package private(set) var links = Vocabulary.List<Link>()
  private(set) var halves = Vocabulary.List<NamedPeriod>()
  /// Events of a match that are not recorded by themselves.
  private(set) var unrecorded = Vocabulary.List<Unrecorded>()
  /// Words between the scorer and the assistant.
  private(set) var passers = Vocabulary.List<Void>()
  /// Words between a penalty and its taker: `takes it`.
  private(set) var takers = Vocabulary.List<Void>()
  /// Words for a sanction that is given twice at once.
  private(set) var doubles = Vocabulary.List<Void>()
  /// Words for a penalty that has to be taken again.
  package private(set) var retakes = Vocabulary.List<Void>()
  /// Words that take back what was said before them, besides `no`: `I mean`.
  private(set) var corrections = Vocabulary.List<Void>()
  /// Words before the right player of an action: `it was 11`.
  private(set) var rightPlayers = Vocabulary.List<Void>()
  /// Words that mean the outcome of a shot only if nothing else is said.
  private(set) var ends = Vocabulary.List<Outcome>()
  /// Words for a mere miss, which another outcome may replace: `falla el penal, aturat`.
  private(set) var misses = Vocabulary.List<Void>()
  private(set) var areas = Vocabulary.List<Area>()
  /// Words for an attempt from a corner, a free kick or the like.
  private(set) var setPieces = Vocabulary.List<Void>()
  private(set) var counts = Vocabulary.List<Count>()
  /// Words for one more sanction, `dos minuts més`, which are not its reason.
  private(set) var more = Vocabulary.List<Void>()
  /// Words for a basket of any number of points, for points, and between the two: `canasta de 3 puntos`.
  private(set) var baskets = Vocabulary.List<Void>()
  private(set) var points = Vocabulary.List<Void>()
  private(set) var pointLinks = Vocabulary.List<Void>()

  /// The role of a particle.
  package enum Link: String, CaseIterable {
    /// The subject follows: `de`, `by`; the victim follows: `a`, `on`.
    case by, to
    /// `off` and `on` come before or after the number; `replacing` comes before the replaced player.
    case off, on, replacing
    case assist
    /// The victim precedes it: `rep`, `recibe`.
    case received
    /// The player gave a corner away: `clears for a corner`.
    case yielded
    case and
    /// `a favor`; `en contra`, which makes a foul ours; `against us`, which is ambiguous with a foul.
    case favour, against, conceded
    /// The side that benefits follows: `for`, `para`.
    case benefiting
    case ours, theirs
    case annulled
    /// The reason why a player goes off, which is not recorded.
    case injured
    case concussed
    /// The side of the pitch, which is not recorded.
    case flank
    /// How an attempt was made, which is not recorded: `de volea`, `al segon pal`.
    case manner
    /// `segon gol`: which of several goals it was, which follows from the record.
    case ordinal
    /// The foul was committed by a player of the attacking team, which is not recorded.
    case attacking
    /// After a shot: it led to a corner.
    case corner
    case minute, ago
    /// No role: articles, auxiliaries, `number`.
    case nothing

    var wordsKey: String { "words.link.\(rawValue)" }
  }

  enum Unrecorded: String, CaseIterable, Sendable {
    case throwIn = "throw-in"
    case freeKick = "free-kick"
    case other
  }

  /// A part of the field that consists of several zones.
  enum Area: String, CaseIterable, Sendable {
    case inside, outside

    /// From left to right.
    var zones: [Zone] { (self == .inside ? 1...3 : 4...6).compactMap(Zone.init(rawValue:)) }
  }

  /// A number of attempts in words.
  enum Count: String, CaseIterable, Sendable {
    case zero, one, two, three, all

    init?(_ number: Int) {
      guard (0...3).contains(number) else { return nil }
      self = Self.allCases[number]
    }

    /// Nil for all.
    var number: Int? { self == .all ? nil : Self.allCases.firstIndex(of: self) }
  }

  /// The number of words in the longest phrase.
  var longestPhrase: Int {
    max(
      clauses.longest, links.longest, halves.longest, passers.longest, ends.longest, setPieces.longest,
      areas.longest)
  }

  /// The words of the built-in catalogues, loaded at the first sentence.
  package static let builtIn = SentenceWords(Phrasebook.everyLanguage)

  init(_ books: [Phrasebook]) {
    for clause in CommonClause.allCases {
      clauses.add(books.words("words.sentence.\(clause.rawValue)"), .common(clause))
    }
    for link in Link.allCases { links.add(books.words(link.wordsKey), link) }
    for half in NamedPeriod.allCases { halves.add(books.words("words.half.\(half.rawValue)"), half) }
    for kind in Unrecorded.allCases { unrecorded.add(books.words("words.unrecorded.\(kind.rawValue)"), kind) }
    passers.add(books.words("words.passer"), ())
    takers.add(books.words("words.taker"), ())
    doubles.add(books.words("words.double"), ())
    retakes.add(books.words("words.retaken"), ())
    corrections.add(books.words("words.correction"), ())
    rightPlayers.add(books.words("words.right-player"), ())
    for (outcome, name) in [(Outcome.saved, "saved"), (.blocked, "blocked"), (.woodwork, "woodwork")] {
      ends.add(books.words("words.end.\(name)"), outcome)
    }
    setPieces.add(books.words("words.set-piece"), ())
    for count in Count.allCases { counts.add(books.words("words.count.\(count.rawValue)"), count) }
    more.add(books.words("words.more"), ())
    baskets.add(books.words("words.basket"), ())
    points.add(books.words("words.points"), ())
    pointLinks.add(books.words("words.points-link"), ())
    misses.add(books.words("words.end.missed"), ())
    for area in Area.allCases { areas.add(books.words("words.area.\(area.rawValue)"), area) }
  }
}

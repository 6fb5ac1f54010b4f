import MatchModel
import Phrases

/// Several attempts of a series in words: `4 dos tiros libres, uno dentro`, `two free throws by 4, both in`.
extension LineParser {
  /// The attempts; nil if the words say anything else.
  /// - Throws: the lines that the words may mean, if they leave open which attempts went in.
  func series(_ words: ArraySlice<Word>) throws(LineProblem) -> [Clause]? {
    guard let first = words.first, let said = SeriesSentence(words, self), let spec = vocabulary.table[said.kind] else {
      return nil
    }
    let possible = said.possibleAttempts
    guard possible.count == 1 else {
      let lines = possible.map { said.who.typed + spec.code + $0.map { $0 ? "+" : "-" }.joined() }
      throw LineProblem(.unclear(.proposed, words.quoted, lines: lines), column: first.column)
    }
    var clause = Clause(said.kind, who: said.who, column: first.column)
    clause.attempts = possible[0]
    return [clause]
  }
}

/// A sentence about a series of attempts.
private struct SeriesSentence {
  private enum Part {
    case series(ClauseKind)
    case count(SentenceWords.Count)
    case result(isMade: Bool)
  }

  let kind: ClauseKind
  let who: Who
  private let total: Int
  /// The results of the attempts in the order in which they are mentioned, with the number of each.
  private var results: [(count: Int, isMade: Bool)] = []

  /// More attempts than this have too many possible orders to list.
  private static let most = 3

  /// Nil if the words are anything other than a player, a number of attempts and their results.
  init?(_ words: ArraySlice<Word>, _ parser: LineParser) {
    guard let (parts, named) = Self.parts(words, parser), let who = named,
      let place = parts.firstIndex(where: { if case .series = $0 { true } else { false } }), place > 0,
      case .series(let kind) = parts[place], case .count(let all) = parts[place - 1],
      let total = all.number, (1...Self.most).contains(total)
    else { return nil }
    self.kind = kind
    self.who = who
    self.total = total
    var counts: [Int] = []
    var made: [Bool] = []
    for (index, part) in parts.enumerated() where index != place && index != place - 1 {
      switch part {
      case .series: return nil
      case .count(let count): counts.append(count.number ?? total)
      case .result(let isMade): made.append(isMade)
      }
    }
    // `1 of 2 free throws`; after the word for the series, a number needs its result.
    if counts.count == 1, made.isEmpty, place > 1 { made = [true] }
    if counts.isEmpty, made.count == 1 { counts = [total] }
    guard counts.count == made.count, counts.count < 3, counts.allSatisfy({ $0 <= total }) else { return nil }
    results = zip(counts, made).map { (count: $0, isMade: $1) }
    if results.count == 2, counts[0] + counts[1] != total || made[0] == made[1] { return nil }
  }

  /// All orders of the attempts that agree with the results. Attempts that went in and misses, if both are mentioned,
  /// are in that order.
  var possibleAttempts: [[Bool]] {
    if results.count == 2 { return [results.flatMap { Array(repeating: $0.isMade, count: $0.count) }] }
    let all = (0..<1 << total).map { bits in (0..<total).map { bits >> (total - 1 - $0) & 1 == 0 } }
    return all.filter { attempts in
      results.allSatisfy { result in attempts.count { $0 == result.isMade } == result.count }
    }
  }

  private static func parts(_ words: ArraySlice<Word>, _ parser: LineParser) -> (parts: [Part], who: Who?)? {
    var rest = words.map { $0.without(",.:;") }.filter { !$0.text.isEmpty }[...]
    var parts: [Part] = []
    var who: Who?
    while let word = rest.first {
      if let (part, count) = part(rest, parser, mayBeNumber: who != nil) {
        parts.append(part)
        rest = rest.dropFirst(count)
      } else if who == nil, let found = parser.takePerson(&rest) {
        if found.isTeam { return nil }
        who = found
      } else if [.filler, .because].contains(parser.particle(word))
        || [.by, .to, .and, .nothing].contains(parser.link(word))
      {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    return (parts, who)
  }

  /// - Parameter mayBeNumber: true if digits are a count anywhere, and not only before the word for the series.
  private static func part(_ words: ArraySlice<Word>, _ parser: LineParser, mayBeNumber: Bool) -> (Part, count: Int)? {
    if let (kind, count) = series(words, parser) { return (.series(kind), count) }
    if let (count, length) = SentenceWords.builtIn.counts.match(words) { return (.count(count), length) }
    guard let word = words.first else { return nil }
    if let number = wholeNumber(word.text), let count = SentenceWords.Count(number),
      mayBeNumber || series(words.dropFirst(), parser) != nil
    {
      return (.count(count), 1)
    }
    for word in [word, word.without("s")] {
      if [.made, .on].contains(parser.particle(word)) || parser.link(word) == .on { return (.result(isMade: true), 1) }
      if parser.vocabulary.codes.outcomes.value(named: word.text) == .offTarget { return (.result(isMade: false), 1) }
    }
    return nil
  }

  /// The series named by the first words, which may be plurals: `tiros libres`.
  private static func series(_ words: ArraySlice<Word>, _ parser: LineParser) -> (ClauseKind, count: Int)? {
    let singular = words.prefix(3).map { $0.without("s") }
    for name in [words, singular[...]] {
      guard let found = parser.vocabulary.clauses.match(name),
        case .score(let score)? = parser.vocabulary.table[found.meaning]?.suffix, score.isSeries
      else { continue }
      return (found.meaning, found.count)
    }
    return nil
  }
}

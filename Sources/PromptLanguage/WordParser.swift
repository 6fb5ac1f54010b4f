import MatchModel
import Phrases

/// Parses clauses in words, one per line: `9 gol cap corner ,7`, `canvi surt 10 entra 14`, `4 falta a 9`.
extension LineParser {
  /// The clause; nil if the words do not begin one.
  package func inWords(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> Clause? {
    guard let first = words.first else { return nil }
    if let pair = pairWithoutWord(words) { return pair }
    guard let named = named(by: words) else { return nil }
    let (spec, word) = (named.spec, named.word)
    var rest = named.rest
    var clause = Clause(spec.kind, who: named.who, column: first.column)
    (clause.isConcussion, clause.isSecondYellow, clause.half) = (named.isConcussion, named.isSecondYellow, named.half)
    // `9 final` does not end anything.
    if let who = named.who, spec.isWord {
      throw LineProblem(.wordLeftOver(word.text, clause: who.typed), column: word.column)
    }
    // `v canvi 14 9`: the side applies to the players named after it.
    let side = named.who?.name == .team && Self.takesPlayer(spec) ? named.who?.side : nil
    if side != nil { clause.who = nil }
    if rest.last?.text == "?" {
      clause.asks = true
      rest.removeLast()
    }
    switch spec.suffix {
    case .text(let isRequired): return withText(clause, rest, isRequired: isRequired, line: line)
    case .reason:
      takeBooked(&clause, &rest)
      if clause.who == nil, side == nil, let told = describedCard(named.words, rest) { return told }
      takeReason(&clause, &rest, line: line)
    case .minutes: rest = try takeMinutes(&clause, rest, after: word)
    case .partner:
      rest = Self.parted(rest)
      try takePair(&clause, &rest, after: word)
    case .attempt(let hasOutcome, let hasAssist):
      rest = named.parted(rest)
      try refuseFavour(in: rest, of: word)
      takeWho(&clause, &rest, isAttempt: true)
      let isTimed = SentenceWords.builtIn.links[first.text] == .to
      try takeAttempt(
        &clause, &rest, after: word, hasOutcome: hasOutcome, hasAssist: hasAssist, isTimed: isTimed)
    case .foul:
      rest = Self.parted(rest)
      try takeOffender(&clause, &rest, after: word)
      try takeFoul(&clause, &rest, line: line)
      clause.takeSecondYellow()
    case .nothing:
      rest = Self.parted(rest)
      takeWho(&clause, &rest)
    case .score(let score):
      rest = named.parted(rest)
      try takeScore(&clause, &rest, score, after: word)
    case .own(let action):
      rest = named.parted(rest)
      try takeOwn(&clause, &rest, action, after: word)
    }
    skipFillers(&rest)
    if let left = rest.first { throw LineProblem(.wordLeftOver(left.text, clause: word.text), column: left.column) }
    settleSubject(of: &clause, spec, side)
    return clause
  }

  /// The words that say what happened, perhaps after a person: `9 gol`, `concussion substitution`.
  private struct NamedKind {
    let who: Who?
    let spec: ClauseSpec
    let isConcussion: Bool
    let isSecondYellow: Bool
    let half: NamedHalf?
    /// The first of the words.
    let word: Word
    /// The words of the clause; a kind that was typed last is first.
    let words: ArraySlice<Word>
    /// The words after the name of the kind.
    let rest: ArraySlice<Word>

    /// Parts the rest, or its beginning, from a comma after the name: `9 gol, 7`.
    func parted(_ rest: ArraySlice<Word>) -> ArraySlice<Word> {
      LineParser.parted(words[(rest.startIndex - 1)..<rest.endIndex]).dropFirst()
    }
  }

  private func named(by typed: ArraySlice<Word>) -> NamedKind? {
    var (words, rest) = (typed, typed)
    let who = takePerson(&rest)
    // `concussion substitution`: the attribute precedes the noun.
    let isConcussion = rest.first.map { particle($0) == .concussion } == true
    if isConcussion { rest.removeFirst() }
    // `4 mans`, `mans 4`: a handball implies a foul; so do declared kinds of fouls.
    if let turned = endingLast(rest) {
      words = (words.dropLast(rest.count) + turned)[...]
      rest = words.suffix(turned.count)
    }
    let isFoul = !isConcussion && foulKind(rest) != nil
    let second = secondYellow(rest)
    guard
      let (kind, count) = second.map({ (.yellow, $0) }) ?? vocabulary.clauses.match(rest)
        ?? (isFoul ? (.foul, 0) : nil),
      let spec = vocabulary.table[kind], !isConcussion || kind == .substitution
    else { return nil }
    let name = rest.prefix(count).map(\.text).joined(separator: " ")
    return NamedKind(
      who: who, spec: spec, isConcussion: isConcussion, isSecondYellow: second != nil,
      half: kind == .start || kind == .end ? SentenceWords.builtIn.halves[name] : nil,
      word: rest[rest.startIndex], words: words, rest: rest.dropFirst(count))
  }

  /// A clause whose text is the rest of the line.
  private func withText(_ typed: Clause, _ rest: ArraySlice<Word>, isRequired: Bool, line: String) -> Clause {
    var clause = typed
    clause.text = Self.text(rest, of: line)
    if clause.text.isEmpty, isRequired { clause.asks = true }
    if clause.kind == .note { clause = aboutPlayer(clause, rest, line: line) }
    if clause.kind == .note, clause.who == nil { clause.who = Who(.team) }
    return clause
  }

  /// The card of a person who is described in words: `yellow for their 4`.
  private func describedCard(_ words: ArraySlice<Word>, _ rest: ArraySlice<Word>) -> Clause? {
    guard rest.contains(where: { isNamed($0) }),
      case .clauses(let told, nil) = SentenceReader.read(words, isTimed: true, self), told.count == 1
    else { return nil }
    return told[0]
  }

  /// The rest of the line as the reason of a card.
  private func takeReason(_ clause: inout Clause, _ rest: inout ArraySlice<Word>, line: String) {
    takeSideAndBecause(&clause, &rest)
    takeStays(&clause, &rest, line: line)
    clause.reason =
      vocabulary.reason(rest).flatMap { $0.count == rest.count ? $0.meaning : nil }
      ?? CardReason(Self.text(rest, of: line))
    clause.takeSecondYellow()
    rest = []
  }

  /// `gol en contra` is not a counter-attack.
  private func refuseFavour(in words: ArraySlice<Word>, of kind: Word) throws(LineProblem) {
    guard let index = words.indices.first(where: { isFavour(words[$0...]) }) else { return }
    throw LineProblem(.wordLeftOver(words[index].text, clause: kind.text), column: words[index].column)
  }

  /// The offender after the word for a foul; in `falta a 9`, 9 is the victim.
  private func takeOffender(
    _ clause: inout Clause, _ rest: inout ArraySlice<Word>, after kind: Word
  ) throws(LineProblem) {
    if clause.who == nil, isOfVictim(rest) {
      throw LineProblem(.wordLeftOver(rest.first?.text ?? "", clause: kind.text), column: kind.column)
    }
    takeWho(&clause, &rest)
  }

  /// Sets the subject. A clause that needs a person asks for one if none was typed.
  /// - Parameter side: the side before the clause.
  private func settleSubject(of clause: inout Clause, _ spec: ClauseSpec, _ side: Side?) {
    if clause.who == nil {
      if spec.mayBeTeam {
        clause.who = Who(.team, side: side)
      } else if spec.slots.contains(.who) || side != nil {
        clause.who = side.map { Who(.team, side: $0) }
        clause.asks = true
      }
    } else if clause.who?.side == nil, let side {
      clause.who?.side = side
    }
    // `falta visitante`, `gol del visitant`: asks for the player.
    if clause.who?.name == .team, Self.needsPerson(spec) { clause.asks = true }
  }

  /// True if a word may name a person: a number or an official.
  private func isNamed(_ word: Word) -> Bool {
    word.text.contains(where: \.isDigit) || vocabulary.officials[word.text] != nil
  }

  /// True if the clause needs a player and not only a team.
  private static func needsPerson(_ spec: ClauseSpec) -> Bool {
    switch spec.subject {
    case .player, .playerOrOfficial: true
    case .playerOrTeam, .team, .none: false
    }
  }

  /// True if a person may follow the clause's word.
  private static func takesPlayer(_ spec: ClauseSpec) -> Bool {
    if spec.isWord || spec.declared?.subject == .team { return false }
    if case .text = spec.suffix { return false }
    return true
  }

  /// `9`, `v9`, `?1`, `coach`, `l'entrenador`, `l`.
  package func who(_ word: Word) -> Who? {
    if isLongerThanAnyName(word.text) { return nil }
    var text = folded(word.text)[...]
    // The elided Catalan article.
    if text.hasPrefix("l'") {
      text = text.dropFirst(2)
      if let official = vocabulary.officials[String(text)] { return Who(.official(official)) }
      // `l'11`: the player with this number, not the home side's.
      return PersonCode(whole: text, vocabulary.table.numbers)?.name.map { Who($0) }
    }
    if let side = vocabulary.sides[String(text)] { return Who(.team, side: side) }
    if let official = vocabulary.officials[String(text)] { return Who(.official(official)) }
    // `assistant` begins with the letter of a side.
    if let code = PersonCode(whole: text, vocabulary.table.numbers), code.isOfficial, let name = code.name {
      return Who(name)
    }
    let side = text.first.flatMap(Self.side)
    if side != nil { text.removeFirst() }
    if text.isEmpty { return side.map { Who(.team, side: $0) } }
    if let code = PersonCode(whole: text, vocabulary.table.numbers) { return code.name.map { Who($0, side: side) } }
    return vocabulary.officials[String(text)].map { Who(.official($0), side: side) }
  }

  package func skipFillers(_ rest: inout ArraySlice<Word>) {
    while let first = rest.first, first.text == "," || particle(first) == .filler { rest.removeFirst() }
  }

  package func particle(_ word: Word) -> Vocabulary.Particle? {
    vocabulary.particles[word.text.last == ":" ? String(word.text.dropLast()) : word.text]
  }

  /// Removes colons and turns commas into separate words, as in `gol: 9, de cap`.
  static func parted(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    guard words.contains(where: { $0.text.count > 1 && ($0.text.last == "," || $0.text.last == ":") }) else {
      return words
    }
    return words.flatMap { word -> [Word] in
      guard word.text.count > 1, let mark = word.text.last, mark == "," || mark == ":" else { return [word] }
      let text = Word(String(word.text.dropLast()), column: word.column)
      return mark == ":" ? [text] : [text, Word(",", column: word.column + text.text.count)]
    }[...]
  }

  /// Parses the subject after the clause's word: `gol 9`, `chance for 9`.
  func takeWho(_ clause: inout Clause, _ rest: inout ArraySlice<Word>, isAttempt: Bool = false) {
    guard clause.who == nil else { return }
    var ahead = rest
    while let first = ahead.first,
      first.text == "," || [.filler, .because, .replacing].contains(particle(first))
    {
      ahead.removeFirst()
    }
    clause.who = takePerson(&ahead, isAttempt: isAttempt)
    if clause.who != nil { rest = ahead } else { skipFillers(&rest) }
  }

  /// Like `takeWho`, but before free text, which must be kept as typed: `groga a 4, protestes`.
  private func takeBooked(_ clause: inout Clause, _ rest: inout ArraySlice<Word>) {
    var words = Self.parted(rest)
    takeWho(&clause, &words)
    if clause.who != nil { while words.first?.text == "," { words.removeFirst() } }
    let next = words.first?.column ?? Int.max
    rest = rest.drop { $0.column < next }
  }

  /// The side in a word after a person: `visitors`, or its letter; but `a` also means "to" in two languages.
  /// - Parameter isAttempt: true if `l` and `h` may describe an attempt; they are then not sides.
  func sideAfter(_ word: Word, isAttempt: Bool = false) -> Side? {
    if let side = vocabulary.sides[word.text] { return side }
    let letter = folded(word.text)
    return letter == "v" || !isAttempt && (letter == "l" || letter == "h") ? letter.first.flatMap(Self.side) : nil
  }

  /// The person at the beginning, and the number of words: two for `segon entrenador`.
  private func person(at words: ArraySlice<Word>) -> (who: Who, count: Int)? {
    if let (official, count) = vocabulary.officials.match(words), count > 1 { return (Who(.official(official)), count) }
    return words.first.flatMap { who($0) }.map { ($0, 1) }
  }

  /// Parses a person with the side before or after: `9`, `v9`, `visitors 9`, `coach visitors`, `coach v`, or with an
  /// article: `the 9`. Returns nil and consumes nothing without a person.
  package func takePerson(_ rest: inout ArraySlice<Word>, isAttempt: Bool = false) -> Who? {
    var ahead = rest
    while let first = ahead.first, who(first) == nil, particle(first) == .filler { ahead.removeFirst() }
    guard let (found, count) = person(at: ahead), ahead.count == rest.count || found.name != .team else { return nil }
    var who = found
    rest = ahead.dropFirst(count)
    guard let next = rest.first else { return who }
    if who.name == .team {
      guard let side = who.side, let found = person(at: rest), found.who.name != .team, found.who.side == nil else {
        return who
      }
      rest = rest.dropFirst(found.count)
      return Who(found.who.name, side: side)
    }
    if who.side == nil, let side = sideAfter(next, isAttempt: isAttempt) {
      who.side = side
      rest.removeFirst()
    }
    return who
  }
}

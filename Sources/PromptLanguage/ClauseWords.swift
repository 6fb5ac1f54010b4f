import MatchModel
import Phrases

/// Parses clauses whose words begin with their kind, perhaps after a person: `9 gol cap corner ,7`, `canvi surt 10 entra
/// 14`, `4 groga per protestar`.
extension LineParser {
  /// The clauses, of which only substitutions may be several; nil if the words do not name a kind.
  package func inWords(_ words: ArraySlice<Word>, line: String) throws(LineProblem) -> [Clause]? {
    guard var named = named(by: words) else { return nil }
    // `9 final` does not end anything.
    if let who = named.clause.who, named.spec.isWord {
      throw LineProblem(.wordLeftOver(named.word.text, clause: who.typed), column: named.word.column)
    }
    let asks = named.rest.last?.text == "?"
    if asks { named.rest.removeLast() }
    var clauses = try filled(named, line: line)
    if asks { clauses[clauses.count - 1].asks = true }
    return clauses
  }

  /// The beginning of a clause up to its kind: `9 gol`, `concussion substitution`.
  private struct NamedKind {
    /// The kind, and the person before it.
    var clause: Clause
    let spec: ClauseSpec
    /// The first word of the clause.
    let first: Word
    /// The words of the kind; nil if the first detail implies it.
    let term: SentenceTerm?
    /// The first and the last word of the kind; there is no last word if a detail implies the kind.
    let word: Word
    let last: Word?
    var rest: ArraySlice<Word>
  }

  /// True if the words begin with a kind, perhaps after a person.
  func namesKind(_ words: ArraySlice<Word>) -> Bool { named(by: words) != nil }

  private func named(by words: ArraySlice<Word>) -> NamedKind? {
    guard let first = words.first else { return nil }
    var rest = words
    var clause = Clause(.note, column: first.column)
    // `2 minutes for 7`: the number belongs to the word.
    let isNumbered = first.text.first?.isNumber == true && (vocabulary.clauses.match(words)?.count ?? 0) > 1
    if !isNumbered { clause.who = takePerson(&rest) }
    // `concussion substitution`: the attribute precedes the noun.
    clause.isConcussion = rest.first.map { particle($0) == .concussion } == true
    if clause.isConcussion { rest.removeFirst() }
    let ending = endingFirst(rest)
    let name = rest.dropFirst(ending?.count ?? 0)
    let second = secondYellow(name)
    // `4 mans`, `mans 4`: a handball implies a foul; so do declared kinds of fouls.
    guard let word = name.first,
      let (kind, count) = second.map({ (.yellow, $0) }) ?? vocabulary.clauses.match(name)
        ?? (foulKind(name) == nil ? nil : (.foul, 0)),
      let spec = vocabulary.table[kind], !clause.isConcussion || kind == .substitution
    else { return nil }
    // `falta sense barrera` is an attempt that the rules declare, not a foul.
    if let origin = vocabulary.codes.origins.match(name), origin.count > max(count, 1),
      vocabulary.table.rules.ownOrigins.contains(where: { $0.code == origin.meaning })
    {
      return nil
    }
    // `segon gol` is not the assistant coach's.
    if clause.who?.name.isOfficial == true, link(first) == .ordinal,
      vocabulary.table.scoring.contains(where: { $0.kind == kind })
    {
      return nil
    }
    clause.kind = kind
    clause.isSecondYellow = second != nil
    let text = Word(name.prefix(count).text, column: word.column).without(",:").text
    if kind == .start || kind == .end { clause.namedPeriod = SentenceWords.builtIn.halves[text] }
    let after = (ending ?? []) + name.dropFirst(count)
    return NamedKind(
      clause: clause, spec: spec, first: first, term: count == 0 ? nil : term(text), word: word,
      last: name.prefix(count).last, rest: after)
  }

  /// The outcome of a declared action before its name: `defensive rebound`.
  private func endingFirst(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    for action in vocabulary.table.own.compactMap(\.declared) {
      guard let ending = vocabulary.endings(of: action.code).match(words) else { continue }
      if vocabulary.clauses.match(words.dropFirst(ending.count))?.meaning == .own(action.code) {
        return words.prefix(ending.count)
      }
    }
    return nil
  }

  /// The kind of foul at the beginning of the words, and how many of them name it.
  func foulKind(_ words: ArraySlice<Word>) -> (code: FoulCode, count: Int)? {
    guard let first = words.first else { return nil }
    if particle(first) == .handball, vocabulary.table.hasHandball { return (.handball, 1) }
    return vocabulary.foulKinds.match(words).map { ($0.meaning, $0.count) }
  }

  private func filled(_ named: NamedKind, line: String) throws(LineProblem) -> [Clause] {
    var clause = named.clause
    switch named.spec.suffix {
    case .text(let isRequired):
      clause = withText(clause, named.rest, line: line, isRequired: isRequired)
      if clause.kind == .note, clause.who == nil { clause.who = Who(.team) }
      return [clause]
    case .minutes:
      let rest = try takeMinutes(&clause, named.rest, after: named.word)
      if let left = rest.first {
        throw LineProblem(.wordLeftOver(left.text, clause: named.word.text), column: left.column)
      }
      return [clause]
    default: return try detailed(named, line: line)
    }
  }

  /// The clauses with the longest beginning of the words that completes the kind; the rest may be the reason for a card.
  private func detailed(_ named: NamedKind, line: String) throws(LineProblem) -> [Clause] {
    var words = named.rest
    // `9 gol, 7`
    if let last = named.last, last.text.last == "," {
      words = [Word(",", column: last.column + last.text.count - 1)] + words
    }
    // In `al 23 gol de 9`, the first number is a minute.
    let mayPass = link(named.first) != .to
    let beginnings = SentenceReader.beginnings(of: words, after: named.term, in: named.clause, mayPass: mayPass, self)
    for beginning in beginnings {
      let (found, rest) = (beginning.clauses, beginning.rest)
      if rest.isEmpty,
        found[0].kind.card == nil || beginning.isSettled || found[0].reason == nil && endsInFiller(words)
      {
        return found
      }
      if correction(in: rest) != nil { break }
      guard beginning.isSettled else { continue }
      if found[0].kind.card != nil, isNoReason(rest, line: line) { break }
      if let both = try sanctions(found[0], andIn: rest) { return both }
      if let booked = withReason(found[0], rest, line: line) { return [booked] }
    }
    throw problem(after: beginnings.first, named)
  }

  private func endsInFiller(_ words: ArraySlice<Word>) -> Bool {
    words.last.map { $0.text == "," || particle($0) == .filler } ?? true
  }

  /// True if the words after a card name another player or another event: `4 groga y 5`, `4 yellow, 7 goal`.
  private func isNoReason(_ words: ArraySlice<Word>, line: String) -> Bool {
    // Longer texts are reasons; reading them as clauses would take long.
    guard words.count <= SentenceReader.mostWords else { return false }
    var rest = words.drop { $0.text == "," || link($0) == .and }
    if let clauses = try? clauses(rest, line: line), !clauses.isEmpty, !clauses.contains(where: \.asks) { return true }
    skip(&rest, [.filler, .because, .replacing])
    return takePerson(&rest)?.isTeam == false && rest.isEmpty
  }

  /// The card with the words as its reason; nil if it cannot have this reason. The reason of a foul's card follows a
  /// particle: `groga per retenir`.
  private func withReason(_ typed: Clause, _ words: ArraySlice<Word>, line: String) -> Clause? {
    guard typed.kind.card != nil || typed.card != nil, typed.reason == nil else { return nil }
    var (clause, rest) = (typed, words.drop { $0.text == "," })
    let isBecause = rest.count > 1 && rest.first.map { [.because, .replacing].contains(particle($0)) } == true
    if isBecause { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    if clause.kind == .foul, !isBecause || first.text.first?.isLetter != true || who(first) != nil { return nil }
    let listed = vocabulary.reason(rest).flatMap { $0.count == rest.count ? $0.meaning : nil }
    if listed == nil, clause.staysOn || letterAlone(rest) != nil { return nil }
    clause.reason = listed ?? CardReason(Self.text(rest, of: line))
    clause.takeSecondYellow()
    return clause
  }

  /// What is wrong with the words after the longest beginning that could be read.
  private func problem(after beginning: SentenceReader.Beginning?, _ named: NamedKind) -> LineProblem {
    let rest = (beginning?.rest ?? named.rest).drop { $0.text == "," }
    guard let word = rest.first else {
      return LineProblem(.nobodyIn(clause: named.word.text), column: named.word.column)
    }
    let text = word.without(",:").text
    let teams = teamNames.flatMap { $0.name.split(separator: " ").map(String.init) }.filter { $0.count > 2 }
    func unknown(_ known: [String]) -> LineProblem {
      if terms([word]) != nil { return LineProblem(.wordLeftOver(text, clause: named.word.text), column: word.column) }
      return LineProblem(.unknownWord(text, nearest: nearest(to: text, in: known)), column: word.column)
    }
    let codes = vocabulary.codes
    switch named.spec.suffix {
    case .attempt(let hasOutcome, let hasAssist):
      if let clause = beginning?.clauses.first {
        let before = named.rest.last { $0.column < word.column }
        if let problem = blockerNamed(rest, after: before, in: clause) { return problem }
        if hasAssist, let problem = assistUnmarked(rest, in: clause) { return problem }
      }
      let details = codes.bodyParts.allWords + codes.origins.allWords + (hasOutcome ? codes.outcomes.allWords : [])
      return unknown(details + teams)
    case .foul: return unknown(codes.colors.allWords + teams)
    default:
      if terms([word]) == nil, nearest(to: text, in: teams) != nil { return unknown(teams) }
      return LineProblem(.wordLeftOver(text, clause: named.word.text), column: word.column)
    }
  }
}

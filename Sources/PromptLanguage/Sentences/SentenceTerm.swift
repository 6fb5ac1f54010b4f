import MatchModel
import Phrases

/// A word or phrase of a sentence with all its meanings.
package struct SentenceTerm {
  /// A possible contribution to the action; a term makes exactly one.
  enum Saying: Hashable {
    case clause(ClauseKind)
    case outcome(Outcome)
    case bodyPart(BodyPart)
    case origin(Origin)
    case color(CardColor)
    case reason(CardReason)
    case half(NamedHalf)
    case foul(FoulCode)
    case concussion, annulled, injured, flank, secondYellow
    case favour, against, conceded
    /// It has no meaning apart from its marks.
    case nothing
  }

  /// A relation to its neighbours.
  enum Mark: Hashable {
    case by, because, to, off, on, replacing, assist, received, and, comma
  }

  let text: String
  var sayings: [Saying] = []
  var marks: Set<Mark> = []
  var person: Who?
  /// A side without a player, if it is one.
  var side: Side?
  var time: TimeExpression?
  var isMinute = false
  var isAgo = false

  /// True if it may describe the action, apart from its marks.
  var saysMore: Bool {
    sayings.contains { if case .clause = $0 { false } else { $0 != .nothing } }
  }

  /// True if it describes an event.
  package var tellsSomething: Bool { sayings.contains { $0 != .nothing } }

  /// True for particles, which name no one and describe nothing.
  var isSmall: Bool { sayings == [.nothing] && person == nil && side == nil && time == nil }
}

extension LineParser {
  /// Splits the words into terms, each the longest known phrase; nil if a word is unknown.
  package func terms(_ words: ArraySlice<Word>) -> [SentenceTerm]? {
    var rest = Self.sentenceWords(words)[...]
    var terms: [SentenceTerm] = []
    while let first = rest.first {
      if isLongerThanAnyName(first) { return nil }
      if let term = single(first) {
        terms.append(term)
        rest.removeFirst()
        continue
      }
      if let (term, count) = phrase(rest) {
        terms.append(term)
        rest = rest.dropFirst(count)
        continue
      }
      // Elided articles and prepositions: `l'11`, `d'11`.
      let letters = Array(folded(first))
      guard letters.count > 2, letters[1] == "'", "ld".contains(letters[0]) else { return nil }
      if letters[0] == "d" { terms.append(SentenceTerm(text: "d'", sayings: [.nothing], marks: [.by])) }
      rest = [String(letters.dropFirst(2))] + rest.dropFirst()
    }
    return terms
  }

  /// The words without punctuation; a comma becomes a word of its own.
  private static func sentenceWords(_ words: ArraySlice<Word>) -> [String] {
    words.flatMap { word -> [String] in
      let text = word.text.drop { "¡¿(\"«“#".contains($0) }
      var bare = text
      while let last = bare.last, ".,;:!)\"»”".contains(last) { bare.removeLast() }
      var found = bare.isEmpty ? [] : [String(bare)]
      if text.dropFirst(bare.count).contains(where: { ",;".contains($0) }) { found.append(",") }
      return found
    }
  }

  /// A single word with a special form: a comma, a time or a number.
  private func single(_ text: String) -> SentenceTerm? {
    if text == "," { return SentenceTerm(text: text, sayings: [.nothing], marks: [.comma]) }
    if text.contains(where: \.isDigit), let last = text.last, last.isMinuteMark {
      return (try? TimeExpression(text, column: 1)).flatMap { $0 }.map { SentenceTerm(text: text, time: $0) }
    }
    guard text.contains(where: { $0.isDigit || $0 == "?" }),
      let who = who(Word(text.hasPrefix("#") ? String(text.dropFirst()) : text, column: 1)), who.name != .team
    else { return nil }
    return SentenceTerm(text: text, person: who)
  }

  /// The longest phrase at the beginning, and its number of words.
  private func phrase(_ words: ArraySlice<String>) -> (SentenceTerm, count: Int)? {
    for count in stride(from: min(words.count, 5), to: 0, by: -1) {
      if words.prefix(count).contains(",") { continue }
      let text = words.prefix(count).joined(separator: " ")
      if let term = term(text) { return (term, count) }
    }
    return nil
  }

  /// All meanings of a phrase; nil if it is unknown.
  private func term(_ text: String) -> SentenceTerm? {
    let said = SentenceWords.builtIn
    var term = SentenceTerm(text: text)
    if let half = said.halves[text] { term.sayings.append(.half(half)) }
    for kind in [vocabulary.clauses[text], said.clauses[text]].compactMap(\.self)
    where !term.sayings.contains(.clause(kind)) {
      term.sayings.append(.clause(kind))
    }
    let codes = vocabulary.codes
    if let outcome = codes.outcomes.value(named: text) { term.sayings.append(.outcome(outcome)) }
    if let body = codes.bodyParts.value(named: text), vocabulary.table.bodyParts.contains(where: { $0.code == body }) {
      term.sayings.append(.bodyPart(body))
    }
    if let origin = codes.origins.value(named: text) { term.sayings.append(.origin(origin)) }
    if let color = codes.color(named: text), color == .secondYellow || vocabulary.table.has(color) {
      term.sayings.append(color == .secondYellow ? .secondYellow : .color(color))
    }
    if let reason = codes.cardReason(named: text), reason != .secondYellow { term.sayings.append(.reason(reason)) }
    if let foul = vocabulary.foulKinds[text] { term.sayings.append(.foul(foul)) }
    if let side = vocabulary.sides[text] { term.side = side }
    // `l` and `h` also describe an attempt, and `a` is a preposition.
    if folded(text) == "v" { term.side = .away }
    if let official = vocabulary.officials[text] { term.person = Who(.official(official)) }
    if let particle = vocabulary.particles[text] { take(particle, &term) }
    if let link = said.links[text] { take(link, &term) }
    let isKnown = !term.sayings.isEmpty || term.side != nil || term.person != nil
    return isKnown ? term : nil
  }

  private func take(_ particle: Vocabulary.Particle, _ term: inout SentenceTerm) {
    switch particle {
    case .off: term.add(mark: .off)
    case .on: term.add(mark: .on)
    case .replacing: term.add(mark: .replacing)
    case .because: term.add(mark: .because)
    case .assist: term.add(mark: .assist)
    case .handball:
      if vocabulary.table.letter(of: .handball) != nil { term.sayings.append(.foul(.handball)) }
    case .concussion: term.sayings.append(.concussion)
    case .filler: term.add(mark: nil)
    case .zone, .before, .after, .last, .none, .yes, .no, .starter, .substitute, .stays, .all, .versus, .made:
      break
    }
  }

  private func take(_ link: SentenceWords.Link, _ term: inout SentenceTerm) {
    switch link {
    case .by: term.add(mark: .by)
    case .to: term.add(mark: .to)
    case .off: term.add(mark: .off)
    case .on: term.add(mark: .on)
    case .replacing: term.add(mark: .replacing)
    case .assist: term.add(mark: .assist)
    case .received: term.add(mark: .received)
    case .and: term.add(mark: .and)
    case .favour: term.sayings.append(.favour)
    case .against: term.sayings.append(.against)
    case .conceded: term.sayings.append(.conceded)
    case .ours: if let ours { term.side = ours }
    case .theirs: if let ours { term.side = ours.other }
    case .annulled: term.sayings.append(.annulled)
    case .injured: term.sayings.append(.injured)
    case .flank: term.sayings.append(.flank)
    case .minute:
      term.isMinute = true
      term.add(mark: nil)
    case .ago:
      term.isAgo = true
      term.add(mark: nil)
    case .nothing: term.add(mark: nil)
    }
  }
}

extension SentenceTerm {
  fileprivate mutating func add(mark: Mark?) {
    if let mark { marks.insert(mark) }
    if !sayings.contains(.nothing) { sayings.append(.nothing) }
  }
}

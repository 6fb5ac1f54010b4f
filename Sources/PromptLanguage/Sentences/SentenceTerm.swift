import MatchModel
import Phrases

/// A word or phrase of a sentence with all its meanings.
package struct SentenceTerm {
  /// A possible contribution to the action; a term makes exactly one.
  enum Saying: Equatable {
    case clause(ClauseKind)
    case outcome(Outcome)
    case bodyPart(BodyPart)
    case origin(Origin)
    case color(CardColor)
    case reason(CardReason)
    case half(NamedPeriod)
    case foul(FoulCode)
    case zone(Zone)
    /// The letter of a side after its player, which may also mean something else.
    case side(Side)
    /// The outcome of a declared action.
    case ending(ActionCode, Outcome)
    /// Marks such as `+`: attempts of a declared way of scoring, or the outcome of a declared action.
    case signs(String)
    /// Two people in one word: scorer and assistant, `9,7`; or the players of a substitution, `10>14`.
    case passed(Who, to: Who)
    case replaced(Who, by: Who, isConcussion: Bool)
    case concussion, annulled, injured, flank, attacking, secondYellow, staysOn, made
    /// A word for the goalkeeper, and a verb for what goalkeepers do.
    case keeper, saves
    case favour, against, conceded
    /// A corner to which a shot led, not the one from which it came.
    case cornerFollows
    /// It stands for several origins, so the sentence has no clear meaning.
    case unclear
    /// It has no meaning apart from its marks.
    case nothing
  }

  /// A relation to its neighbours. Particles and links with the same name have it.
  enum Mark {
    case by, because, to, off, on, replacing, assist, received, yielded, and, comma
    /// Between the scorer and the assistant: `9 de 7`.
    case passer
  }

  let text: String
  /// The place of its last word in the line.
  var place = 0
  var sayings: [Saying] = []
  var marks: Set<Mark> = []
  var person: Who?
  /// A side without a player, if it is one.
  package var side: Side?
  var time: TimeExpression?
  var isMinute = false
  var isAgo = false
  /// True for `for` and `para`, which may introduce the side that gets a kick.
  var isBenefiting = false
  /// True if it contains a word for the goalkeeper: `para el portero`.
  var namesKeeper = false
  /// True if its first or last word is the one for the goalkeeper, so that a side next to it is the goalkeeper's.
  var beginsWithKeeper = false
  var endsWithKeeper = false

  /// True if it may describe the action, apart from its marks.
  var saysMore: Bool {
    sayings.contains { saying in
      switch saying {
      case .clause, .side, .saves, .nothing: false
      default: true
      }
    }
  }

  /// True if it may be a side of the pitch or a part of the body: `left`.
  var isFlankOrFoot: Bool {
    sayings.contains(.flank) && sayings.contains { if case .bodyPart = $0 { true } else { false } }
  }

  /// True if it describes an event.
  package var tellsSomething: Bool { sayings.contains { $0 != .nothing } }

  /// True for particles, which name no one and describe nothing.
  var isSmall: Bool { sayings == [.nothing] && person == nil && side == nil && time == nil }
}

extension LineParser {
  /// Splits the words into terms, each the longest known phrase; nil if a word is unknown.
  package func terms(_ words: ArraySlice<Word>) -> [SentenceTerm]? {
    let (terms, isWhole) = knownTerms(words)
    return isWhole ? terms : nil
  }

  /// The terms up to the first unknown word, and whether these are all words.
  func knownTerms(_ words: ArraySlice<Word>) -> (terms: [SentenceTerm], isWhole: Bool) {
    var rest = sentenceWords(words)[...]
    var terms: [SentenceTerm] = []
    while let first = rest.first {
      if isLongerThanAnyName(first.text) { return (terms, false) }
      // In `7 metres`, the number is not a player.
      let numbered = first.text.first?.isNumber == true ? phrase(rest, atLeast: 2) : nil
      if let (found, count) = numbered ?? special(rest) ?? phrase(rest) {
        var term = found
        term.place = rest[rest.startIndex + count - 1].place
        terms.append(term)
        rest = rest.dropFirst(count)
        continue
      }
      // Elided articles and prepositions: `l'11`, `d'11`.
      let letters = Array(folded(first.text))
      guard letters.count > 2, letters[1] == "'", "ld".contains(letters[0]) else { return (terms, false) }
      if letters[0] == "d" {
        terms.append(SentenceTerm(text: "d'", place: first.place, sayings: [.nothing], marks: [.by]))
      }
      rest = [(String(letters.dropFirst(2)), first.place)] + rest.dropFirst()
    }
    return (terms, true)
  }

  private typealias Token = (text: String, place: Int)

  /// The words without punctuation; a comma becomes a word of its own, with the place of its word.
  private func sentenceWords(_ words: ArraySlice<Word>) -> [Token] {
    let all = words.indices.flatMap { place -> [Token] in
      var text = words[place].text.drop { "¡¿(\"«“#".contains($0) }
      var found: [Token] = []
      // `,7`
      if text.first == ",", text.contains(where: { $0.isDigit || $0 == "?" }) {
        found.append((",", place))
        text.removeFirst()
      }
      var bare = text
      while let last = bare.last, ".,;:!)\"»”".contains(last) { bare.removeLast() }
      if !bare.isEmpty { found.append((String(bare), place)) }
      if text.dropFirst(bare.count).contains(where: { ",;".contains($0) }) { found.append((",", place)) }
      return found
    }
    // `goal from 9 by ,7`: the comma says the same as the links before it.
    return all.indices.filter { index in
      let rest = all[index...].drop {
        let text = folded($0.text)
        return SentenceWords.builtIn.links[text] != nil
          || [.filler, .because, .replacing].contains(vocabulary.particles[text])
      }
      guard rest.startIndex > index, let next = rest.first, next.text == "," else { return true }
      return words[next.place].text.first != ","
    }.map { all[$0] }
  }

  /// A term with a special form: a comma, a time, a person, a zone, two people in one word, or marks.
  private func special(_ words: ArraySlice<Token>) -> (SentenceTerm, count: Int)? {
    guard let text = words.first?.text else { return nil }
    if let term = single(text) { return (term, 1) }
    guard vocabulary.particles[text] == .zone, let next = words.dropFirst().first,
      let zone = wholeNumber(next.text).flatMap(Zone.init(rawValue:))
    else { return nil }
    return (SentenceTerm(text: text, sayings: [.zone(zone)]), 2)
  }

  /// A single word with a special form: a comma, a time or a number.
  private func single(_ text: String) -> SentenceTerm? {
    if text == "," { return SentenceTerm(text: text, sayings: [.nothing], marks: [.comma]) }
    if text.contains(where: \.isDigit), let last = text.last, last.isMinuteMark {
      return (try? TimeExpression(text, column: 1)).map { SentenceTerm(text: text, time: $0) }
    }
    if text.allSatisfy({ $0 == "+" || $0 == "-" }) || vocabulary.table.hasSign(text) {
      return SentenceTerm(text: text, sayings: [.signs(text)])
    }
    guard text.contains(where: { $0.isDigit || $0 == "?" }) else { return nil }
    let pairs = pairs(text)
    if !pairs.isEmpty { return SentenceTerm(text: text, sayings: pairs) }
    guard let who = who(Word(text.hasPrefix("#") ? String(text.dropFirst()) : text, column: 1)), who.name != .team
    else { return nil }
    return SentenceTerm(text: text, person: who)
  }

  /// What two people in one word may mean.
  private func pairs(_ text: String) -> [SentenceTerm.Saying] {
    var found: [SentenceTerm.Saying] = []
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let people = parts.compactMap { who(Word(String($0), column: 1)) }.filter { $0.name != .team }
    if parts.count == 2, people.count == 2 {
      found.append(.passed(people[0], to: people[1]))
    }
    if let clause = try? vocabulary.table.clause(inCodes: text), clause.kind == .substitution, !clause.asks,
      let off = clause.who, let on = clause.other
    {
      found.append(.replaced(off, by: on, isConcussion: clause.isConcussion))
    }
    return found
  }

  /// The longest phrase at the beginning, and its number of words.
  private func phrase(_ words: ArraySlice<Token>, atLeast least: Int = 1) -> (SentenceTerm, count: Int)? {
    for count in stride(from: min(words.count, vocabulary.longestPhrase), through: least, by: -1) {
      let texts = words.prefix(count).map(\.text)
      if texts.contains(",") { continue }
      let text = texts.joined(separator: " ")
      if let term = term(text) { return (term, count) }
    }
    return nil
  }

  /// All meanings of a phrase; nil if it is unknown.
  func term(_ text: String) -> SentenceTerm? {
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
    for action in vocabulary.table.own.compactMap(\.declared) {
      guard let outcome = vocabulary.endings(of: action.code)[text] else { continue }
      term.sayings.append(.ending(action.code, outcome))
    }
    if let side = vocabulary.sides[text] { term.side = side }
    let letter = folded(text)
    if letter == "v" { term.side = .away }
    // `l` and `h` also describe an attempt, and `a` is a preposition.
    if letter.count == 1, letter != "v", let side = letter.first.flatMap(Self.side) {
      term.sayings.append(.side(side))
    }
    if let official = vocabulary.officials[text] { term.person = Who(.official(official)) }
    if let particle = vocabulary.particles[text] { take(particle, &term) }
    if let link = said.links[text], !isDeclared(text, insteadOf: link) { take(link, &term) }
    if said.setPieces[text] != nil { term.sayings.append(.unclear) }
    // `assisted by`: the assistant follows, and cannot come before it as in `7 assists 9`.
    if term.marks.contains(.assist), let last = text.split(separator: " ").dropFirst().last,
      said.links[String(last)] == .by || vocabulary.particles[String(last)] == .because
    {
      term.marks.insert(.by)
    }
    if vocabulary.fields[text] == "keeper" { term.sayings.append(.keeper) }
    let keepers = text.split(separator: " ").map { vocabulary.fields[String($0)] == "keeper" }
    term.namesKeeper = keepers.contains(true)
    (term.beginsWithKeeper, term.endsWithKeeper) = (keepers.first == true, keepers.last == true)
    if said.ends[text] == .saved, !term.sayings.contains(.outcome(.saved)) { term.sayings.append(.saves) }
    if said.passers[text] != nil { term.add(mark: .passer) }
    let isKnown = !term.sayings.isEmpty || term.side != nil || term.person != nil
    return isKnown ? term : nil
  }

  /// True if the words of the game give a meaning to a phrase that is not recorded in others: handball's wings, and
  /// basketball's offensive fouls.
  private func isDeclared(_ text: String, insteadOf link: SentenceWords.Link) -> Bool {
    switch link {
    case .flank:
      vocabulary.codes.origins.value(named: text) != nil
        || vocabulary.codes.origins.values(partlyNamed: text).count > 1
    case .attacking: vocabulary.foulKinds[text] != nil
    default: false
    }
  }

  private func take(_ particle: Vocabulary.Particle, _ term: inout SentenceTerm) {
    switch particle {
    case .off: term.add(mark: .off)
    case .on: term.add(mark: .on)
    case .replacing: term.add(mark: .replacing)
    case .because: term.add(mark: .because)
    case .assist: term.add(mark: .assist)
    case .handball:
      if vocabulary.table.hasHandball { term.sayings.append(.foul(.handball)) }
    case .concussion: term.sayings.append(.concussion)
    case .stays: term.sayings.append(.staysOn)
    case .made: term.sayings.append(.made)
    case .versus: term.add(mark: .to)
    case .filler: term.add(mark: nil)
    case .zone, .before, .after, .last, .none, .yes, .no, .starter, .substitute, .all: break
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
    case .yielded: term.add(mark: .yielded)
    case .and: term.add(mark: .and)
    case .favour: term.sayings.append(.favour)
    case .against: term.sayings.append(.against)
    case .conceded: term.sayings.append(.conceded)
    case .ours: if let ours { term.side = ours }
    case .theirs: if let ours { term.side = ours.other }
    case .annulled: term.sayings.append(.annulled)
    case .injured: term.sayings.append(.injured)
    case .concussed: term.sayings.append(.concussion)
    case .flank: term.sayings.append(.flank)
    case .attacking: term.sayings.append(.attacking)
    case .corner: term.sayings.append(.cornerFollows)
    case .minute, .ago, .benefiting, .nothing:
      term.isMinute = link == .minute
      term.isAgo = link == .ago
      term.isBenefiting = link == .benefiting
      term.add(mark: nil)
    }
  }
}

extension SentenceTerm {
  fileprivate mutating func add(mark: Mark?) {
    if let mark { marks.insert(mark) }
    if !sayings.contains(.nothing) { sayings.append(.nothing) }
  }
}

import Bounds
import MatchModel
import Phrases
import Wording

/// Parses what follows a card: the side, `stays` for a second yellow card without a dismissal, and the reason.
extension LineParser {
  /// Parses a card after a foul in codes: `v5f9 yellow` and `v5f9 y`, like `v5f9y`; but not a card with its own player:
  /// `v5f9 yellow 4`.
  /// - Returns: true if the foul has a card.
  func takeCard(_ clause: inout Clause, _ rest: inout ArraySlice<Word>) -> Bool {
    if clause.card != nil { return true }
    guard let first = rest.first else { return false }
    if let count = secondYellow(rest) {
      clause.card = .yellow
      clause.isSecondYellow = true
      rest = rest.dropFirst(count)
      return true
    }
    let letter = vocabulary.table.cards.first { String($0.letter) == folded(first.text) }?.code
    let named = vocabulary.clauses.match(rest).flatMap { found in
      found.meaning.card.map { ($0, found.count) }
    }
    guard let (color, count) = letter.map({ ($0, 1) }) ?? named, !isFoulAfterConjunction(rest) else { return false }
    var after = rest.dropFirst(count)
    // `v5f9 yellow 4`; in `4f y 8`, `y` is a conjunction.
    if letter == nil || link(first) == .and, let who = takePerson(&after), letter == nil || !who.isTeam {
      return false
    }
    clause.card = color
    rest = rest.dropFirst(count)
    return true
  }

  /// True for a player's foul in codes after a conjunction that may also be a card: `y 8f`.
  func isFoulAfterConjunction(_ words: ArraySlice<Word>) -> Bool {
    guard let and = words.first, link(and) == .and, isCode(and), let next = words.dropFirst().first,
      let foul = try? vocabulary.table.clause(inCodes: next.text)
    else { return false }
    return foul.kind == .foul && foul.isOfPlayer
  }

  /// Parses the reason for a card. Words that can be parsed as clauses are treated as clauses, possibly after a listed
  /// reason; anything else is free text.
  ///
  /// - Returns: how many of the words belong to the card, and the clauses that follow.
  package func takeReason(_ clause: inout Clause, _ words: ArraySlice<Word>, line: String) -> (
    count: Int, following: [Clause]
  ) {
    var rest = words
    // `4y v canvi 14 9`: the letter belongs to the substitution, not to the player.
    let isLetter = rest.first.map { vocabulary.sides[$0.text] == nil && sideAfter($0) != nil } == true
    if !isLetter || !isClauses(rest, line: line) { takeSideAndBecause(&clause, &rest) }
    takeStays(&clause, &rest, line: line)
    if rest.count < Bounds.words {
      if let reason = vocabulary.reason(rest) {
        let after = rest.dropFirst(reason.count)
        if let following = following(after, line: line) {
          clause.reason = reason.meaning
          return (words.count - after.count, following)
        }
      }
      if let following = following(rest, line: line) {
        return (words.count - rest.count, following)
      }
    }
    clause.reason = CardReason(Self.text(rest, of: line))
    return (words.count, [])
  }

  /// The word that takes back a card, if these words after it are a correction rather than a reason: `no`, `no, red`,
  /// `sorry, 5`. The number in `no es retira a 9 metres` is not a player.
  func correction(in words: ArraySlice<Word>) -> ArraySlice<Word>? {
    guard words.count <= SentenceReader.mostWords else { return nil }
    let bare = words.indices.map { words[$0].without(",.:;") }
    func taking(back words: ArraySlice<Word>) -> Int? {
      if let found = SentenceWords.builtIn.corrections.match(words) { return found.count }
      return words.first.flatMap(particle) == .no ? 1 : nil
    }
    guard let place = bare.indices.first(where: { taking(back: bare[$0...]) != nil }),
      let count = taking(back: bare[place...])
    else { return nil }
    let isAlone = count == bare.count
    let namesCard = bare.indices.contains { place in
      if vocabulary.codes.colors.match(bare[place...]) != nil { return true }
      let clause = try? vocabulary.table.clause(inCodes: bare[place].text)
      return clause.map { $0.kind.card != nil && !$0.asks } ?? false
    }
    let namesPlayer = bare.indices[(place + count)...].contains { place in
      guard case .number? = who(bare[place])?.name else { return false }
      return place == bare.endIndex - 1 || words[words.startIndex + place] != bare[place]
        || particle(bare[place + 1]) == .because
    }
    return isAlone || namesCard || namesPlayer ? bare[place..<(place + count)] : nil
  }

  /// A single letter, which is not a reason: `11r o`.
  func letterAlone(_ words: ArraySlice<Word>) -> Word? {
    guard let word = words.first, words.count == 1, word.text.count == 1,
      word.text.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return nil }
    return word
  }

  /// The clauses after a reason. After a conjunction they must be complete: `4y protesta i falta` has a reason only.
  private func following(_ words: ArraySlice<Word>, line: String) -> [Clause]? {
    let rest = afterConjunction(words)
    guard !isConjunction(rest), let clauses = try? clauses(rest, line: line) else { return nil }
    return rest.count < words.count && clauses.contains(where: \.asks) ? nil : clauses
  }

  /// Skips the side, `9y visitors`, and the particle `for` before a reason.
  package func takeSideAndBecause(_ clause: inout Clause, _ rest: inout ArraySlice<Word>) {
    if clause.who?.side == nil, let first = rest.first, let side = sideAfter(first) ?? sideBeforeReason(rest) {
      clause.who?.side = side
      rest.removeFirst()
    }
    guard rest.count > 1, let first = rest.first, let particle = vocabulary.particles[first.text] else { return }
    if particle == .because || particle == .replacing { rest.removeFirst() }
  }

  /// Parses `stays` after a second yellow card without a dismissal, unless it is the beginning of a free-text reason.
  package func takeStays(_ clause: inout Clause, _ rest: inout ArraySlice<Word>, line: String) {
    guard clause.isYellow, let said = vocabulary.particles.match(rest), said.meaning == .stays else { return }
    let after = rest.dropFirst(said.count)
    guard after.isEmpty || vocabulary.reason(after) != nil || isClauses(after, line: line) else { return }
    clause.staysOn = true
    rest = after
  }

  /// `a` is a side if it is followed by nothing or by a listed reason; otherwise it begins a text.
  private func sideBeforeReason(_ words: ArraySlice<Word>) -> Side? {
    guard let first = words.first, folded(first.text) == "a" else { return nil }
    let reason = words.dropFirst()
    return reason.isEmpty || vocabulary.reason(reason)?.count == reason.count ? .away : nil
  }

  /// The number of words that mean a second yellow card, as in `4 segona groga` and `second yellow for 4`; nil if they
  /// mean something else. It is parsed as a yellow card: the player already has one, so the dismissal is inferred.
  func secondYellow(_ words: ArraySlice<Word>) -> Int? {
    let found = vocabulary.codes.colors.match(words.prefix(4).map { $0.without(",:") }[...])
    return found?.meaning == .secondYellow ? found?.count : nil
  }
}

extension Clause {
  /// Turns the reason `second yellow` into a yellow card, whatever colour was typed: `v7f9 red second yellow`.
  mutating func takeSecondYellow() {
    guard let reason, reason == .secondYellow || CodeWords.builtIn.color(named: reason.rawValue) == .secondYellow else {
      return
    }
    self.reason = nil
    isSecondYellow = true
    if kind == .red { kind = .yellow }
    if card == .red { card = .yellow }
  }
}

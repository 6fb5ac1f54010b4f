import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Completions within a clause in words: `9 goal header `.
extension Completer {
  /// - Parameter particle: the last word, if it determines what follows.
  func part(of clause: Clause, _ spec: ClauseSpec, after particle: Vocabulary.Particle?, _ token: Token) -> Offer {
    // `v canvi `: a team, but no player yet.
    let isOpen = clause.who == nil || clause.who?.name == .team
    let subjects = isOpen ? subjects(of: clause) + (clause.who?.side == nil ? teams(token) : []) : []
    switch spec.suffix {
    case .attempt: return attempt(clause, spec, after: particle, subjects, token)
    case .foul:
      if isOpen { return token.offer(subjects) }
      let victims = victims(of: clause)
      // `4 falta a `: the victim.
      if particle == .filler || particle == .on { return token.offer(victims) }
      return token.offer(victims + words(for: foulKinds(for: clause)) + words(for: cards(for: clause)))
    case .reason: return token.offer(subjects + (subjects.isEmpty ? reasons(for: clause) : []))
    case .partner where spec.kind == .substitution: return token.offer(pair(clause, after: particle))
    case .partner, .nothing: return token.offer(subjects)
    case .score(let score):
      let hasPasser = isOpen || score.isSeries || clause.other != nil
      return token.offer(subjects + (hasPasser ? [] : assistants(of: clause)))
    case .own(let action): return own(clause, action, after: particle, subjects, token)
    case .text, .minutes: return token.nothing
    }
  }

  /// The players who may be its subject.
  private func subjects(of clause: Clause) -> [Suggestion] {
    people(clause.kind.role(in: state), of: side(of: clause), in: clause) { $0.who = $1 }
  }

  /// The teams, by the names that a line may contain. A single letter is a code.
  func teams(_ token: Token) -> [Suggestion] {
    token.typed.count < 2 ? [] : session.parser.teamNames.map { Suggestion($0.name, name: $0.name) }
  }

  private func attempt(
    _ clause: Clause, _ spec: ClauseSpec, after particle: Vocabulary.Particle?, _ subjects: [Suggestion],
    _ token: Token
  ) -> Offer {
    let parts = attemptParts(of: clause, spec)
    if particle == .assist { return token.offer(parts.assistants) }
    if particle == .zone { return token.offer([zones]) }
    if token.typed.hasPrefix(",") { return token.offer(token.typed.dropFirst(), parts.assistants) }
    let codes = vocabulary.codes
    var all = subjects + words(for: parts.outcomes, codes.outcomes, wording.words.outcome)
    all += words(for: parts.bodyParts, codes.bodyParts, wording.words.bodyPart)
    all += words(for: parts.origins, codes.origins, origin)
    if parts.hasZone { all += words(for: [.zone]) }
    return token.offer(all + parts.assistants.map { Suggestion("," + $0.key, $0.label) })
  }

  /// The player who goes off or comes on, and the words that show which: `sub off 9 on `.
  private func pair(_ clause: Clause, after particle: Vocabulary.Particle?) -> [Suggestion] {
    let isOffKnown = clause.who.map { $0.name != .team } == true
    let isOnKnown = clause.other != nil
    let side = side(of: clause)
    if !isOnKnown, isOffKnown || particle == .on {
      let coming = people(.on, of: side, in: clause) { $0.other = $1 }
      return (coming.isEmpty || particle == .on ? [] : linking([.on])) + coming
    }
    if isOffKnown { return [] }
    let going = people(.off, of: side, in: clause) { $0.who = $1 }
    return (going.isEmpty || particle == .off ? [] : linking(isOnKnown ? [.off] : [.off, .on])) + going
  }

  /// The particles of a substitution in the language in which it was begun: `canvi surt`, `sub off`.
  private func linking(_ particles: [Vocabulary.Particle]) -> [Suggestion] {
    let typed = LineParser.words(of: line).map { folded($0.text) }
    let key = vocabulary.table[.substitution]?.wordsKey ?? ""
    let books = [book] + Phrasebook.everyLanguage
    let language = books.first { book in book.words(key).contains { typed.contains(folded($0)) } } ?? book
    return particles.compactMap { particle in
      let all = (language.words(particle.wordsKey) + words(particle.wordsKey)).map(Self.spaced)
      return all.first.map { Suggestion($0, others: Array(all.dropFirst())) }
    }
  }

  private func words(for fouls: [DeclaredFoul]) -> [Suggestion] {
    fouls.compactMap { foul in
      if foul.code == .handball { return suggestion("words.particle.handball", "") }
      let others = session.ledger.rules.words(for: foul.code)?.all.map(Self.spaced) ?? [foul.code.rawValue]
      return Suggestion(name(of: foul), others: others)
    }
  }

  private func words(for cards: [CardColor]) -> [Suggestion] {
    words(for: cards, vocabulary.codes.colors, card)
  }

  /// The words for the codes of a table.
  private func words<C: Code>(for codes: [C], _ table: WordTable<C>, _ name: (C) -> String) -> [Suggestion] {
    codes.compactMap { code in
      let all = ([book] + Phrasebook.everyLanguage).flatMap { table.words(for: code, in: $0) }.map(Self.spaced)
      return all.first.map { Suggestion($0, name(code), others: Array(all.dropFirst())) }
    }
  }

  /// The listed reasons for a card.
  func reasons(for clause: Clause) -> [Suggestion] {
    words(for: vocabulary.table.reasons(of: clause), vocabulary.codes.cardReasons, wording.words.cardReason)
  }
}

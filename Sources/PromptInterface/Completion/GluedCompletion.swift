import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Completions within a clause in codes: `9g,` `10>` `v4f`. The text is split before it is folded, because case folding
/// may change its length.
extension Completer {
  /// - Parameter side: the side of the preceding substitution, which also applies to this one.
  func glued(_ token: Token, _ opening: Opening, side: Side?) -> Offer {
    let typed = token.typed
    if let equals = typed.firstIndex(of: "=") { return identification(token, typed, equals) }
    guard let subject = Subject(typed, vocabulary.table.numbers) else {
      if let arrow = typed.firstIndex(where: { $0 == ">" || $0 == "." }),
        folded(String(typed[..<arrow])).allSatisfy({ LineParser.side($0) != nil })
      {
        let side = typed.sideLetter ?? match.ours ?? .home
        let arriving = people(.arriving, of: side, in: Clause(.arrival, who: Who(.team, side: side))) { $0.who = $1 }
        return token.offer(typed[arrow...].dropFirst(), arriving)
      }
      return token.offer(openings(token, opening))
    }
    var who = subject.who
    let rest = subject.rest
    guard let first = rest.first else { return whole(token, who) }
    if first == ">" || first == "." {
      if who.side == nil { who.side = side }
      return pair(token, rest.dropFirst(), off: who)
    }
    let specs = clauses(of: who)
    let codes = codes(specs)
    let begun = folded(String(rest))
    let exact = specs.filter { rest.begins(with: $0.code) }.max { $0.code.count < $1.code.count }
    guard let exact, !codes.contains(where: { $0.key.hasPrefix(begun) && $0.key != exact.code }) else {
      return token.offer(rest, codes)
    }
    let parts = rest.dropFirst(exact.code.count)
    switch exact.suffix {
    case .attempt(_, let hasAssist): return attempt(token, exact, parts, hasAssist: hasAssist)
    case .foul: return foul(token, parts)
    case .score(let score): return self.score(token, score, parts)
    case .own(let action): return own(token, action, parts)
    default: return token.offer(rest, codes)
    }
  }

  /// The subject at the beginning of a word, and the rest of the word.
  private struct Subject {
    let who: Who
    let rest: Substring

    init?(_ typed: String, _ numbers: ShirtNumbers) {
      for side in [typed.sideLetter, nil] {
        let text = typed.dropFirst(side == nil ? 0 : 1)
        guard let code = PersonCode(folded(String(text)), numbers) else { continue }
        guard let name = code.name else { return nil }
        who = Who(name, side: side)
        rest = text.dropFirst(code.length)
        return
      }
      return nil
    }
  }

  /// After a bare subject: players whose number begins with it, or codes.
  private func whole(_ token: Token, _ who: Who) -> Offer {
    switch who.name {
    case .unidentified:
      let open = token.offer(unrecognised(token))
      if !open.choices.isEmpty { return open }
    case .number(let number):
      let side = who.side ?? match.ours ?? .home
      let numbers = candidates(.subject, side).map { suggestion($0, side, isOpen: true) }
        .filter { $0.key.hasPrefix(number.description) }
      if numbers.contains(where: { $0.key != number.description }) { return token.offer(number.description, numbers) }
    case .official, .team: break
    }
    return token.offer("", codes(clauses(of: who)))
  }

  /// `v?1=`: the players who may be the unidentified one.
  private func identification(_ token: Token, _ typed: String, _ equals: String.Index) -> Offer {
    let side = typed.sideLetter ?? match.ours ?? .home
    guard let mark = typed.firstIndex(of: "?"), mark < equals,
      let number = wholeNumber(typed[typed.index(after: mark)..<equals])
    else { return token.nothing }
    return token.offer(typed[typed.index(after: equals)...], identities(number, of: side))
  }

  /// `10>`: the players who may come on.
  private func pair(_ token: Token, _ tail: Substring, off: Who) -> Offer {
    let side = off.side ?? match.ours ?? .home
    guard clauses(of: off).contains(where: { $0.kind == .substitution }) else { return token.nothing }
    return token.offer(tail, people(.on, of: side, in: Clause(.substitution, who: off)) { $0.other = $1 })
  }

  // MARK: - Attempts

  private func attempt(_ token: Token, _ spec: ClauseSpec, _ parts: Substring, hasAssist: Bool) -> Offer {
    if hasAssist, let offer = afterComma(token, parts, assistants) { return offer }
    guard let clause = scanned(token.typed) else { return token.nothing }
    return token.offer("", modifiers(of: clause, spec))
  }

  /// Offers the second person of a clause after its comma. Nil if there is no comma.
  func afterComma(_ token: Token, _ parts: Substring, _ people: (Clause) -> [Suggestion]) -> Offer? {
    guard let comma = parts.lastIndex(of: ",") else { return nil }
    guard let clause = scanned(token.typed[..<comma]), clause.other == nil else { return token.nothing }
    return token.offer(parts[comma...].dropFirst(), people(clause))
  }

  /// The complete clause typed so far.
  func scanned(_ typed: some StringProtocol) -> Clause? {
    try? vocabulary.table.clause(inCodes: String(typed))
  }

  /// The letters for details that are still missing.
  private func modifiers(of clause: Clause, _ spec: ClauseSpec) -> [Suggestion] {
    let parts = attemptParts(of: clause, spec)
    func letters<C: Code>(_ list: [(letter: Character, code: C)], _ open: [C], _ name: (C) -> String) -> [Suggestion] {
      list.filter { open.contains($0.code) }.map { Suggestion(String($0.letter), name($0.code), isOpen: true) }
    }
    var all = letters(Modifiers.outcomes, parts.outcomes, wording.words.outcome)
    all += letters(Modifiers.bodyParts, parts.bodyParts, wording.words.bodyPart)
    all += letters(vocabulary.table.origins, parts.origins, origin)
    if parts.hasZone { all.append(zones) }
    if !parts.assistants.isEmpty { all.append(Suggestion(",", book.word(for: .assist), isOpen: true)) }
    return all
  }

  private func score(_ token: Token, _ score: DeclaredScore, _ parts: Substring) -> Offer {
    if let offer = afterComma(token, parts, assistants) { return offer }
    guard let clause = scanned(token.typed) else { return token.nothing }
    var all: [Suggestion] = []
    for (mark, outcome) in [("+", Outcome.scored), ("-", .missed)] as [(Character, Outcome)]
    where score.takes(mark, after: clause.attempts, by: vocabulary.table) {
      all.append(Suggestion(String(mark), wording.words.outcome(outcome), isOpen: true))
    }
    if !score.isSeries { all.append(Suggestion(",", book.word(for: .assist), isOpen: true)) }
    return token.offer("", all)
  }

  // MARK: - Fouls

  private func foul(_ token: Token, _ parts: Substring) -> Offer {
    if let clause = scanned(token.typed) {
      let digits = parts.reversed().prefix(while: \.isDigit).count
      if digits > 0, let before = scanned(token.typed.dropLast(digits)) {
        return token.offer(parts.suffix(digits), victims(of: before))
      }
      return token.offer("", foulLetters(clause) + (parts.isEmpty ? victims(of: clause) : []))
    }
    // `v4fMes`, `v4fyMes`: the beginning of a name.
    let known = vocabulary.table.fouls.map(\.letter) + vocabulary.table.cards.map(\.letter)
    let letters = parts.prefix { known.map(String.init).contains(folded(String($0))) }.count
    for count in [0, letters] {
      let tail = parts.dropFirst(count)
      guard let clause = scanned(token.typed.dropLast(tail.count)) else { continue }
      let offer = token.offer(tail, victims(of: clause))
      if !offer.choices.isEmpty { return offer }
    }
    return token.nothing
  }

  private func foulLetters(_ clause: Clause) -> [Suggestion] {
    let kinds = foulKinds(for: clause).map { Suggestion(String($0.letter), name(of: $0), isOpen: true) }
    let cards = cards(for: clause)
    return kinds
      + vocabulary.table.cards.filter { cards.contains($0.code) }
      .map { Suggestion(String($0.letter), card($0.code), isOpen: true) }
  }
}

extension Completer {
  func name(of foul: DeclaredFoul) -> String {
    foul.code == .handball ? book.word(for: .handball) : wording.words.name(of: foul.code, by: session.ledger.rules)
  }
}

extension StringProtocol {
  /// True if the text begins with the code in upper or lower case.
  fileprivate func begins(with code: String) -> Bool { folded(String(prefix(code.count))) == code }

  /// The side whose letter the text begins with.
  fileprivate var sideLetter: Side? { folded(String(prefix(1))).first.flatMap(LineParser.side) }
}

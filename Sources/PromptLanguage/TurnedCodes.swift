import MatchModel
import Phrases

/// Accepts codes and details in unusual places, if their meaning is clear.
extension LineParser {
  /// `g7`, `yv4`: a code before the number; returns both in the usual order. The letter of a side is not a code.
  func codeBeforeNumber(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    guard let word = words.first else { return nil }
    let text = folded(word.text)
    for spec in vocabulary.table.coded where spec.kind != .note && text.hasPrefix(spec.code) {
      let name = String(text.dropFirst(spec.code.count))
      guard let who = who(Word(name, column: word.column)), case .number = who.name else { continue }
      return [Word(name + spec.code, column: word.column)] + words.dropFirst()
    }
    return nil
  }

  /// `g 9`, `vy 4 protest`: a code before the number, separated by a space; returns both in the usual order. `vf 9` is
  /// ambiguous: 9 may have fouled or been fouled.
  func codeBeforePerson(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    guard let first = words.first, let second = words.dropFirst().first, var who = who(second), !who.isTeam,
      second.text.contains(where: \.isNumber) || vocabulary.officials[second.text] != nil
    else { return nil }
    var code = folded(first.text)[...]
    func isCode(_ code: Substring) -> Bool {
      vocabulary.table.coded.contains { $0.code == code && $0.kind != .note && $0.declared == nil }
    }
    if !isCode(code) {
      guard who.side == nil, let side = code.popFirst().flatMap(Self.side), isCode(code), code != "f" else {
        return nil
      }
      who.side = side
    }
    return [Word(who.typed + code, column: first.column)] + words.dropFirst(2)
  }

  /// A clause in codes with the words after it that belong to it, and the clauses that follow.
  func continued(_ clause: Clause, _ words: ArraySlice<Word>, after first: Word, line: String) -> [Clause]? {
    respaced(clause, words, after: first, line: line) ?? fouled(clause, words, line: line)
      ?? leavingInjured(clause, words, line: line) ?? penalized(clause, words) ?? detailed(clause, words)
  }

  /// A glued goal or chance with its signs and letters after a space: `7s x`, `9g hc`. A side's letter may also be
  /// meant as the side.
  private func respaced(_ clause: Clause, _ words: ArraySlice<Word>, after first: Word, line: String) -> [Clause]? {
    guard [.goal, .chance].contains(clause.kind), !clause.asks, let next = words.first,
      next.text.count <= 3, !next.text.contains(where: \.isNumber), who(next) == nil
    else { return nil }
    let whole = try? vocabulary.table.clause(inCodes: first.text + next.text, column: first.column)
    guard let whole, whole.kind == clause.kind else { return nil }
    return (try? clauses(words.dropFirst(), line: line)).map { [whole] + $0 }
  }

  /// A glued foul with its victim as the next word, and what follows: `10f v11`. A number alone is not a clause.
  private func fouled(_ clause: Clause, _ words: ArraySlice<Word>, line: String) -> [Clause]? {
    guard let foul = foul(clause, on: words.first) else { return nil }
    return (try? clauses(words.dropFirst(), line: line)).map { [foul] + $0 }
  }

  /// Like `fouled`, with a card for the player who committed the foul: `4f v9 yellow`, like `4fv9 yellow`.
  func fouledAndBooked(_ clause: Clause, _ words: ArraySlice<Word>, line: String) -> [Clause]? {
    guard let first = words.first, let foul = foul(clause, on: first), foul.card == nil,
      let booked = try? finished(foul, words.dropFirst(), first, line: line).0, booked[0].card != nil
    else { return nil }
    return booked
  }

  /// The foul with a victim of the other side; nil if it already has a victim or if the word is not one.
  private func foul(_ clause: Clause, on word: Word?) -> Clause? {
    guard clause.kind == .foul, clause.other == nil, vocabulary.table.mayHaveVictim(clause), !clause.asks,
      let victim = word.flatMap(who), case .number = victim.name, let side = clause.who?.side ?? ours,
      let opponent = victim.side ?? ours, side != opponent
    else { return nil }
    var foul = clause
    foul.other = victim
    return foul
  }

  /// A glued foul that led to a penalty: `v4f9 penalty`, `v4f 9 penalty`. The kick is recorded when it is taken.
  private func penalized(_ clause: Clause, _ words: ArraySlice<Word>) -> [Clause]? {
    guard clause.kind == .foul, !clause.asks else { return nil }
    let foul = foul(clause, on: words.first)
    var rest = words.dropFirst(foul == nil ? 0 : 1)
    skipFillers(&rest)
    return penalty(rest) == rest.count ? [foul ?? clause] : nil
  }

  /// A clause in codes with its side or details in words after it: `c visitors`, `11gd,10 zona 5`, `9s+ de cap`, `v9s
  /// parada de 1`. Nil if any of the words means something else.
  private func detailed(_ clause: Clause, _ words: ArraySlice<Word>) -> [Clause]? {
    guard clause.kind != .foul, !clause.isWhistle, !clause.asks else { return nil }
    let whole = SentenceReader.beginnings(of: words, in: clause, self).first { $0.rest.isEmpty }
    // `9s dins`: a goal is no chance.
    return clause.kind == .chance && whole?.clauses.first?.kind != .chance ? nil : whole?.clauses
  }
}

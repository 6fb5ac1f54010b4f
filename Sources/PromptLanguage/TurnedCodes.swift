import MatchModel
import Phrases

/// Codes and details that stand where they are not expected and can mean nothing else.
extension LineParser {
  /// `g7`, `yv4`: a code before the number, as words stand; the two as they should be. A letter of a side is none.
  func codeBeforeNumber(_ word: Word) -> ArraySlice<Word>? {
    let text = folded(word.text)
    for spec in vocabulary.table.coded where spec.kind != .note && text.hasPrefix(spec.code) {
      let name = String(text.dropFirst(spec.code.count))
      guard let who = who(Word(name, column: word.column)), case .number = who.name else { continue }
      return [Word(name + spec.code, column: word.column)]
    }
    return nil
  }

  /// `g 9`, `vy 4 protest`: a code before the number, and a space between; the two as they should be. `vf 9` may be who
  /// fouls as well as who is fouled.
  func codeBeforePerson(_ words: ArraySlice<Word>) -> ArraySlice<Word>? {
    guard let first = words.first, let second = words.dropFirst().first, var who = who(second), who.name != .team,
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

  /// A glued clause with its side after it, as a word: `9g visitors`, `c visitors`. A letter may begin another clause.
  func sidedAfter(_ told: [Clause], _ words: ArraySlice<Word>) -> Clause? {
    guard told.count == 1, words.count == 1, var clause = told.first,
      let side = vocabulary.sides[words.first?.text ?? ""],
      !clause.isWhistle, clause.who?.side == nil
    else { return nil }
    clause.who = Who(clause.who?.name ?? .team, side: side)
    return clause
  }

  /// A glued goal or chance with details in words after it: `11gd,10 zona 5`, `9s+ de cap`. Nil where one of them says
  /// something else.
  func detailed(_ told: [Clause], _ words: ArraySlice<Word>, after first: Word) -> Clause? {
    guard let clause = told.first,
      case .attempt(let hasOutcome, let hasAssist)? = vocabulary.table[clause.kind]?.suffix, clause.who != nil,
      !clause.asks
    else { return nil }
    var (told, rest) = (clause, words)
    do {
      try takeAttempt(&told, &rest, after: first, hasOutcome: hasOutcome, hasAssist: hasAssist)
    } catch { return nil }
    return rest.isEmpty ? told : nil
  }
}

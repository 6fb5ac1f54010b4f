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

import MatchModel

extension ClauseTable {
  /// A clause in codes: `9ghc,7`, `4f9y`, `8>?`. Nil if the game does not have it. Text and reasons, which are typed in
  /// words after the code, are left out.
  package func code(of clause: Clause) -> String? {
    guard let spec = self[clause.kind] else { return nil }
    func mark<Value: Equatable>(_ value: Value?, in letters: [(letter: Character, code: Value)]) -> String {
      letters.first { $0.code == value }.map { String($0.letter) } ?? ""
    }
    let subject = clause.who?.typed ?? ""
    let zone = clause.zone.map { String($0.rawValue) } ?? ""
    let second = clause.other.map { "," + $0.typed } ?? ""
    switch (clause.kind, spec.suffix) {
    case (.arrival, _): return (clause.who?.side?.mark ?? "") + spec.code + (clause.who?.name.typed ?? "")
    case (_, .nothing), (_, .text): return subject + spec.code
    case (_, .partner): return subject + spec.code + (clause.other?.typed ?? "") + (clause.isConcussion ? "k" : "")
    case (_, .minutes): return spec.code + (clause.minutes.map { " \($0)" } ?? "")
    case (_, .attempt):
      let how = mark(clause.outcome, in: Modifiers.outcomes) + mark(clause.bodyPart, in: bodyParts)
      return subject + spec.code + how + mark(clause.origin, in: origins) + zone + second
    case (_, .foul):
      let kind = clause.foulCode.flatMap(letter(of:)) ?? ""
      return subject + spec.code + kind + (clause.other?.typed ?? "") + mark(clause.card, in: cards)
    case (_, .reason):
      return subject + spec.code + (clause.isFromBench ? "b" : "") + (clause.duration.map(String.init) ?? "")
    case (_, .score): return subject + spec.code + clause.attempts.map { $0 ? "+" : "-" }.joined() + second
    case (_, .own(let action)):
      return subject + spec.code + mark(clause.outcome, in: action.outcomes.map { ($0.sign, $0.code) }) + zone + second
    }
  }
}

extension Clause {
  /// The code of a goal or a chance: `9ghc,7`. Nil for other clauses, and without a player.
  package var attemptCode: String? {
    guard kind == .goal || kind == .chance, isOfPlayer else { return nil }
    return ClauseTable.football.code(of: self)
  }

  /// The clause in codes, with a change.
  func attemptCode(_ change: (inout Clause) -> Void) -> String {
    var changed = self
    change(&changed)
    return changed.attemptCode ?? ""
  }
}

import MatchModel

extension Clause {
  /// The code of a goal or a chance: `9ghc,7`. Nil for other clauses, and without a player.
  package var attemptCode: String? {
    guard kind == .goal || kind == .chance, let who, who.name != .team, let code = ClauseTable.football[kind]?.code
    else { return nil }
    func letter<Value: Equatable>(_ value: Value?, in letters: [(letter: Character, code: Value)]) -> String {
      letters.first { $0.code == value }.map { String($0.letter) } ?? ""
    }
    let how =
      letter(outcome, in: Modifiers.outcomes) + letter(bodyPart, in: Modifiers.bodyParts)
      + letter(origin, in: Modifiers.origins) + (zone.map { String($0.rawValue) } ?? "")
    return who.typed + code + how + (other.map { "," + $0.typed } ?? "")
  }
}

extension Who {
  /// As it is typed: `9`, `v9`, `?1`.
  package var typed: String { (side?.mark ?? "") + name.typed }

  /// Nil if the person is not named by number.
  var typedNumber: String? { if case .number = name { typed } else { nil } }
}

extension Who.Name {
  /// As it is typed within its side; empty for the team itself.
  package var typed: String {
    switch self {
    case .number(let number): number.description
    case .unidentified(let number): "?" + (number.map(String.init) ?? "")
    case .official(let code): code.rawValue
    case .team: ""
    }
  }
}

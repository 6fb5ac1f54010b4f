/// A standard clause that a game can disable with `without`.
public enum AbsentClause: String, CaseIterable, Sendable {
  case goal = "gol"
  case chance, offside, corner, goalkeeper
  case ownGoal = "own-goal"
  /// Stoppage time.
  case added
  /// Football's cards, and the sending-off after two cautions.
  case yellow = "groga"
  case red = "vermella"
  case secondYellow = "segonagroga"
  case handball = "ma"
}

extension RuleSet {
  public var hasGoalkeeper: Bool { !without.contains(.goalkeeper) }

  /// True if a captain who goes off has a successor (docs/LAWS.md, A7): in football and futsal, if the program tracks
  /// who is on the field.
  var replacesCaptain: Bool { follows && (laws == .football || laws == .futsal) }

  /// ``without``, with its effect on the kinds of foul.
  fileprivate var disabled: [AbsentClause] {
    get { without }
    set {
      without = newValue
      if newValue.contains(.handball) {
        fouls.removeAll { $0.code == .handball }
      } else if foul(.handball) == nil {
        declare(.handball, in: \.fouls)
      }
    }
  }
}

extension RuleParameter {
  static let without = list(
    "without", .words(AbsentClause.allCases.map(\.rawValue) + [none]), \.disabled, \.rawValue,
    separators: [",", " "]
  ) { words in
    let isKnown = words.allSatisfy { AbsentClause(rawValue: $0) != nil }
    return isKnown ? AbsentClause.allCases.filter { words.contains($0.rawValue) } : nil
  }
}

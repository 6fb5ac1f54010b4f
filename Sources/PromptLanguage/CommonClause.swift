import MatchRules

/// The clauses of every game in the order of the help. The raw value is used in the keys of the catalogues.
public enum CommonClause: String, CaseIterable, Sendable {
  case goal
  case ownGoal = "own-goal"
  case chance, foul, yellow, red, offside, corner, substitution, departure, arrival, note, goalkeeper, captain
  case start, end, added, finish, abandon
}

extension CommonClause {
  /// Its syntax and its questions.
  var spec: ClauseSpec {
    let kind = ClauseKind.common(self)
    return switch self {
    case .goal:
      ClauseSpec(
        kind, "g", .player, .attempt(hasOutcome: false, hasAssist: true),
        asks: [.who, .bodyPart, .origin, .assistant, .zone], example: "9ghc,7", absence: .goal)
    case .ownGoal:
      ClauseSpec(
        kind, "og", .player, .attempt(hasOutcome: false, hasAssist: false), asks: [.who], example: "v4og",
        absence: .ownGoal)
    case .chance:
      ClauseSpec(
        kind, "s", .player, .attempt(hasOutcome: true, hasAssist: true),
        asks: [.who, .outcome, .bodyPart, .origin, .assistant, .zone], example: "9s+h", absence: .chance)
    case .foul:
      ClauseSpec(kind, "f", .playerOrOfficial, .foul, asks: [.who, .victim, .card, .reason], example: "v4f9y")
    case .yellow:
      ClauseSpec(kind, "y", .playerOrOfficial, .reason, asks: [.who, .reason], example: "v4y", absence: .yellow)
    case .red: ClauseSpec(kind, "r", .playerOrOfficial, .reason, asks: [.who, .reason], example: "v4r", absence: .red)
    case .offside: ClauseSpec(kind, "o", .player, asks: [.who], example: "v9o", absence: .offside)
    case .corner: ClauseSpec(kind, "c", .playerOrTeam, asks: [.who], example: "vc", absence: .corner)
    case .substitution: ClauseSpec(kind, ">", .player, .partner, asks: [.off, .on], example: "10>14")
    case .departure: ClauseSpec(kind, ">", .player, asks: [.who], example: "9>")
    case .arrival: ClauseSpec(kind, ">", .none, .partner, asks: [.who], example: ">9")
    case .note: ClauseSpec(kind, "n", .playerOrTeam, .text(isRequired: true), asks: [.text], example: "9n")
    case .goalkeeper: ClauseSpec(kind, "@g", .player, asks: [.who], example: "4@g", absence: .goalkeeper)
    case .captain: ClauseSpec(kind, "@c", .player, asks: [.who], example: "4@c")
    case .start: ClauseSpec(kind, "start", .none, asks: [], example: "start")
    case .end: ClauseSpec(kind, "end", .none, asks: [], example: "end")
    case .added: ClauseSpec(kind, "added", .none, .minutes, asks: [.minutes], example: "added 3", absence: .added)
    case .finish: ClauseSpec(kind, "finish", .none, asks: [], example: "finish")
    case .abandon: ClauseSpec(kind, "abandon", .none, .text(isRequired: false), asks: [.text], example: "abandon")
    }
  }
}

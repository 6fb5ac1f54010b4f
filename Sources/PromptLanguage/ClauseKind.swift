import MatchModel

/// The kinds of clauses, one for each row of the clause table.
public enum ClauseKind: Hashable, Sendable {
  /// A clause that every game has.
  case common(CommonClause)
  // Declared by the rule set: a sanction, a way of scoring, an action.
  case sanction(CardColor)
  case score(ScoreCode)
  case own(ActionCode)

  public static let goal = common(.goal)
  public static let ownGoal = common(.ownGoal)
  /// `9s+`: an attempt without a goal.
  public static let chance = common(.chance)
  public static let foul = common(.foul)
  /// `v4y`: a yellow card without a foul.
  public static let yellow = common(.yellow)
  /// `v4r`: a red card without a foul.
  public static let red = common(.red)
  public static let offside = common(.offside)
  /// `vc`: a corner of a team or a player.
  public static let corner = common(.corner)
  /// `10>14`: 14 replaces 10.
  public static let substitution = common(.substitution)
  /// `9>`: a player leaves without a replacement.
  public static let departure = common(.departure)
  /// `>9`: a player comes on without replacing anyone.
  public static let arrival = common(.arrival)
  /// `9n` and a text: a note on a player, a team or the match.
  public static let note = common(.note)
  /// `4@g`: a player becomes the goalkeeper.
  public static let goalkeeper = common(.goalkeeper)
  public static let captain = common(.captain)
  public static let start = common(.start)
  public static let end = common(.end)
  /// `added 3`: the announced stoppage time in minutes.
  public static let added = common(.added)
  public static let finish = common(.finish)
  public static let abandon = common(.abandon)

  /// Name in the keys of the catalogues.
  public var key: String {
    switch self {
    case .common(let clause): clause.rawValue
    case .sanction(let code): code.rawValue
    case .score(let code): code.rawValue
    case .own(let code): code.rawValue
    }
  }

  package var isOwn: Bool { if case .own = self { true } else { false } }
  package var isScore: Bool { if case .score = self { true } else { false } }

  package var isDeclared: Bool { if case .common = self { false } else { true } }

  package var card: CardColor? {
    switch self {
    case .yellow: .yellow
    case .red: .red
    case .sanction(let code): code
    default: nil
    }
  }
}

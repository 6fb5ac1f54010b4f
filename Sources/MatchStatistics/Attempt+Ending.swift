import MatchModel

/// The result of an attempt. The raw value is the code in the match file; empty if unknown.
public enum Ending: String, CaseIterable, Sendable {
  case goal = "gol"
  case saved = "aturada"
  case woodwork = "pal"
  case offTarget = "desviada"
  case blocked = "blocada"
  /// The outcome was not recorded, or has an unknown code.
  case unknown = ""
}

extension Attempt {
  package var ending: Ending {
    guard case .chance(let chance) = specific else { return .goal }
    guard let outcome = chance.outcome, outcome != .scored else { return .unknown }
    return Ending(rawValue: outcome.rawValue) ?? .unknown
  }

  /// True for a chance or a counted goal that is not an own goal.
  public var isShot: Bool {
    guard case .goal(let goal) = specific else { return true }
    return !goal.isOwn && !goal.isAnnulled
  }

  /// Goals and saved chances.
  var isOnTarget: Bool { isShot && (ending == .goal || ending == .saved) }

  var isPenalty: Bool { shot.origin == .penalty }

  var byShooter: Credit { Credit(shooterSide, shot.shooter) }
}

extension Card {
  var shown: Credit { Credit(team, person) }

  /// An empty colour if unknown.
  var knownColor: CardColor { color ?? CardColor(rawValue: "") }
}

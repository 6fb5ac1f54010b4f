import MatchModel

/// How an attempt ended, for the cross-tables. The raw value is the code of the match file; empty if unknown.
public enum Ending: String, CaseIterable, Sendable {
  case goal = "gol"
  case saved = "aturada"
  case woodwork = "pal"
  case offTarget = "desviada"
  case blocked = "blocada"
  /// Not recorded, or a word that this program does not know.
  case unknown = ""
}

extension Attempt {
  var ending: Ending {
    guard case .chance(let chance) = specific else { return .goal }
    guard let outcome = chance.outcome, outcome != .scored else { return .unknown }
    return Ending(rawValue: outcome.rawValue) ?? .unknown
  }

  /// Whether it is a shot of its team: a chance, or a goal that counts and is no own goal.
  var isShot: Bool {
    guard case .goal(let goal) = specific else { return true }
    return !goal.isOwn && !goal.isAnnulled
  }

  /// Goals and saved chances: what would have gone in but for the goalkeeper.
  var isOnTarget: Bool { isShot && (ending == .goal || ending == .saved) }

  var isPenalty: Bool { shot.origin == .penalty }

  var byShooter: Credit { Credit(shooterSide, shot.shooter) }
}

extension Foul {
  var isByOfficial: Bool { if case .official = offender { true } else { false } }
}

extension Card {
  var shown: Credit { Credit(team, person) }

  /// The empty colour where the card's is unknown.
  var knownColor: CardColor { color ?? CardColor(rawValue: "") }
}

import MatchModel

/// RULES sections E, F and G: offside, fouls, corners; and whom notes are about.
extension Law {
  /// E1: any player on the field may be offside, the goalkeeper too.
  static let offsideIsByPlayerOnField = Law("E1", "Law 11", [.offside]) { action, state, match in
    action.participants.flatMap { state.eligibility(of: $0, in: match) }
  }

  /// F1: fouls are by players on the field; a substitute or an official who interferes is unusual and possible. Where fouls
  /// add up to a sanction, those of officials do as a rule.
  static let foulIsByPlayerOnField = Law("F1", "Law 12.4", [.foul]) { action, state, match in
    guard let offender = action.participant(.offender) else { return [] }
    return state.eligibility(of: offender, in: match).compactMap { verdict, reason in
      guard case .officialOutside = reason else { return (verdict, reason) }
      return state.rules.punishesFouls ? nil : (.warn, reason)
    }
  }

  /// F2: the victim is an opponent on the field, or nobody; a handball has none.
  static let victimIsAnOpponentOnField = Law("F2", "Law 12.1", .foul, Foul.self) { foul, state, match in
    guard let victim = foul.participant(.victim) else { return [] }
    if foul.isHandball { return [(.refuse, .victimOfHandball)] }
    return state.eligibility(of: victim, in: match)
  }

  /// G1: a corner belongs to a team; a taker who is named is on the field.
  static let cornerIsByPlayerOnField = Law("G1", "Law 17", [.corner]) { action, state, match in
    action.participants.flatMap { state.eligibility(of: $0, in: match) }
  }

  /// A4: a note about a player is about one who is listed.
  static let notesAreAboutListed = Law("A4", "", [.note]) { action, _, match in
    action.participants.compactMap { part in
      guard let id = part.person.playerID, !match[part.side][id].isListed else { return nil }
      return (.refuse, .notListed(part))
    }
  }
}

import MatchModel

/// Laws about offside, fouls, corners and notes (docs/LAWS.md, sections E, F and G).
extension Law {
  /// E1: any player on the field can be offside, including the goalkeeper.
  static let offsideIsByPlayerOnField = Law("E1", "Law 3", [.offside], participantsAreEligible)

  /// F1: fouls are usually by players on the field. Fouls by substitutes or officials need confirmation, except by
  /// officials in games where fouls add up to a sanction.
  static let foulIsByPlayerOnField = Law("F1", "Law 12.4", [.foul]) { action, state, match in
    guard let offender = action.participant(.offender) else { return [] }
    return state.eligibility(of: offender, in: match).compactMap { verdict, reason in
      guard case .officialOutside = reason else { return (verdict, reason) }
      return state.rules.punishesFouls ? nil : (.warn, reason)
    }
  }

  /// F2: the victim is an opponent on the field; a handball has no victim.
  static let victimIsAnOpponentOnField = Law("F2", "Law 12.1", .foul, Foul.self) { foul, state, match in
    guard let victim = foul.participant(.victim) else { return [] }
    if foul.isHandball { return [(.refuse, .victimOfHandball)] }
    return state.eligibility(of: victim, in: match)
  }

  /// G1: a corner belongs to a team; its taker, if given, is on the field.
  static let cornerIsByPlayerOnField = Law("G1", "Law 3", [.corner], participantsAreEligible)

  static let notesAreAboutListed = Law("A4", "", [.note]) { action, _, match in
    action.participants.compactMap { part in
      guard let id = part.person.playerID, !match[part.side][id].isListed else { return nil }
      return (.refuse, .notListed(part))
    }
  }
}

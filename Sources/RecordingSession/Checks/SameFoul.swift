import MatchModel

extension Check {
  /// A foul with the same players within a minute of another one, probably a duplicate.
  static let sameFoul = Check("sameFoul", at: .judged) { proposal, situation in
    guard !proposal.isRepetition, let place = proposal.position, let foul = proposal.actions.first as? Foul,
      let victim = foul.victim, foul.offender.playerID != nil, victim.playerID != nil
    else { return nil }
    let same = situation.ofTheLastMinute(foul.moment, before: place.index).first { index in
      guard let other = situation.match.actions[index] as? Foul else { return false }
      return other.team == foul.team && other.offender == foul.offender && other.victim == victim
    }
    return same.map { .ask(situation.repeatedClause(of: $0, proposal)) }
  }
}

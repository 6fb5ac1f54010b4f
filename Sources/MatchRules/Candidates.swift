import MatchModel

/// Eligible people, for questions, completion and the alternatives in refusals.
extension MatchState {
  /// The people on a side who can have the role without breaking a law. Players are sorted by number.
  public func candidates(for role: Role, of side: Side, kind: ActionKind, in match: Match) -> [Person] {
    let team = self[side]
    let squad = match[side]
    func players(_ allowed: (PlayerID) -> Bool) -> [Person] {
      squad.playerIDsByNumber.filter { squad[$0].isListed && allowed($0) }.map(Person.player)
    }
    switch role {
    case .booked:
      let officials = squad.officials.map { Person.official($0.code) }.filter { !team.isSentOff($0) }
      return players { team[$0] != .sentOff } + officials
    case .on where !rules.follows, .off where !rules.follows, .arriving where !rules.follows:
      return []
    case .on:
      return players { team[$0] == .bench || (rules.reentry && [.substituted, .left, .away].contains(team[$0])) }
    case .off:
      return players {
        team[$0] == .onField || (team[$0] == .left && hasRoom(for: .player($0), of: side))
          || team.open.contains(.player($0))
      }
    case .arriving:
      return players {
        hasRoom(for: .player($0), of: side)
          && (team[$0] == .left || team[$0] == .away || (!isShootOut && team[$0] == .bench))
      }
    case .subject:
      return players { _ in true }
    case .taker where kind == .shootOutKick:
      let eligible = kickers(of: side, in: match)
      guard let shootOut else { return players(eligible.contains) }
      let fewest = eligible.map { shootOut.kicks(by: .player($0), of: side) }.min() ?? 0
      return players { eligible.contains($0) && shootOut.kicks(by: .player($0), of: side) == fewest }
    case .scorer, .shooter, .assistant, .offender, .victim, .caughtOffside, .taker, .goalkeeper, .captain, .leaving,
      .doer, .opponent:
      return players { team.mayAct($0) && !(role == .goalkeeper && team.goalkeeper == $0) }
    }
  }
}

extension MatchState {
  /// True if the substitution is impossible as given but possible with the two players exchanged.
  public func isReversed(_ change: Substitution, in match: Match) -> Bool {
    func may(_ off: Person, _ on: Person) -> Bool {
      candidates(for: .off, of: change.team, kind: .substitution, in: match).contains(off)
        && candidates(for: .on, of: change.team, kind: .substitution, in: match).contains(on)
    }
    return may(change.on, change.off) && !may(change.off, change.on)
  }
}

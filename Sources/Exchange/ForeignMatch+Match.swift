import MatchModel

extension ForeignMatch {
  /// A match produced by a feed's stylesheet, before it is settled.
  init(_ match: Match) {
    self.init(home: match.teams.home.name, away: match.teams.away.name)
    details = match.details
    isOrdered = true
    teams = match.teams.map { team in
      let people = team.players.filter(\.isListed).map { player in
        ForeignPerson(
          name: player.name, number: player.number, isStarter: player.isStarter, isCaptain: player.isCaptain,
          isGoalkeeper: player.isGoalkeeper, position: player.position)
      }
      return ForeignTeam(name: team.name, people: people, officials: team.officials)
    }
    for action in match.actions {
      switch action {
      case let start as PeriodStart: periods.append(ForeignPeriod(period: start.period, start: start.moment.wallClock))
      case let end as PeriodEnd:
        guard let index = periods.firstIndex(where: { $0.period == end.period }) else { continue }
        periods[index].elapsed = end.moment.elapsed
        periods[index].end = end.moment.wallClock
      default:
        guard let action = action as? TeamAction, let kind = Self.kind(of: action, in: match) else { continue }
        let time = ForeignTime(
          period: action.moment.phase.period, elapsed: action.moment.elapsed, wallClock: action.moment.wallClock)
        events.append(ForeignEvent(action.team, time, kind, line: nil))
      }
    }
  }

  private static func kind(of action: TeamAction, in match: Match) -> ForeignEvent.Kind? {
    let team = action.team
    func reference(_ person: Person?, _ side: Side) -> ForeignReference? {
      switch person {
      case .player(let id): match[side][id].isListed ? .numbered(match[side][id].number) : .unknown
      case .official(let code): .official(code)
      case .unidentified: .unknown
      case nil: nil
      }
    }
    func who(_ person: Person) -> ForeignReference { reference(person, team) ?? .unknown }
    func shot(_ shot: Shot, _ side: Side) -> ForeignShot {
      ForeignShot(
        shooter: reference(shot.shooter, side) ?? .unknown, assistant: reference(shot.assistant, side),
        bodyPart: shot.bodyPart,
        origin: shot.origin, zone: shot.zone)
    }
    switch action.specific {
    case .goal(let goal):
      return .goal(shot(goal.shot, goal.isOwn ? team.other : team), isOwn: goal.isOwn, isAnnulled: goal.isAnnulled)
    case .chance(let chance): return .chance(shot(chance.shot, team), chance.outcome)
    case .foul(let foul):
      return .foul(who(foul.offender), on: reference(foul.victim, team.other), code: foul.code)
    case .card(let card): return .card(who(card.person), card.color, card.reason)
    case .corner(let corner): return .corner(reference(corner.taker, team))
    case .substitution(let change): return .substitution(off: who(change.off), on: who(change.on))
    case .shootOutKick(let kick): return .kick(who(kick.taker), kick.outcome)
    default: return (action as? PlayerAction).map { .single(type(of: $0), who($0.player)) }
    }
  }
}

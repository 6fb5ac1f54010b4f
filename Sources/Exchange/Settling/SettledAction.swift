import Bounds
import MatchModel
import MatchRules

enum SettledAction {
  /// The action, followed by a note with the name of a person who is in no line-up.
  static func actions(
    _ event: ForeignEvent, at moment: Moment, by rules: RuleSet, _ roster: inout SettledRoster
  ) throws(ExchangeProblem) -> [Action] {
    let action = try action(event, at: moment, by: rules, &roster)
    return [action] + roster.takeIntroductions(at: moment)
  }

  private static func action(
    _ event: ForeignEvent, at moment: Moment, by rules: RuleSet, _ roster: inout SettledRoster
  ) throws(ExchangeProblem) -> Action {
    let side = event.side
    let line = event.line
    switch event.kind {
    case .goal(let foreign, let isOwn, let isAnnulled):
      let shot = try shot(foreign, of: isOwn ? side.other : side, by: rules, line, &roster)
      return Goal(at: moment, team: side, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled)
    case .chance(let foreign, let outcome):
      return Chance(
        at: moment, team: side, shot: try shot(foreign, of: side, by: rules, line, &roster), outcome: outcome)
    case .foul(let offender, let victim, let code):
      let by = try roster.person(offender, of: side, line: line)
      let on = code == .handball ? nil : try roster.somebody(victim, of: side.other, line: line)
      return Foul(at: moment, team: side, offender: by, victim: on, code: code)
    case .card(let person, let color, let reason):
      return Card(
        at: moment, team: side, person: try roster.person(person, of: side, line: line), color: color,
        reason: reason.map { CardReason(rawValue: $0.rawValue.shortened(to: Bounds.longText)) })
    case .corner(let taker):
      return Corner(at: moment, team: side, taker: try roster.somebody(taker, of: side, line: line))
    case .substitution(let off, let on, let isConcussion):
      return Substitution(
        at: moment, team: side, off: try roster.person(off, of: side, line: line),
        on: try roster.person(on, of: side, line: line), isConcussion: isConcussion)
    case .single(let type, let player):
      return type.init(at: moment, team: side, player: try roster.person(player, of: side, line: line))
    case .kick(let taker, let outcome):
      return ShootOutKick(
        at: moment, team: side, taker: try roster.person(taker, of: side, line: line), outcome: outcome)
    case .own(let code, let player, let opponent, let outcome, let zone):
      return OwnAction(
        code, at: moment, team: side, player: try roster.somebody(player, of: side, line: line),
        opponent: try roster.somebody(opponent, of: side.other, line: line), outcome: outcome, zone: zone)
    case .note(let full, let subject, let isOfTeam):
      let text = full.shortened(to: Bounds.longText)
      guard let subject else { return Note(at: moment, on: isOfTeam ? .team(side) : .match, text: text) }
      return Note(at: moment, on: .player(side, try roster.person(subject, of: side, line: line)), text: text)
    }
  }

  private static func shot(
    _ foreign: ForeignShot, of side: Side, by rules: RuleSet, _ line: Int?, _ roster: inout SettledRoster
  ) throws(ExchangeProblem) -> Shot {
    Shot(
      shooter: try roster.person(foreign.shooter, of: side, line: line),
      assistant: try roster.somebody(foreign.assistant, of: side, line: line), bodyPart: foreign.bodyPart,
      origin: foreign.origin, zone: foreign.zone, score: foreign.score.flatMap(rules.score)?.score)
  }
}

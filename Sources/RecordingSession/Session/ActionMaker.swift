import MatchModel
import MatchRules
import PromptLanguage

/// Converts clauses to actions.
struct ActionMaker {
  var roster: Roster
  let state: MatchState

  /// The actions of a clause at that moment; whistles have none.
  mutating func actions(_ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    for text in [clause.text, clause.reason?.rawValue ?? ""] { try Refusal.check(text, column: clause.column) }
    return try clause.kind.form.actions(&self, clause, moment)
  }

  mutating func person(_ who: Who?, _ side: Side, _ role: Role, _ clause: Clause) throws(Stop) -> Person {
    if let who, let person = try roster.person(who, side: side, as: role, column: clause.column) { return person }
    throw incomplete(clause)
  }

  /// The second person of a clause, whose side follows from the clause: `9 goal ,v7` is contradictory.
  mutating func other(_ who: Who, _ side: Side, _ role: Role, _ clause: Clause) throws(Stop) -> Person? {
    if let named = who.side, named != side {
      throw Stop(.line(.wordLeftOver(named.mark + who.name.typed, clause: code(clause))), column: clause.column)
    }
    return try roster.person(who, side: side, as: role, column: clause.column)
  }

  private func code(_ clause: Clause) -> String { clause.kind.code(by: roster.rules) }

  private func incomplete(_ clause: Clause) -> Stop {
    Stop(.line(.needsAsking(clause: code(clause))), column: clause.column)
  }

  mutating func single<Kind: PlayerAction>(
    _ clause: Clause, at moment: Moment, _ role: Role, _ type: Kind.Type
  ) throws(Stop) -> Action {
    let side = try roster.side(clause)
    return Kind(at: moment, team: side, player: try person(clause.who, side, role, clause))
  }

  func shot(_ clause: Clause, _ shooter: Person, _ assistant: Person?) -> Shot {
    Shot(
      shooter: shooter, assistant: assistant, bodyPart: clause.bodyPart, origin: clause.origin, zone: clause.zone)
  }

  mutating func attempt(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    if state.isShootOut {
      let taker = try person(clause.who, side, .taker, clause)
      let outcome = clause.kind == .goal ? Outcome.scored : clause.outcome ?? .missed
      return ShootOutKick(at: moment, team: side, taker: taker, outcome: outcome)
    }
    let shooter = try person(clause.who, side, clause.kind == .goal ? .scorer : .shooter, clause)
    var assistant: Person?
    if let other = clause.other {
      assistant = try self.other(other, side, .assistant, clause)
    }
    let shot = shot(clause, shooter, assistant)
    return clause.kind == .goal
      ? Goal(at: moment, team: side, shot: shot, isAnnulled: clause.isAnnulled)
      : Chance(at: moment, team: side, shot: shot, outcome: clause.outcome)
  }

  mutating func foul(_ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    let side = try roster.side(clause)
    let offender = try person(clause.who, side, .offender, clause)
    var victim: Person?
    if let other = clause.other {
      victim = try self.other(other, side.other, .victim, clause)
    }
    let foul = Foul(at: moment, team: side, offender: offender, victim: victim, code: clause.foulCode)
    guard let color = clause.card else { return [foul] }
    let forHandball: CardReason? = clause.isHandball && color == .yellow ? CardReason(rawValue: "ma") : nil
    let reason = clause.reason ?? forHandball
    return [
      foul, try settled(Card(at: moment, team: side, person: offender, color: color, reason: reason), clause),
    ]
  }

  mutating func card(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let card = Card(
      at: moment, team: side, person: try person(clause.who, side, .booked, clause), color: clause.kind.card,
      reason: clause.reason, isFromBench: clause.isFromBench, duration: clause.duration)
    return try settled(card, clause)
  }

  mutating func corner(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let taker = try clause.who.flatMap { who throws(Stop) in
      try roster.person(who, side: side, as: .taker, column: clause.column)
    }
    return Corner(at: moment, team: side, taker: taker)
  }

  mutating func substitution(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let off = try person(clause.who, side, .off, clause)
    guard let other = clause.other, let on = try self.other(other, side, .on, clause) else {
      throw incomplete(clause)
    }
    return Substitution(at: moment, team: side, off: off, on: on, isConcussion: clause.isConcussion)
  }

  /// The card of the clause; a second yellow card may not have been followed by a dismissal.
  private func settled(_ card: Card, _ clause: Clause) throws(Stop) -> Card {
    guard clause.staysOn, clause.isYellow else { return card }
    guard state.derivedColor(of: card) == .secondYellow else {
      throw Stop(.noFirstYellow(Participant(.booked, card.team, card.person)), column: clause.column)
    }
    return card.withoutSendingOff
  }

  mutating func own(_ code: ActionCode, _ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let player: Person?
    if roster.rules.action(code)?.subject == .team || clause.who?.name == .team {
      player = nil
    } else {
      player = try person(clause.who, side, .doer, clause)
    }
    var opponent: Person?
    if let other = clause.other { opponent = try self.other(other, side.other, .opponent, clause) }
    return OwnAction(
      code, at: moment, team: side, player: player, opponent: opponent, outcome: clause.outcome, zone: clause.zone)
  }

  /// The substitution or departure of an injured player, which precedes the note; empty if the player stays on.
  mutating func departure(ofInjured clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    guard clause.injury == .leaves else { return [] }
    return clause.other == nil
      ? [try single(clause, at: moment, .leaving, Departure.self)] : [try substitution(clause, at: moment)]
  }

  mutating func note(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    guard let who = clause.who else { return Note(at: moment, on: .match, text: clause.text) }
    if case .team = who.name {
      // `n` alone is about the match, `ln` and `vn` about a team.
      return Note(at: moment, on: who.side.map { .team($0) } ?? .match, text: clause.text)
    }
    let side = try roster.side(clause)
    let person = try person(who, side, .subject, clause)
    return Note(at: moment, on: .player(side, person), text: clause.text)
  }
}

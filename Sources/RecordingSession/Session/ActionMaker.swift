import MatchModel
import MatchRules
import PromptLanguage

/// Converts clauses to actions.
struct ActionMaker {
  var roster: Roster
  let state: MatchState

  init(_ match: Match, in state: MatchState, askStatus: Roster.StatusQuestion? = nil) {
    roster = Roster(match, rules: state.rules, askStatus: askStatus)
    self.state = state
  }

  /// The actions of a clause at that moment; whistles have none.
  mutating func actions(_ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    for text in [clause.text, clause.reason?.rawValue ?? ""] { try Refusal.check(text, column: clause.column) }
    switch clause.kind {
    case .common(let kind): return try actions(kind, clause, at: moment)
    case .sanction: return [try card(clause, at: moment)]
    case .score(let code): return try attempts(code, clause, at: moment)
    case .own(let code): return [try own(code, clause, at: moment)]
    }
  }

  private mutating func actions(_ kind: CommonClause, _ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    switch kind {
    case .goal, .chance: [try attempt(clause, at: moment)]
    case .ownGoal: [try ownGoal(clause, at: moment)]
    case .foul: try foul(clause, at: moment)
    case .yellow, .red: [try card(clause, at: moment)]
    case .offside: [try single(clause, at: moment, Offside.self)]
    case .corner: [try corner(clause, at: moment)]
    case .substitution: [try substitution(clause, at: moment)]
    case .departure: [try single(clause, at: moment, Departure.self)]
    case .arrival: [try single(clause, at: moment, Arrival.self)]
    case .note: try departure(ofInjured: clause, at: moment) + [try note(clause, at: moment)]
    case .goalkeeper: [try single(clause, at: moment, GoalkeeperChange.self)]
    case .captain: [try single(clause, at: moment, CaptainChange.self)]
    case .start, .end, .added, .finish, .abandon: []
    }
  }

  mutating func person(_ who: Who?, _ side: Side, _ role: Role, _ clause: Clause) throws(Stop) -> Person {
    if let person = try roster.person(who, side: side, as: role, column: clause.column) { return person }
    throw incomplete(clause)
  }

  /// The second person of a clause, whose side follows from the clause: `9 goal ,v7` is contradictory.
  mutating func other(_ clause: Clause, _ side: Side, _ role: Role) throws(Stop) -> Person? {
    if let who = clause.other, let named = who.side, named != side {
      throw Stop(.line(.wordLeftOver(named.mark + who.name.typed, clause: code(clause))), column: clause.column)
    }
    return try roster.person(clause.other, side: side, as: role, column: clause.column)
  }

  private func code(_ clause: Clause) -> String { clause.kind.code(by: roster.rules) }

  private func incomplete(_ clause: Clause) -> Stop {
    Stop(.line(.needsAsking(clause: code(clause))), column: clause.column)
  }

  /// An action with a single player.
  private mutating func single<Kind: PlayerAction>(
    _ clause: Clause, at moment: Moment, _ type: Kind.Type, as role: Role? = nil
  ) throws(Stop) -> Action {
    let side = try roster.side(clause)
    return Kind(at: moment, team: side, player: try person(clause.who, side, role ?? clause.kind.form.role, clause))
  }

  func shot(_ clause: Clause, _ shooter: Person, _ assistant: Person?) -> Shot {
    Shot(shooter: shooter, assistant: assistant, bodyPart: clause.bodyPart, origin: clause.origin, zone: clause.zone)
  }

  /// A goal or a chance; in the shoot-out, a kick.
  private mutating func attempt(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    if state.isShootOut {
      let taker = try person(clause.who, side, .taker, clause)
      let outcome = clause.kind == .goal && !clause.isAnnulled ? Outcome.scored : clause.outcome ?? .missed
      return ShootOutKick(at: moment, team: side, taker: taker, outcome: outcome)
    }
    let shooter = try person(clause.who, side, clause.kind == .goal ? .scorer : .shooter, clause)
    let assistant = try other(clause, side, .assistant)
    let shot = shot(clause, shooter, assistant)
    return clause.kind == .goal
      ? Goal(at: moment, team: side, shot: shot, isAnnulled: clause.isAnnulled)
      : Chance(at: moment, team: side, shot: shot, outcome: clause.outcome)
  }

  private mutating func foul(_ clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    let side = try roster.side(clause)
    let offender = try person(clause.who, side, .offender, clause)
    let victim = try other(clause, side.other, .victim)
    let foul = Foul(at: moment, team: side, offender: offender, victim: victim, code: clause.foulCode)
    guard let color = clause.card else { return [foul] }
    let forHandball: CardReason? = clause.isHandball && color == .yellow ? CardReason(rawValue: "ma") : nil
    let reason = clause.reason ?? forHandball
    return [
      foul, try settled(Card(at: moment, team: side, person: offender, color: color, reason: reason), clause),
    ]
  }

  private mutating func card(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let card = Card(
      at: moment, team: side, person: try person(clause.who, side, .booked, clause), color: clause.kind.card,
      reason: clause.reason, isFromBench: clause.isFromBench, duration: clause.duration)
    return try settled(card, clause)
  }

  private mutating func corner(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let taker = try roster.person(clause.who, side: side, as: .taker, column: clause.column)
    return Corner(at: moment, team: side, taker: taker)
  }

  private mutating func substitution(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let off = try person(clause.who, side, .off, clause)
    guard let on = try other(clause, side, .on) else { throw incomplete(clause) }
    var now = state
    now.openPlaces(at: moment)
    if now[side].isPlaceOpenAgain(of: off) { return Arrival(at: moment, team: side, player: on) }
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

  private mutating func own(_ code: ActionCode, _ clause: Clause, at moment: Moment) throws(Stop) -> Action {
    let side = try roster.side(clause)
    let isOfTeam = roster.rules.action(code)?.subject == .team || clause.who?.name == .team
    let player = try isOfTeam ? nil : person(clause.who, side, .doer, clause)
    let opponent = try other(clause, side.other, .opponent)
    return OwnAction(
      code, at: moment, team: side, player: player, opponent: opponent, outcome: clause.outcome, zone: clause.zone)
  }

  /// The substitution or departure of an injured player, which precedes the note; empty if the player stays on.
  private mutating func departure(ofInjured clause: Clause, at moment: Moment) throws(Stop) -> [Action] {
    guard clause.injury == .leaves else { return [] }
    return clause.other == nil
      ? [try single(clause, at: moment, Departure.self, as: .leaving)] : [try substitution(clause, at: moment)]
  }

  private mutating func note(_ clause: Clause, at moment: Moment) throws(Stop) -> Action {
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

import MatchModel
import MatchRules
import PromptLanguage

/// Converts a clause to actions. A class, because a match and a state are large.
final class ActionMaker {
  private let clause: Clause
  private let moment: Moment
  private let state: MatchState
  private(set) var roster: Roster

  init(
    _ clause: Clause, at moment: Moment, _ match: Match, in state: MatchState, askStatus: Roster.StatusQuestion? = nil
  ) {
    self.clause = clause
    self.moment = moment
    self.state = state
    roster = Roster(match, rules: state.rules, askStatus: askStatus)
  }

  /// The actions of the clause; whistles have none.
  func actions() throws(Stop) -> [Action] {
    for text in [clause.text, clause.reason?.rawValue ?? ""] { try Refusal.check(text, column: clause.column) }
    switch clause.kind {
    case .common(let kind): return try actions(kind)
    case .sanction: return [try card()]
    case .score(let code): return try attempts(code)
    case .own(let code): return [try own(code)]
    }
  }

  private func actions(_ kind: CommonClause) throws(Stop) -> [Action] {
    switch kind {
    case .goal, .chance: [try attempt()]
    case .ownGoal: [try ownGoal()]
    case .foul: try foul()
    case .yellow, .red: [try card()]
    case .offside: [try single(Offside.self)]
    case .corner: [Corner(at: moment, team: try side, taker: try named(clause.who, try side, .taker))]
    case .substitution: [try substitution()]
    case .departure: [try single(Departure.self)]
    case .arrival: [try single(Arrival.self)]
    case .note: try departureOfInjured() + [try note()]
    case .goalkeeper: [try single(GoalkeeperChange.self)]
    case .captain: [try single(CaptainChange.self)]
    case .start, .end, .added, .finish, .abandon: []
    }
  }

  // MARK: - People

  private var side: Side { get throws(Stop) { try roster.side(clause) } }

  /// The person in a part of the clause; nil if it names none.
  private func named(_ who: Who?, _ side: Side, _ role: Role) throws(Stop) -> Person? {
    try roster.person(who, side: side, as: role, column: clause.column)
  }

  private func person(_ who: Who?, _ side: Side, _ role: Role) throws(Stop) -> Person {
    guard let person = try named(who, side, role) else { throw incomplete }
    return person
  }

  private func subject(_ side: Side, as role: Role) throws(Stop) -> Person {
    try person(clause.who, side, role)
  }

  /// The second person of the clause, whose side follows from the clause: `9 goal ,v7` is contradictory.
  private func other(_ side: Side, as role: Role) throws(Stop) -> Person? {
    if let who = clause.other, let named = who.side, named != side {
      throw Stop(.line(.wordLeftOver(named.mark + who.name.typed, clause: code)), column: clause.column)
    }
    return try named(clause.other, side, role)
  }

  private var code: String { clause.kind.code(by: roster.rules) }

  private var incomplete: Stop { Stop(.line(.needsAsking(clause: code)), column: clause.column) }

  private func single<Kind: PlayerAction>(_ type: Kind.Type, as role: Role? = nil) throws(Stop) -> Action {
    let side = try side
    return Kind(at: moment, team: side, player: try subject(side, as: role ?? clause.kind.form.role))
  }

  // MARK: - Goals and chances

  private func shot(_ shooter: Person, _ assistant: Person? = nil) -> Shot {
    Shot(shooter: shooter, assistant: assistant, bodyPart: clause.bodyPart, origin: clause.origin, zone: clause.zone)
  }

  /// A goal or a chance; in the shoot-out, a kick.
  private func attempt() throws(Stop) -> Action {
    let (side, isGoal) = (try side, clause.kind == .goal)
    if state.isShootOut {
      let outcome = isGoal && !clause.isAnnulled ? Outcome.scored : clause.outcome ?? .missed
      return ShootOutKick(at: moment, team: side, taker: try subject(side, as: .taker), outcome: outcome)
    }
    let shooter = try subject(side, as: isGoal ? .scorer : .shooter)
    let shot = shot(shooter, try other(side, as: .assistant))
    return isGoal
      ? Goal(at: moment, team: side, shot: shot, isAnnulled: clause.isAnnulled)
      : Chance(at: moment, team: side, shot: shot, outcome: clause.outcome)
  }

  /// The goals and chances in a clause of a declared way of scoring.
  private func attempts(_ code: ScoreCode) throws(Stop) -> [Action] {
    let side = try side
    let isMade = clause.attempts.isEmpty || clause.attempts.contains(true)
    let shooter = try subject(side, as: isMade ? .scorer : .shooter)
    let assistant = try other(side, as: .assistant)
    let shot = Shot(shooter: shooter, assistant: assistant, score: roster.rules.score(code)?.score)
    return (clause.attempts.isEmpty ? [true] : clause.attempts).map { isGoal in
      isGoal
        ? Goal(at: moment, team: side, shot: shot, isAnnulled: clause.isAnnulled)
        : Chance(at: moment, team: side, shot: shot, outcome: .missed)
    }
  }

  /// An own goal. In basketball it is credited to the captain on the field of the side that benefits (Art. 16.2.2), or
  /// to an unidentified player if the captain is unknown.
  private func ownGoal() throws(Stop) -> Action {
    let side = try side
    guard roster.rules.ownGoal == .captain, let score = roster.rules.scores.first else {
      let shooter = try subject(side, as: .scorer)
      return Goal(at: moment, team: side.other, shot: shot(shooter), isOwn: true)
    }
    let scorer: Person =
      if let captain = state[side.other].captain {
        .player(captain)
      } else { try person(Who(.unidentified(nil)), side.other, .scorer) }
    return Goal(at: moment, team: side.other, shot: Shot(shooter: scorer, score: score.score))
  }

  // MARK: - Fouls and cards

  private func foul() throws(Stop) -> [Action] {
    let side = try side
    let offender = try subject(side, as: .offender)
    let victim = try other(side.other, as: .victim)
    let foul = Foul(at: moment, team: side, offender: offender, victim: victim, code: clause.foulCode)
    guard let color = clause.card else { return [foul] }
    let forHandball: CardReason? = clause.isHandball && color == .yellow ? CardReason(rawValue: "ma") : nil
    let reason = clause.reason ?? forHandball
    return [foul, try settled(Card(at: moment, team: side, person: offender, color: color, reason: reason))]
  }

  private func card() throws(Stop) -> Action {
    let side = try side
    return try settled(
      Card(
        at: moment, team: side, person: try subject(side, as: .booked), color: clause.kind.card,
        reason: clause.reason, isFromBench: clause.isFromBench, duration: clause.duration))
  }

  /// The card of the clause; a second yellow card may not have been followed by a dismissal.
  private func settled(_ card: Card) throws(Stop) -> Card {
    guard clause.staysOn, clause.isYellow else { return card }
    guard state.derivedColor(of: card) == .secondYellow else {
      throw Stop(.noFirstYellow(Participant(.booked, card.team, card.person)), column: clause.column)
    }
    return card.withoutSendingOff
  }

  // MARK: - Others

  private func substitution() throws(Stop) -> Action {
    let side = try side
    let off = try subject(side, as: .off)
    guard let on = try other(side, as: .on) else { throw incomplete }
    var now = state
    now.openPlaces(at: moment)
    if now[side].isPlaceOpenAgain(of: off) { return Arrival(at: moment, team: side, player: on) }
    return Substitution(at: moment, team: side, off: off, on: on, isConcussion: clause.isConcussion)
  }

  private func own(_ code: ActionCode) throws(Stop) -> Action {
    let side = try side
    let isOfTeam = roster.rules.action(code)?.subject == .team || clause.who?.name == .team
    let player = try isOfTeam ? nil : subject(side, as: .doer)
    let opponent = try other(side.other, as: .opponent)
    return OwnAction(
      code, at: moment, team: side, player: player, opponent: opponent, outcome: clause.outcome, zone: clause.zone)
  }

  /// The substitution or departure of an injured player, which precedes the note; empty if the player stays on.
  private func departureOfInjured() throws(Stop) -> [Action] {
    guard clause.injury == .leaves else { return [] }
    return [try clause.other == nil ? single(Departure.self, as: .leaving) : substitution()]
  }

  private func note() throws(Stop) -> Action {
    let subject: Note.Subject =
      switch clause.who?.name {
      case nil: .match
      // `n` alone is about the match, `ln` and `vn` about a team.
      case .team: clause.who?.side.map { .team($0) } ?? .match
      default: .player(try side, try subject(try side, as: .subject))
      }
    return Note(at: moment, on: subject, text: clause.text)
  }
}

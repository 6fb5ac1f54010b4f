import MatchModel

/// An action as fields, without anything that the laws derive. Records are compared and joined in this form.
struct ActionRecord: Hashable {
  /// Chances are stored as `.goal`: the result shows whether the ball went in.
  var kind: ActionKind
  var side: Side?
  var moment: Moment
  var values: [ActionField: FieldValue] = [:]
  /// Confirmed laws, sorted.
  var confirmed: [LawID]
  /// Whistles only.
  var period: Period?

  /// Results of an attempt that are goals.
  static let goal = "gol"
  static let annulled = "anullat"

  init(_ action: Action) {
    side = action.side
    moment = action.moment
    confirmed = action.confirmed.sorted()
    kind = action.kind
    switch action.specific {
    case .goal(let goal):
      take(goal)
      self[.result] = .code(goal.isAnnulled ? Self.annulled : Self.goal)
    case .chance(let chance):
      kind = .goal
      take(chance)
      self[.result] = chance.outcome.map { .code($0.rawValue) }
    case .foul(let foul):
      person(.person, foul.team, foul.offender)
      person(.victim, foul.team.other, foul.victim)
      self[.code] = foul.code.map { .code($0.rawValue) }
    case .offside(let offside): person(.person, offside.team, offside.player)
    case .card(let card):
      person(.person, card.team, card.person)
      // Second yellow cards are derived.
      self[.color] = card.color.map { .code(($0 == .secondYellow ? .yellow : $0).rawValue) }
      self[.reason] = card.reason.flatMap { $0 == .secondYellow ? nil : .code($0.rawValue) }
      self[.isFromBench] = card.isFromBench ? .yes : nil
      self[.duration] = card.duration.map { .number($0) }
    case .corner(let corner): person(.person, corner.team, corner.taker)
    case .substitution(let change):
      person(.person, change.team, change.off)
      person(.playerOn, change.team, change.on)
      self[.isConcussion] = change.isConcussion ? .yes : nil
    case .note(let note):
      if case .player(let side, let subject) = note.subject { person(.person, side, subject) }
      self[.text] = .text(note.text)
    case .goalkeeper(let change): person(.person, change.team, change.player)
    case .captaincy(let change): person(.person, change.team, change.player)
    case .arrival(let arrival): person(.person, arrival.team, arrival.player)
    case .departure(let departure): person(.person, departure.team, departure.player)
    case .shootOutKick(let kick):
      person(.person, kick.team, kick.taker)
      self[.result] = .code(kick.outcome.rawValue)
    case .periodStart(let start):
      period = start.period
      self[.duration] = .number(start.length)
      self[.announced] = start.announced.map { .number($0) }
      self[.standing] = start.standing.map { .seconds($0) }
    case .periodEnd(let end): period = end.period
    case .matchEnd(let end):
      self[.isAbandoned] = end.isAbandoned ? .yes : nil
      self[.reason] = end.reason.isEmpty ? nil : .text(end.reason)
    case .own(let own):
      person(.person, own.team, own.player)
      person(.opponent, own.team.other, own.opponent)
      self[.code] = .code(own.code.rawValue)
      self[.result] = own.outcome.map { .code($0.rawValue) }
      self[.zone] = own.zone.map { .number($0.rawValue) }
    }
  }

  subscript(field: ActionField) -> FieldValue? {
    get { field == .moment ? .moment(moment) : values[field] }
    set {
      if field == .moment {
        if case .moment(let new)? = newValue { moment = new }
      } else {
        values[field] = newValue
      }
    }
  }

  /// Fields of the record and of another that may contradict each other.
  func fields(with other: ActionRecord) -> [ActionField] {
    ActionField.allCases.filter { values[$0] != nil || other.values[$0] != nil }
  }

  private mutating func take(_ attempt: Attempt) {
    let shot = attempt.shot
    person(.person, attempt.shooterSide, shot.shooter)
    person(.assistant, attempt.shooterSide, shot.assistant)
    self[.bodyPart] = shot.bodyPart.map { .code($0.rawValue) }
    self[.origin] = shot.origin.map { .code($0.rawValue) }
    self[.zone] = shot.zone.map { .number($0.rawValue) }
    self[.score] = shot.score.map { .code("\($0.code.rawValue):\($0.points)") }
  }

  private mutating func person(_ field: ActionField, _ side: Side, _ person: Person?) {
    self[field] = person.map { .person(side, $0) }
  }
}

extension ActionRecord {
  func person(_ field: ActionField) -> Person? {
    if case .person(_, let person)? = values[field] { person } else { nil }
  }

  private func code<Value: Code>(_ field: ActionField) -> Value? {
    if case .code(let code)? = values[field] { Value(rawValue: code) } else { nil }
  }

  private func number(_ field: ActionField) -> Int? {
    if case .number(let number)? = values[field] { number } else { nil }
  }

  private func text(_ field: ActionField) -> String {
    if case .text(let text)? = values[field] { text } else { "" }
  }

  private var zone: Zone? { number(.zone).flatMap(Zone.init(rawValue:)) }

  var isGoal: Bool { kind == .goal && (isAnnulled || values[.result] == .code(Self.goal)) }

  private var isAnnulled: Bool { values[.result] == .code(Self.annulled) }

  func replacing(_ replace: (Side, Person) -> Person) -> ActionRecord {
    var new = self
    for (field, value) in values {
      if case .person(let side, let person) = value { new.values[field] = .person(side, replace(side, person)) }
    }
    return new
  }

  /// Builds the action from these fields. A replay adds what the laws derive.
  func action() -> Action {
    let nobody = Person.unidentified(1)
    let team = side ?? .home
    let player = person(.person) ?? nobody
    switch kind {
    case .goal, .chance: return attempt(of: player, team)
    case .foul:
      return Foul(
        at: moment, team: team, offender: player, victim: person(.victim), code: code(.code), confirmed: confirmed)
    case .offside: return Offside(at: moment, team: team, player: player, confirmed: confirmed)
    case .card:
      return Card(
        at: moment, team: team, person: player, color: code(.color), reason: code(.reason),
        isFromBench: values[.isFromBench] != nil, duration: number(.duration), confirmed: confirmed)
    case .corner: return Corner(at: moment, team: team, taker: person(.person), confirmed: confirmed)
    case .substitution:
      return Substitution(
        at: moment, team: team, off: player, on: person(.playerOn) ?? nobody,
        isConcussion: values[.isConcussion] != nil, confirmed: confirmed)
    case .note:
      let subject: Note.Subject =
        side.map { side in
          person(.person).map { .player(side, $0) } ?? .team(side)
        } ?? .match
      return Note(at: moment, on: subject, text: text(.text), confirmed: confirmed)
    case .goalkeeper: return GoalkeeperChange(at: moment, team: team, player: player, confirmed: confirmed)
    case .captaincy: return CaptainChange(at: moment, team: team, player: player, confirmed: confirmed)
    case .arrival: return Arrival(at: moment, team: team, player: player, confirmed: confirmed)
    case .departure: return Departure(at: moment, team: team, player: player, confirmed: confirmed)
    case .shootOutKick:
      return ShootOutKick(
        at: moment, team: team, taker: player, outcome: code(.result) ?? .missed, confirmed: confirmed)
    case .periodStart:
      let standing: Double? = if case .seconds(let seconds)? = values[.standing] { seconds } else { nil }
      return PeriodStart(
        period ?? .regular(1), length: number(.duration) ?? 0, announced: number(.announced),
        wallClock: moment.wallClock, standing: standing, confirmed: confirmed)
    case .periodEnd:
      return PeriodEnd(
        period ?? .regular(1), minute: moment.minute, elapsed: moment.elapsed, wallClock: moment.wallClock,
        confirmed: confirmed)
    case .matchEnd:
      return MatchEnd(at: moment, isAbandoned: values[.isAbandoned] != nil, reason: text(.reason), confirmed: confirmed)
    case .own:
      return OwnAction(
        code(.code) ?? ActionCode(rawValue: ""), at: moment, team: team, player: person(.person),
        opponent: person(.opponent), outcome: code(.result), zone: zone, confirmed: confirmed)
    }
  }

  private func attempt(of shooter: Person, _ team: Side) -> Action {
    var shot = Shot(
      shooter: shooter, assistant: person(.assistant), bodyPart: code(.bodyPart), origin: code(.origin), zone: zone)
    if case .code(let score)? = values[.score], let colon = score.lastIndex(of: ":"),
      let points = Int(score[score.index(after: colon)...])
    {
      shot.score = Score(ScoreCode(rawValue: String(score[..<colon])), points: points)
    }
    guard isGoal else {
      return Chance(at: moment, team: team, shot: shot, outcome: code(.result), confirmed: confirmed)
    }
    var isOwn = false
    if case .person(let shooterSide, _)? = values[.person] { isOwn = shooterSide != team }
    if case .person(let side, _)? = values[.assistant], (side != team) != isOwn { shot.assistant = nil }
    return Goal(at: moment, team: team, shot: shot, isOwn: isOwn, isAnnulled: isAnnulled, confirmed: confirmed)
  }
}

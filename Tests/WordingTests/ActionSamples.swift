import MatchModel
import MatchRules
import Wording

/// At least one action of each kind.
func sampleActions() -> [Action] {
  let (at, player) = (Fixture.at(23), Fixture.player)
  let shot = Shot(
    shooter: player(9), assistant: player(7), bodyPart: .head, origin: .corner, zone: Zone(rawValue: 2))
  let own = Shot(shooter: player(4))
  let shots = BodyPart.documented.map { Shot(shooter: player(9), bodyPart: $0) }
  let goals: [Action] = [
    Goal(at: at, team: .home, shot: shot), Goal(at: at, team: .home, shot: shot, isAnnulled: true),
    Goal(at: at, team: .home, shot: own, isOwn: true),
    Goal(at: at, team: .home, shot: own, isOwn: true, isAnnulled: true),
    Goal(at: at, team: .away, shot: Shot(shooter: player(9))),
    Goal(at: at, team: .home, shot: Shot(shooter: .unidentified(1), bodyPart: BodyPart(rawValue: "genoll"))),
  ]
  let chances: [Action] =
    shots.map { Chance(at: at, team: .home, shot: $0, outcome: .saved) }
    + [Chance(at: at, team: .home, shot: Shot(shooter: player(10)), outcome: nil)]
  let colors: [CardColor?] = [.yellow, .secondYellow, .red, nil, CardColor(rawValue: "blava")]
  let cards = colors.map { Card(at: at, team: .away, person: player(4), color: $0) }
  let discipline: [Action] = [
    Card(at: at, team: .away, person: player(4), color: .yellow).withoutSendingOff,
    Card(at: at, team: .home, person: Fixture.coach, color: .red, reason: CardReason(rawValue: "llenguatge ofensiu")),
    Card(at: at, team: .away, person: Fixture.coach, color: .yellow, reason: CardReason(rawValue: "threw\n a bottle")),
    Card(at: at, team: .away, person: player(4), color: CardColor(rawValue: "verda"), duration: 10),
    Card(at: at, team: .home, person: Fixture.coach, color: CardColor(rawValue: "verda"), duration: 1),
    Foul(at: at, team: .away, offender: player(4)),
    Foul(at: at, team: .away, offender: player(4), victim: player(9)),
    Foul(at: at, team: .home, offender: player(4), code: .handball),
    Foul(at: at, team: .away, offender: player(4), victim: player(9), code: FoulCode(rawValue: "indirecta")),
    Offside(at: at, team: .away, player: player(1)),
  ]
  let officials: [Action] = ["coach2", "assistant", "physio", "doctor", "delegate", "fitness", "mascot"].map {
    Card(at: at, team: .home, person: .official(OfficialCode(rawValue: $0)), color: .red)
  }
  let changes: [Action] = [
    Corner(at: at, team: .home), Corner(at: at, team: .away, taker: .unidentified(2)),
    Substitution(at: at, team: .home, off: player(10), on: player(14)),
    Substitution(at: at, team: .home, off: player(10), on: player(14), isConcussion: true),
    Arrival(at: at, team: .home, player: player(9)), Departure(at: at, team: .home, player: player(9)),
    Departure(at: Fixture.shootOut, team: .home, player: player(9)),
    GoalkeeperChange(at: at, team: .home, player: player(4)), CaptainChange(at: at, team: .home, player: player(4)),
  ]
  let triple = Shot(
    shooter: player(9), assistant: player(7), score: Score(ScoreCode(rawValue: "triple"), points: 3))
  let baskets: [Action] = [
    Goal(at: at, team: .home, shot: triple), Goal(at: at, team: .home, shot: triple, isAnnulled: true),
    Chance(at: at, team: .home, shot: triple, outcome: .missed),
  ]
  let rest: [Action] = [
    Note(at: at, on: .match, text: "windy\tand\u{1B}[2J cold"), Note(at: at, on: .team(.away), text: "press high"),
    Note(at: at, on: .player(.home, player(9)), text: "drifts left"),
    ShootOutKick(at: Fixture.shootOut, team: .home, taker: player(9), outcome: .scored),
    Fixture.start(.regular(1)), Fixture.start(.regular(1)).announcing(1), Fixture.start(.regular(2)).announcing(3),
    Fixture.end(.regular(1), 45, added: 2), MatchEnd(at: at), MatchEnd(at: at, isAbandoned: true),
    MatchEnd(at: at, isAbandoned: true, reason: "floodlights"),
    OwnAction(
      ActionCode(rawValue: "duel"), at: at, team: .home, player: player(9), opponent: player(4),
      outcome: Outcome(rawValue: "guanyat"), zone: Zone(rawValue: 5)),
    OwnAction(ActionCode(rawValue: "pressio"), at: at, team: .away, player: nil),
  ]
  return goals + chances + cards + discipline + officials + changes + rest + baskets
}

func actionSamples(_ wording: Wording) -> [String] {
  sampleActions().map { wording.happened($0, in: Fixture.match(), rules: Fixture.rules) } + periodSamples(wording)
    + sanctionSamples(wording)
}

/// Declared sanctions with and without names, and their sums.
private func sanctionSamples(_ wording: Wording) -> [String] {
  let text = """
    sanction.verda = w away 2+ short 2+
    sanction.blava = u away 5 short 5
    sum.doble = 2 of verda blava : out short becomes
    words.verda = verda | verde | green
    words.doble = doble_sanció | doble_sanción | double_sanction
    """
  guard let rules = try? RuleSet(text: text) else { return [] }
  func card(_ code: String, at minute: Int, _ duration: Int? = nil) -> Card {
    Card(
      at: Fixture.at(minute), team: .home, person: Fixture.player(2), color: CardColor(rawValue: code),
      duration: duration)
  }
  let cards = [card("verda", at: 8), card("blava", at: 9), card("verda", at: 10, 5), card("doble", at: 11)]
  let ledger = Fixture.ledger([Fixture.start(.regular(1)), cards[0]], rules: rules)
  let sums = rules.ownSums.map { wording.consequence(.addedUp($0), in: Fixture.match(), rules: rules) }
  return cards.map { wording.happened($0, in: Fixture.match(), rules: rules) } + sums + wording.headsUp(ledger)
}

/// The start of every possible period.
private func periodSamples(_ wording: Wording) -> [String] {
  var (quarters, long) = (RuleSet(), RuleSet())
  (quarters.periods, quarters.extraPeriods) = (4, 1)
  long.extraPeriods = 3
  return [RuleSet(), quarters, long].flatMap { rules in
    rules.course.flatMap { period in
      [PeriodStart(period, length: 45, wallClock: nil), PeriodEnd(period, minute: nil, wallClock: nil)].map {
        wording.happened($0, in: Fixture.match(), rules: rules)
      }
    }
  }
}

func consequenceSamples(_ wording: Wording) -> [String] {
  let part = Participant(.booked, .away, Fixture.player(4))
  let all: [Consequence] = [
    .secondYellow(part, players: 10), .secondYellow(part, players: 1), .secondYellow(part, players: nil),
    .firstYellow(Fixture.at(55)), .firstYellow(Fixture.halfTime), .sentOff(part, players: 10),
    .sentOff(part, players: 1),
    .sentOff(part, players: nil),
    .belowMinimum(.away, players: 6, minimum: 7),
    .substitutions(.home, used: 4, most: 5, windows: 2, mostWindows: 3),
    .substitutions(.home, used: 1, most: 6, windows: 1, mostWindows: nil),
    .substitutions(.home, used: 1, most: nil, windows: 1, mostWindows: nil),
    .substitutions(.home, used: 2, most: nil, windows: 1, mostWindows: 3),
    .playersOnField(.home, 10), .playersOnField(.home, 1), .goalkeeperMissing(.home),
    .goalkeeper(.away, PlayerID(joinedAfter: 12)), .captainMissing(.home), .concussionGain(.away),
    .away(part, until: nil), .away(part, until: TimeOfReturn(minute: MatchMinute(33), clock: nil)),
    .placeOpens(.home, at: TimeOfReturn(minute: MatchMinute(33), clock: nil), players: nil),
    .placeOpens(.home, at: TimeOfReturn(minute: MatchMinute(33), clock: nil), players: 6),
    .placeOpens(.home, at: TimeOfReturn(minute: MatchMinute(33), clock: nil), players: 1),
    .placeOpened(.away, players: nil), .placeOpened(.away, players: 4), .placeOpened(.away, players: 1),
    .mayBeReplaced(part), .shootOutScore(BothSides(home: 4, away: 3)),
    .shootOutWon(.home),
  ]
  let counted: [Consequence] =
    [TeamFoulEffect.nothing, .fromTheNext, .now].flatMap { effect in
      [1, 5].map { Consequence.teamFouls(.home, $0, effect) }
    } + [0, 1, 2].map { .timeOutsLeft(.away, $0) }
  let short: [Consequence] = [1, 6].flatMap { players in
    [nil, TimeOfReturn(minute: MatchMinute(13), clock: 720), TimeOfReturn(minute: MatchMinute(13), clock: nil)]
      .map { Consequence.short(.home, players: players, until: $0) }
  }
  let named = try? RuleSet(text: "words.team-fouls = falta_sense_barrera | falta_sin_barrera | free_kick_without_wall")
  return (all + short).map { wording.consequence($0, in: Fixture.match()) }
    + [RuleSet(), named ?? RuleSet()].flatMap { rules in
      counted.map { wording.consequence($0, in: Fixture.match(), rules: rules) }
    }
}

func answerSamples(_ wording: Wording) -> [String] {
  let kick = ShootOutKick(at: Fixture.shootOut, team: .home, taker: Fixture.player(9), outcome: .scored)
  let booked = Card(at: Fixture.halfTime, team: .home, person: Fixture.player(9), color: .yellow)
  let long = Array(Fixture.secondHalf.prefix(5)) + [booked] + Fixture.secondHalf.dropFirst(5)
  return [long, Fixture.toTheShootOut + [kick, MatchEnd(at: Moment(.after(.shootOut)))]].flatMap { actions in
    let ledger = Fixture.ledger(actions)
    var lines: [String] = []
    ledger.walk { index, action, before, after in
      let recorded = RecordedAction(action, as: ledger.match.actions.id(at: index), before: before, after: after)
      lines.append(wording.answer(recorded, in: ledger.match))
    }
    return lines
  }
}

func logSamples(_ wording: Wording) -> [String] {
  let late = [
    Goal(at: Fixture.at(80), team: .home, shot: Shot(shooter: Fixture.player(16)), confirmed: [LawID(rawValue: "D1")]),
    Goal(at: Fixture.at(81), team: .away, shot: Shot(shooter: Fixture.player(4))),
    Note(at: Moment(.during(.regular(2))), on: .match, text: "windy"), Fixture.end(.regular(2), 90),
    MatchEnd(at: Moment(.after(.regular(2)))),
    Card(at: Moment(.after(.regular(2))), team: .home, person: Fixture.player(9), color: .yellow),
  ]
  let ledger = Fixture.ledger(Fixture.secondHalf + late)
  return ledger.judgements.enumerated().map { index, judgement in
    let score = judgement.action is Goal ? BothSides(home: 1, away: 0) : nil
    let id = ledger.match.actions.id(at: index)
    return wording.logLine(id, judgement: judgement, score: score, in: ledger.match, rules: ledger.rules)
  }
}

func lineUpSamples(_ wording: Wording) -> [String] {
  let twice = [3, 4].map { Goal(at: Fixture.at(80 + $0), team: .home, shot: Shot(shooter: Fixture.player(9))) }
  let own = [85, 86].map { Goal(at: Fixture.at($0), team: .away, shot: Shot(shooter: Fixture.player(2)), isOwn: true) }
  let colorless = Card(at: Fixture.at(88), team: .home, person: Fixture.coach, color: nil)
  let ledger = Fixture.ledger(Fixture.secondHalf + twice + own + [colorless])
  // A state before the last three actions, to get singulars.
  let earlier = Fixture.ledger(Fixture.secondHalf)
  // A game with points: one point, and five.
  var counted = Fixture.ledger([]).match
  let rules = RuleSetLibrary.rules("basketball") ?? RuleSet()
  counted.actions = ActionList(
    [(9, "lliure"), (8, "triple"), (8, "doble")].map { number, code in
      let score = rules.scores.first { $0.code.rawValue == code }?.score
      return Goal(at: Fixture.at(3), team: .home, shot: Shot(shooter: Fixture.player(number), score: score))
    })
  let ofPoints = Ledger(replaying: counted, rules: rules)
  let suspended = wording.lineUp(.home, in: earlier, suspended: [PlayerID(joinedAfter: 1)]).prefix(2)
  return [ledger, earlier, ofPoints].flatMap { ledger in
    Side.allCases.flatMap { wording.lineUp($0, in: ledger) }
  } + suspended
}

func headsUpSamples(_ wording: Wording) -> [String] {
  let open = Fixture.ledger(
    Fixture.secondHalf + [
      Departure(at: Fixture.at(76), team: .home, player: Fixture.player(1)),
      Card(at: Fixture.at(77), team: .home, person: .unidentified(1), color: .yellow),
      Substitution(at: Fixture.at(78), team: .home, off: Fixture.player(5), on: Fixture.player(13)),
      Substitution(at: Fixture.at(79), team: .away, off: Fixture.player(5), on: Fixture.player(13)),
    ])
  // Minimal numbers, for the singulars.
  var few = Fixture.rules
  (few.players, few.minimum, few.substitutions, few.windows) = (1, 1, 2, 2)
  let single = Fixture.ledger(
    [Fixture.start(.regular(1))]
      + (3...11).map { Departure(at: Fixture.at(5), team: .home, player: Fixture.player($0)) }
      + [
        Substitution(at: Fixture.at(6), team: .home, off: Fixture.player(2), on: Fixture.player(12)),
        Departure(at: Fixture.at(7), team: .home, player: Fixture.player(12)),
      ], rules: few)
  // A team without remaining substitutions, and one without windows.
  let none = [(1, 1, 1), (2, 1, 1), (1, 1, 0)].flatMap { substitutions, windows, concussions in
    var rules = Fixture.rules
    (rules.substitutions, rules.windows, rules.concussion) = (substitutions, windows, concussions)
    let change = Substitution(at: Fixture.at(6), team: .home, off: Fixture.player(2), on: Fixture.player(12))
    return wording.headsUp(Fixture.ledger([Fixture.start(.regular(1)), change], rules: rules))
  }
  // Team fouls and time-outs.
  var counted = Fixture.rules
  for (key, value) in [("team-fouls", "2 per period"), ("time-outs", "2 1")] { try? counted.set(key, to: value) }
  let foul = Foul(at: Fixture.at(6), team: .home, offender: Fixture.player(2))
  let timeOut = OwnAction(.timeOut, at: Fixture.at(7), team: .away, player: nil)
  let begun: [Action] = [Fixture.start(.regular(1)), foul]
  let counts = [begun, begun + [foul, timeOut], begun + [timeOut, timeOut]].flatMap {
    wording.headsUp(Fixture.ledger($0, rules: counted))
  }
  // One excess player, and two.
  let twelve = [14, 15].map { Arrival(at: Fixture.at(8), team: .home, player: Fixture.player($0)) }
  let crowds = [1, 2].flatMap { count -> [String] in
    var actions: [Action] = [Fixture.start(.regular(1))]
    for arrival in twelve.prefix(count) { actions.append(arrival) }
    return wording.headsUp(Fixture.ledger(actions))
  }
  // A place closed for ten minutes.
  var dismissals = Fixture.rules
  dismissals.sinBin = 10
  let booked = Card(at: Fixture.at(8), team: .home, person: Fixture.player(2), color: .yellow)
  let short = wording.headsUp(Fixture.ledger([Fixture.start(.regular(1)), booked], rules: dismissals))
  // One place that is open, and two.
  var replaced = Fixture.rules
  try? replaced.set("sanction.vermella", to: "r out full")
  let reds = [2, 3].map { Card(at: Fixture.at(8), team: .home, person: Fixture.player($0), color: .red) }
  let free = [1, 2].flatMap { count -> [String] in
    var actions: [Action] = [Fixture.start(.regular(1))]
    for red in reds.prefix(count) { actions.append(red) }
    return wording.headsUp(Fixture.ledger(actions, rules: replaced))
  }
  // Open lines, and suspended players.
  let kept = [1, 2].flatMap { wording.headsUp(Fixture.ledger([]), openLines: $0) }
  let suspended = wording.headsUp(
    Fixture.ledger([]), suspended: BothSides(home: [PlayerID(joinedAfter: 1)], away: []))
  return wording.headsUp(open) + wording.headsUp(single) + none + crowds + counts + short + free + kept + suspended
}

import MatchModel
import MatchRules
import Wording

/// Every reason for an objection in all variants.
func sampleReasons() -> [Breach.Reason] {
  func part(_ role: Role, _ number: Int) -> Participant { Participant(role, .away, Fixture.player(number)) }
  let (minute, coach) = (MatchMinute(67), Participant(.scorer, .away, Fixture.coach))
  let who: [Breach.Reason] =
    [.notListed(part(.scorer, 16)), .notListed(Participant(.booked, .away, Fixture.coach))]
    + ["assistant", "doctor", "delegate", "fitness", "mascot"].map {
      .sentOff(Participant(.booked, .home, .official(OfficialCode(rawValue: $0))), at: minute)
    }
    + [.sentOff(part(.scorer, 4), at: minute), .sentOff(coach, at: nil), .sentOff(part(.booked, 3), at: nil)]
    + PlayerStatus.allCases.map { .notOnField(part(.scorer, 6), $0) } + [.notOnField(part(.off, 3), .substituted)]
    + [.alreadyOnField(part(.on, 5)), .alreadyOnField(part(.arriving, 5))]
    + PlayerStatus.allCases.map { .notASubstitute(part(.on, 6), $0) }
    + [.alreadySubstituted(part(.on, 3), at: MatchMinute(60)), .alreadySubstituted(part(.on, 3), at: nil)]
    + [
      .officialOutside(coach), .leftOut(part(.taker, 5)), .notTheGoalkeeper(part(.off, 6)), .notTheLargerTeam(.home),
      .servingDismissal(part(.on, 6), until: nil),
    ]
    + [
      .servingDismissal(part(.on, 6), until: TimeOfReturn(minute: minute, clock: nil)),
      .samePerson(part(.assistant, 9)), .samePerson(part(.off, 9)),
    ]
    + [.notSentOff(part(.booked, 4))]
  let howMany: [Breach.Reason] = [
    .tooManyPlayers(.home, most: 10), .tooManyPlayers(.home, most: 1), .tooFewToStart(.home, players: 6, minimum: 7),
    .tooFewToStart(.home, players: 1, minimum: 7), .tooFewToPlay(.home, players: 6, minimum: 7),
    .tooFewToPlay(.home, players: 1, minimum: 7), .benchTooLong(.home, count: 16, most: 15),
    .benchTooLong(.home, count: 1, most: 0), .substitutionsUsedUp(.home, most: 5), .windowsUsedUp(.home, most: 3),
    .concussionsUsedUp(.home, most: 1), .changesAreNotFollowed, .timeOutsUsedUp(.home, most: 1, .regular(1)),
    .timeOutsUsedUp(.home, most: 0, .extra(3)), .lateTimeOutsUsedUp(.home, LastTimeOuts(1, inMinutes: 5)),
    .lateTimeOutsUsedUp(.away, LastTimeOuts(2, inMinutes: 2)),
    .sanctionedAlready(part(.booked, 4), .yellow),
    .sanctionedForTheSame(part(.booked, 4), .yellow),
    .sanctionsUsedUp(.home, .yellow, most: 3, ofOfficials: false),
    .sanctionsUsedUp(.home, .yellow, most: 1, ofOfficials: true),
  ]
  let twice = ShirtNumber(8).map { [Breach.Reason.numberTwice(.home, $0)] } ?? []
  let what: [Breach.Reason] = [
    .assistToOwnGoal, .ownGoalFromRestart(.throwIn), .directFromThrowIn, .assistToPenalty,
    .victimOfHandball,
  ]
  let when: [Breach.Reason] = [
    .notPlaying(.before, isOver: false), .notPlaying(.after(.regular(1)), isOver: false),
    .notPlaying(.after(.regular(2)), isOver: true), .notInShootOut, .periodNotOver(.regular(1)),
    .periodTwice(.regular(1)), .periodNotInRules(.extra(3)), .periodOutOfTurn(.shootOut), .noPeriodToEnd,
    .minuteOfAnotherPeriod(MatchMinute(30), .regular(2)), .beyondPeriod(.regular(2)), .matchOver,
    .outOfOrder(.during(.regular(1)), now: .after(.regular(1))),
    .backwards(MatchMinute(40), after: MatchMinute(45, added: 1)),
  ]
  let shootOut: [Breach.Reason] = [
    .notDeclared(ActionCode(rawValue: "duel")), .notTheirKick(.away),
    .kickedAlready(part(.taker, 9), waiting: [PlayerID(joinedAfter: 0), PlayerID(joinedAfter: 6)]),
    .notATaker(part(.taker, 9), takers: [PlayerID(joinedAfter: 0)]),
    .notATaker(part(.taker, 9), takers: [PlayerID(joinedAfter: 0), PlayerID(joinedAfter: 6)]),
    .shootOutDecided(BothSides(home: 3, away: 0)),
  ]
  return who + howMany + twice + what + when + shootOut
}

func breach(_ reason: Breach.Reason, _ citation: String = "Law 3.3") -> Breach {
  Breach(law: LawID(rawValue: "B1"), citation: citation, verdict: .refuse, reason: reason)
}

/// Faults in the second half.
func faultSamples(_ wording: Wording) -> [String] {
  let ledger = Fixture.ledger(Fixture.secondHalf)
  let goal = Goal(at: Fixture.at(80), team: .away, shot: Shot(shooter: Fixture.player(9), assistant: Fixture.player(8)))
  var countdown = RuleSet()
  countdown.clockShows = .down
  return sampleReasons().map {
    wording.refusal(breach($0, ""), of: goal, state: ledger.state, in: ledger.match)
  } + [wording.book(wording.endOfClock(of: .regular(1), rules: countdown))]
}

/// A note on a player in no squad.
private func noteOnAStranger(_ wording: Wording) -> String {
  let ledger = Fixture.ledger([])
  let part = Participant(.subject, .home, .player(PlayerID(joinedAfter: 17)))
  let note = Note(at: Moment(.before), on: .player(.home, part.person), text: "who?")
  return wording.refusal(breach(.notListed(part), ""), of: note, state: ledger.state, in: ledger.match)
}

/// An action by a dismissed player, if line-ups are not tracked.
private func goalOfSomebodySentOff(_ wording: Wording) -> String {
  var rules = RuleSet()
  rules.follows = false
  let ledger = Ledger(replaying: Fixture.ledger(Fixture.secondHalf).match, rules: rules)
  let goal = Goal(at: Fixture.at(80), team: .home, shot: Shot(shooter: Fixture.player(9)))
  return wording.refusal(
    breach(.sentOff(Participant(.scorer, .home, Fixture.player(9)), at: nil)), of: goal, state: ledger.state,
    in: ledger.match)
}

/// A foul by a player off the field whose number both teams have.
private func foulOfTheOtherTeam(_ wording: Wording) -> String {
  let ledger = Fixture.ledger(Fixture.secondHalf)
  let part = Participant(.offender, .home, Fixture.player(15))
  return wording.refusal(
    breach(.notOnField(part, .bench)), state: ledger.state, in: ledger.match, ofOtherTeam: "v15f5")
}

/// A substitution more than the laws allow, which a concussion would allow.
private func oneSubstitutionTooMany(_ wording: Wording) -> [String] {
  var rules = Fixture.rules
  (rules.substitutions, rules.concussion) = (1, 1)
  let changes = [(5, 13), (6, 14)].map { off, on in
    Substitution(at: Fixture.at(80), team: .home, off: Fixture.player(off), on: Fixture.player(on))
  }
  let ledger = Fixture.ledger(Fixture.secondHalf + [changes[0]], rules: rules)
  return ledger.judge(changes[1]).breaches.map {
    wording.refusal($0, of: changes[1], state: ledger.state, in: ledger.match)
  }
}

/// Real actions refused by the real laws.
func refusalSamples(_ wording: Wording) -> [String] {
  let (player, at) = (Fixture.player, Fixture.at(80))
  let physio = Person.official(OfficialCode(rawValue: "physio"))
  let inSecondHalf: [Action] = [
    Goal(at: at, team: .away, shot: Shot(shooter: player(4))),
    Goal(at: at, team: .away, shot: Shot(shooter: player(9), assistant: player(9))),
    Goal(at: at, team: .away, shot: Shot(shooter: player(3))),
    Goal(at: at, team: .home, shot: Shot(shooter: player(2), assistant: player(5), origin: .corner), isOwn: true),
    Goal(at: at, team: .home, shot: Shot(shooter: player(2), origin: .throwIn)),
    Card(at: at, team: .away, person: player(4), color: .yellow),
    Card(at: at, team: .away, person: physio, color: .yellow),
    Substitution(at: at, team: .away, off: player(9), on: player(3)),
    Substitution(at: at, team: .home, off: player(9), on: player(8)),
    Substitution(at: at, team: .home, off: player(15), on: player(16)),
    Substitution(at: at, team: .home, off: player(15), on: player(9)),
    Arrival(at: at, team: .home, player: player(15)), Arrival(at: at, team: .away, player: player(15)),
    Departure(at: at, team: .home, player: player(15)),
    Foul(at: at, team: .away, offender: player(9), victim: player(15)),
    Foul(at: at, team: .home, offender: player(9), victim: player(9), code: .handball),
    Goal(at: Fixture.at(20), team: .away, shot: Shot(shooter: player(9))), Fixture.start(.regular(2)),
    Fixture.end(.regular(1), 45), GoalkeeperChange(at: at, team: .home, player: player(15)),
  ]
  let inShootOut = [player(9), player(15)].map {
    ShootOutKick(at: Fixture.shootOut, team: .home, taker: $0, outcome: .scored)
  }
  let beforeKickOff: [Action] = [Corner(at: Moment(.before), team: .home), Fixture.start(.regular(2))]
  let short = Fixture.secondHalf + [Departure(at: Fixture.at(76), team: .home, player: player(6))]
  let whileShort: [Action] = [Arrival(at: at, team: .home, player: player(5))]
  let change = Substitution(
    at: Moment(.after(.regular(1)), minute: MatchMinute(45)), team: .home, off: player(5), on: player(13))
  let changedAtHalfTime: [Action] = [
    Fixture.start(.regular(1)), Fixture.end(.regular(1), 45), change, Fixture.start(.regular(2)),
  ]
  let level: [Action] = [
    Fixture.start(.regular(1)), Fixture.end(.regular(1), 45), Fixture.start(.regular(2)),
    Fixture.end(.regular(2), 90), MatchEnd(at: Moment(.after(.regular(2)))),
  ]
  let ofSubstituted: [Action] = [Goal(at: at, team: .home, shot: Shot(shooter: player(5)))]
  let tests = [
    (Fixture.secondHalf, inSecondHalf), (short, whileShort), (changedAtHalfTime, ofSubstituted),
    (Fixture.toTheShootOut, inShootOut), ([], beforeKickOff), (level, [Fixture.start(.extra(3))]),
  ]
  let laws = ["Law 3, concussion protocol", "Law 5, temporary dismissals", "Laws 13, 15, 17", "Rule of the cup"]
  let refusals = tests.flatMap { actions, tried in
    let ledger = Fixture.ledger(actions)
    return tried.flatMap { action in
      ledger.judge(action).breaches.map {
        wording.notRecorded(wording.refusal($0, of: action, state: ledger.state, in: ledger.match))
      }
    }
  }
  return refusals + oneSubstitutionTooMany(wording) + [
    noteOnAStranger(wording), goalOfSomebodySentOff(wording), foulOfTheOtherTeam(wording),
  ]
    + (laws + ["Rule 16:3"]).map(wording.citation)
}

func effectSamples(_ wording: Wording) -> [String] {
  let ledger = Fixture.ledger(Fixture.secondHalf)
  let part = Participant(.booked, .away, Fixture.player(4))
  let wrong = breach(.sentOff(part, at: nil))
  let ids = ledger.match.actions.indices.map(ledger.match.actions.id)
  let missing = ledger.match.actions.nextID
  let all: [CorrectionEffect] = [
    .becomesFirstYellow(ids[7], part), .becomesSecondYellow(ids[2], part), .liftsSendingOff(part),
    .markCleared(ids[1], laws: [LawID(rawValue: "D1"), LawID(rawValue: "B2")]),
    .needsConfirmation(ids[1], breach(.notOnField(part, .bench))), .impossible(ids[8], wrong),
    .score(BothSides(home: 2, away: 1)), .impossible(missing, wrong), .becomesFirstYellow(missing, part),
    .shootOut(BothSides(home: 3, away: 1), winner: .home), .shootOut(BothSides(home: 2, away: 1), winner: nil),
  ]
  let shorter = Fixture.ledger(
    Fixture.secondHalf + [Card(at: Fixture.at(89), team: .home, person: Fixture.player(9), color: .red)])
  return all.map { wording.effect($0, in: ledger) } + wording.fieldChange(from: ledger, to: shorter)
    + wording.fieldChange(from: shorter, to: ledger)
    + [(Fixture.at(36), Fixture.at(45, added: 2))].compactMap { old, new in
      guard let old = old.minute, let new = new.minute else { return nil }
      return wording.minuteChange(from: old, to: new)
    }
}

func todoSamples(_ wording: Wording) -> [String] {
  let ledger = Fixture.ledger(Fixture.secondHalf)
  func numbers(_ range: ClosedRange<Int>) -> [ShirtNumber] { range.compactMap(ShirtNumber.init(rawValue:)) }
  let all: [Todo] = [
    .unidentified(.home, [.init(1, actions: [2])]), .unidentified(.away, [.init(2, actions: [2, 6])]),
    .unidentified(.away, [.init(1, actions: [2]), .init(3, actions: [6]), .init(4, actions: [7])]),
    .marked(action: 1, laws: [LawID(rawValue: "D1"), LawID(rawValue: "D5"), LawID(rawValue: "A4")]),
    .goalkeeperMissing(.home),
    .captainMissing(.away), .lineUpProvisional(.home, numbers(1...3)),
    .startersMissing(.home, named: 2, places: 3, numbers(1...3)), .benchProvisional(.away, numbers(12...14)),
    .leaveOut(.home, count: 1), .leaveOut(.away, count: 2),
    .shootOutUndecided(BothSides(home: 1, away: 1)),
  ]
  return all.map { wording.todo($0, in: ledger) } + todosOfMistakes(wording)
}

/// A second yellow card without a sending-off, and a twelfth player.
private func todosOfMistakes(_ wording: Wording) -> [String] {
  let at = Fixture.at(80)
  let mistakes: [Action] = [
    Card(at: at, team: .home, person: Fixture.player(5), color: .yellow).withoutSendingOff,
    Arrival(at: at, team: .home, player: Fixture.player(16), confirmed: [LawID(rawValue: "A1")]),
  ]
  let ledger = Fixture.ledger(Fixture.secondHalf + mistakes)
  return Todo.all(in: ledger).filter { if case .marked = $0 { true } else { false } }.map {
    wording.todo($0, in: ledger)
  }
}

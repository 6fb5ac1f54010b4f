import MatchModel
import MatchRules
import Testing

/// Unit tests of the laws. `RecorderTests` tests them through the program and its file.
@Suite struct LawTests {
  @Test(arguments: players + substitutions + cards + goals + play + periods + kicks + counted + own)
  func givesTheExpectedVerdict(_ example: LawCase) {
    let ledger = Ledger(replaying: example.match, rules: example.rules)
    #expect(ledger.firstObjection?.breach == nil, "the actions before are legal")
    let breaches = ledger.judge(example.action).breaches
    guard let verdict = example.verdict else {
      #expect(breaches == [])
      return
    }
    #expect(breaches.map(\.law.rawValue).contains(example.citedAs))
    #expect(breaches.contains { $0.law.rawValue == example.citedAs && $0.verdict == verdict })
  }

  private typealias P = Pitch
  private static let one: [Action] = [P.start(1)]

  static let players: [LawCase] = [
    .warned("A1", "a twelfth player comes on", after: one, P.arrival(P.at(5), 12)),
    .refused(
      "A1", "a player who was sent off is not replaced", after: one + [P.red(P.at(4), 9)], P.arrival(P.at(5), 12)),
    .refused("A2", "six cannot start", after: [], P.start(1)) { match, _ in match[.home] = P.team("Home", starters: 6)
    },
    .warned("A2", "six cannot continue", after: one + [P.departure(P.at(4), 7)], P.goal(P.at(5), 6)) { match, _ in
      match[.home] = P.team("Home", starters: 7)
    },
    .lawful("A3", "a late starter completes the team", after: one, P.arrival(P.at(5), 12)) { match, _ in
      match[.home] = P.team("Home", starters: 10)
    },
    .refused("A3", "a player on the field cannot come on", after: one, P.arrival(P.at(5), 9)),
    .refused("A3b", "a substitute cannot leave", after: one, P.departure(P.at(5), 12)),
    .lawful("A3b", "a player who left may return", after: one + [P.departure(P.at(4), 9)], P.arrival(P.at(5), 9)),
    .refused("A4", "two players have the same number", after: [], P.start(1)) { match, _ in
      let ids = match[.home].playerIDs
      match[.home][ids[8]].number = match[.home][ids[7]].number
    },
    .warned("A4", "the bench is too long", after: [], P.start(1)) { _, rules in rules.bench = 6 },
    .refused(
      "A5", "a substitute cannot go in goal", after: one,
      GoalkeeperChange(at: P.at(5), team: .home, player: P.player(12))),
    .lawful("A6", "a player goes in goal", after: one, GoalkeeperChange(at: P.at(5), team: .home, player: P.player(4))),
    .refused(
      "A7", "a substitute cannot be captain", after: one,
      CaptainChange(at: P.at(5), team: .home, player: P.player(12))),
  ]

  static let substitutions: [LawCase] = [
    .refused("B1", "a substitute cannot go off", after: one, P.change(P.at(5), 12, for: 13)),
    .refused("B1", "a player on the field cannot come on", after: one, P.change(P.at(5), 9, for: 8)),
    .warned("B2", "none are left", after: one + [P.change(P.at(4), 9, for: 12)], P.change(P.at(5), 8, for: 13)) {
      _, rules in rules.substitutions = 1
    },
    .warned(
      "B3", "no stoppages are left", after: one + [P.change(P.at(4), 9, for: 12)],
      P.change(P.at(5), 8, for: 13)
    ) { _, rules in rules.windows = 1 },
    .lawful(
      "B3", "half-time is not a stoppage", after: one + [P.change(P.at(4), 9, for: 12), P.end(1)],
      P.change(P.halfTime, 8, for: 13)
    ) { _, rules in rules.windows = 1 },
    .warned(
      "B5", "a substituted player cannot return", after: one + [P.change(P.at(4), 9, for: 12)],
      P.change(P.at(5), 8, for: 9)),
    .lawful(
      "B5", "unless the rules allow it", after: one + [P.change(P.at(4), 9, for: 12)],
      P.change(P.at(5), 8, for: 9)
    ) { _, rules in rules.reentry = true },
    .refused("B6", "no substitution before kick-off", after: [], P.change(Moment(.before), 9, for: 12)),
    .refused(
      "B7", "a player who was sent off cannot be substituted", by: "B1", after: one + [P.red(P.at(4), 9)],
      P.change(P.at(5), 9, for: 12)),
    .refused(
      "B8", "a substitute sent off does not come on", by: "B1", after: one + [P.red(P.at(4), 12)],
      P.change(P.at(5), 9, for: 12)),
    .warned(
      "B9", "a second concussion substitution", after: one + [P.change(P.at(4), 9, for: 12, concussion: true)],
      P.change(P.at(5), 8, for: 13, concussion: true)),
    .lawful(
      "B10", "a substitute is replaced", after: one + [P.change(P.at(4), 9, for: 12)],
      P.change(P.at(5), 12, for: 13)),
  ]

  static let cards: [LawCase] = [
    .refused("C1", "a player sent off cannot be booked", after: one + [P.red(P.at(4), 9)], P.yellow(P.at(5), 9)),
    .lawful("C1", "a substitute is booked", after: one, P.yellow(P.at(5), 12)),
    .lawful("C2", "at half-time", after: one + [P.end(1)], P.yellow(P.halfTime, 9)),
    .warned(
      "C3", "a second yellow without a sending-off", after: one + [P.yellow(P.at(4), 9)],
      P.yellow(P.at(5), 9).withoutSendingOff),
    .lawful("C4", "yellow, then red", after: one + [P.yellow(P.at(4), 9)], P.red(P.at(5), 9)),
    .warned("C8", "no return before the sin bin ends", after: one + [P.yellow(P.at(4), 9)], P.arrival(P.at(9), 9)) {
      _, rules in rules.sinBin = 10
    },
    .lawful("C8", "a return after the sin bin", after: one + [P.yellow(P.at(4), 9)], P.arrival(P.at(15), 9)) {
      _, rules in rules.sinBin = 10
    },
    .lawful("F3", "a card without a foul", after: one, P.yellow(P.at(5), 9)),
  ]

  static let goals: [LawCase] = [
    .warned("D1", "from the bench", after: one, P.goal(P.at(5), 12)),
    .refused("D1", "by a player who was sent off", after: one + [P.red(P.at(4), 9)], P.goal(P.at(5), 9)),
    .refused("D1", "an assist for one's own goal", after: one, P.goal(P.at(5), 9, by: 9)),
    .refused("D2", "an assist for an own goal", after: one, P.goal(P.at(5), 4, by: 5, isOwn: true)),
    .warned("D3", "an own goal directly from a corner", after: one, P.goal(P.at(5), 4, from: .corner, isOwn: true)),
    .warned("D4", "a goal directly from a throw-in", after: one, P.goal(P.at(5), 9, from: .throwIn)),
    .lawful("D4", "a goal after a throw-in and a pass", after: one, P.goal(P.at(5), 9, by: 7, from: .throwIn)),
    .warned("D5", "an assist for a penalty", after: one, P.goal(P.at(5), 9, by: 7, from: .penalty)),
    .lawful("D6", "a disallowed goal", after: one, P.goal(P.at(5), 9, isAnnulled: true)),
    .refused("D8", "an earlier minute than the last action", after: one + [P.goal(P.at(20), 9)], P.goal(P.at(5), 9)),
  ]

  static let play: [LawCase] = [
    .warned("E1", "from the bench", after: one, Offside(at: P.at(5), team: .home, player: P.player(12))),
    .lawful("E1", "the goalkeeper", after: one, Offside(at: P.at(5), team: .home, player: P.player(1))),
    .warned("F1", "from the bench", after: one, P.foul(P.at(5), 12)),
    .refused("F2", "a handball has no victim", after: one, P.foul(P.at(5), 4, on: 9, isHandball: true)),
    .warned("F2", "a victim on the bench", after: one, P.foul(P.at(5), 4, on: 12)),
    .warned("G1", "from the bench", after: one, Corner(at: P.at(5), team: .home, taker: P.player(12))),
    .lawful("G1", "without a taker", after: one, Corner(at: P.at(5), team: .home)),
  ]

  static let periods: [LawCase] = [
    .warned("H1", "no goal before kick-off", after: [], P.goal(Moment(.before), 9)),
    .refused("H1", "the first half is in progress", after: one, P.start(2)),
    .refused("H1", "the first half is over", after: one + [P.end(1)], P.start(1)),
    .refused("H1", "no half is in progress", after: [], P.end(1)),
    .lawful(
      "H2", "beyond the minutes announced",
      after: [
        PeriodStart(.regular(1), length: 45, announced: 2, wallClock: nil)
      ], P.goal(P.at(45, added: 6), 9)),
    .refused("H3", "a half cannot end in a minute of the next", after: one, P.end(1, in: 50)),
    .refused(
      "X10", "a stopped clock has no 46th minute of the first half", after: one, P.goal(P.at(45, added: 1), 9), stopped),
    .refused(
      "X10", "nor a second after 45:00", after: one,
      P.goal(Moment(.during(.regular(1)), minute: MatchMinute(45), elapsed: 2701), 9), stopped),
    .refused(
      "X10", "nor a minute of the second half in the first", after: one,
      P.goal(Moment(.during(.regular(1)), minute: MatchMinute(46)), 9), stopped),
    .refused("X10", "nor does the half end in the next minute", after: one, P.end(1, in: 46), stopped),
    .refused(
      "X10", "nor any announced stoppage time", after: [],
      PeriodStart(.regular(1), length: 45, announced: 1, wallClock: nil), stopped),
    .lawful(
      "X10", "the last second belongs to the last minute", after: one,
      P.goal(Moment(.during(.regular(1)), minute: MatchMinute(45), elapsed: 2700), 9), stopped),
    .lawful("X10", "a running clock has stoppage time", after: one, P.goal(P.at(45, added: 1), 9)),
    .refused(
      "H4", "no substitution after the end", after: P.played + [MatchEnd(at: Moment(.after(.regular(2))))],
      P.change(Moment(.after(.regular(2))), 9, for: 12)),
  ]

  private static func stopped(_ match: inout Match, _ rules: inout RuleSet) { rules.clock = .stopped }

  static let kicks: [LawCase] = [
    .refused(
      "H5", "a kick outside the shoot-out", after: one,
      ShootOutKick(at: P.at(5), team: .home, taker: P.player(9), outcome: .scored)),
    .refused("H5", "a kick by a player who was not on the field", after: P.shootOut, P.kick(.home, 12)),
    .warned("H5", "only a goalkeeper may be replaced", after: P.shootOut, P.change(P.kicks, 9, for: 12)),
    .warned("H5", "the smaller team cannot leave a player out", after: P.shootOut, P.departure(P.kicks, 9)),
    .refused("H6", "kicks alternate", after: P.shootOut + [P.kick(.home, 9)], P.kick(.home, 10)),
    .refused(
      "H6", "a second kick before all have taken one", after: P.shootOut + [P.kick(.home, 9), P.kick(.away, 9)],
      P.kick(.home, 9)),
    .refused(
      "X12", "a third player in turns of two",
      after: P.shootOut + [
        P.kick(.home, 9), P.kick(.away, 9), P.kick(.home, 10), P.kick(.away, 10),
      ], P.kick(.home, 8)
    ) { _, rules in rules.shootOutTurn = 2 },
    .lawful(
      "X12", "one of the two begins the next turn",
      after: P.shootOut + [
        P.kick(.home, 9), P.kick(.away, 9), P.kick(.home, 10), P.kick(.away, 10),
      ], P.kick(.home, 10)
    ) { _, rules in rules.shootOutTurn = 2 },
    .refused("H7", "the shoot-out is decided", after: P.decided, P.kick(.home, 8)),
    .refused("H8", "a player sent off in it", by: "H5", after: P.shootOut + [P.red(P.kicks, 9)], P.kick(.home, 9)),
  ]

  private static func timeOut(_ moment: Moment, _ side: Side = .home) -> OwnAction {
    OwnAction(.timeOut, at: moment, team: side, player: nil)
  }

  @Sendable private static func oneInEachHalf(_ match: inout Match, _ rules: inout RuleSet) {
    try? rules.set("time-outs", to: "1 1")
  }

  @Sendable private static func oneOfTheLastFiveMinutes(_ match: inout Match, _ rules: inout RuleSet) {
    try? rules.set("time-outs", to: "2 2")
    try? rules.set("time-outs-last", to: "1 in 5")
  }

  static let counted: [LawCase] = [
    .lawful("X8", "one time-out in the half", after: one, timeOut(P.at(5)), oneInEachHalf),
    .warned("X8", "another in the half", after: one + [timeOut(P.at(4))], timeOut(P.at(5)), oneInEachHalf),
    .lawful("X8", "the other side's", after: one + [timeOut(P.at(4), .away)], timeOut(P.at(5)), oneInEachHalf),
    .lawful(
      "X8", "one in the other half", after: one + [timeOut(P.at(4)), P.end(1), P.start(2)], timeOut(P.at(50)),
      oneInEachHalf),
    .warned(
      "X8", "none in extra time",
      after: P.played + [PeriodStart(.extra(3), length: 15, wallClock: nil)],
      timeOut(Moment(.during(.extra(3)), minute: MatchMinute(91))), oneInEachHalf),
    .lawful(
      "X8", "unless the rules allow time-outs in extra time",
      after: P.played + [PeriodStart(.extra(3), length: 15, wallClock: nil)],
      timeOut(Moment(.during(.extra(3)), minute: MatchMinute(91)))
    ) { match, rules in
      oneInEachHalf(&match, &rules)
      rules.extraTimeOuts = 1
    },
    .warned(
      "X8", "no time-outs are left in the match", after: one + [timeOut(P.at(4)), P.end(1), P.start(2)],
      timeOut(P.at(50))
    ) { match, rules in
      oneInEachHalf(&match, &rules)
      rules.matchTimeOuts = 1
    },
    .warned(
      "X8", "no time-outs are left in the last minutes",
      after: one + [P.end(1), P.start(2), timeOut(P.at(86))], timeOut(P.at(88)), oneOfTheLastFiveMinutes),
    .lawful(
      "X8", "one before the last minutes and one in them",
      after: one + [P.end(1), P.start(2), timeOut(P.at(70))], timeOut(P.at(88)), oneOfTheLastFiveMinutes),
    .warned("X14", "one more for the person", after: one + [P.yellow(P.at(3), 9)], P.yellow(P.at(5), 9)) { _, rules in
      try? rules.set("most.groga", to: "1 each")
    },
    .lawful("X14", "a card for another person", after: one + [P.yellow(P.at(3), 9)], P.yellow(P.at(5), 8)) { _, rules in
      try? rules.set("most.groga", to: "1 each")
    },
    .warned("X14", "one more for the team", after: one + [P.yellow(P.at(3), 9)], P.yellow(P.at(5), 8)) { _, rules in
      try? rules.set("most.groga", to: "1 team")
    },
    .warned(
      "X15", "the same card for the same offence", after: one + [P.yellow(P.at(3), 9, for: "protesta")],
      P.yellow(P.at(5), 9, for: "protesta")
    ) { _, rules in rules.escalates = true },
    .lawful(
      "X15", "another offence", after: one + [P.yellow(P.at(3), 9, for: "protesta")],
      P.yellow(P.at(5), 9, for: "altres")
    ) { _, rules in rules.escalates = true },
    .lawful(
      "X15", "if cards do not escalate", after: one + [P.yellow(P.at(3), 9, for: "protesta")],
      P.yellow(P.at(5), 9, for: "protesta")),
    .refused("J1", "football has no time-outs", after: one, timeOut(P.at(5))),
  ]

  static let own: [LawCase] = [
    .refused(
      "J1", "an undeclared action", after: one,
      OwnAction(ActionCode(rawValue: "duel"), at: P.at(5), team: .home, player: P.player(9))),
    .refused("J1", "a corner in a game without corners", after: one, Corner(at: P.at(5), team: .home)) { _, rules in
      rules.without = [.corner]
    },
    .refused(
      "J1", "a goal from a corner in a game without corners", after: one, P.goal(P.at(5), 9, from: .corner)
    ) { _, rules in rules.without = [.corner] },
    .warned(
      "J2", "from the bench", after: one,
      OwnAction(ActionCode(rawValue: "duel"), at: P.at(5), team: .home, player: P.player(12))
    ) { _, rules in
      rules = RuleSetLibrary.rules("charting") ?? rules
    },
    .refused("X13", "a substitution if line-ups are not tracked", after: one, P.change(P.at(5), 9, for: 12)) {
      _, rules in rules.follows = false
    },
    .lawful("X13", "a goal from the bench if line-ups are not tracked", after: one, P.goal(P.at(5), 12)) { _, rules in
      rules.follows = false
    },
  ]
}

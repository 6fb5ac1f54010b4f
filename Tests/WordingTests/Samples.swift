import MatchModel
import MatchRules
import Phrases
import Wording

/// A sentence with its label.
struct Sample {
  let label: String
  let text: String
}

/// Samples of all texts about a match; `KeyTests` verifies that they are complete.
func samples(_ wording: Wording) -> [Sample] {
  let groups: [(String, [String])] = [
    ("minute", minuteSamples(wording)), ("code", codeSamples(wording)), ("action", actionSamples(wording)),
    ("consequence", consequenceSamples(wording)), ("fault", faultSamples(wording)),
    ("refusal", refusalSamples(wording)), ("effect", effectSamples(wording)), ("todo", todoSamples(wording)),
    ("status", statusSamples(wording)), ("score", scoreSamples(wording)), ("rules", ruleSamples(wording)),
    ("sanction", sanctionEffectSamples(wording)),
    ("answer", answerSamples(wording)), ("log", logSamples(wording)), ("line-up", lineUpSamples(wording)),
    ("heads-up", headsUpSamples(wording)), ("table", tableSamples(wording)),
    ("season", seasonSamples(wording)),
  ]
  return groups.flatMap { group, texts in texts.map { Sample(label: group, text: $0) } }
}

func minuteSamples(_ wording: Wording) -> [String] {
  var quarters = RuleSet()
  quarters.periods = 4
  quarters.extraPeriods = 1
  var thirds = RuleSet()
  thirds.periods = 3
  var long = RuleSet()
  long.extraPeriods = 3
  func phases(_ rules: RuleSet) -> [String] {
    ([.before] + rules.course.flatMap { [Phase.during($0), .after($0)] }).map { wording.phase($0, rules: rules) }
  }
  return [
    wording.minute(Fixture.at(23), rules: RuleSet()), wording.minute(Fixture.at(45, added: 2), rules: RuleSet()),
    wording.minute(Moment(.during(.regular(2)), elapsed: 61), rules: RuleSet()),
    wording.minute(Moment(.after(.regular(2))), rules: RuleSet(), isOver: true),
  ] + (1...12).map { wording.date("2026-\($0 < 10 ? "0" : "")\($0)-05") } + [wording.date("some day")]
    + phases(RuleSet()) + phases(thirds) + phases(quarters) + phases(long)
    + Side.allCases.map(wording.defaultTeamName)
    + [RuleSet(), quarters, long].flatMap { rules in
      rules.course.flatMap { [wording.shortPeriod($0, rules: rules), wording.thePeriod($0, rules: rules)] }
    }
}

func codeSamples(_ wording: Wording) -> [String] {
  BodyPart.documented.map(wording.bodyPart) + Origin.documented.map(wording.origin)
    + ([.scored, .missed] + Outcome.documented).map(wording.outcome) + CardColor.documented.map(wording.color)
    + CardReason.documented.map(wording.cardReason) + [wording.bodyPart(BodyPart(rawValue: "genoll"))]
}

func statusSamples(_ wording: Wording) -> [String] {
  PlayerStatus.allCases.flatMap { status in
    [true, false].flatMap { isStarter in
      [nil, "60'"].map { wording.status(status, isStarter: isStarter, when: $0) }
    }
  }
}

func scoreSamples(_ wording: Wording) -> [String] {
  let beforeHalfTime = Fixture.ledger(Array(Fixture.secondHalf.prefix(2)))
  let kicks = [Side.home, .away].map {
    ShootOutKick(at: Fixture.shootOut, team: $0, taker: Fixture.player(9), outcome: $0 == .home ? .scored : .saved)
  }
  let extraTime = Fixture.ledger(Array(Fixture.toTheShootOut.prefix(7)))
  let abandoned = Fixture.ledger(Fixture.secondHalf + [MatchEnd(at: Fixture.at(80), isAbandoned: true)])
  var awarded = abandoned.match
  awarded.awarded = BothSides(home: 3, away: 0)
  let over = Fixture.ledger(Fixture.secondHalf + [MatchEnd(at: Fixture.at(90))])
  var refereed = over.match
  refereed.details.referee = "Mas"
  return [
    Fixture.ledger([]), beforeHalfTime, Fixture.ledger(Fixture.secondHalf), extraTime,
    Fixture.ledger(Fixture.toTheShootOut + kicks),
    abandoned,
  ].map { wording.score($0.state, in: $0.match) } + [wording.score(abandoned.state, in: awarded)]
    + [over, abandoned].map(wording.stage) + [wording.details(of: refereed).last ?? ""]
}

func ruleSamples(_ wording: Wording) -> [String] {
  let lines = [
    "bench", "bench = 15 = 3", "bnch = 3", "xyzzyx = 3", "periods = 0", "re-entry = maybe", "clock = sundial",
    "tie-breakers = luck",
    "name =", "players = 5", "minimum-on = 8", "power-play = 6 4", "sanction.groga = y away short",
    "sum.segonagroga = 2 groga", "action.duel = d nobody", "words.duel = duel", "words.duel = ,",
    "sanction.groga = y out short", "foul.indirecta = fi", "score.triple = t", "team-fouls = 5", "time-outs = 1",
    "numbers = 0",
    "time-outs-last = 1",
    "shoot-out-turn = none",
    "origins = j w", "origins = jw", "sanction.blava = u", "sum.tercera = 3 exclusio", "most.groga = 1",
    "sum.tercera = 3 of exclusio : out", "words.origin.doble-penal = r doble",
    // Fifty-two of them.
    ["q", "x"].flatMap { first in "abcdefghijklmnopqrstuvwxyz".map { "\(first)\($0)" } }
      .map { "action.\($0) = \($0) player" }.joined(separator: "\n"),
  ]
  let duel = "action.duel"
  let readings: [RuleSet.Reading] = [
    .clause("goal"), .action(ActionCode(rawValue: "recuperacio")), .command("ls"), .side,
    .foul(FoulCode(rawValue: "indirecta")), .score(ScoreCode(rawValue: "triple")),
    .sanction(CardColor(rawValue: "blava")), .partOfFoul,
  ]
  return lines.map { text in
    do throws(RuleSet.Problem) {
      _ = try RuleSet(text: text)
      return "accepted"
    } catch { return wording.book(error.phrase) }
  } + readings.map { wording.book(RuleSet.Problem.twoReadings(key: duel, line: "9g", $0).phrase) }
}

/// The effects of sanctions, and what several sanctions or fouls add up to.
func sanctionEffectSamples(_ wording: Wording) -> [String] {
  let sentOff = SanctionEffect(.out, .closed)
  let effects = [
    SanctionEffect(.stays), SanctionEffect(.away(minutes: 1), .short(minutes: 1)),
    SanctionEffect(.away(minutes: 2), .short(minutes: 2), endsWithGoal: true), SanctionEffect(.out), sentOff,
  ]
  let sums = [
    SanctionSum(.secondYellow, 2, of: [.yellow], sentOff, becomes: true),
    SanctionSum(CardColor(rawValue: "cinquena"), 5, of: [SanctionSum.everyFoul], SanctionEffect(.out), becomes: false),
  ]
  return effects.map(wording.effect) + sums.map { wording.sum($0, by: RuleSet()) }
}

import Exchange
import MatchModel
import MatchRules
import SampleMatches
import TestSupport
import Testing
import WorldCupData

/// Writing and reading Football.TXT preserves the match except for the losses listed in docs/EXCHANGE.md.
@Suite struct FootballTextRoundTripTests {
  @Test func realMatchesRoundTrip() throws {
    for record in WorldCup.matches {
      var match = WorldCupReplay(record).ledger.match
      match.details.competition = record.tournamentName
      match.details.date = record.date
      match.details.round = record.group ?? record.stage
      match.details.venue = "Estadi Municipal, Inca"
      match.details.referee = "Pau Riera (ESP)"
      match.details.attendance = "350"
      match.details.time = "17:30"
      try check(Ledger(replaying: match, rules: WorldCupReplay(record).ledger.rules), "\(record.matchID)")
    }
  }

  /// Matches in two halves of 45 minutes; some have declared actions.
  private static func generated(_ seed: UInt64) throws -> Ledger? {
    let ledger = try seed % 3 == 0 ? RandomMatch.chartedLedger(seed: seed) : RandomMatch.lawfulLedger(seed: seed)
    return ledger.rules.periods == 2 && ledger.rules.periodLength == 45 ? ledger : nil
  }

  /// Makes sure that the test covers something.
  @Test func generatedMatchesCoverEverything() throws {
    var counts: [String: Int] = [:]
    for seed in 0..<120 as Range<UInt64> {
      guard let ledger = try Self.generated(seed) else { continue }
      let actions = ledger.match.actions
      if ledger.state.isAbandoned { counts["abandoned", default: 0] += 1 }
      if ledger.state.shootOut != nil { counts["shoot-out", default: 0] += 1 }
      if ledger.state.periodsPlayed.contains(where: { $0.kind == .extra }) { counts["extra time", default: 0] += 1 }
      if actions.contains(where: { $0.kind == .own }) { counts["declared", default: 0] += 1 }
      for case let card as Card in actions {
        if case .official = card.person { counts["staff", default: 0] += 1 }
      }
    }
    for what in ["abandoned", "shoot-out", "extra time", "declared", "staff"] {
      #expect(counts[what, default: 0] >= 5, "\(what): \(counts)")
    }
  }

  @Test(arguments: 0..<120 as Range<UInt64>) func generatedMatchesRoundTrip(_ seed: UInt64) throws {
    guard var ledger = try Self.generated(seed) else { return }
    var match = ledger.match
    for side in Side.allCases {
      for (place, id) in match[side].playerIDs.enumerated() {
        match[side][id].name = Self.names[place] + (side == .home ? " VIDAL" : " D'AMENGUAL")
        match[side][id].isConfirmed = true
      }
    }
    ledger = Ledger(replaying: match, rules: ledger.rules)
    try check(ledger, "seed \(seed)")
  }

  /// Periods of other lengths are restored as well, although the import names no rule set.
  @Test(arguments: 0..<120 as Range<UInt64>) func otherPeriodLengthsRoundTrip(_ seed: UInt64) throws {
    let wild = RandomMatch.lawfulLedger(seed: seed)
    var rules = RuleSet()
    rules.periods = seed % 2 == 0 ? 4 : 2
    rules.periodLength = [15, 40, 35, 20][Int(seed % 4)]
    if seed % 3 == 0 { rules.extraLength = 10 }
    var match = wild.match
    match.actions = []
    for period in rules.course.prefix(rules.periods + (seed % 3 == 0 ? rules.extraPeriods : 0)) {
      let last = rules.lastMinute(of: period)
      match.actions += [
        PeriodStart(period, length: rules.length(of: period), wallClock: nil),
        Card(
          at: Moment(.during(period), minute: MatchMinute(last - 2)), team: .home,
          person: .player(match[.home].playerIDs[period.number - 1]), color: .yellow),
        PeriodEnd(period, minute: MatchMinute(last), wallClock: nil),
      ]
    }
    for side in Side.allCases {
      for (place, id) in match[side].playerIDs.enumerated() {
        match[side][id].name = Self.names[place] + (side == .home ? " VIDAL" : " D'AMENGUAL")
        match[side][id].isConfirmed = true
      }
    }
    let ledger = Ledger(replaying: match, rules: rules)
    let back = try check(ledger, "seed \(seed)", rules: RuleSet())
    let kept = try #require(back?.ledger)
    #expect(kept.match.actions.dropLast().map(\.moment.minute) == match.actions.map(\.moment.minute))
    #expect((kept.rules.periods, kept.rules.periodLength) == (rules.periods, rules.periodLength))
    #expect(kept.match.overrides["period-length"] == "\(rules.periodLength)")
    #expect(!seed.isMultiple(of: 3) || kept.match.overrides["extra-length"] == "10")
  }

  @Test(arguments: ["4 by 15", "4 x", "x 15", "0 x 15", "4 x 91", "4 x 15, 2 x 5", "4 x 15, extra time 2", ""])
  func rejectsInvalidPeriods(_ text: String) throws {
    let file = ForeignFile(
      name: "a.txt", bytes: Array("= Lliga\n\nSat Nov 21 2026\n  Inca v Artà  0-0\n\nPeriods: \(text)\n".utf8))
    let match = try #require(Import.read([file], options: ReadingOptions())[0].reading.matches.first)
    #expect(match.stated.periods == nil)
    #expect(match.notes.count == 1)
  }

  /// Below a title, a match without a competition would be read as part of that competition.
  @Test func untitledMatchesComeFirst() throws {
    let ledgers = [("Copa", "Inca"), ("", "Muro")].map { competition, home in
      var match = Match(teams: BothSides(home: .unnamed(home), away: .unnamed("Artà")))
      match.details.competition = competition
      match.details.date = "2026-11-21"
      return Ledger(replaying: match, rules: RuleSet())
    }
    var writer = FootballTextWriter()
    let text = writer.text(of: ledgers)
    let title = try #require(text.firstRange(of: "= Copa"), "\(text)")
    #expect(text[..<title.lowerBound].contains("Muro") && text[title.upperBound...].contains("Inca"), "\(text)")
  }

  private static let names = [
    "Pau", "Martí", "Ñ. Joan-Miquel", "Biel", "Marc", "Toni", "Hugo", "Sergi", "Núria", "Aina", "Çağlar", "İrfan Can",
    "Øyvind", "Zs.", "Ana María", "N'Golo", "Kim", "Łukasz",
  ]

  /// - Parameter rules: the rules to import it with; nil for its own.
  @discardableResult
  private func check(_ ledger: Ledger, _ title: String, rules: RuleSet? = nil) throws -> SettledMatch? {
    var writer = FootballTextWriter()
    let text = writer.text(of: [ledger])
    // Omissions are counted by kind.
    let left: [(FootballTextLoss, [ActionKind])] = [
      (.chances, [.chance]), (.fouls, [.foul]), (.offsides, [.offside]), (.corners, [.corner]), (.notes, [.note]),
      (.goalkeepers, [.goalkeeper, .captaincy]), (.arrivals, [.arrival, .departure]), (.ownActions, [.own]),
    ]
    for (loss, kinds) in left {
      let count = ledger.match.actions.count { kinds.contains($0.kind) }
      #expect(writer.losses[loss, default: 0] == count, "\(title): \(loss)")
    }
    let file = ForeignFile(name: "again.txt", bytes: Array(text.utf8))
    let reading = Import.read([file], options: ReadingOptions())[0].reading
    #expect(reading.problems == [], "\(title)\n\(text)")
    let foreign = try #require(reading.matches.first, "\(title)\n\(text)")
    let settled: SettledMatch
    do throws(ExchangeProblems) {
      settled = try Settlement(rules: rules ?? ledger.rules).settle(foreign, provenance: "")
    } catch {
      Issue.record("\(title) \(error.problems)\n\(text)")
      return nil
    }
    let (before, after) = (Kept(ledger), Kept(settled.ledger))
    #expect(before.lines == after.lines, "\(title)\n\(text)\n\(before.difference(from: after))")
    return settled
  }
}

/// The facts of a match that Football.TXT preserves.
private struct Kept {
  var lines: [String] = []

  init(_ ledger: Ledger) {
    let match = ledger.match
    let details = match.details
    lines += ["\(details.competition)|\(details.round)|\(details.date)|\(details.time)|\(details.venue)"]
    lines += ["\(details.referee)|\(details.attendance)|\(match.teams.home.name)|\(match.teams.away.name)"]
    lines += ["\(ledger.state.score)|\(String(describing: ledger.state.shootOut?.score))"]
    for side in Side.allCases {
      let starters = match[side].players.filter(\.isStarter)
      lines += starters.map { "\(side) \($0.name)\($0.isCaptain ? " c" : "")\($0.isGoalkeeper ? " gk" : "")" }.sorted()
    }
    var book = BothSides(SideSummary(ledger, .home))
    book.away = SideSummary(ledger, .away)
    var events: [String] = []
    for action in match.actions {
      let at = "\(action.moment.minute.map { "\($0)" } ?? "-")"
      switch action.specific {
      case .goal(let goal) where !goal.isAnnulled:
        let who = name(goal.shot.shooter, goal.shooterSide, match, book)
        events.append(
          "goal \(goal.team) \(at) \(who)\(goal.isOwn ? " own" : "")\(goal.shot.origin == .penalty ? " penalty" : "")")
      case .card(let card):
        guard let id = card.person.playerID, let color = card.color, book[card.team].people.contains(id) else { break }
        // The laws derive which of two yellow cards is the second.
        let shown = color == .red ? "red" : "yellow"
        events.append("card \(card.team) \(at) \(match[card.team][id].name) \(shown)")
      case .substitution(let change):
        guard book[change.team].keeps(change), let off = change.off.playerID, let on = change.on.playerID else { break }
        let when = when(change, ledger)
        events.append("change \(change.team) \(when) \(match[change.team][off].name) \(match[change.team][on].name)")
      case .shootOutKick(let kick):
        events.append("kick \(kick.team) \(name(kick.taker, kick.team, match, book)) \(kick.outcome.rawValue)")
      default: break
      }
    }
    // Entries without a minute come last; within a minute the laws choose the order.
    lines += events.sorted()
  }

  /// Substitutions in the first minute of a period are read back as made in the interval before it.
  private func when(_ change: Substitution, _ ledger: Ledger) -> String {
    let played = ledger.state.periodsPlayed.filter { $0.kind != .shootOut }
    switch change.moment.phase {
    case .after(let period) where period.kind != .shootOut:
      return played.contains { $0 > period } ? "after \(period.number)" : "\(ledger.rules.lastMinute(of: period))"
    case .during(let period)
    where change.moment.minute == MatchMinute(ledger.rules.minutes(before: period) + 1) && period.kind != .shootOut:
      guard let before = played.filter({ $0 < period }).max() else { return "1" }
      return "after \(before.number)"
    default: return change.moment.minute.map { "\($0)" } ?? "-"
    }
  }

  /// A player in no line-up becomes unidentified, with the name in a note.
  private func name(_ person: Person, _ side: Side, _ match: Match, _ book: BothSides<SideSummary>) -> String {
    person.playerID.flatMap { book[side].people.contains($0) ? match[side][$0].name : nil } ?? "N.N."
  }

  func difference(from other: Kept) -> String {
    "lost \(lines.filter { !other.lines.contains($0) }), new \(other.lines.filter { !lines.contains($0) })"
  }

  /// The people in a Football.TXT line-up: starters, and substitutes when they first come on.
  private struct SideSummary {
    private(set) var people: Set<PlayerID>
    private var changes: [PlayerID: PlayerID] = [:]

    init(_ ledger: Ledger, _ side: Side) {
      let team = ledger.match[side]
      people = Set(team.playerIDs.filter { team[$0].isStarter })
      var off: Set<PlayerID> = []
      for case let change as Substitution in ledger.match.actions where change.team == side {
        guard let out = change.off.playerID, let on = change.on.playerID, people.contains(out), !people.contains(on),
          off.insert(out).inserted
        else { continue }
        people.insert(on)
        changes[out] = on
      }
    }

    func keeps(_ change: Substitution) -> Bool {
      change.off.playerID.flatMap { changes[$0] } == change.on.playerID && change.on.playerID != nil
    }
  }
}

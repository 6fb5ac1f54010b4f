import MatchModel
import MatchReports
import MatchRules
import MatchXML
import Testing

/// The page of a match in progress: nothing is drawn or counted for the time still to come.
@Suite struct InProgressPageTests {
  /// After 64 minutes, with an attempt by each team in the first half, one in the second, and a foul just now.
  private static func page(ended: Bool = false) throws -> Markup {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    func chance(_ minute: Int, _ half: Int, _ side: Side) -> Chance {
      Chance(
        at: .at(minute, in: half), team: side,
        shot: Shot(shooter: .player(PlayerID(joinedAfter: 3))), outcome: .saved)
    }
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil), chance(10, 1, .home), chance(20, 1, .away),
      PeriodEnd(.regular(1), minute: MatchMinute(45), wallClock: nil),
      PeriodStart(.regular(2), length: 45, wallClock: nil), chance(58, 2, .home),
      Foul(
        at: .at(64, in: 2), team: .away,
        offender: .player(PlayerID(joinedAfter: 3))),
    ]
    if ended {
      match.actions += [
        PeriodEnd(.regular(2), minute: MatchMinute(90), wallClock: nil), MatchEnd(at: Moment(.after(.regular(2)))),
      ]
    }
    let ledger = Ledger(replaying: match, rules: RuleSet())
    return Markup(try ReportStylesheet(.page).bytes(of: MatchWriter().bytes(of: ledger.match), name: "match.xml"))
  }

  private static func slices(_ page: Markup) -> [String] { page.elements.compactMap { $0.attributes["data-slice"] } }

  /// The ends of the two curves of attempts, in per cent of the axis.
  private static func ends(_ page: Markup) -> [Double] {
    page.all("path").filter { ["lhome", "laway"].contains($0.attributes["class"]) }
      .compactMap { $0.attributes["d"]?.split(separator: "H").last.flatMap { Double($0) } }
  }

  /// Until an event has a minute, the state names the period.
  @Test(arguments: [
    ("en", "In progress, first half"), ("es", "En juego, primera parte"), ("ca", "En joc, primera part"),
  ])
  func stateNamesThePeriodBeforeTheFirstEvent(_ language: String, _ state: String) throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match.actions = [PeriodStart(.regular(1), length: 45, wallClock: nil)]
    for kind in [ReportKind.page, .text, .message, .drawing] {
      let made = try ReportStylesheet(kind).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", language)])
      #expect(String(decoding: made, as: UTF8.self).contains(state), "\(kind)")
    }
  }

  /// The end of a period counts as much as an event.
  @Test(
    arguments: [
      (2, nil, "In progress, 90′"), (2, 4, "In progress, 90+4′"), (1, nil, "Half-time"),
    ] as [(Int, Int?, String)])
  func stateNamesTheEndOfThePeriod(_ periods: Int, _ added: Int?, _ state: String) throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    for number in 1...periods {
      match.actions += [
        PeriodStart(.regular(number), length: 45, wallClock: nil),
        Foul(
          at: .at(45 * number - 10, in: number), team: .away,
          offender: .player(PlayerID(joinedAfter: 3))),
        PeriodEnd(
          .regular(number), minute: MatchMinute(45 * number, added: number == 2 ? added ?? 0 : 0), wallClock: nil),
      ]
    }
    let text = try ReportStylesheet(.text).bytes(
      of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")])
    let states = String(decoding: text, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("In progress") || $0 == "Half-time"
    }
    #expect(states == [state[...]])
  }

  /// Kicks have no minute: the state names the shoot-out instead of the last minute with an event.
  @Test(arguments: [
    ("en", "In progress, shoot-out", "Shoot-out 1–0"),
    ("es", "En juego, tanda de penaltis", "Penaltis 1–0"),
    ("ca", "En joc, tanda de penals", "Penals 1–0"),
  ])
  func stateNamesTheShootOut(_ language: String, _ state: String, _ score: String) throws {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    for number in 1...2 {
      match.actions += [
        PeriodStart(.regular(number), length: 45, wallClock: nil),
        PeriodEnd(.regular(number), minute: MatchMinute(45 * number), wallClock: nil),
      ]
    }
    match.actions += [PeriodStart(.shootOut, length: 0, wallClock: nil)]
    let kick = ShootOutKick(
      at: Moment(.during(.shootOut)), team: .home, taker: .player(PlayerID(joinedAfter: 0)), outcome: .scored)
    for kicks in [[], [kick]] {
      match.actions += kicks
      for kind in [ReportKind.page, .text, .message, .drawing] {
        let made = try ReportStylesheet(kind).bytes(
          of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", language)])
        #expect(String(decoding: made, as: UTF8.self).contains(state), "\(kind)")
      }
    }
    let card = Markup(
      try ReportStylesheet(.drawing).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", language)]))
    let plate = card.all("text").filter { $0.attributes["fill"] == "#111" }.map { card.text(of: $0) }
    #expect(plate == [state, "0–0", score])
  }

  @Test func curvesAndSlicesEndNow() throws {
    let page = try Self.page()
    #expect(Self.slices(page) == ["1-15", "16-30", "31-45", "46-60", "61-75"])
    // The middle of the 64th minute of 90.
    let ends = Self.ends(page)
    #expect(ends.count == 2 && ends.allSatisfy { abs($0 - 63.5 / 0.9) < 0.1 }, "\(ends)")
  }

  @Test func curvesAndSlicesAreCompleteAfterTheWhistle() throws {
    let page = try Self.page(ended: true)
    #expect(Self.slices(page).last == "76-90" && Self.slices(page).count == 6)
    #expect(Self.ends(page) == [100, 100])
  }
}

import MatchModel
import MatchReports
import MatchXML
import TestSupport
import Testing

/// The pitch with players whose positions are known.
@Suite struct PitchTests {
  private static func page(_ positions: [String], rules: String = "official") throws -> Markup {
    let folder = try TemporaryFolder()
    let squad = "number,name,position\n" + positions.enumerated().map { "\($0 + 1),Player\($0 + 1),\($1)\n" }.joined()
    try folder.write(squad, to: "squad.csv")
    let path = folder.path("m.xml")
    let made = try run(
      builtProduct("futbolstats"),
      ["new", path, "--home", "Inca", "--away", "Alaró", "--home-squad", folder.path("squad.csv"), "--rules", rules])
    try #require(made.status == .exited(0), "\(made.error)")
    return Markup(try ReportFixture.page(path))
  }

  private static func pitches(_ positions: [String]) throws -> Int {
    try page(positions).all("svg").count { $0.attributes["class"] == "pitch lineup" }
  }

  /// A line-up in StatsBomb's order: rows from the goal to the attack, each from the team's left to its right.
  @Test func playersAreInTheirPositions() throws {
    let page = try Self.page([
      "Goalkeeper", "Right Back", "Right Center Back", "Left Center Back", "Left Back", "Right Defensive Midfield",
      "Left Defensive Midfield", "Right Wing", "Center Attacking Midfield", "Left Wing", "Center Forward",
    ])
    let pitch = try #require(page.all("svg").first { $0.attributes["class"] == "pitch lineup" })
    let players = page.descendants(of: pitch, "g").filter { $0.attributes["class"] == "man" }
    let shirts = try players.map { try #require(page.descendants(of: $0, "text").first) }.map { page.text(of: $0) }
    #expect(shirts == ["1", "5", "4", "3", "2", "7", "6", "10", "9", "8", "11"])
    let places = players.compactMap { $0.attributes["transform"]?.firstMatch(of: /translate\((\d+) (\d+)\)/) }
      .compactMap { match in Int(match.output.1).flatMap { x in Int(match.output.2).map { (x, $0) } } }
    try #require(places.count == 11)
    // There are five rows, from the goal upwards. Within a row, each player is further to the right than the previous
    // one.
    #expect(places[1].1 < places[0].1 && places[5].1 < places[1].1 && places[7].1 < places[5].1)
    #expect(places[10].1 < places[7].1 && places[7].1 == places[9].1)
    for row in [1...4, 5...6, 7...9] {
      #expect(places[row].map(\.0) == places[row].map(\.0).sorted(), "\(row)")
    }
  }

  /// Basketball's five: guards, then forwards, then the centre.
  @Test(arguments: [["PF", "C", "PG", "SF", "SG"], ["ala-pívot", "pívot", "base", "alero", "escolta"]])
  func basketballPositions(_ positions: [String]) throws {
    let page = try Self.page(positions, rules: "basketball")
    let pitch = try #require(page.all("svg").first { $0.attributes["class"] == "pitch lineup" })
    let players = page.descendants(of: pitch, "g").filter { $0.attributes["class"] == "man" }
    let shirts = try players.map { try #require(page.descendants(of: $0, "text").first) }.map { page.text(of: $0) }
    #expect(shirts == ["3", "5", "1", "4", "2"])
    let rows = players.map { $0.attributes["transform"]?.split(separator: " ").last }
    #expect(rows[0] == rows[1] && rows[1] != rows[2] && rows[2] == rows[3] && rows[3] != rows[4])
  }

  /// Own goals are not counted with a player's goals.
  @Test func ownGoalsHaveAMarkOfTheirOwn() throws {
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Alaró")))
    for (id, position) in zip(match.teams.home.playerIDs, ["GK"] + Array(repeating: "DF", count: 4) + ["MF", "FW"]) {
      match.teams.home[id].position = position
      // Proposed starters without a name may not have played, so they would not be on the pitch.
      match.teams.home[id].name = "Player"
    }
    let scorer = Shot(shooter: .player(PlayerID(joinedAfter: 4)))
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      Goal(at: .at(5), team: .away, shot: scorer, isOwn: true), Goal(at: .at(7), team: .home, shot: scorer),
      Goal(at: .at(9), team: .home, shot: scorer),
    ]
    let page = Markup(
      try ReportStylesheet(.page).bytes(of: MatchWriter().bytes(of: match), name: "m.xml", parameters: []))
    let pitch = try #require(page.all("svg").first { $0.attributes["class"] == "pitch lineup" })
    let marks = page.descendants(of: pitch, "use")
    #expect(marks.map { $0.attributes["href"] } == ["#m-goal", "#m-own"])
    #expect(Set(marks.compactMap { $0.attributes["y"] }).count == 2)
    let times = page.descendants(of: pitch, "text").filter { $0.attributes["class"] == "times" }
    #expect(times.map { page.text(of: $0) } == ["×2"])
  }

  /// Beside known players, provisional starters are neither on the pitch nor in the list.
  @Test func provisionalStartersAreNotDrawn() throws {
    var match = Match(teams: BothSides(home: .unnamed("Inca"), away: .unnamed("Alaró")))
    for (number, position) in [(1, "GK"), (4, "DF"), (9, "FW")] {
      match[.home][PlayerID(joinedAfter: number - 1)].position = position
      match[.home][PlayerID(joinedAfter: number - 1)].name = "Player"
    }
    let scorer = PlayerID(joinedAfter: 6)
    match[.away][scorer].isConfirmed = true
    match.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      Goal(
        at: .at(5), team: .away, shot: Shot(shooter: .player(scorer))),
    ]
    let file = MatchWriter().bytes(of: match)
    let page = Markup(try ReportStylesheet(.page).bytes(of: file, name: "m.xml", parameters: []))
    let shirts = page.all("text").filter { $0.attributes["class"] == "mid shirt" }
    #expect(shirts.map { page.text(of: $0) } == ["1", "4", "9"])
    let lists = page.all("ul").filter { $0.attributes["class"] == "squad" }.map { list in
      page.descendants(of: list, "li").compactMap { $0.attributes["data-player"] }
    }
    #expect(lists == [["home-1", "home-4", "home-9"], ["away-7"]])
    let card = Markup(
      try ReportStylesheet(.drawing).bytes(of: file, name: "m.xml", parameters: [("card", "lineup"), ("of", "v")]))
    #expect(card.all("circle").count == 1)
  }

  @Test func linesOfKnownPositions() throws {
    #expect(try Self.pitches(["GK", "DF", "DF", "DF", "DF", "MF", "MF", "MF", "FW", "FW", "FW"]) == 1)
    #expect(try Self.pitches(["GK", "DF", "DF", "DF", "MF", "", "", "", "", "", "FW"]) == 1)
  }

  /// If only the goalkeeper's position is known, there is no pitch: ten players in a row would say nothing, and their
  /// names would be truncated. Nor is there one for texts that name no known position.
  @Test func noPitchIfOnlyTheGoalkeeperIsKnown() throws {
    #expect(try Self.pitches(["GK"] + Array(repeating: "", count: 10)) == 0)
    #expect(try Self.pitches(["GK"] + Array(repeating: "", count: 4)) == 0)
    #expect(try Self.pitches(["GK", "DF", "", "", ""]) == 1)
    #expect(try Self.pitches(Array(repeating: "", count: 11)) == 0)
    #expect(try Self.pitches(["PG", "SG", "SF", "PF", "C"]) == 0)
  }
}

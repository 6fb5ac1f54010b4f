import Foundation
import MatchModel
import MatchReports
import MatchXML
import SampleMatches
import Testing
import WorldCupData

/// The timeline's marks and scorers' names do not overlap on the narrowest screen that shows it, 720 px.
@Suite struct TimelineTests {
  /// The width of the chart on those 720 px.
  private static let width = 676.0

  /// The position of a mark or a name, in pixels.
  private struct Box {
    let what: String
    let left, right, top, bottom: Double

    init(_ what: String, x: Double, y: Double, halfWidth: Double, halfHeight: Double) {
      self.what = what
      (left, right, top, bottom) = (x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight)
    }

    func overlaps(_ other: Box) -> Bool {
      let slack = 0.1
      return min(right, other.right) - max(left, other.left) > slack
        && min(bottom, other.bottom) - max(top, other.top) > slack
    }
  }

  @Test func marksAndNamesDoNotOverlap() throws {
    let page = try ReportStylesheet(.page)
    for record in WorldCup.matches {
      let file = MatchWriter().bytes(of: WorldCupReplay(record).ledger.match)
      try expectApart(page.bytes(of: file, name: record.matchID), record.matchID)
    }
    for seed in 1...80 as ClosedRange<UInt64> {
      let file = MatchWriter().bytes(of: RandomMatch.lawfulLedger(seed: seed).match)
      try expectApart(page.bytes(of: file, name: "made"), "made \(seed)")
    }
    for name in ["rich", "extra-time", "in-progress", "documented"] {
      try expectApart(ReportFixture.page(ReportFixture.handmade(name)), name)
    }
    let made = try ReportFixture.run("xsltproc", [ReportFixture.stylesheet("report.xsl"), Self.closeGoals()])
    try expectApart(made.outputBytes, "close goals")
    try expectApart(ReportFixture.page(ReportFixture.abandoned()), "abandoned")
  }

  /// Near the edges, names and scores begin or end there, next to their goals on a screen of any width.
  @Test func lateGoalIsNamedAtTheEdge() throws {
    let page = Markup(try ReportFixture.page(ReportFixture.handmade("rich"), "--lang", "en"))
    let timeline = try #require(page.all("section").first { $0.attributes["id"] == "timeline" })
    let names = page.descendants(of: timeline, "text").filter { $0.attributes["class"]?.hasSuffix(" who") == true }
    let placed = names.map { [page.text(of: $0).trimmed, $0.attributes["class"] ?? "", $0.attributes["x"] ?? ""] }
    #expect(
      placed == [
        ["Cesc Falguera", "mid who", "11.9%"], ["J. Martiarena", "mid who", "53.1%"],
        ["Lluís Muntané", "end who", "100%"], ["Iker Munilla", "mid who", "42.8%"],
        ["Í. Lizarralde", "mid who", "82%"],
      ])
  }

  /// An own goal is in the lane of the team that it counts for, so the title says whose player scored it.
  @Test func titleOfAnOwnGoalNamesTheTeam() throws {
    let page = try Self.page([
      Goal(at: .at(30), team: .home, shot: Shot(shooter: .player(PlayerID(joinedAfter: 3))), isOwn: true)
    ])
    #expect(
      page.all("title").map { page.text(of: $0) }.filter { $0.contains("30′") } == [
        "Home, 30′ Own goal No. 4 (Away)"
      ])
  }

  /// The chances and the log name the team too, and say that the 4 is a number.
  @Test func listsNameTheTeamOfAnOwnGoal() throws {
    let page = try Self.page([
      Chance(at: .at(20), team: .home, shot: Shot(shooter: .player(PlayerID(joinedAfter: 8))), outcome: nil),
      Goal(at: .at(30), team: .home, shot: Shot(shooter: .player(PlayerID(joinedAfter: 3))), isOwn: true),
    ])
    func words(_ id: String, _ element: String) throws -> [String] {
      let section = try #require(page.all("section").first { $0.attributes["id"] == id })
      return page.descendants(of: section, element).map { page.text(of: $0).trimmed }.filter { $0.contains("30′") }
        .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }
    #expect(try words("attempts", "tr") == ["30′Home No. 4 (Away)Own goal 1–0"])
    #expect(try words("log", "li") == ["30′ Home Own goal No. 4 (Away) 1–0"])
  }

  /// Without substitutions, the key explains arrivals and departures, each only if there are any. One sheet has no
  /// line-ups, so the key is below the timeline.
  @Test func keyExplainsArrivalsAndDepartures() throws {
    let player = PlayerID(joinedAfter: 3)
    let departure = Departure(at: .at(5), team: .home, player: .player(player))
    for actions in [[departure], [departure, Arrival(at: .at(8), team: .home, player: .player(player))]] {
      let expected = actions.count > 1 ? ["#s-in", "#s-out"] : ["#s-out"]
      let page = try Self.page(actions)
      let lineups = try #require(page.all("section").first { $0.attributes["id"] == "lineups" })
      let key = try #require(page.descendants(of: lineups, "p").last { $0.attributes["class"] == "legend" })
      #expect(page.descendants(of: key, "use").compactMap { $0.attributes["href"] } == expected)
      let sheet = try Self.page(actions, ("brief", "yes"))
      let timeline = try #require(sheet.all("section").first { $0.attributes["id"] == "timeline" })
      let signs = sheet.descendants(of: timeline, "p").flatMap { sheet.descendants(of: $0, "use") }
      #expect(signs.compactMap { $0.attributes["href"] } == ["#s-home", "#s-away"] + expected)
    }
  }

  private static func page(_ actions: [Action], _ parameters: ReportStylesheet.Parameter...) throws -> Markup {
    var match = Match(teams: BothSides(home: .unnamed("Home"), away: .unnamed("Away")))
    match[.home][PlayerID(joinedAfter: 3)].isConfirmed = true
    match.actions = [PeriodStart(.regular(1), length: 45, wallClock: nil)] + actions
    return Markup(
      try ReportStylesheet(.page).bytes(
        of: MatchWriter().bytes(of: match), name: "match.xml", parameters: [("lang", "en")] + parameters))
  }

  /// Goals in minutes 50 to 53 of one side and 55, 57 of the other, with three of them crowded.
  private static func closeGoals() throws -> String {
    let goals = { (minutes: [Int]) in
      minutes.map {
        "<gol dorsalautor=\"\" dorsalassistencia=\"\" origen=\"\" superficie=\"\" minut=\"\($0)\"><autor/><assistencia/></gol>"
      }
      .joined()
    }
    let documented = try String(contentsOfFile: ReportFixture.handmade("documented"), encoding: .isoLatin1)
    var teams = documented.components(separatedBy: "<jugades>")
    try #require(teams.count == 3)
    teams[0] += "<gols>\(goals([50, 51, 52, 53]))</gols>"
    teams[1] += "<gols>\(goals([55, 55, 55, 57]))</gols>"
    return try ReportFixture.write(
      try #require(teams.joined(separator: "<jugades>").data(using: .isoLatin1)), to: "close-goals.xml")
  }

  private func expectApart(_ page: [UInt8], _ name: String) throws {
    let boxes = Self.boxes(String(decoding: page, as: UTF8.self))
    #expect(!boxes.isEmpty, "\(name)")
    for (place, box) in boxes.enumerated() {
      for other in boxes[(place + 1)...] where box.overlaps(other) {
        Issue.record("\(name): \(box) on \(other)")
      }
    }
  }

  /// Marks are at most 11 px wide and high, strokes 1.9 px wide; bold digits of a score are 7 px wide, letters of names
  /// 6.5 px on average, and both are 8 px high.
  private static func boxes(_ page: String) -> [Box] {
    guard let start = page.range(of: "id=\"timeline\""),
      let end = page[start.upperBound...].range(of: "</section>")
    else { return [] }
    let timeline = page[start.upperBound..<end.lowerBound]
    let stroke = /<line x1="([0-9.]+)%" x2="[0-9.]+%" y1="(-?[0-9.]+)" y2="(-?[0-9.]+)"/
    let mark = /<svg x="([0-9.]+)%" y="(-?[0-9.]+)" class="at" role="img"><title>([^<]*)</
    let writing = /<text class="(mid|start|end)( who)?" x="([0-9.]+)%" y="(-?[0-9.]+)"[^>]*>([^<]*)</
    func number(_ text: Substring) -> Double { Double(text) ?? .nan }
    func place(_ text: Substring) -> Double { number(text) * width / 100 }
    let strokes = timeline.matches(of: stroke).map { match in
      let (from, to) = (number(match.output.2), number(match.output.3))
      return Box(
        "chance", x: place(match.output.1), y: (from + to) / 2, halfWidth: 0.95, halfHeight: abs(to - from) / 2)
    }
    let marks = timeline.matches(of: mark).map { match in
      Box(
        String(match.output.3), x: place(match.output.1), y: number(match.output.2), halfWidth: 5.5, halfHeight: 5.5)
    }
    let texts = timeline.matches(of: writing).map { match in
      let letter = match.output.2 == nil ? 3.5 : 3.25
      let halfWidth = letter * Double(match.output.5.count)
      let middle: Double = match.output.1 == "start" ? halfWidth : match.output.1 == "end" ? -halfWidth : 0
      return Box(
        String(match.output.5), x: place(match.output.3) + middle, y: number(match.output.4) - 4,
        halfWidth: halfWidth, halfHeight: 4)
    }
    return strokes + marks + texts
  }
}

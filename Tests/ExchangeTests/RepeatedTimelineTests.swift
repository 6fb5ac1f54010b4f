import Exchange
import MatchModel
import MatchReports
import MatchRules
import MatchXML
import Testing

/// Events of a timeline that the match already has are not recorded again.
@Suite struct RepeatedTimelineTests {
  private func match() -> Match {
    Match(teams: BothSides(home: .unnamed("CE Inca"), away: .unnamed("CE Llosetense")))
  }

  private func clip(_ start: Double, _ code: String, _ labels: String...) -> String {
    let pairs = labels.map { label in
      let parts = label.split(separator: "=")
      return "<label><group>\(parts[0])</group><text>\(parts[1])</text></label>"
    }
    return "<instance><ID>1</ID><start>\(start)</start><end>\(start + 5)</end><code>\(code)</code>"
      + pairs.joined() + "</instance>"
  }

  private func timeline(_ clips: [String], _ base: Match) throws -> ForeignMatch {
    let xml =
      "<file><ALL_INSTANCES>"
      + (["<instance><start>0</start><end>6</end><code>Kick-off 1</code></instance>"] + clips)
      .joined() + "</ALL_INSTANCES></file>"
    var options = ReadingOptions()
    options.teams = base.teams.map(\.name)
    let file = ForeignFile(name: "t.xml", bytes: Array(xml.utf8))
    return try #require(Import.read([file], options: options).first?.reading.matches.first)
  }

  private func added(_ clips: [String], to ledger: Ledger) throws -> SettledMatch {
    try Settlement(rules: ledger.rules).add(timeline(clips, ledger.match), to: ledger)
  }

  @Test func secondImportAddsNothing() throws {
    let clips = [
      clip(750, "Goal", "Team=CE Inca", "Player=9", "Assist=10"), clip(760, "Foul", "Team=CE Llosetense"),
      clip(900, "Corner", "Team=CE Inca"), clip(900.2, "Corner", "Team=CE Inca"),
      clip(1000, "Yellow card", "Team=CE Llosetense", "Player=Pere Gual"),
      clip(1200, "Note", "Team=CE Inca", "Player=9", "Note=Well positioned"),
    ]
    let first = try added(clips, to: Ledger(replaying: match(), rules: RuleSet()))
    #expect(first.repeated == 0 && first.added == 7)
    // Save and read the match in between.
    let read = try MatchReader().read(MatchWriter().bytes(of: first.match), file: "m.xml").match
    let second = try added(clips, to: Ledger(replaying: read, rules: RuleSet()))
    #expect(second.repeated == 6 && second.added == 0 && second.notes == [])
    #expect(MatchWriter().bytes(of: second.match) == MatchWriter().bytes(of: first.match))
  }

  @Test func onlyIdenticalEventsAreRepeats() throws {
    let goal = clip(750, "Goal", "Team=CE Inca", "Player=9")
    let first = try added([goal], to: Ledger(replaying: match(), rules: RuleSet()))
    for other in [
      clip(752, "Goal", "Team=CE Inca", "Player=9"), clip(750, "Goal", "Team=CE Inca", "Player=8"),
      clip(750, "Goal", "Team=CE Llosetense", "Player=9"), clip(750, "Shot", "Team=CE Inca", "Player=9"),
    ] {
      let second = try added([goal, other], to: first.ledger)
      #expect(second.repeated == 1 && second.added == 1, "\(other)")
    }
    // An existing event matches only one.
    let twice = try added([goal, goal], to: first.ledger)
    #expect(twice.repeated == 1 && twice.added == 1)
  }

  /// An action recorded without a clock is matched by its minute.
  @Test func recordedEventsAreMatchedByMinute() throws {
    var recorded = match()
    recorded.actions = [
      PeriodStart(.regular(1), length: 45, wallClock: nil),
      Goal(
        at: Moment(.during(.regular(1)), minute: MatchMinute(13)), team: .home,
        shot: Shot(shooter: .player(PlayerID(joinedAfter: 8)))),
    ]
    let ledger = Ledger(replaying: recorded, rules: RuleSet())
    let same = try added([clip(750, "Goal", "Team=CE Inca", "Player=9")], to: ledger)
    #expect(same.repeated == 1 && same.match.actions.count == 2)
    let other = try added([clip(700, "Goal", "Team=CE Inca", "Player=9")], to: ledger)
    #expect(other.repeated == 0 && other.match.actions.count == 3)
  }
}

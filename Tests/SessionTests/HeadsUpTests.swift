import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import Testing

/// Reminders, and the number of unresolved items.
@Suite struct HeadsUpTests {
  /// At the start, notes from earlier matches on the rival are announced; if neither side is ours, those on both teams.
  @Test(arguments: [(Side.home, ["Away 2"]), (.away, ["Home 1"]), (nil, ["Home 1", "Away 2"])])
  func notesOnTheRivalAreAnnounced(ours: Side?, said: [String]) {
    let earlier = ["Home", "Away", "Away"].map {
      EarlierNote(date: "2026-11-14", opponent: "Sóller", minute: nil, team: $0, player: nil, text: "presses high")
    }
    for lines in [[], ["start", "9g"]] {
      let fixture = SessionFixture(after: lines, ours: ours, earlier: earlier)
      let found = fixture.session.greeting().compactMap { fact in
        if case .earlierNoteCount(let side, let count) = fact.kind {
          "\(fact.ledger.match[side].name) \(count)"
        } else {
          nil
        }
      }
      #expect(found == said)
    }
    let over = SessionFixture(
      after: ["start", "45' end", "start", "90' end", "finish !"], ours: ours, earlier: earlier)
    #expect(!over.session.greeting().contains { if case .earlierNoteCount = $0.kind { true } else { false } })
  }

  private func said(_ fixture: SessionFixture, _ line: String) -> [String] {
    OutcomeWording(Phrasebook(.en)).lines(fixture.perform(line).facts)
  }

  /// The prompt counts the open lines, `todo` lists them and the unresolved items, and the reminders give both numbers.
  @Test func unresolvedCountsAgree() {
    let fixture = SessionFixture(after: ["start", "v?g", "?f"], person: Person())
    for line in ["77g", "v78g", "7 foo"] { fixture.enter(line) }
    #expect(fixture.view.left(columns: 80).hasSuffix("(3 open)> "))
    #expect(said(fixture, "todo").count == 5)
    let headsUp = said(fixture, "heads-up")
    #expect(headsUp.contains { $0.hasPrefix("3 lines are open") })
    #expect(headsUp.contains { $0.hasPrefix("2 things unresolved") })
  }

  // MARK: - Suspended players

  @Test func suspendedPlayersAreMarked() {
    let fixture = SessionFixture(after: [], suspended: [(.home, 4), (.away, 15)])
    #expect(said(fixture, "heads-up") == ["Home: suspended: 4", "Away: suspended: v15"])
    #expect(said(fixture, "lineup l").filter { $0.hasSuffix("starter, suspended") }.count == 1)
    #expect(said(fixture, "lineup v").filter { $0.hasSuffix("substitute, suspended") }.count == 1)
    let offer = fixture.view.offer(for: "player 4", cursor: 8)
    #expect(offer.choices.map(\.label) == ["suspended"])
  }

  @Test(arguments: [(Answer.nothing, false), (.text("n"), false), (.text("!"), true)])
  func startAsksAboutSuspendedStarters(answer: Answer, begins: Bool) throws {
    let person = Person(answer)
    let fixture = SessionFixture(after: [], person: person, suspended: [(.home, 4), (.away, 15)])
    fixture.enter("start")
    guard case .doubt(.suspended(let players)) = try #require(person.asked.first).subject else {
      Issue.record("\(person.asked)")
      return
    }
    #expect(players == [Participant(.subject, .home, SessionFixture.player(4))])
    #expect((fixture.session.ledger.state.period != nil) == begins && fixture.openLines.isEmpty)
  }

  /// The session also asks before a suspended player comes on, before the match or later, unless the line is confirmed
  /// in advance.
  @Test func suspendedSubstituteNeedsConfirmation() throws {
    let person = Person(.nothing, .nothing)
    let fixture = SessionFixture(after: [], person: person, suspended: [(.home, 14)])
    fixture.enter("10>14")
    fixture.enter("start")
    #expect(person.asked.count == 1 && fixture.session.ledger.state.period != nil)
    fixture.enter("10>14")
    #expect(person.asked.count == 2 && fixture.session.ledger.match.actions.count == 1)
    fixture.enter("10>14 !")
    #expect(person.asked.count == 2 && fixture.session.ledger.match.actions.count == 2)
  }

  /// A script is taken literally.
  @Test func scriptsAreNotAsked() {
    let fixture = SessionFixture(after: ["start", "10>14"], suspended: [(.home, 4), (.home, 14)])
    #expect(fixture.session.ledger.match.actions.count == 2)
  }
}

import LibXML
import MatchModel
import MatchXML
import Resources
import SampleMatches
import Testing

@Suite struct DocumentedFileTests {
  /// The actions as "period minute kind", including whistles and the end.
  private func course(_ read: ReadMatch) -> [String] {
    read.match.actions.map { action in
      let phase =
        switch action.moment.phase {
        case .before: "before"
        case .during(let period): "\(period.number)"
        case .after(let period): "after \(period.number)"
        }
      return [phase, action.moment.minute?.description, action.kind.rawValue].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func halvesAreDerivedFromMinutes() throws {
    var file = DocumentedFile()
    file.home =
      "<gols>" + ["93", "23.7", "45+2", "46", "90"].map { DocumentedFile.goal($0, "9") }.joined() + "</gols>"
      + "<notes><nota dorsalJugador=\"\" anotacio=\"bon partit\"><dorsalJugador/><anotacio/></nota></notes>"
    file.away = "<gols>\(DocumentedFile.goal("23", "4"))</gols>"
    let read = try read(file.text)
    #expect(
      course(read) == [
        "1 periodStart", "1 23 goal", "1 23 goal", "1 45+2 goal", "1 45+2 periodEnd", "2 periodStart", "2 46 goal",
        "2 90 goal", "2 90+3 goal", "2 note", "2 90+3 periodEnd", "after 2 matchEnd",
      ])
    #expect(!read.isOrdered)
    let documented = try DTD(Schema.documented2011, name: Schema.documented2011Name)
    #expect(documented.validate(try XMLDocument(Array(file.text.utf8), name: "2011.xml")).isEmpty)
    #expect(read.encoding == .utf8)
    let starts = read.match.actions.compactMap { $0 as? PeriodStart }
    #expect(starts.map(\.moment.wallClock) == [1_304_776_800, 1_304_780_700.25])
    #expect(starts.map(\.length) == [45, 45])
  }

  @Test func readsSquadsInEveryNotation() throws {
    let match = try read(DocumentedFile().text).match
    #expect(match[.home].name == "Inca")
    #expect(match[.away].name == "Alcúdia")
    #expect(match[.home].players.map(\.number.rawValue) == [1, 9, 14])
    #expect(match[.home].players.map(\.name) == ["Àngel", "Bernat", "Cèlia"])
    #expect(match[.home].players.map(\.isStarter) == [true, true, false])
    #expect(match[.away].players.allSatisfy { $0.isStarter && $0.isConfirmed && $0.isListed })
  }

  @Test(arguments: [
    ("", "", []),
    ("1", "", ["1 periodStart"]),
    ("1", "2", ["1 periodStart", "1 45 periodEnd", "2 periodStart", "2 90 periodEnd", "after 2 matchEnd"]),
  ])
  func courseIsDerivedFromKickOffTimes(first: String, second: String, course expected: [String]) throws {
    var file = DocumentedFile()
    (file.first, file.second) = (first, second)
    #expect(course(try read(file.text)) == expected)
  }

  @Test func courseWithoutTimesIsDerivedFromActions() throws {
    var file = DocumentedFile()
    (file.first, file.second) = ("", "")
    file.home = "<targetes>\(DocumentedFile.card("", "9"))</targetes>"
    #expect(course(try read(file.text)) == ["1 periodStart", "1 card"])
    file.home = "<notes><nota dorsalJugador=\"9\" anotacio=\"tocat\"><dorsalJugador/><anotacio/></nota></notes>"
    #expect(course(try read(file.text)) == ["before note"])
  }

  @Test func cardColourIsUnknown() throws {
    var file = DocumentedFile()
    file.home = "<targetes>\(DocumentedFile.card("12", "9"))</targetes>"
    let card = try #require(try read(file.text).match.actions.compactMap { $0 as? Card }.first)
    #expect(card.color == nil)
    #expect(card.reason == nil)
  }

  @Test func unlistedNumberIsKeptForTheLaws() throws {
    var file = DocumentedFile()
    file.home = "<gols>\(DocumentedFile.goal("12", "10", name: "Marc"))</gols>"
    let players = try read(file.text).match[.home].players
    let scorer = try #require(players.last)
    #expect(scorer.number.rawValue == 10)
    #expect(scorer.name == "Marc")
    #expect(!scorer.isListed)
    #expect(!scorer.isConfirmed)
  }

  @Test func emptySquadIsFilledFromActions() throws {
    var file = DocumentedFile()
    file.homeSquad = []
    file.home =
      "<gols>\(DocumentedFile.goal("12", "10", name: "Marc"))</gols>"
      + "<canvis>\(DocumentedFile.substitution("50", off: "10", on: "12"))</canvis>"
    let players = try read(file.text).match[.home].players
    #expect(players.map(\.number.rawValue) == [10, 12])
    #expect(players.map(\.isStarter) == [true, false])
    #expect(players.allSatisfy { $0.isListed && !$0.isConfirmed })
  }

  @Test func unknownCodesAreKept() throws {
    var file = DocumentedFile()
    file.home =
      "<jugades><jugada minut=\"5\" dorsalautor=\"9\" dorsalassistencia=\"\" origen=\"xilena\" superficie=\"genoll\">"
      + "<minut/><autor/><assistencia/><origen/><superficie/></jugada></jugades>"
    let read = try read(file.text)
    let chance = try #require(read.match.actions.compactMap { $0 as? Chance }.first)
    #expect(chance.shot.origin?.rawValue == "xilena")
    #expect(chance.shot.bodyPart?.rawValue == "genoll")
    #expect(chance.outcome == nil)
    let strict = String(decoding: MatchWriter(format: .documented2011).bytes(of: read.match), as: UTF8.self)
    #expect(strict.contains("origen=\"xilena\" superficie=\"genoll\""))
  }

  @Test func strictExportOwnGoalIsReadBack() throws {
    let strict = MatchWriter(format: .documented2011).bytes(of: exampleMatch())
    let match = try read(strict).match
    let own = try #require(match.actions.compactMap { $0 as? Goal }.first { $0.isOwn })
    #expect(own.team == .home)
    #expect(own.shot.shooter == .player(PlayerID(joinedAfter: 3)))
    #expect(match.actions.count { $0.kind == .goal } == 3)
  }

  /// The number of a side's `gol` elements is its score in both formats.
  @Test func strictExportOmitsAnnulledGoalsAndShootOut() {
    let strict = String(decoding: MatchWriter(format: .documented2011).bytes(of: exampleMatch()), as: UTF8.self)
    #expect(strict.components(of: "<gol ") == 3)
    for added in [
      "tanda", "periode", "tecnic", "porter", "entrada", "ordre", "color", " versio=", "afegit", "desconeguts",
    ] {
      #expect(!strict.contains(added), "\(added)")
    }
  }

  @Test func actionsInOneMinuteKeepFileOrder() throws {
    var file = DocumentedFile()
    file.home = "<gols>\(DocumentedFile.goal("12", "9"))\(DocumentedFile.goal("12", "1"))</gols>"
    let match = try read(file.text).match
    let scorers = match.actions.compactMap { ($0 as? Goal)?.shot.shooter.playerID }
    #expect(scorers.map { match[.home][$0].number.rawValue } == [9, 1])
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

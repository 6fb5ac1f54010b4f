import Exchange
import Foundation
import MatchModel
import MatchRules
import Phrases
import Testing

/// Event feeds: an invented match in each format, and errors in feeds.
@Suite struct FeedTests {
  private static let statsBomb = ["made/statsbomb/events.json", "made/statsbomb/lineups.json"]

  private func read(_ files: [ForeignFile]) -> [ForeignReading] {
    Import.read(files, options: ReadingOptions()).map(\.reading)
  }

  private func settled(_ names: [String]) throws -> SettledMatch {
    let readings = try read(names.map(Samples.file))
    #expect(readings.flatMap(\.problems) == [])
    let match = try #require(readings.flatMap(\.matches).first)
    #expect(match.notes == [])
    return try Settlement(rules: RuleSet()).settle(match, provenance: "feed")
  }

  /// A team's figures according to `facts.json`.
  private func expect(_ match: Match, _ side: Side, _ facts: Facts.Figures) {
    let mine = match.actions.filter { ($0 as? TeamAction)?.team == side }
    let goals = mine.compactMap { $0 as? Goal }
    let chances = mine.compactMap { $0 as? Chance }
    let shots =
      goals.filter { !$0.isOwn }.map { ($0.shot, "gol") } + chances.map { ($0.shot, $0.outcome?.rawValue ?? "") }
    func counted(_ texts: [String?]) -> [String: Int] {
      Dictionary(texts.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    }
    #expect(goals.count == facts.goals)
    #expect(goals.filter(\.isOwn).count == facts.ownGoals)
    #expect(shots.count == facts.shots)
    #expect(counted(shots.map(\.1)) == facts.outcomes)
    #expect(counted(shots.map { $0.0.bodyPart?.rawValue }) == facts.body)
    #expect(counted(shots.map { $0.0.zone.map { String($0.rawValue) } }) == facts.zones)
    #expect(counted(shots.map { $0.0.origin?.rawValue }) == facts.origins)
    #expect(goals.count { $0.shot.assistant != nil } == facts.goalsWithAssist)
    let fouls = mine.compactMap { $0 as? Foul }
    #expect(fouls.count == facts.fouls)
    #expect(fouls.filter(\.isHandball).count == facts.handballs)
    #expect(counted(mine.compactMap { ($0 as? Card)?.color?.rawValue }) == facts.cards)
    #expect(mine.count { $0 is Offside } == facts.offsides)
    #expect(mine.count { $0 is Corner } == facts.corners)
    #expect(mine.count { $0 is Substitution } == facts.substitutions)
  }

  @Test func statsBombFeedMatchesFacts() throws {
    let settled = try settled(Self.statsBomb)
    let facts = Samples.facts.made
    #expect(settled.ledger.firstObjection == nil && settled.breaches.isEmpty)
    #expect(settled.match.teams.home.name == facts.home && settled.match.teams.away.name == facts.away)
    let score = settled.ledger.state.score
    #expect("\(score.home)-\(score.away)" == facts.score)
    for side in Side.allCases {
      let team = settled.match[side]
      expect(settled.match, side, try #require(facts.statsbomb[team.name]))
      #expect(team.players.count == 14)
      #expect(team.players.filter(\.isStarter).map(\.number.rawValue).sorted() == Array(1...11))
      #expect(team.players.filter(\.hasPlaceholderNumber).isEmpty)
    }
    // 7:45.5 of the first half, and the interval for a substitution at 0.000 of the second.
    let goal = try #require(settled.match.actions.compactMap { $0 as? Goal }.first)
    #expect(goal.moment.elapsed == 465.5 && goal.moment.minute == MatchMinute(8))
    let change = try #require(settled.match.actions.compactMap { $0 as? Substitution }.first)
    #expect(change.moment.phase == .after(.regular(1)))
    let ends = settled.match.actions.compactMap { ($0 as? PeriodEnd)?.moment.elapsed }
    #expect(ends == [2790, 2940])
  }

  @Test func homeTeamIsGuessedUnlessSpecified() throws {
    let files = try Self.statsBomb.map(Samples.file)
    var options = ReadingOptions()
    options.home = "ce llosetense"
    let match = try #require(Import.read(files, options: options)[0].reading.matches.first)
    #expect(match.teams.home.name == "CE Llosetense")
    #expect(match.stated.score == BothSides(home: 1, away: 2))
    let list = """
      [{"match_id": 1, "match_date": "2026-11-21", "kick_off": "17:30:00.000", "home_score": 1, "away_score": 2,
      "home_team": {"home_team_id": 9002}, "away_team": {"away_team_id": 9001}, "stadium": {"name": "Camp"}}]
      """
    let row = ForeignFile(name: "matches.json", bytes: Array(list.utf8))
    let listed = try #require(read(files + [row])[0].matches.first)
    #expect(
      listed.teams.home.name == "CE Llosetense" && listed.details.time == "17:30" && listed.details.venue == "Camp")
    #expect(throws: Never.self) { try Settlement(rules: RuleSet()).settle(listed, provenance: "") }
  }

  /// The list of matches names the stage, and each team's group. A league has neither.
  @Test(arguments: [
    ("Group Stage", "A", "Group A", "Group Stage"), ("Quarter-finals", "A", "", "Quarter-finals"),
    ("Regular Season", "", "", ""),
  ])
  func matchListNamesGroupAndStage(_ name: String, _ letter: String, _ group: String, _ stage: String) throws {
    let list = """
      [{"match_id": 1, "match_date": "2026-11-21", "competition_stage": {"name": "\(name)"},
      "home_team": {"home_team_id": 9001, "home_team_group": "\(letter)"}, "away_team": {"away_team_id": 9002}}]
      """
    let row = ForeignFile(name: "matches.json", bytes: Array(list.utf8))
    let match = try #require(read(try Self.statsBomb.map(Samples.file) + [row])[0].matches.first)
    #expect(match.details.group == group && match.details.stage == stage)
  }

  @Test func reportsMissingHalf() throws {
    let events = read([try Samples.file(Self.statsBomb[0])])[0]
    #expect(events.matches.first?.notes.map(\.what) == [Phrase("exchange.without-line-ups")])
    #expect(
      read([try Samples.file(Self.statsBomb[1])])[0].problems.map(\.what)
        == [Phrase("exchange.missing-half", ["name": "events.json"])])
  }

  /// The events with a change.
  private func events(_ change: (inout String) throws -> Void) throws -> [ForeignFile] {
    let file = try Samples.file(Self.statsBomb[0])
    var text = file.text
    try change(&text)
    return [ForeignFile(name: "events.json", bytes: Array(text.utf8)), try Samples.file(Self.statsBomb[1])]
  }

  @Test func refusesInconsistentFeeds() throws {
    func problems(_ change: (inout String) throws -> Void) throws -> [Phrase] {
      read(try events(change)).flatMap(\.problems).map(\.what)
    }
    let lacks = Phrase("exchange.event-lacks", ["number": 7, "field": "minute"])
    #expect(try problems { $0 = $0.replacing("\"minute\": 7,", with: "") }.contains(lacks))
    let own = try problems { text in
      let start = try #require(text.firstRange(of: "Own Goal Against")).upperBound
      let number = try #require(text[start...].firstRange(of: "900205"))
      text.replaceSubrange(number, with: "900101")
    }
    #expect(own == [Phrase("exchange.own-goal-of-others", ["number": 23, "name": "Miquel Ramis"])])
    #expect(try problems { $0 = $0.replacing("\"period\": 1", with: "\"period\": 9") } != [])
    let other = [
      try Samples.file(Self.statsBomb[0]),
      ForeignFile(name: "l.json", bytes: Array("[{\"lineup\": [], \"team_id\": 1}]".utf8)),
    ]
    #expect(
      read(other).flatMap(\.problems).map(\.what)
        == [Phrase("exchange.other-line-ups", ["lineups": "l.json", "events": Self.statsBomb[0]])])
    let broken = ForeignFile(name: "x.json", bytes: Array("[{\"play_pattern\": 1},\n {\"a\" 1}]".utf8))
    #expect(read([broken])[0].problems.first?.line == 2)
  }

  @Test func refusesUnmatchedOwnGoal() throws {
    // Without the other side's record, the own goal counts but the total does not match.
    let files = try events { $0 = $0.replacing("Own Goal For", with: "Something Else") }
    let match = try #require(read(files)[0].matches.first)
    #expect(throws: ExchangeProblems.self) { try Settlement(rules: RuleSet()).settle(match, provenance: "") }
  }

  private static let opta = ["made/opta/f7.xml", "made/opta/f24.xml"]

  @Test func optaFeedMatchesFacts() throws {
    let settled = try settled(Self.opta)
    let facts = Samples.facts.made
    #expect(settled.ledger.firstObjection == nil && settled.breaches.isEmpty)
    let score = settled.ledger.state.score
    #expect("\(score.home)-\(score.away)" == facts.score)
    for (side, team) in [(Side.home, "9001"), (.away, "9002")] {
      expect(settled.match, side, try #require(facts.opta[team]))
    }
    #expect(settled.match.details.referee == "Antònia Sastre" && settled.match.details.attendance == "350")
    // 17:31:04 in Madrid.
    #expect(settled.match.actions.first?.moment.wallClock == 1_795_278_664)
  }

  /// Both feeds give the same facts, except for the wall clock, the referee, reasons, and what only one of them
  /// contains.
  @Test(arguments: [(statsBomb, opta), (FeedsOfACupTieTests.statsBomb, FeedsOfACupTieTests.opta)])
  func bothFeedsGiveTheSameMatch(_ one: [String], _ other: [String]) throws {
    func summaries(_ names: [String]) throws -> [String] {
      let match = try settled(names).match
      let actions = match.actions.map { action in
        let plain = action.moment
        let at = "\(plain.phase) \(plain.minute.map { "\($0)" } ?? "") \(plain.elapsed.map { "\($0)" } ?? "")"
        let people = action.participants.map { part -> String in
          switch part.person {
          case .player(let id): "\(part.side) \(match[part.side][id].name)"
          case .official(let code): "\(part.side) \(code.rawValue)"
          case .unidentified: "\(part.side) ?"
          }
        }
        let kind =
          switch action {
          case let goal as Goal: "\(goal.isOwn) \(goal.shot.summary)"
          case let chance as Chance: "\(chance.outcome?.rawValue ?? "") \(chance.shot.summary)"
          case let foul as Foul: "\(foul.isHandball)"
          case let card as Card: card.color?.rawValue ?? ""
          case let kick as ShootOutKick: kick.outcome.rawValue
          default: ""
          }
        return "\(type(of: action)) \(at) \(people) \(kind)"
      }
      let squads = Side.allCases.flatMap { side in
        match[side].players.map { "\(side) \($0.number) \($0.name) \($0.isStarter) \($0.isGoalkeeper)" }.sorted()
      }
      return squads + actions
    }
    #expect(try summaries(one) == summaries(other))
  }

  @Test func readsEachHalfOfOptaAlone() throws {
    for (name, missing) in [(Self.opta[0], "exchange.without-f24"), (Self.opta[1], "exchange.without-f7")] {
      let reading = read([try Samples.file(name)])[0]
      let match = try #require(reading.matches.first)
      #expect(match.notes.map(\.what) == [Phrase(missing)])
      let settled = try Settlement(rules: RuleSet()).settle(match, provenance: "")
      #expect(settled.ledger.state.score == BothSides(home: 2, away: 1))
      #expect(settled.ledger.firstObjection == nil)
    }
  }

  @Test func halvesOfTwoMatchesAreRefused() throws {
    let f24 = try Samples.file(Self.opta[1])
    let other = ForeignFile(
      name: "f24.xml", bytes: Array(f24.text.replacing("Game id=\"1\"", with: "Game id=\"2\"").utf8))
    #expect(
      read([try Samples.file(Self.opta[0]), other])[0].problems.map(\.what)
        == [Phrase("exchange.other-half", ["events": "2", "results": "1"])])
  }

  @Test func refusesScoreThatDiffersFromGoals() throws {
    let f7 = try Samples.file(Self.opta[0])
    let other = ForeignFile(name: "f7.xml", bytes: Array(f7.text.replacing("Score=\"2\"", with: "Score=\"3\"").utf8))
    let match = try #require(read([other, try Samples.file(Self.opta[1])])[0].matches.first)
    #expect(throws: ExchangeProblems.self) { try Settlement(rules: RuleSet()).settle(match, provenance: "") }
  }
}

extension Shot {
  fileprivate var summary: String {
    "\(bodyPart?.rawValue ?? "") \(origin?.rawValue ?? "") \(zone.map { "\($0.rawValue)" } ?? "")"
  }
}

import CommandSupport
import Phrases
import Seasons
import Standings
import Text

extension SeasonView {
  static let bracket = SeasonView("bracket", detail: .result) { request throws(Failure) in
    let chosen = request.season.results.competitions.filter { request.filter.selects(competition: $0.name) }
    let brackets = chosen.map { ($0, request.bracket(of: $0)) }.filter { !$0.1.isEmpty }
    guard !request.isForPrograms else { return try request.show([BracketList.list(brackets)]) }
    guard !brackets.isEmpty else { throw request.wrong(Phrase("season.no-bracket")) }
    for (index, (competition, bracket)) in brackets.enumerated() {
      if index > 0 { request.console.print("") }
      let name = competition.name.isEmpty ? request.book(Phrase("season.knockout")) : competition.name
      let text = BracketText(bracket: bracket, words: request.words, columns: request.console.columns)
      for line in visible(name).fitted(to: request.console.columns) + text.lines() { request.console.print(line) }
      request.noteUnconfirmed(in: competition)
    }
  }
}

extension SeasonRequest {
  /// The knock-out rounds of a competition, limited to the selected days. `--confirmed` treats unconfirmed results as
  /// not played.
  func bracket(of competition: SeasonResults.Competition) -> Bracket {
    let results = competition.cups.filter { result in
      (filter.to.map { result.date <= $0 } ?? true) && (filter.from.map { result.date >= $0 } ?? true)
    }
    .map { result in
      guard isUnconfirmed(result) else { return result }
      var open = result
      open.outcome = .pending
      return open
    }
    return Bracket(of: results, awayGoals: options.rules(of: competition.name, in: season).awayGoals)
  }

  private func isUnconfirmed(_ result: MatchResult) -> Bool {
    options.scope.isConfirmedOnly && result.counted != nil && !result.isConfirmed
  }

  /// Prints how many results of the knock-out rounds `--confirmed` has left out.
  func noteUnconfirmed(in competition: SeasonResults.Competition) {
    let count = competition.cups.count(where: isUnconfirmed)
    if count > 0 { console.print(wrapping: ["", book(Phrase("table.unconfirmed", count: count))]) }
  }
}

extension SeasonRequest {
  func groupsCSV(of tables: [TitledTable]) -> String {
    let competition = season.results.competitions.first { $0.name == tables.first?.competition }
    return TableCSV.text(
      groups: tables.map { (name: $0.groupName, table: table($0)) },
      places: filter.team == nil ? competition.flatMap(placeAcrossGroups) : nil)
  }

  /// Ranks the teams that finished in a position from which only the best advance, such as third place.
  func placeAcrossGroups(of competition: SeasonResults.Competition) -> PlaceAcrossGroups? {
    let tables = season.results.tables().filter { $0.competition == competition.name }
    guard tables.count > 1, tables.allSatisfy({ !$0.group.isEmpty && $0.stage.isEmpty }) else { return nil }
    let groups = tables.map(table)
    let first = Bracket(of: competition.cups, awayGoals: false).rounds.first?.round.teams
    let teams = groups.reduce(0) { $0 + $1.rows.count }
    let known = KnownTournament(competition.name) == nil ? nil : KnownTournament.entrants(of: teams)
    guard let entrants = known ?? first else { return nil }
    return PlaceAcrossGroups(
      groups, entrants: entrants, by: options.rules(of: competition.name, in: season), decided: season.decidedOrders,
      sortKey: folded)
  }
}

/// The knock-out rounds for programs: a row per match, in the order of the bracket.
enum BracketList {
  static func list(_ brackets: [(SeasonResults.Competition, Bracket)]) -> SeasonList {
    var list = SeasonList(
      title: "",
      columns: [
        .name("competition"), .name("round").untitled, .number("teams").untitled, .number("tie").untitled,
        .name("date"), .name("home"), .name("away"), .number("home_goals").untitled, .number("away_goals").untitled,
        .name("extra_time").untitled, .number("home_kicks").untitled, .number("away_kicks").untitled,
        .name("winner").untitled,
      ], empty: Phrase("season.no-match"))
    for (competition, bracket) in brackets {
      for round in bracket.inOrder {
        for (index, tie) in round.ties.enumerated() {
          for match in tie.matches { list.rows.append(row(match, of: tie, index + 1, competition.name)) }
        }
      }
    }
    return list
  }

  private static func row(
    _ match: MatchResult, of tie: CupTie, _ number: Int, _ competition: String
  ) -> [SeasonList.Cell] {
    [
      .text(competition), .text(match.stage.isEmpty ? match.round : match.stage), .number(tie.round.teams),
      .number(number), .text(match.date), .text(match.home), .text(match.away), .number(match.counted?.home),
      .number(match.counted?.away), .text(match.isAfterExtraTime ? "yes" : ""), .number(match.shootOut?.home),
      .number(match.shootOut?.away), .text(tie.winner ?? ""),
    ]
  }
}

import CommandSupport
import Phrases
import Seasons
import Standings
import Text

extension SeasonView {
  static let bracket = SeasonView(name: "bracket", detail: .result) { request throws(Failure) in
    let chosen = request.season.results.competitions.filter { request.filter.selects(competition: $0.name) }
    let brackets = chosen.map { (competition: $0, bracket: request.bracket(of: $0)) }.filter { !$0.bracket.isEmpty }
    guard !request.isForPrograms else { return try request.show([SeasonList(of: brackets)]) }
    guard !brackets.isEmpty else { throw request.wrong(Phrase("season.no-bracket")) }
    for (index, (competition, bracket)) in brackets.enumerated() {
      if index > 0 { request.console.print("") }
      let name = competition.name.isEmpty ? request.book(Phrase("season.knockout")) : competition.name
      for line in visible(name).fitted(to: request.console.columns) { request.console.print(line) }
      request.show(bracket, of: competition)
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

  /// Prints the knock-out rounds, and how many of their results `--confirmed` has left out.
  func show(_ bracket: Bracket, of competition: SeasonResults.Competition) {
    for line in BracketText(bracket: bracket, words: words, columns: console.columns).lines() { console.print(line) }
    let count = competition.cups.count(where: isUnconfirmed)
    if count > 0 { console.print(wrapping: ["", book(Phrase("table.unconfirmed", count: count))]) }
  }
}

extension SeasonRequest {
  func groups(of tables: [TitledTable]) -> SeasonList {
    let competition = season.results.competitions.first { $0.name == tables.first?.competition }
    return SeasonList(
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

extension SeasonList {
  /// The knock-out rounds for programs: a row per match, in the order of the bracket.
  fileprivate init(of brackets: [(competition: SeasonResults.Competition, bracket: Bracket)]) {
    let matches = brackets.flatMap { competition, bracket in
      bracket.inOrder.flatMap { round in
        zip(1..., round.ties).flatMap { number, tie in
          tie.matches.map { (competition: competition.name, number: number, tie: tie, match: $0) }
        }
      }
    }
    self.init(
      "", of: matches,
      columns: [
        .name("competition", \.competition),
        .name("round") { $0.match.stage.isEmpty ? $0.match.round : $0.match.stage }.untitled,
        .number("teams", \.tie.round.teams).untitled, .number("tie", \.number).untitled,
        .name("date", \.match.date), .name("home", \.match.home), .name("away", \.match.away),
        .number("home_goals", \.match.counted?.home).untitled, .number("away_goals", \.match.counted?.away).untitled,
        .name("extra_time") { $0.match.isAfterExtraTime ? "yes" : "" }.untitled,
        .number("home_kicks", \.match.shootOut?.home).untitled,
        .number("away_kicks", \.match.shootOut?.away).untitled, .name("winner") { $0.tie.winner ?? "" }.untitled,
      ], empty: nil)
  }
}

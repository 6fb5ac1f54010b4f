import MatchModel
import Phrases
import Seasons
import Standings
import Wording

extension SeasonView {
  /// A team's results and form, and its players.
  static let team = SeasonView("team", about: "TEAM") { request throws(Failure) in
    let team = try SeasonOptions.team(request.name ?? "", of: request.season, wrong: request.wrong)
    var filter = request.filter
    filter.team = team
    let totals = request.season.totals(filter, request.discipline)
      .sorted { (-$0.minutes, $0.player.id) < (-$1.minutes, $1.player.id) }
    var list = SeasonList(
      title: team,
      columns: [
        .name("player"), .name("numbers", weight: 5), .number("matches"), .number("starts", weight: 3),
        .number("minutes"), .scored(totals), .number("assists", weight: 2), .number("yellows", weight: 1),
        .number("reds", weight: 1),
      ], empty: Phrase("season.nobody"))
    list.rows = totals.map { totals in
      [
        .text(request.console.words.player(totals.player)),
        .text(request.season.numbers(of: totals.player, in: team).map(ShirtNumber.text).joined(separator: " ")),
        .known(totals.appearances, totals.followed > 0),
        .number(totals.starts), .known(totals.minutes, totals.followed > 0), .number(totals.goals),
        .number(totals.assists),
        .number(totals.yellows), .number(totals.reds + totals.secondYellows),
      ]
    }
    let matches = request.results(of: team)
    list.notes = request.console.words.form(of: team, in: matches, ofPoints: totals.areOfPoints)
    list.notes += request.season.points(of: team, request.filter).map(request.console.words.point)
    list.notes += request.unfollowed(filter)
    list.notes += TeamSheet(team, totals, matches, request).lines
    let goals = goals(of: team, request)
    // Programs get a single table. How goals come about says little in games with points.
    try request.show(request.isForPrograms || goals.rows.isEmpty || totals.areOfPoints ? [list] : [list, goals])
  }

  /// A list of when and how goals were scored and conceded.
  private static func goals(of team: String, _ request: SeasonRequest) -> SeasonList {
    var list = SeasonList(
      title: request.console.book(Phrase("season.goals-of", ["team": team])),
      columns: [.name("when"), .number("goals_for"), .number("goals_against")], empty: Phrase("season.nobody"))
    list.rows = request.season.goals(of: team, request.filter).map { group in
      [.text(request.console.words.goals(group.kind)), .number(group.scored), .number(group.conceded)]
    }
    return list
  }
}

/// Facts about a team beside its squad: who takes set pieces and, of an opponent, its position,
/// earlier meetings, likely starters and notes.
struct TeamSheet {
  private let team: String
  private let totals: [PlayerTotals]
  private let matches: [MatchResult]
  private let request: SeasonRequest

  /// - Parameters:
  ///   - totals: the totals of its players.
  ///   - matches: its matches in order.
  init(_ team: String, _ totals: [PlayerTotals], _ matches: [MatchResult], _ request: SeasonRequest) {
    (self.team, self.totals, self.matches, self.request) = (team, totals, matches, request)
  }

  var lines: [String] {
    let words = request.console.words
    let takers = [
      words.takers("season.corner-takers", totals, \.corners),
      words.takers("season.penalty-takers", totals, \.penaltiesTaken),
    ].compactMap(\.self)
    // Our own starters need no guess.
    guard team != request.us else { return takers + notes }
    return places + meetings + takers + [likely].compactMap(\.self) + traits + notes
  }

  private var places: [String] {
    SeasonTables(request.season.results, filter: request.filter.competition).tables.compactMap {
      request.place(of: team, in: $0)
    }
  }

  private var meetings: [String] {
    guard let us = request.us else { return [] }
    let met = matches.filter { $0.outcome.score != nil && ($0.home == us || $0.away == us) }
    return met.map { request.console.book(Phrase("season.earlier", ["match": request.console.words.result($0)])) }
  }

  /// The traits of its players, each once.
  private var traits: [String] {
    totals.map(\.player).flatMap { player -> [String] in
      var seen: Set<String> = []
      return player.entries.flatMap { entry -> [String] in
        request.season.matches[entry.match].sheet.remarks
          .filter { $0.kind == .trait && $0.side == entry.side && $0.place == entry.place }
          .filter { seen.insert($0.text).inserted }.map { request.console.words.trait($0, of: player) }
      }
    }
  }

  private var notes: [String] {
    SeasonNotes(request).lines { match, note, _ in note.side.map { match.result[$0] == team } ?? false }
  }

  /// The likely starters, and who is suspended or one card short of it.
  private var likely: String? {
    let eleven = request.season.likelyEleven(of: team)
    guard !eleven.isEmpty else { return nil }
    let records = request.season.discipline(until: request.filter.to, request.discipline).filter { $0.team == team }
    let (words, book) = (request.console.words, request.console.book)
    let names = eleven.map { player -> String in
      let name = words.player(player)
      let own = records.filter { $0.player.id == player.id }
      if own.contains(where: { $0.owed > 0 }) { return book(Phrase("season.marked-suspended", ["player": name])) }
      return own.contains(where: \.isOneShort) ? book(Phrase("season.marked-short", ["player": name])) : name
    }
    return book(Phrase("season.likely", ["players": names.joined(separator: ", ")]))
  }
}

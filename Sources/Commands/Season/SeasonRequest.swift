import FileWording
import Phrases
import Seasons
import Standings

/// What is asked of a season: the files, read; the view, and what part of it.
struct SeasonRequest {
  let arguments: Arguments
  let console: Console
  /// As it was named: a folder, a file, or the first of several parts.
  let place: String
  /// The same as a shell takes it, with all that makes it the same season.
  let shellPlace: [String]
  /// Where commands that write something of it do so, as a shell takes it.
  let shellFolder: String
  let read: SeasonReading.Outcome
  var season: Season
  let options: TableOptions
  let filter: SeasonFilter
  /// What a view that is about somebody is about.
  let name: String?
  /// Whose season it is, if anybody says so.
  let us: String?
  /// Takes lists instead of the terminal; nil for it.
  var sink: ListSink?

  /// Whether a program reads on: words are codes then.
  var isForPrograms: Bool { sink != nil || SeasonOptions.isForPrograms(arguments) }

  /// What is said of competitions that are left out.
  var leftOut: [String] {
    season.refused.map { name in
      let shown = name.isEmpty ? console.book(Phrase("table.untitled")) : name
      return console.book(Phrase("season.part.left-out", ["competition": shown]))
    }
  }

  /// The rules of discipline of a competition.
  var discipline: (String) -> DisciplineRules {
    { [options, file = season.file] in options.discipline(of: $0, in: file) }
  }

  /// What parts scorers of as many goals, where the competitions that are asked for say the same of it.
  var scorerTies: [CountingRules.ScorerTie] {
    let names = season.results.competitions.map(\.name).filter { name in
      filter.competition.map { folded(name).contains(folded($0)) } ?? true
    }
    let ties = Set(names.map { options.counting(of: $0, in: season.file).scorerTies })
    return ties.count == 1 ? ties.first ?? [] : []
  }

  func table(_ titled: SeasonTables.Titled) -> LeagueTable {
    var scope = options.scope
    (scope.from, scope.date) = (filter.from, filter.to)
    return options.table(titled, of: season, scope: scope)
  }

  /// Which teams left the competition of a table, a line each.
  func withdrawn(from titled: SeasonTables.Titled) -> [String] {
    season.withdrawals(in: titled.competition)
      .filter { left in titled.results.contains { $0.home == left.team || $0.away == left.team } }
      .map { console.words.decision($0.decision) { $0 } }
  }

  /// Where a team stands in a table, in words; nil where it is not in it, or nothing has been played.
  func place(of team: String, in titled: SeasonTables.Titled) -> String? {
    let table = table(titled)
    guard table.matches > 0, let row = table.rows.first(where: { $0.record.team == team }) else { return nil }
    let facts: KeyValuePairs<String, any PhraseArgument> = [
      "competition": titled.name.isEmpty ? console.book(Phrase("table.untitled")) : titled.name,
      "rank": "\(row.rank)" + (row.isShared ? "=" : ""), "teams": table.rows.count,
    ]
    return console.book(Phrase("season.place", facts, count: row.record.points))
  }

  /// The matches of a team that are asked for, in their order.
  func results(of team: String) -> [MatchResult] {
    var filter = filter
    filter.team = team
    let all = season.results.competitions.flatMap { competition in
      competition.matches.map(\.result).filter { filter.passes($0, competition: competition.name) }
    }
    .inOrder()
    return zip(all, filter.sides(of: all)).filter { filter.last == nil || !$1.isEmpty }.map(\.0)
  }

  /// For whom somebody played: the team that is asked for, or all of theirs.
  func team(of totals: PlayerTotals, _ filter: SeasonFilter) -> String {
    filter.team ?? totals.player.teams.joined(separator: ", ")
  }

  /// Why minutes are missing, where the game does not follow who is on the field; empty where all of it does.
  func unfollowed(_ filter: SeasonFilter) -> [String] { unfollowed(season.unfollowedMatches(filter)) }

  /// The same of so many matches.
  func unfollowed(_ matches: Int) -> [String] {
    matches > 0 ? [console.book(Phrase("season.not-followed", count: matches))] : []
  }

  /// Who of the team played less than the competition demands, a line a match.
  func breaches(_ filter: SeasonFilter) -> [String] {
    let breaches = season.playingTimeBreaches(
      of: filter.team, filter, { [options, file = season.file] in options.playingTime(of: $0, in: file) }, discipline)
    return breaches.map { console.words.breach($0.player, $0.breach) }
  }

  func wrong(_ what: Phrase) -> Failure { .text([TextProblem(file: place, line: nil, what: .said(what))]) }

  /// Shows a list, in the format that was asked for.
  func show(_ lists: [SeasonList]) throws(Failure) {
    if let sink {
      sink.lists += lists
      return
    }
    if SeasonOptions.isForPrograms(arguments) {
      for list in lists { console.write(Array(ListCSV.text(list).utf8)) }
      return
    }
    for (index, list) in lists.enumerated() {
      if index > 0 { console.print("") }
      for line in ListText(list: list, words: console.words, columns: console.columns).lines() { console.print(line) }
    }
  }

  /// The title of a list, with the team or the competition that it is of.
  func title(_ phrase: Phrase, team: String? = nil) -> String {
    let parts = [team ?? filter.team, filter.competition].compactMap(\.self)
    let title = console.book(phrase)
    return parts.isEmpty ? title : title + ", " + parts.joined(separator: ", ")
  }
}

import CommandSupport
import Phrases
import Seasons
import Standings
import Wording

/// A request for a view of a season: the files read, the view, and the selected part.
struct SeasonRequest {
  var arguments: Arguments
  let console: Console
  /// The user's argument: a folder, a file, or the first of several parts.
  let place: String
  /// The same argument quoted for a shell, with all options that select the season.
  let shellPlace: [String]
  /// The folder for commands that edit the season, quoted for a shell.
  let shellFolder: String
  let read: SeasonReading.Outcome
  var season: Season
  let options: TableOptions
  let filter: SeasonFilter
  var name: String?
  let us: String?
  /// False if the output is passed on and must not contain notes or anything about health.
  var isPrivate = true

  var words: Wording { console.words }
  var book: Phrasebook { console.book }

  /// True if the output is for a program and therefore contains codes instead of words.
  var isForPrograms: Bool { SeasonOptions.isForPrograms(arguments) }

  /// Messages about files that could not be read and competitions that are omitted.
  var missing: [String] {
    let files = Phrase("table.not-read", ["files": read.files], count: read.wrong)
    let refused = season.refused.map { name in
      let shown = name.isEmpty ? book(Phrase("table.untitled")) : name
      return book(Phrase("season.part.left-out", ["competition": shown]))
    }
    return (read.wrong > 0 ? [book(files)] : []) + refused
  }

  var discipline: (String) -> DisciplineRules { options.discipline(in: season.file) }

  /// Everyone's cards and bans as of the last selected date.
  var records: [DisciplineRecord] { season.discipline(until: filter.to, discipline) }

  /// The tie-breakers between scorers, if the selected competitions agree on them.
  var scorerTies: [CountingRules.ScorerTie] {
    let names = season.results.competitions.map(\.name).filter(filter.selects(competition:))
    let ties = Set(names.map { options.counting(of: $0, in: season.file).scorerTies })
    return ties.count == 1 ? ties.first ?? [] : []
  }

  func table(_ titled: TitledTable) -> LeagueTable {
    var scope = options.scope
    scope.from = filter.from
    scope.date = filter.to
    return options.table(titled, of: season, scope: scope)
  }

  /// The teams that withdrew from the table's competition, one per line.
  func withdrawn(from titled: TitledTable) -> [String] {
    season.withdrawals(in: titled.competition)
      .filter { left in titled.results.contains { $0.home == left.team || $0.away == left.team } }
      .map { words.decision($0.decision) { $0 } }
  }

  /// The position of a team in a table, in words; nil if it is not in the table or nothing has been played.
  func place(of team: String, in titled: TitledTable) -> String? {
    let table = table(titled)
    guard table.matches > 0, let row = table.rows.first(where: { $0.record.team == team }) else { return nil }
    let facts: Phrase.Arguments = [
      "competition": titled.name.isEmpty ? book(Phrase("table.untitled")) : titled.title(words),
      "rank": row.place, "teams": table.rows.count,
    ]
    return book(Phrase("season.place", facts, count: row.record.points))
  }

  /// The selected matches of a team that count, in order.
  func results(of team: String) -> [MatchResult] {
    let filter = filter.of(team)
    let all = season.results.competitions.flatMap { competition in
      competition.matches.map(\.result).filter { filter.passes($0, competition: competition.name) && !$0.isAnnulled }
    }
    .inOrder()
    return zip(all, filter.sides(of: all)).filter { filter.last == nil || !$1.isEmpty }.map(\.0)
  }

  /// The selected team, or all teams of the player.
  func team(of totals: PlayerTotals, _ filter: SeasonFilter) -> String {
    filter.team ?? totals.player.teams.joined(separator: ", ")
  }

  /// Notes about matches that are incomplete: in games that do not track the players on the field, minutes are missing;
  /// for matches that were not recorded, only the score is known.
  func gaps(_ filter: SeasonFilter) -> [String] { unfollowed(season.unfollowedMatches(filter)) + scoresOnly(filter) }

  /// Printed instead of an empty list of minutes. Nil if a note says that minutes are missing.
  func noMinutes(_ filter: SeasonFilter) -> Phrase? {
    season.unfollowedMatches(filter) > 0 ? nil : Phrase("season.nobody")
  }

  /// A note about the matches of which only the score is known. Omitted in a season without match files, where it is
  /// obvious, and with `--last`, which counts only matches with a file.
  func scoresOnly(_ filter: SeasonFilter) -> [String] {
    guard !season.matches.isEmpty, filter.last == nil else { return [] }
    // A match file may have been prepared and never recorded.
    let recorded = Set(season.matches.filter(\.sheet.isPlayed).map(\.file))
    let count = season.results.competitions.reduce(0) { count, competition in
      count
        + competition.matches.count { source in
          source.result.isOver && !source.result.isAnnulled && !recorded.contains(source.file)
            && filter.passes(source.result, competition: competition.name)
        }
    }
    return count > 0 ? [book(Phrase("season.scores-only", count: count))] : []
  }

  func unfollowed(_ matches: Int) -> [String] {
    matches > 0 ? [book(Phrase("season.not-followed", count: matches))] : []
  }

  /// Players who played less than the competition requires, one line per match.
  func breaches(_ filter: SeasonFilter) -> [String] {
    season.playingTimeBreaches(filter, { options.playingTime(of: $0, in: season.file) }, discipline)
      .map { words.breach($0.player, $0.breach) }
  }

  func wrong(_ what: Phrase) -> Failure { .problem(what, in: place) }

  /// The selected team, otherwise ours.
  func ownTeam() throws(Failure) -> String {
    guard let team = filter.team ?? us else { throw wrong(Phrase("season.whose")) }
    return team
  }

  func show(_ lists: [SeasonList]) throws(Failure) {
    if isForPrograms {
      for list in lists { console.write(ListCSV.bytes(list)) }
      return
    }
    for (index, list) in lists.enumerated() {
      if index > 0 { console.print("") }
      for line in ListText(list: list, words: words, columns: console.columns).lines() { console.print(line) }
    }
  }

  /// Shows a list, and another one below it unless that is empty. Programs get only the first.
  func show(_ list: SeasonList, then other: SeasonList?) throws(Failure) {
    try show([list] + [other].compactMap(\.self).filter { !isForPrograms && !$0.rows.isEmpty })
  }

  /// The title of a list, with its team or competition.
  func title(_ phrase: Phrase, team: String? = nil) -> String {
    let parts = [team ?? filter.team, filter.competition].compactMap(\.self)
    let title = book(phrase)
    return parts.isEmpty ? title : title + ", " + parts.joined(separator: ", ")
  }
}

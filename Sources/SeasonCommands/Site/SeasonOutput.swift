import CommandSupport
import Glibc
import MatchReports
import Phrases
import Seasons

extension SeasonRequest {
  /// The season with names abbreviated or hidden as privacy requires.
  func published(_ privacy: Privacy) -> SeasonRequest {
    var request = withNotes(privacy)
    request.season = season.named { privacy.style(areMinors: season.isMinor($0)) }
    return request
  }

  /// The season with full names, and with notes if privacy permits them.
  func withNotes(_ privacy: Privacy) -> SeasonRequest {
    var request = self
    request.isPrivate = privacy.isPrivate
    return request
  }

  /// Finds a player by full name, even if the output does not contain that name.
  func player(named name: String) throws(Failure) -> SeasonPlayer {
    let player = try PlayerSearch(season: read.season, console: console).found(name, of: filter.team, wrong)
    // Look the player up by entry, because name and ID may be different in the output.
    return player.entries.first.flatMap { season.players[$0] } ?? player
  }

  /// The most permissive file mode for a private output.
  func permissions(_ privacy: Privacy) -> mode_t? { privacy.permissions(of: season.matches.map(\.file)) }

  func csv(of view: SeasonView) throws(Failure) -> [UInt8] {
    var request = self
    request.arguments = arguments.without(SeasonOptions.format).assuming(SeasonOptions.format, "csv")
    return try console.kept { () throws(Failure) in try view.show(request) }
  }

  /// Writes the summary document, or the page of it that corresponds to the view.
  func showSummary(of view: SeasonView) throws(Failure) {
    let privacy = try Privacy(arguments)
    let summary = SeasonSummary(published(privacy), isPrivate: privacy.isPrivate)
    var bytes = summary.document
    let look = try Look(arguments).ofSeason
    if arguments.value(SeasonOptions.format) == "html" {
      let (page, id) = try place(of: view, summary)
      bytes = try Failure.catchingXML(SeasonPages(of: bytes, parameters: look).make(page, id, isAlone: true))
    } else if SeasonOptions.isCard(arguments) {
      bytes = try card(of: view, summary, look)
    }
    let output = arguments.value(.output) ?? "-"
    if output == "-" {
      console.write(bytes)
    } else {
      _ = try SiteFile.write(bytes, to: output, force: arguments.has(.force), permissions: permissions(privacy))
    }
  }

  private func card(
    of view: SeasonView, _ summary: SeasonSummary, _ look: [ReportStylesheet.Parameter]
  ) throws(Failure) -> [UInt8] {
    let format = "\(SeasonOptions.format.flag) \(arguments.value(SeasonOptions.format) ?? "")"
    guard view.name == SeasonView.table.name else { throw .usage(.together(format, view.name(in: console.book))) }
    let isImage = format.hasSuffix("card")
    // Do not print an image on a terminal.
    guard !isImage || arguments.has(.output) else { throw .usage(.onlyWith(format, Option.output.flag)) }
    var parameters = look + [("table", try place(of: view, summary).id)]
    if let size = arguments.value(.size) { parameters.append((Option.size.name, size)) }
    let drawing = try Failure.catchingXML(
      ReportStylesheet(builtIn: "card-table.xsl").bytes(ofSeason: summary.document, parameters: parameters))
    return isImage ? try CardImage.png(of: drawing) : drawing
  }

  private func place(of view: SeasonView, _ summary: SeasonSummary) throws(Failure) -> (page: String, id: String) {
    switch view.name {
    case SeasonView.table.name:
      let tables = season.results.tables(filter.competition)
      guard let table = tables.first else { throw wrong(Phrase("results.no-table")) }
      guard tables.count == 1 else {
        throw wrong(Phrase("results.several-tables", ["known": tables.names(console.words)]))
      }
      return ("table", summary.names.table(table))
    case SeasonView.bracket.name:
      let all = season.results.competitions.filter { filter.selects(competition: $0.name) }
      guard let competition = all.first(where: { !bracket(of: $0).isEmpty }) else {
        throw wrong(Phrase("season.no-bracket"))
      }
      return ("bracket", summary.names.competition(competition.name))
    case SeasonView.results.name, SeasonView.fixtures.name: return ("results", "")
    case SeasonView.scorers.name, SeasonView.assists.name, SeasonView.goalkeepers.name: return ("scorers", "")
    case SeasonView.cards.name, SeasonView.suspensions.name: return ("discipline", "")
    case SeasonView.minutes.name: return (arguments.has(SeasonOptions.by) ? "positions" : "minutes", "")
    case SeasonView.scout.name:
      // The sheet is for the staff.
      guard summary.isPrivate else { throw .usage(.onlyWith(view.name(in: console.book), Privacy.isPrivate.flag)) }
      return ("scout", summary.names.team(try SeasonOptions.team(name ?? "", of: season, wrong: wrong)))
    case SeasonView.pairs.name, SeasonView.stats.name:
      return ("team", summary.names.team(try ownTeam()))
    // The page of an opponent contains the earlier matches against it.
    case SeasonView.team.name, SeasonView.versus.name:
      let team = try SeasonOptions.team(name ?? "", of: season, wrong: wrong)
      return ("team", summary.names.team(team))
    case SeasonView.player.name:
      return ("player", summary.names.player(try summary.request.player(named: name ?? "")))
    case SeasonView.overview.name: return ("index", "")
    default: throw .usage(.together("--format html", view.name(in: console.book)))
    }
  }
}

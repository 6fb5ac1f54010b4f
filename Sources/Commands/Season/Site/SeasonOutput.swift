import FileWording
import LibXML
import MatchReports
import Phrases
import Seasons

/// The formats of which the computed document is the source.
extension SeasonRequest {
  /// The season as it may be shown: names of minors are initials, unless it is for the staff.
  func published(isPrivate: Bool, withInitials: Bool) -> SeasonRequest {
    if isPrivate { return self }
    var request = self
    request.season = season.withInitials { withInitials || season.isMinor($0) }
    return request
  }

  /// What a view would write for programs.
  func csv(of view: SeasonView) throws(Failure) -> [UInt8] {
    var request = self
    let sink = ListSink()
    request.sink = sink
    try view.show(request)
    return Array(sink.lists.map(ListCSV.text).joined().utf8)
  }

  /// Writes the computed document, or the one page of it that tells what a view tells.
  func showSummary(of view: SeasonView) throws(Failure) {
    let isPrivate = arguments.has(SeasonView.isPrivate)
    let shown = published(isPrivate: isPrivate, withInitials: arguments.has(SeasonView.initials))
    let summary = SeasonSummary(shown, isPrivate: isPrivate)
    var bytes = summary.document
    if arguments.value(SeasonOptions.format) == "html" {
      let (page, id) = try place(of: view, summary)
      do throws(XMLError) { bytes = try SeasonPages(of: bytes).make(page, id, isAlone: true) } catch {
        throw .xml(error)
      }
    }
    let output = arguments.value(.output) ?? "-"
    if output == "-" {
      console.write(bytes)
    } else {
      _ = try SiteFile.write(bytes, to: output, force: arguments.has(.force))
    }
  }

  /// The page that tells what a view tells.
  private func place(of view: SeasonView, _ summary: SeasonSummary) throws(Failure) -> (page: String, id: String) {
    switch view.name {
    case SeasonView.table.name:
      let tables = SeasonTables(season.results, filter: filter.competition)
      guard let table = tables.tables.first else { throw wrong(Phrase("results.no-table")) }
      guard tables.tables.count == 1 else {
        throw wrong(Phrase("results.several-tables", ["known": tables.names]))
      }
      return ("table", summary.names.table(table))
    case SeasonView.results.name, SeasonView.fixtures.name: return ("results", "")
    case SeasonView.scorers.name, SeasonView.assists.name, SeasonView.goalkeepers.name: return ("scorers", "")
    case SeasonView.cards.name, SeasonView.suspensions.name: return ("discipline", "")
    case SeasonView.minutes.name: return ("minutes", "")
    case SeasonView.pairs.name:
      guard let team = filter.team ?? us else { throw wrong(Phrase("season.whose")) }
      return ("team", summary.names.team(team))
    // Whom a match is to come against: its page has the earlier ones.
    case SeasonView.team.name, SeasonView.versus.name:
      let team = try SeasonOptions.team(name ?? "", of: season, wrong: wrong)
      return ("team", summary.names.team(team))
    case SeasonView.player.name:
      let player = try PlayerSearch(season, console).found(name ?? "", of: filter.team, wrong)
      // By its place: the id may have been taken out of sight.
      let shown = player.entries.first.flatMap { summary.season.players[$0] } ?? player
      return ("player", summary.names.player(shown))
    case SeasonView.overview.name: return ("index", "")
    default: throw .usage(.together("--format html", view.name(in: console.book)))
    }
  }
}

/// Takes the lists of a view instead of a terminal.
final class ListSink {
  var lists: [SeasonList] = []
}

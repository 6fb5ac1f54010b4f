import FileNames
import FileWording
import Glibc
import LibXML
import MatchReports
import Phrases
import Seasons
import Standings
import Storage
import Synchronization

/// A file of the site, and what makes it.
typealias PageMaker = (name: String, make: @Sendable () throws(Failure) -> [UInt8])

/// The pages of a season in a folder: what is there already and would be the same is left alone.
struct SeasonSite {
  let folder: String
  private let request: SeasonRequest
  private let summary: SeasonSummary
  private let pages: SeasonPages
  private let bytes: [UInt8]
  private let isPrivate: Bool
  private let withInitials: Bool
  /// By the name of the page.
  private let makers: [PageMaker]

  var count: Int { makers.count }

  init(_ request: SeasonRequest, folder: String) throws(Failure) {
    let isPrivate = request.arguments.has(SeasonView.isPrivate)
    let withInitials = request.arguments.has(SeasonView.initials)
    if isPrivate, withInitials { throw .usage(.together(SeasonView.isPrivate.flag, SeasonView.initials.flag)) }
    let shown = request.published(isPrivate: isPrivate, withInitials: withInitials)
    self.folder = folder
    self.request = shown
    self.isPrivate = isPrivate
    self.withInitials = withInitials
    summary = SeasonSummary(shown, isPrivate: isPrivate)
    bytes = summary.document
    do { pages = try SeasonPages(of: bytes) } catch { throw .xml(error) }
    makers = try Self.makers(shown, summary, bytes, pages, isPrivate, withInitials)
  }

  /// Makes every page, on all processors, and deletes those that it had and has no more.
  /// - Returns: how many were written, and how many deleted.
  func write() throws(Failure) -> (written: Int, deleted: Int) {
    try makeFolder()
    let written = Mutex(0)
    let byName = Dictionary(makers.map { ($0.name, $0.make) }, uniquingKeysWith: { one, _ in one })
    let folder = folder
    let force = request.arguments.has(.force)
    let failed = Mutex<[Failure]>([])
    _ = FileBatch(makers.map(\.name), request.console).run { name throws(Failure) in
      guard let make = byName[name] else { return FileBatch.Outcome() }
      do throws(Failure) {
        if try SiteFile.write(make(), to: FileName.join(folder, name), force: force) { written.withLock { $0 += 1 } }
      } catch {
        failed.withLock { $0.append(error) }
      }
      return FileBatch.Outcome()
    }
    // One reason is mostly that of all: a full disk, a folder of somebody else's.
    if let failure = failed.withLock({ $0.first }) { throw failure }
    let deleted = try SiteContents(folder: folder).replace(with: makers.map(\.name))
    return (written.withLock { $0 }, deleted)
  }

  private func makeFolder() throws(Failure) {
    guard !OutputFile.isFolder(folder) else { return }
    guard mkdir(folder.onDisk, 0o777) == 0 else { throw .file(.system(.create, path: folder, errno: errno)) }
  }

  private static func makers(
    _ request: SeasonRequest, _ summary: SeasonSummary, _ bytes: [UInt8], _ pages: SeasonPages, _ isPrivate: Bool,
    _ withInitials: Bool
  ) throws(Failure) -> [PageMaker] {
    var makers: [PageMaker] = []
    func page(_ kind: String, _ id: String = "") {
      makers.append(
        (
          kind + (id.isEmpty ? "" : "-" + id) + ".html",
          { () throws(Failure) in
            do throws(XMLError) { return try pages.make(kind, id) } catch { throw .xml(error) }
          }
        ))
    }
    for kind in ["index", "results", "scorers", "discipline", "minutes"] { page(kind) }
    let season = summary.season
    let tables = SeasonTables(season.results, filter: nil).tables
    for table in tables { page("table", summary.names.table(table)) }
    for team in season.teams { page("team", summary.names.team(team)) }
    let shown = season.totals(request.filter, request.discipline)
    for totals in shown { page("player", summary.names.player(totals.player)) }
    makers += try MatchPages(summary, tables, isPrivate: isPrivate, withInitials: withInitials).makers
    makers.append(("resum.xml", { () throws(Failure) in bytes }))
    for (name, view) in [
      ("results", SeasonView.results), ("scorers", .scorers), ("cards", .cards), ("minutes", .minutes),
    ] {
      let text = try request.csv(of: view)
      makers.append((name + ".csv", { () throws(Failure) in text }))
    }
    for table in tables {
      let text = Array(TableCSV.text(request.options.table(table, of: season, scope: TableScope())).utf8)
      makers.append(("table-\(summary.names.table(table)).csv", { () throws(Failure) in text }))
    }
    return makers
  }
}

/// The report of each match file as a page among the others.
private struct MatchPages {
  let makers: [PageMaker]

  init(
    _ summary: SeasonSummary, _ tables: [SeasonTables.Titled], isPrivate: Bool, withInitials: Bool
  ) throws(Failure) {
    let report: Report
    do { report = try Report(builtIn: "site-match.xsl") } catch { throw .xml(error) }
    let language = summary.request.console.book.language.code
    makers = summary.season.matches.compactMap { match -> PageMaker? in
      guard let name = summary.names.page(ofMatchFile: match.file) else { return nil }
      let table = tables.first { table in
        table.competition == match.competition && match.result.kind == .league
          && folded(table.group) == folded(match.result.group)
      }
      var parameters: [Report.Parameter] = [
        ("lang", language), ("home-page", "team-\(summary.names.team(match.result.home)).html"),
        ("away-page", "team-\(summary.names.team(match.result.away)).html"),
      ]
      if let table { parameters.append(("table-page", "table-\(summary.names.table(table)).html")) }
      if isPrivate { parameters.append(("private", "yes")) }
      if withInitials { parameters.append(("names", "numbers")) }
      let (file, all) = (match.file, parameters)
      return (
        name,
        { () throws(Failure) in
          let bytes = try InputFile.read(file)
          do throws(XMLError) {
            return try report.bytes(of: bytes, name: file, parameters: all)
          } catch { throw .xml(error) }
        }
      )
    }
  }
}

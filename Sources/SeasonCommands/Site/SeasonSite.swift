import CommandSupport
import MatchReports
import Phrases
import Seasons
import Standings
import Synchronization
import Text

/// The pages of a season in a folder. Unchanged files are not written again.
struct SeasonSite {
  let folder: String
  private let request: SeasonRequest
  private let privacy: Privacy
  private let batches: [SiteBatch]

  private var names: [String] { batches.flatMap(\.names) }
  var count: Int { names.count }

  init(_ request: SeasonRequest, folder: String) throws(Failure) {
    privacy = try Privacy(request.arguments)
    let shown = request.published(privacy)
    self.folder = folder
    self.request = shown
    let summary = SeasonSummary(shown, isPrivate: privacy.isPrivate)
    batches = try Self.batches(shown, summary, privacy, Look(request.arguments))
  }

  /// Makes all pages in parallel, and deletes pages from earlier runs that are no longer part of the site.
  func write() throws(Failure) -> (written: Int, deleted: Int) {
    try OutputFile.makeFolder(folder)
    let written = Mutex(0)
    let notes = Mutex<[String: SiteContents.Note]>([:])
    let contents = SiteContents(folder: folder)
    let force = request.arguments.has(.force)
    let permissions = request.permissions(privacy)
    let failed = Mutex<[Failure]>([])
    FileBatch.run(batches, request.console) { batch throws(Failure) in
      do throws(Failure) {
        let (count, noted) = try contents.write(batch, force: force, permissions: permissions)
        written.withLock { $0 += count }
        notes.withLock { $0.merge(noted) { $1 } }
      } catch {
        failed.withLock { $0.append(error) }
      }
      return FileBatch.Outcome()
    }
    // The failures usually have a common cause, such as a full disk or missing permissions.
    if let failure = failed.withLock({ $0.first }) { throw failure }
    let deleted = try contents.replace(with: names, notes.withLock { $0 })
    return (written.withLock { $0 }, deleted)
  }

  private static func batches(
    _ request: SeasonRequest, _ summary: SeasonSummary, _ privacy: Privacy, _ look: Look
  ) throws(Failure) -> [SiteBatch] {
    let bytes = summary.document
    let pages = try Failure.catchingXML(SeasonPages(of: bytes, parameters: look.ofSeason))
    var batches: [SiteBatch] = []
    let source = SiteBatch.digest(bytes, look.ofSeason)
    func page(_ kind: String, _ ids: [String] = [""]) {
      batches.append(
        SiteBatch(
          names: ids.map { kind + ($0.isEmpty ? "" : "-" + $0) + ".html" }, source: { () throws(Failure) in source }
        ) { () throws(Failure) in
          try Failure.catchingXML(pages.make(kind, ids))
        })
    }
    let season = summary.season
    for kind in ["index", "results"] { page(kind) }
    if summary.hasPlayers { for kind in ["scorers", "discipline", "minutes", "positions"] { page(kind) } }
    let tables = season.results.tables()
    for table in tables { page("table", [summary.names.table(table)]) }
    let brackets = season.results.competitions.filter { !request.bracket(of: $0).isEmpty }
    for competition in brackets { page("bracket", [summary.names.competition(competition.name)]) }
    if !brackets.isEmpty { batches.append(SiteBatch("bracket.csv", try request.csv(of: .bracket))) }
    let teams = season.teams.map(summary.names.team).inPortions(of: 10)
    for ids in teams { page("team", ids) }
    if privacy.isPrivate { for ids in teams { page("scout", ids) } }
    for ids in summary.totals.map({ summary.names.player($0.player) }).inPortions(of: 40) { page("player", ids) }
    batches += try matchPages(summary, tables, privacy, look)
    batches.append(SiteBatch("resum.xml", bytes))
    return batches + (try lists(request, summary, tables))
  }

  private static func lists(
    _ request: SeasonRequest, _ summary: SeasonSummary, _ tables: [TitledTable]
  ) throws(Failure) -> [SiteBatch] {
    let season = summary.season
    var batches: [SiteBatch] = []
    for (name, view) in [
      ("results", SeasonView.results), ("scorers", .scorers), ("cards", .cards), ("minutes", .minutes),
    ] {
      batches.append(SiteBatch(name + ".csv", try request.csv(of: view)))
    }
    for table in tables {
      let list = SeasonList(request.options.table(table, of: season, scope: TableScope()))
      batches.append(SiteBatch("table-\(summary.names.table(table)).csv", ListCSV.bytes(list)))
    }
    for competition in season.results.competitions where competition.groups.count > 1 {
      let list = request.groups(of: tables.filter { $0.competition == competition.name })
      batches.append(
        SiteBatch("groups-\(summary.names.competition(competition.name)).csv", ListCSV.bytes(list)))
    }
    return batches
  }
}

extension [String] {
  fileprivate func inPortions(of size: Int) -> [[String]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension SeasonSite {
  /// The reports of the match files as pages of the site.
  private static func matchPages(
    _ summary: SeasonSummary, _ tables: [TitledTable], _ privacy: Privacy, _ look: Look
  ) throws(Failure) -> [SiteBatch] {
    let report = try Failure.catchingXML(ReportStylesheet(builtIn: "site-match.xsl"))
    let language = summary.request.book.language.code
    var ofMatches: [[String]: TitledTable] = [:]
    for table in tables { for result in table.results { ofMatches[result.meeting] = table } }
    let season = summary.season
    // All other pages hide their names, so the pages of these matches do too.
    let withMinors = Set(season.players.all.filter(season.isMinor).flatMap(\.entries).map(\.match))
    return season.matches.enumerated().compactMap { index, match -> SiteBatch? in
      guard let name = summary.names.page(ofMatchFile: match.file) else { return nil }
      let table = ofMatches[match.result.meeting]
      var parameters: [ReportStylesheet.Parameter] = [
        ("lang", language), ("home-page", "team-\(summary.names.team(match.result.home)).html"),
        ("away-page", "team-\(summary.names.team(match.result.away)).html"),
      ]
      if let table { parameters.append(("table-page", "table-\(summary.names.table(table)).html")) }
      parameters += withMinors.contains(index) ? privacy.parametersForMinors : privacy.parameters
      parameters += look.parameters(
        home: match.result.home, away: match.result.away, ours: match.sheet.ours)
      let (file, all) = (match.file, parameters)
      let input = { @Sendable () throws(Failure) in
        let bytes = try InputFile.read(file)
        return (bytes: bytes, parameters: all + Self.crests(bytes, file, given: all))
      }
      let source = { @Sendable () throws(Failure) in
        let (bytes, parameters) = try input()
        return SiteBatch.digest(bytes, parameters)
      }
      return SiteBatch(names: [name], source: source) { () throws(Failure) in
        let (bytes, parameters) = try input()
        return [try Failure.catchingXML(report.bytes(of: bytes, name: file, parameters: parameters))]
      }
    }
  }

  /// The crests named by the match. The match is only parsed if it names any.
  private static func crests(
    _ bytes: [UInt8], _ file: String, given: [ReportStylesheet.Parameter]
  ) -> [ReportStylesheet.Parameter] {
    guard bytes.contains(text: " escut="),
      let match = try? MatchLoading().load(bytes, file: file).ledger.match
    else { return [] }
    return Crest.parameters(of: match, file: file, given: given) { _ in }
  }
}

extension MatchResult {
  /// Identifies the match among those with the season's spelling of the teams.
  fileprivate var meeting: [String] { [home, away, date, round] }
}

import Exchange
import MatchModel
import MatchReports
import MatchRows
import MatchRules
import MatchStatistics
import MatchXML
import Seasons
import Standings

/// The ways to use a match once it is read: statistics, reports, exports, its rows, and a season of this one match.
public enum Uses {
  /// Uses a match in all these ways, and reads the exported files again. Only one report is made, which depends on the
  /// match's bytes, because all of them would take a quarter of a second.
  public static func all(of match: Match) {
    let rules = RuleSetLibrary.rules(of: match) ?? RuleSet()
    let ledger = Ledger(replaying: match, rules: rules)
    _ = Todo.all(in: ledger)
    _ = MatchStatistics(ledger)
    report(of: match)
    season(of: ledger)
    rows(of: ledger)
    var text = FootballTextWriter()
    _ = Import.read(
      [ForeignFile(name: "m.txt", bytes: Array(text.text(of: [ledger]).utf8))], options: ReadingOptions())
  }

  private static func report(of match: Match) {
    let sum = MatchWriter(encoding: .utf8).bytes(of: match).reduce(5381) { ($0 &* 33) ^ UInt($1) }
    let (report, parameters) = all[Int(sum / 2 % UInt(all.count))]
    let bytes = MatchWriter(format: sum % 2 == 0 ? .current : .documented2011, encoding: .utf8).bytes(of: match)
    // A report that does too much is stopped.
    _ = try? report.bytes(of: bytes, name: "m.xml", parameters: parameters)
  }

  /// Compiled once.
  private static let all: [(ReportStylesheet, [ReportStylesheet.Parameter])] = [
    ("report.xsl", [("private", "yes")]), ("report.xsl", [("half-time", "yes")]), ("report.xsl", [("brief", "yes")]),
    ("text.xsl", [("team", "ours")]), ("csv-actions.xsl", []),
    ("message.xsl", []), ("card.xsl", [("card", "fixture"), ("size", "story")]),
    ("csv-players.xsl", [("codes", "yes")]), ("card.xsl", [("card", "result")]), ("card.xsl", [("card", "lineup")]),
    ("card.xsl", [("card", "player"), ("of", "l9")]), ("timeline.xsl", [("offsets", "1=0 2=2800")]),
    ("cuts.xsl", [("offsets", "1=0")]), ("chapters.xsl", [("offsets", "1=0 2=2800")]), ("calendar.xsl", []),
  ].map { name, parameters in
    do { return (try ReportStylesheet(builtIn: name), parameters) } catch { fatalError("\(name): \(error)") }
  }

  private static func season(of ledger: Ledger) {
    let sheet = MatchSheet(ledger)
    let line = MatchLine(
      key: String(repeating: "0f", count: 16), digest: String(repeating: "0f", count: 32), sheet: sheet)
    guard (try? PartLine(line.bytes)) == .match(line) else { fatalError("a line of a part is not read") }
    use(sheet)
  }

  /// A season of one match.
  public static func use(_ sheet: MatchSheet) {
    let source = SeasonResults.Source(sheet.result, file: "m.xml", isMatchFile: true)
    let season = Season([source], sheets: ["m.xml": KeptSheet(sheet)])
    _ = season.totals(SeasonFilter(), { _ in DisciplineRules() })
    _ = season.discipline({ _ in DisciplineRules() })
    _ = season.doubts(in: [source])
    for team in season.teams { _ = season.pairs(of: team, SeasonFilter()) + season.defences(of: team, SeasonFilter()) }
  }

  private static func rows(of ledger: Ledger) {
    guard let facts = MatchFacts(ledger) else { return }
    for table in RowTable.all {
      for format in RowFormat.allCases { for row in table.rows(facts) { _ = format.line(row, of: table) } }
    }
  }
}

import CommandSupport
import MatchRows
import Phrases

extension ExportFormat {
  private static let table = Option("table", choices: RowTable.all.map(\.name), help: "option.export.table")
  private static let rowFormat = Option("as", choices: RowFormat.allCases.map(\.rawValue), help: "option.export.as")
  private static let rowEndings = FileEndings<RowFormat>([
    .init(".csv", usual: .csv), .init(".jsonl", usual: .jsonl), .init(".copy", usual: .copy),
  ])

  /// Rows for a database, of any number of matches.
  static let rows = ExportFormat(name: "rows", options: [table, rowFormat] + Privacy.options, takesSeveral: true) {
    arguments, _ throws(Failure) in
    let chosen = RowTable.all.first { $0.name == arguments.value(table) } ?? RowTable.match
    let format = try rowEndings.kind(
      of: arguments.value(.output), requested: arguments.value(rowFormat).flatMap(RowFormat.init(rawValue:)),
      usual: .csv, allowsOthers: true)
    let privacy = try Privacy(arguments)
    var bytes = format.head(chosen)
    for path in arguments.operands {
      guard let facts = MatchFacts(privacy.shown(try MatchLoading().load(path).ledger)) else {
        throw .problem(Phrase("season.part.no-key"), in: path)
      }
      for row in chosen.rows(facts) { bytes += format.line(row, of: chosen) }
    }
    return bytes
  }
}

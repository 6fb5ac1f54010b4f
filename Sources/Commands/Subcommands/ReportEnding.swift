import CommandSupport
import MatchReports

/// Finds the kind of report that belongs to the extension of a file name.
enum ReportEnding {
  /// Users may choose other extensions with `--format`, such as notes.md for a text.
  private static let endings = FileEndings<ReportKind>([
    .init(".html", ".htm", usual: .page), .init(".message.txt", usual: .message),
    .init(".txt", usual: .text, others: [.message]), .init(".players.csv", usual: .players),
    .init(".actions.csv", usual: .actions), .init(".csv", others: [.players, .actions]), .init(".png", usual: .card),
    .init(".svg", usual: .drawing),
  ])

  /// - Parameters:
  ///   - output: the file to write; nil if the program chooses the name, and for standard output or a folder.
  ///   - format: the requested format.
  ///   - isCard: true if a card was requested.
  /// - Throws: `Failure.usage` if no such report can have that extension.
  static func kind(of output: String?, format: ReportKind?, isCard: Bool) throws(Failure) -> ReportKind {
    try endings.kind(of: output, requested: format, usual: isCard ? .card : .page) {
      !isCard || [.card, .drawing].contains($0)
    }
  }
}

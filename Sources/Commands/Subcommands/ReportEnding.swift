import CommandSupport
import MatchReports
import Text

/// Finds the kind of report that belongs to the extension of a file name.
enum ReportEnding {
  private static let endings: [(ending: String, kind: ReportKind)] = [
    (".html", .page), (".htm", .page), (".message.txt", .message), (".txt", .text), (".players.csv", .players),
    (".actions.csv", .actions),
    (".png", .card), (".svg", .drawing),
  ]

  /// - Parameters:
  ///   - output: the file to write; nil if the program chooses the name, and for standard output or a folder.
  ///   - format: the requested format.
  ///   - isCard: true if a card was requested.
  /// - Throws: `Failure.usage` if no such report can have that extension.
  static func kind(of output: String?, format: ReportKind?, isCard: Bool) throws(Failure) -> ReportKind {
    let usual = format ?? (isCard ? .card : .page)
    guard let output, let ending = ending(of: output) else { return usual }
    let named = endings.first { ending.hasSuffix($0.ending) }?.kind
    if let format {
      // Users may choose other extensions, such as notes.md for a text.
      let isTable = ending.hasSuffix(".csv") && [.players, .actions].contains(format)
      let isText = named == .text && format == .message
      guard named == format || isText || named == nil && (isTable || !ending.hasSuffix(".csv")) else {
        throw .usage(
          .badEnding(output, expected: endings.filter { $0.kind == format && $0.ending != ".htm" }.map(\.ending)))
      }
      return format
    }
    let possible = endings.filter { !isCard || [.card, .drawing].contains($0.kind) }
    guard let named, possible.contains(where: { $0.kind == named }) else {
      throw .usage(.badEnding(output, expected: possible.map(\.ending).filter { $0 != ".htm" }))
    }
    return named
  }

  /// The extension in lower case, with any parts of the name between dots before it; nil if the name has no dot.
  private static func ending(of path: String) -> String? {
    let parts = FileName.split(path).name.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, (1...5).contains(last.count), last.contains(where: \.isLetter),
      last.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return "." + parts.dropFirst().joined(separator: ".")
  }
}

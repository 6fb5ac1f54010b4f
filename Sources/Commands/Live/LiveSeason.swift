import Bounds
import CommandSupport
import MatchModel
import Phrases

/// Finds the current match of a season, and the notes on its opponents.
enum LiveSeason {
  /// The output of `season FOLDER team RIVAL`, line by line; empty if the match was recorded for neither side.
  static func rival(of match: Match, in folder: String, _ language: Language) -> [String] {
    guard let side = match.ours?.other, !match[side].name.isEmpty else { return [] }
    let words = ["season", "--lang", language.code, "--", folder, "team", match[side].name]
    let said = ProgramOutput(ofCommand: words)?.bytes(limit: Bounds.textFile) ?? []
    return String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The match in progress in a folder; if no match is in progress, the one changed last.
  static func match(in folder: String) -> String? { matches(in: folder).current }

  static func matchInProgress(in folder: String) -> String? {
    let (current, isInProgress) = matches(in: folder)
    return isInProgress ? current : nil
  }

  /// True if one of the files may be a match.
  static func hasMatches(_ names: Set<String>) -> Bool { names.contains { $0.hasSuffix(".xml") && !$0.hasPrefix(".") } }

  private static func matches(in folder: String) -> (current: String?, isInProgress: Bool) {
    let loading = MatchLoading()
    var newest: String?
    for path in MatchesInProgress.recent(in: folder) {
      guard let ledger = try? loading.load(path).ledger else { continue }
      if ledger.isInProgress { return (path, true) }
      newest = newest ?? path
    }
    return (newest, false)
  }

  static let home = "season/index.html"
}

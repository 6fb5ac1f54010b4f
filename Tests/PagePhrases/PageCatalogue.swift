import Phrases

/// A phrase catalogue of the stylesheets, with a file for each language made from its `.po`.
package enum PageCatalogue: String, CaseIterable {
  /// The report, and everything else made from a match.
  case page
  /// Additional phrases for spreadsheets, video clips, and games with several ways of scoring.
  case csv, clips, scores
  /// The pages of a season.
  case site

  /// The name, as in the file name: `clips-phrases-ca`.
  package func name(in language: Language) -> String {
    (self == .page ? "" : rawValue + "-") + "phrases-" + language.code
  }

  /// The prefix of the `.po` entries that only this catalogue uses.
  package var prefix: String { rawValue + "." }

  /// The stylesheets' key for such an entry: `page.kick.gol` is the code `kick:gol`, `page.log` is `log`.
  package func key(of entry: String) -> String? {
    guard entry.hasPrefix(prefix) else { return nil }
    return entry.dropFirst(prefix.count).split(separator: ".").joined(separator: ":")
  }
}

import Phrases

/// A catalogue of the stylesheets: a file for each language, made from that language's `.po`.
package enum PageCatalogue: String, CaseIterable {
  /// Of the report, and of all that is made of a match.
  case page
  /// Beside it: of tables for the spreadsheet, of the clips of a video, and of games with several ways of scoring.
  case csv, clips, scores
  /// Of the pages of a season.
  case site

  /// What it is called, in the file too: `clips-phrases-ca`.
  package func name(in language: Language) -> String {
    (self == .page ? "" : rawValue + "-") + "phrases-" + language.code
  }

  /// The beginning of the entries of the `.po` that only this catalogue has.
  package var prefix: String { rawValue + "." }

  /// The key in the stylesheets of an entry of its own: `page.kick.gol` is the code `kick:gol`, `page.log` is `log`.
  package func key(of entry: String) -> String? {
    guard entry.hasPrefix(prefix) else { return nil }
    return entry.dropFirst(prefix.count).split(separator: ".").joined(separator: ":")
  }
}

import Bounds
import CommandSupport
import Glibc
import LivePages
import MatchModel
import Phrases
import Text

/// Finds the current match of a season, and its notes on the rival.
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

  private static func matches(in folder: String) -> (current: String?, isInProgress: Bool) {
    let loading = MatchLoading()
    let files = names(in: folder).filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }
    let recent = files.compactMap { name -> (path: String, changed: Int)? in
      var status = stat()
      let path = FileName.join(folder, name)
      guard stat(path.onDisk, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return (path, status.st_mtim.tv_sec)
    }.sorted { $0.changed > $1.changed }.prefix(40)
    var newest: String?
    for file in recent {
      guard let ledger = try? loading.load(file.path).ledger else { continue }
      if ledger.state.phase != .before, !ledger.state.isOver { return (file.path, true) }
      newest = newest ?? file.path
    }
    return (newest, false)
  }

  static let home = "season/index.html"

  static func names(in folder: String) -> [String] {
    let descriptor = open(folder.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return FileName.names(inFolder: descriptor)
  }
}

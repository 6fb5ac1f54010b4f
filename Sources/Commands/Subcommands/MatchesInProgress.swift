import CommandSupport
import Glibc
import Phrases
import Text

/// The unfinished matches in a folder, which the user may want to continue.
struct MatchesInProgress {
  private let found: [(path: String, match: LoadedMatch)]

  /// The matches in the current folder. Only the most recently changed files are examined, to keep it fast.
  static var here: MatchesInProgress {
    let loading = MatchLoading()
    let recent = files().sorted { $0.changed > $1.changed }.prefix(most).map(\.name)
    return MatchesInProgress(
      found: recent.compactMap { path in
        guard let match = try? loading.load(path), match.isInProgress else { return nil }
        return (path, match)
      })
  }

  private static let most = 40
  private static let shown = 9
  /// In bytes; a fully recorded 90-minute match takes a tenth of this.
  private static let largest = 1 << 20

  /// The match and how to continue it; one line per match if there are several.
  func lines(_ console: Console) -> [String] {
    guard !found.isEmpty else { return [] }
    let rows = found.prefix(Self.shown).map { path, match in
      "  " + path.padded(to: width) + "  " + console.words.score(match.ledger.state, in: match.match) + ", "
        + console.words.phase(match.ledger.state.phase, rules: match.ledger.rules)
    }
    let rest = found.count > Self.shown ? ["  ..."] : []
    let operand = found.count == 1 ? ShellWord.operand(found[0].path) : console.book.placeholders(in: "FILE")
    let goOn = Phrase("welcome.go-on", ["command": Program.line(.record, [operand], console.book)])
    let title = Phrase("welcome.in-progress", count: found.count)
    return [""]
      + ([console.book(title)] + rows + rest + [console.book(goOn)]).flatMap { $0.fitted(to: console.columns) }
  }

  private var width: Int { found.map { FileName.shown($0.path).displayWidth }.max() ?? 0 }

  private static func files() -> [(name: String, changed: Int)] {
    FileName.names(inFolder: AT_FDCWD).compactMap { name in
      var status = stat()
      guard name.hasSuffix(".xml"), !name.hasPrefix("."), stat(name.onDisk, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest
      else { return nil }
      return (name, status.st_mtim.tv_sec)
    }
  }
}

extension LoadedMatch {
  fileprivate var isInProgress: Bool { ledger.state.phase != .before && !ledger.state.isOver }
}

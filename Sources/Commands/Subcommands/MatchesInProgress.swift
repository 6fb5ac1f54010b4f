import CommandSupport
import Glibc
import MatchRules
import Phrases
import Text

/// The unfinished matches in a folder, which the user may want to continue.
struct MatchesInProgress {
  private let found: [(path: String, match: LoadedMatch)]

  static var here: MatchesInProgress {
    let loading = MatchLoading()
    return MatchesInProgress(
      found: recent(in: ".", largest: largest).compactMap { path in
        guard let match = try? loading.load(path), match.ledger.isInProgress else { return nil }
        return (path, match)
      })
  }

  /// The match files in a folder, latest first. Only the most recently changed ones, to keep it fast.
  static func recent(in folder: String, largest: Int = .max) -> [String] {
    let files = InputFile.names(inFolder: folder).compactMap { name -> (path: String, changed: Int)? in
      let path = FileName.join(folder, name)
      guard name.hasSuffix(".xml"), !name.hasPrefix("."), let status = OutputFile.status(path),
        status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest
      else { return nil }
      return (path, status.st_mtim.tv_sec)
    }
    return files.sorted { $0.changed > $1.changed }.prefix(most).map(\.path)
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
}

extension Ledger {
  /// True unless the match has not begun or is over.
  var isInProgress: Bool { state.phase != .before && !state.isOver }
}

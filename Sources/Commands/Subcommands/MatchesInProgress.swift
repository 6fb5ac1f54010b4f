import CommandSupport
import Glibc
import MatchRules
import Phrases
import Text

/// The unfinished matches in a folder, which the user may want to continue.
enum MatchesInProgress {
  /// The most recently changed match files in a folder, latest first. Looking at all of them would take too long.
  static func recent(in folder: String, largest: Int = .max) -> [String] {
    let names = (try? InputFile.names(inFolder: folder)) ?? []
    let files = names.compactMap { name -> (path: String, changed: Int)? in
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

  /// The matches in the current folder, one line each, and how to continue them.
  static func lines(_ console: Console) -> [String] {
    let loading = MatchLoading()
    let found = recent(in: ".", largest: largest).compactMap { path -> (path: String, match: LoadedMatch)? in
      guard let match = try? loading.load(path), match.ledger.isInProgress else { return nil }
      return (path, match)
    }
    guard !found.isEmpty else { return [] }
    let width = found.map { FileName.shown($0.path).displayWidth }.max() ?? 0
    let rows = found.prefix(shown).map { path, match in
      let words = console.words.adapted(to: match.ledger.rules)
      return "  " + path.padded(to: width) + "  " + words.score(match.ledger.state, in: match.match) + ", "
        + words.phase(match.ledger.state.phase, rules: match.ledger.rules)
    }
    let rest = found.count > shown ? ["  ..."] : []
    let operand = found.count == 1 ? ShellWord.operand(found[0].path) : console.book.placeholders(in: "FILE")
    let goOn = Phrase("welcome.go-on", ["command": Program.line(.record, [operand], console.book)])
    let title = Phrase("welcome.in-progress", count: found.count)
    return [""]
      + ([console.book(title)] + rows + rest + [console.book(goOn)]).flatMap { $0.fitted(to: console.columns) }
  }
}

extension Ledger {
  /// True unless the match has not begun or is over.
  var isInProgress: Bool { state.phase != .before && !state.isOver }
}

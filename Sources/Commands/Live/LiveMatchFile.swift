import Bounds
import FileNames
import Glibc
import LivePages
import MatchModel
import MatchRules
import MatchXML
import Phrases
import Storage

/// The file of a match that somebody else records: read whenever it changes, and never locked or written.
final class LiveMatchFile {
  private(set) var path: String
  private let loading = MatchLoading()
  /// Crests given with the command, which the match need not name.
  private let crests: BothSides<LiveCrest?>
  private(set) var state: LiveState
  /// Why a crest that the match names is not shown. Taken by whoever reports it.
  private var crestFailures: [Failure] = []

  init(_ path: String, crests: BothSides<LiveCrest?> = BothSides(nil)) throws(Failure) {
    (self.path, self.crests) = (path, crests)
    let file = try Self.open(path)
    state = try Self.state(of: file, path, loading, number: 1)
    addCrests()
  }

  /// Returns each failure once.
  func takeCrestFailures() -> [Failure] {
    defer { crestFailures = [] }
    return crestFailures
  }

  /// The names of files that the pages depend on besides the match.
  var crestNames: Set<String> { Set(Side.allCases.map { state.ledger.match[$0].crest }.filter { !$0.isEmpty }) }

  private func addCrests(instead old: LiveState? = nil) {
    for side in Side.allCases {
      let name = state.ledger.match[side].crest
      if let given = crests[side] {
        state.crests[side] = given
      } else if !name.isEmpty {
        do throws(Failure) {
          state.crests[side] = try Crest.live(name, besideMatch: path)
        } catch {
          // Reported again only when it was shown in between, or is another file.
          guard let old, old.crests[side] == nil, old.ledger.match[side].crest == name else {
            crestFailures.append(error)
            continue
          }
        }
      }
    }
  }

  /// Follows another match from now on, if it can be read.
  /// - Returns: whether it does.
  func follow(_ other: String) -> Bool {
    guard other != path, let file = try? Self.open(other),
      let state = try? Self.state(of: file, other, loading, number: state.number + 1)
    else { return false }
    (path, self.state) = (other, state)
    addCrests()
    return true
  }

  /// True unless the match has not begun or is over.
  var isInProgress: Bool { state.ledger.state.phase != .before && !state.ledger.state.isOver }

  /// The folders to watch.
  var folders: [String] {
    var folders = [FileName.split(path).folder]
    // The file may be a link to one elsewhere.
    if let real = realpath(path.onDisk, nil) {
      folders.append(FileName.split(FileName.text(cString: real)).folder)
      free(real)
    }
    return folders
  }

  /// Lines that were typed and could not be recorded yet.
  static func openLines(of path: String) -> [String] {
    guard let file = try? StoredFile.open(path, limit: Bounds.matchFile) else { return [] }
    return KeptLines.read(file.openLinesPath, limit: Bounds.textFile)
  }

  /// Counts on from another number.
  func number(_ number: Int) { state.number = max(state.number, number) }

  enum Change {
    case none, state
    /// It can be read no more; the last state stands.
    case broken(Failure)
  }

  /// Reads the file again.
  /// - Parameter always: also if it is the same: the lines beside it may not be.
  func reread(always: Bool = false) -> Change {
    do throws(Failure) {
      let file = try Self.open(path)
      let isSame = file.contents == state.bytes && state.unreadableSince == nil
      if isSame, !always, Self.note(file) == state.note { return .none }
      let old = state
      state = try Self.state(of: file, path, loading, number: state.number + 1)
      addCrests(instead: old)
      return .state
    } catch {
      guard state.unreadableSince == nil else { return .none }
      state.number += 1
      state.unreadableSince = Self.timeOfDay
      return .broken(error)
    }
  }

  private static func open(_ path: String) throws(Failure) -> StoredFile {
    do { return try StoredFile.open(path, limit: Bounds.matchFile) } catch { throw .file(error) }
  }

  private static func state(
    of file: StoredFile, _ path: String, _ loading: MatchLoading, number: Int
  ) throws(Failure) -> LiveState {
    let ledger = try loading.load(file.contents, file: path).ledger
    return LiveState(number: number, file: path, bytes: file.contents, ledger: ledger, note: note(file))
  }

  private static func note(_ file: StoredFile) -> ClockNote? {
    UndoHistory.note(inFile: file.historyPath, limit: Bounds.replacedFile).flatMap(ClockNote.init(bytes:))
  }

  /// 17:05, where the computer is.
  private static var timeOfDay: String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    func digits(_ number: CInt) -> String { (number < 10 ? "0" : "") + String(number) }
    return digits(parts.tm_hour) + ":" + digits(parts.tm_min)
  }
}

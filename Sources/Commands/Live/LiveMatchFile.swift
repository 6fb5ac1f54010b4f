import Bounds
import CommandSupport
import Glibc
import LivePages
import MatchModel
import MatchRules
import MatchXML
import Storage
import Text

/// The file of a match that another process is recording. It is read whenever it changes, and never locked or written.
final class LiveMatchFile {
  private(set) var path: String
  private let loading = MatchLoading()
  /// Crests given on the command line, which take the place of those named by the match.
  private let crests: BothSides<LiveCrest?>
  private(set) var state: LiveState
  /// Why a crest named by the match cannot be shown. The caller takes and reports these failures.
  private var crestFailures: [Failure] = []

  init(_ path: String, crests: BothSides<LiveCrest?> = BothSides(nil)) throws(Failure) {
    self.path = path
    self.crests = crests
    let file = try Self.open(path)
    state = try Self.state(of: file, path, loading, number: 1)
    addCrests()
  }

  /// Returns each failure only once.
  func takeCrestFailures() -> [Failure] {
    defer { crestFailures = [] }
    return crestFailures
  }

  /// The names of other files that the pages depend on.
  var crestNames: Set<String> { Set(Side.allCases.map { state.ledger.match[$0].crest }.filter { !$0.isEmpty }) }

  private func addCrests(instead old: LiveState? = nil) {
    for side in Side.allCases {
      let name = state.ledger.match[side].crest
      if let given = crests[side] {
        state.crests[side] = given
      } else if !name.isEmpty {
        do throws(Failure) {
          state.crests[side] = try Crest.image(name, besideMatch: path)
        } catch {
          // Report a failure again only if the crest was shown in the meantime or another file is named.
          guard let old, old.crests[side] == nil, old.ledger.match[side].crest == name else {
            crestFailures.append(error)
            continue
          }
        }
      }
    }
  }

  /// Switches to the season's match in progress, unless this match is still in progress itself or the other file cannot
  /// be read.
  /// - Returns: true if it did.
  func follow(season folder: String) -> Bool {
    guard !state.ledger.isInProgress, let other = LiveSeason.matchInProgress(in: folder), other != path,
      let file = try? Self.open(other),
      let state = try? Self.state(of: file, other, loading, number: state.number + 1)
    else { return false }
    path = other
    self.state = state
    addCrests()
    return true
  }

  var folders: [String] {
    // The file may be a link to a file in another folder.
    [path, FileName.resolved(path)].compactMap(\.self).map { FileName.split($0).folder }
  }

  /// Gives the state a new number, for pages that changed only with time.
  func renumber() { state.number += 1 }

  enum Change {
    case state
    /// The file can no longer be read; the last state remains.
    case broken(Failure)
  }

  /// Reads the file again.
  /// - Parameter always: true to report a file that is unchanged, because the lines next to it may have changed.
  /// - Returns: nil if there is nothing new.
  func reread(always: Bool = false) -> Change? {
    do throws(Failure) {
      let file = try Self.open(path)
      let isSame = file.contents == state.bytes && state.unreadableSince == nil
      if isSame, !always, Self.note(file) == state.note { return nil }
      let old = state
      state = try Self.state(of: file, path, loading, number: state.number + 1)
      addCrests(instead: old)
      return .state
    } catch {
      guard state.unreadableSince == nil else { return nil }
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

  /// The local time: 17:05.
  private static var timeOfDay: String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min].map { String($0).zeroPadded(to: 2) }.joined(separator: ":")
  }
}

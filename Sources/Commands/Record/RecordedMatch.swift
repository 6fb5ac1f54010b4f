import Bounds
import FileWording
import MatchModel
import MatchRules
import MatchXML
import RecordingSession
import Storage

/// The match being recorded, in its file: saved after each line, undone and redone by the history beside it.
final class RecordedMatch: MatchStore {
  private let file: StoredFile
  private var history: UndoHistory
  private let writer: MatchWriter
  private let lines = WrittenLines()
  private let files: FileWording
  private let notify: (String) -> Void
  /// The lines that were kept last.
  private var open: [String] = []

  /// - Parameters:
  ///   - file: opened and locked.
  ///   - encoding: that of the file, which it keeps.
  ///   - notify: says where a save went that could not go to the file itself.
  init(_ file: StoredFile, encoding: FileEncoding, files: FileWording, notify: @escaping (String) -> Void) {
    self.file = file
    self.files = files
    self.notify = notify
    writer = MatchWriter(encoding: encoding)
    history = Self.history(of: file, contents: file.contents)
  }

  /// A history that leads to nothing but matches, as if each were opened. Anybody may have changed it.
  private static func history(of file: StoredFile, contents: [UInt8]) -> UndoHistory {
    let path = file.path
    return UndoHistory(path: file.historyPath, contents: contents) { bytes in
      bytes.count <= Bounds.matchFile && (try? MatchLoading().load(bytes, file: path)) != nil
    }
  }

  var path: String { file.path }

  /// What the match was timed by when it was recorded last.
  var clockNote: ClockNote? { history.note.flatMap(ClockNote.init(bytes:)) }

  func keep(_ note: ClockNote) { history.keep(note.bytes) }

  func openLines() -> [String] { KeptLines.read(file.openLinesPath, limit: Bounds.textFile) }

  func keep(open lines: [String]) {
    open = lines
    KeptLines.write(lines, to: file.openLinesPath)
  }

  func save(_ match: Match, label: String) throws(StoreProblem) {
    let (old, new) = (file.contents, writer.bytes(of: match, lines: lines))
    // Before the save: a program killed between the two finds a history one step ahead, which it knows to take back;
    // one behind would be lost.
    history.step(from: old, to: new, label: label)
    do { try write(new) } catch {
      _ = history.undo()
      throw error
    }
  }

  func flush() throws(StoreProblem) {
    do { try file.flush() } catch { throw StoreProblem(files.message(error).text) }
  }

  func undo() throws(StoreProblem) -> StoredStep? {
    guard let step = history.undo() else { return nil }
    do { try write(step.bytes) } catch {
      _ = history.redo()
      throw error
    }
    return try stored(step)
  }

  func redo() throws(StoreProblem) -> StoredStep? {
    guard let step = history.redo() else { return nil }
    do { try write(step.bytes) } catch {
      _ = history.undo()
      throw error
    }
    return try stored(step)
  }

  func undone() -> Match? { history.undone.flatMap { try? match(in: $0) } }

  /// The match in contents of the file, read as it was when the file was opened: an undo to a file without an order
  /// finds the same order again.
  private func match(in bytes: [UInt8]) throws(Failure) -> Match {
    try MatchLoading().load(bytes, file: file.path).accepted.match
  }

  func kept() -> Match? { try? match(in: file.contents) }

  func prepare(for match: Match) {
    file.prepare()
    writer.prepare(lines, for: match)
  }

  func xml(_ match: Match) -> String {
    // All that is said is UTF-8, and the declaration must be true of what is said.
    String(decoding: MatchWriter(encoding: .utf8).bytes(of: match), as: UTF8.self)
  }

  private func write(_ bytes: [UInt8]) throws(StoreProblem) {
    do {
      try StoredFile.check(bytes, file.path, limit: Bounds.matchFile)
      if case .savedBeside(let path) = try file.replace(bytes) {
        // Another file, with a history of its own from here on.
        let note = history.note
        history = Self.history(of: file, contents: bytes)
        if let note { history.keep(note) }
        if !open.isEmpty { keep(open: open) }
        notify(path)
      }
    } catch {
      let isFinal = if case .wouldBeTooLarge = error { true } else { false }
      throw StoreProblem(files.message(error).text, isFinal: isFinal)
    }
  }

  private func stored(_ step: UndoHistory.Step) throws(StoreProblem) -> StoredStep {
    do {
      return StoredStep(match: try match(in: step.bytes), label: step.label)
    } catch {
      throw StoreProblem(error.messages(files).first?.text ?? "")
    }
  }
}

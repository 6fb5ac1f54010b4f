import Bounds
import CommandSupport
import FileWording
import MatchModel
import MatchRules
import MatchXML
import RecordingSession
import Storage

/// Stores the recorded match in its file after each line. The history next to the file allows undo and redo.
final class RecordedMatch: MatchStore {
  private let file: StoredFile
  private var history: UndoHistory
  private let writer: MatchWriter
  private let files: FileWording
  private let notify: (String) -> Void
  /// The open lines after the last save.
  private var open: [String] = []

  /// - Parameters:
  ///   - file: open and locked.
  ///   - encoding: the encoding of the file, which is kept.
  ///   - notify: called with a message if a save goes to another file.
  init(_ file: StoredFile, encoding: FileEncoding, files: FileWording, notify: @escaping (String) -> Void) {
    self.file = file
    self.files = files
    self.notify = notify
    writer = MatchWriter(encoding: encoding)
    history = Self.history(of: file, contents: file.contents)
  }

  /// The history, restricted to steps that can be opened as a match, because anyone may have changed its file.
  private static func history(of file: StoredFile, contents: [UInt8]) -> UndoHistory {
    let path = file.path
    return UndoHistory(path: file.historyPath, contents: contents) { bytes in
      bytes.count <= Bounds.matchFile && (try? MatchLoading().load(bytes, file: path)) != nil
    }
  }

  /// The clock with which the match was last recorded.
  var clockNote: ClockNote? { history.note.flatMap(ClockNote.init(bytes:)) }

  func keep(_ note: ClockNote) { history.keep(note.bytes) }

  func openLines() -> [String] { file.openLines(limit: Bounds.textFile) }

  func keep(open lines: [String], next: [String]?) {
    open = next ?? lines
    file.keep(openLines: lines, next: next)
  }

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    let (old, new) = (file.contents, writer.bytes(of: match))
    // Write the history before the match. If the program is killed in between, the history is one step ahead, which can
    // be repaired. In the other order, the step would be lost.
    history.step(
      from: old, to: new, label: label,
      sources: source.map { StepSources(note: $0.answers, contents: $0.contents) })
    do { try write(new) } catch {
      _ = history.undo()
      throw error
    }
  }

  func flush() throws(StoreProblem) {
    do { try file.flush() } catch { throw StoreProblem(files.message(error).text) }
  }

  func undo() throws(StoreProblem) -> StoredStep? { try restored(history.undo()) { _ = history.redo() } }

  func redo() throws(StoreProblem) -> StoredStep? { try restored(history.redo()) { _ = history.undo() } }

  private func restored(
    _ step: UndoHistory.Step?, orTakeBack takeBack: () -> Void
  ) throws(StoreProblem) -> StoredStep? {
    guard let step else { return nil }
    do throws(StoreProblem) {
      // If the match cannot be read, for example for want of memory, the file must not change.
      let match = try readable(step.bytes)
      try write(step.bytes)
      return StoredStep(match: match, label: step.label)
    } catch {
      takeBack()
      throw error
    }
  }

  private func readable(_ bytes: [UInt8]) throws(StoreProblem) -> Match {
    do { return try match(in: bytes) } catch { throw StoreProblem(error, files) }
  }

  func undone() -> Match? { history.undone.flatMap { try? match(in: $0) } }

  /// Parses the contents in the same way as when the file was opened, so that after an undo a file that does not state
  /// the order of events gets the same order again.
  private func match(in bytes: [UInt8]) throws(Failure) -> Match {
    try MatchLoading().load(bytes, file: file.path).accepted.match
  }

  func kept() -> Match? { try? match(in: file.contents) }

  func prepare() { file.prepare() }

  func xml(_ match: Match) -> String {
    // The texts are UTF-8, so the XML declaration must say so.
    String(decoding: MatchWriter(encoding: .utf8).bytes(of: match), as: UTF8.self)
  }

  private func write(_ bytes: [UInt8]) throws(StoreProblem) {
    do {
      try StoredFile.check(bytes, file.path, limit: Bounds.matchFile)
      if case .savedBeside(let path) = try file.replace(bytes) {
        // The new file gets a separate history.
        let note = history.note
        history = Self.history(of: file, contents: bytes)
        if let note { history.keep(note) }
        if !open.isEmpty { keep(open: open, next: nil) }
        notify(path)
      }
    } catch {
      let isFinal = if case .wouldBeTooLarge = error { true } else { false }
      throw StoreProblem(files.message(error).text, isFinal: isFinal)
    }
  }
}

extension StoreProblem {
  init(_ failure: Failure, _ files: FileWording) { self.init(failure.messages(files).first?.text ?? "") }
}

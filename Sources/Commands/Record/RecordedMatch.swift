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
    history = UndoHistory(path: file.historyPath, contents: file.contents)
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

  func undo() throws(StoreProblem) -> StoredStep? {
    try restored { accepts throws(StoreProblem) in
      try history.undo(if: accepts)
    } orTakeBack: {
      _ = history.redo()
    }
  }

  func redo() throws(StoreProblem) -> StoredStep? {
    try restored { accepts throws(StoreProblem) in
      try history.redo(if: accepts)
    } orTakeBack: {
      _ = history.undo()
    }
  }

  private func restored(
    by move: (([UInt8]) throws(StoreProblem) -> Bool) throws(StoreProblem) -> UndoHistory.Step?,
    orTakeBack takeBack: () -> Void
  ) throws(StoreProblem) -> StoredStep? {
    var match: Match?
    let step = try move { bytes throws(StoreProblem) in
      match = try restorable(bytes)
      return match != nil
    }
    guard let step, let match else { return nil }
    do throws(StoreProblem) { try write(step.bytes) } catch {
      takeBack()
      throw error
    }
    return StoredStep(match: match, label: step.label)
  }

  /// The match in the contents that a step leads to. Nil if they are not a match that could be opened, because anyone
  /// may have changed the history file. Throws if they cannot be read now, for example for want of memory.
  private func restorable(_ bytes: [UInt8]) throws(StoreProblem) -> Match? {
    guard bytes.count <= Bounds.matchFile else { return nil }
    do { return try match(in: bytes) } catch {
      guard error.isOutOfMemory else { return nil }
      throw StoreProblem(error, files)
    }
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
        history = UndoHistory(path: file.historyPath, contents: bytes)
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

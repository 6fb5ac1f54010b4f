import Bounds
import Text

/// Unlimited undo and redo for a stored file, in a hidden file next to it that can be deleted safely.
///
/// Each step is the difference between two versions of the stored file. The history file only grows and is never
/// flushed explicitly; memory holds one number per step. A history is discarded if it does not match the current
/// contents, or if it leads to contents that the caller does not accept. Not thread-safe, and only for the process that
/// holds the stored file's lock.
public final class UndoHistory {
  /// An undone or redone step.
  public struct Step: Equatable, Sendable {
    /// The contents of the stored file after it.
    public let bytes: [UInt8]
    /// The caller's label: the line as typed.
    public let label: String
  }

  /// The header of its file.
  package static let magic = Array("futbolstats undo 2\n".utf8)

  private var storage: HistoryStorage
  /// The contents of the stored file.
  private var current: [UInt8]
  private var fingerprint: Fingerprint
  /// Positions of the records that can be undone and redone; in both, the last one comes next.
  private var undoable: [Int] = []
  private var redoable: [Int] = []
  /// The caller's latest note, if any.
  public private(set) var note: [UInt8]?

  /// - Parameters:
  ///   - path: ``StoredFile/historyPath``. If it cannot be written, the history lasts only as long as this object.
  ///   - contents: the current contents of the stored file.
  public init(path: String, contents: [UInt8]) {
    storage = HistoryStorage(path)
    current = contents
    fingerprint = Fingerprint(contents)
    load()
    if !isAtContents() { clear() }
  }

  deinit { storage.close() }

  /// The note in a history file, for readers only: nothing is created, locked or repaired.
  /// - Parameters:
  ///   - path: ``StoredFile/historyPath``.
  ///   - limit: larger files are not read, in bytes.
  public static func note(inFile path: String, limit: Int) -> [UInt8]? {
    guard let bytes = readFile(path, limit: limit, followsLinks: false) else { return nil }
    // Live pages ask at every change, so only the records after the note are decoded.
    for body in HistoryRecord.bodies(in: bytes).reversed() {
      if case .note(let note)? = HistoryRecord(body: body) { return note }
    }
    return nil
  }

  /// Adds a step and clears the redo steps. If `old` is not the current contents, the history starts over.
  public func step(from old: [UInt8], to new: [UInt8], label: String, sources: StepSources? = nil) {
    if old != current {
      clear()
      fingerprint = Fingerprint(old)
    }
    let after = Fingerprint(new)
    let patch = HistoryPatch(
      difference: ByteDifference(from: old, to: new), before: fingerprint, after: after, label: label, sources: sources)
    let record = HistoryRecord.step(patch).bytes
    if storage.end + record.count > Bounds.history { clear() }
    undoable.append(storage.end)
    redoable.removeAll()
    storage.append(record)
    current = new
    fingerprint = after
  }

  /// Replaces the note. It is not a step, so undo and redo do not affect it.
  public func keep(_ note: [UInt8]) {
    self.note = note
    storage.append(HistoryRecord.note(note).bytes)
  }

  /// The contents before the last step. Nil if there is nothing to undo.
  public func undo() -> Step? { undo { _ in true } }

  /// The contents after the last undone step. Nil if there is nothing to redo.
  public func redo() -> Step? { redo { _ in true } }

  /// - Parameter accepts: returns true if the stored file may be given the contents that the step leads to, because
  ///   anyone can change the history file. If it throws, the history does not change.
  public func undo<Failure>(if accepts: ([UInt8]) throws(Failure) -> Bool) throws(Failure) -> Step? {
    guard let offset = undoable.last, let patch = patch(at: offset),
      let bytes = try move(by: patch.difference.inverse, to: patch.before, if: accepts)
    else { return nil }
    redoable.append(undoable.removeLast())
    storage.append(HistoryRecord.undone.bytes)
    return Step(bytes: bytes, label: patch.label)
  }

  /// - Parameter accepts: as for `undo(if:)`.
  public func redo<Failure>(if accepts: ([UInt8]) throws(Failure) -> Bool) throws(Failure) -> Step? {
    guard let offset = redoable.last, let patch = patch(at: offset),
      let bytes = try move(by: patch.difference, to: patch.after, if: accepts)
    else { return nil }
    undoable.append(redoable.removeLast())
    storage.append(HistoryRecord.redone.bytes)
    return Step(bytes: bytes, label: patch.label)
  }

  /// The contents that the next redo would restore. Nil if there is nothing to redo.
  public var undone: [UInt8]? {
    redoable.last.flatMap(patch).flatMap { patch in
      patch.difference.applied(to: current).flatMap { Fingerprint($0) == patch.after ? $0 : nil }
    }
  }

  /// Nil if someone has damaged the file in the meantime, or if the difference leads to contents that are not accepted;
  /// the history is then cleared.
  private func move<Failure>(
    by difference: ByteDifference, to expected: Fingerprint, if accepts: ([UInt8]) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt8]? {
    guard let bytes = difference.applied(to: current), Fingerprint(bytes) == expected, try accepts(bytes) else {
      clear()
      return nil
    }
    current = bytes
    fingerprint = expected
    return bytes
  }

  private func clear() {
    undoable = []
    redoable = []
    storage.removeAll()
    storage.append(Self.magic)
    // The note is not a step, so it is still valid.
    if let note { storage.append(HistoryRecord.note(note).bytes) }
  }

  /// Reads records up to the first invalid one. The rest is garbage, or was being written when the power failed.
  private func load() {
    guard storage.fileCount <= Bounds.history else { return clear() }
    let file = storage.contents()
    guard file.starts(with: Self.magic) else { return clear() }
    var end = Self.magic.count
    for body in HistoryRecord.bodies(in: file) {
      guard let record = HistoryRecord(body: body) else { break }
      switch record {
      case .step:
        undoable.append(end)
        redoable.removeAll()
      case .undone: if let step = undoable.popLast() { redoable.append(step) }
      case .redone: if let step = redoable.popLast() { undoable.append(step) }
      case .note(let note): self.note = note
      }
      end = body.endIndex
    }
    storage.adopt(end)
  }

  /// True if the history matches the contents of the file. If the program was killed between the two writes, they
  /// differ by one step, which is then applied or reverted.
  private func isAtContents() -> Bool {
    let now = fingerprint
    let last = undoable.last.flatMap(patch)
    let next = redoable.last.flatMap(patch)
    if last?.after == now || (undoable.isEmpty && next?.before == now) { return true }
    if last?.before == now {
      redoable.append(undoable.removeLast())
      storage.append(HistoryRecord.undone.bytes)
      return true
    }
    if next?.after == now {
      undoable.append(redoable.removeLast())
      storage.append(HistoryRecord.redone.bytes)
      return true
    }
    return false
  }

  private func patch(at offset: Int) -> HistoryPatch? {
    guard let bytes = storage.read(HistoryRecord.headerCount, at: offset),
      let header = HistoryRecord.header(bytes[...]),
      let body = storage.read(header.count, at: offset + HistoryRecord.headerCount),
      body.withUnsafeBytes({ Fingerprint.sum($0) }) == header.sum,
      case .step(let patch)? = HistoryRecord(body: body[...])
    else { return nil }
    return patch
  }
}

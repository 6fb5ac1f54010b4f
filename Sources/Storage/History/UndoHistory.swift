/// Undo and redo without limit, kept beside a stored file in a hidden one that can be lost without losing anything of
/// the first.
///
/// Each step is the difference between two contents of the stored file. The file only grows, is never flushed on
/// purpose, and memory holds a number for each step. A history that does not belong to the contents it is opened with
/// is dropped. It belongs to one thread, of the process that has the stored file's lock.
public final class UndoHistory {
  /// A step undone or redone.
  public struct Step: Equatable, Sendable {
    /// The contents of the stored file after it.
    public let bytes: [UInt8]
    /// What the caller said of it: the line as typed.
    public let label: String
    /// What the caller said of it: its minute.
    public let minute: String
  }

  /// What its file begins with.
  static let magic = Array("futbolstats undo 2\n".utf8)

  private var storage: HistoryStorage
  /// What the stored file holds.
  private var current: [UInt8]
  private var fingerprint: Fingerprint
  /// Where the records of the steps are that can be undone, the last one last, and redone, the next one last.
  private var undoable: [Int] = []
  private var redoable: [Int] = []
  /// What the caller kept last beside the steps, in bytes of its own; nil where it kept nothing.
  public private(set) var note: [UInt8]?

  /// - Parameters:
  ///   - path: ``StoredFile/historyPath``. Where it cannot be written, the history lives as long as this object.
  ///   - contents: what the stored file holds now.
  public init(path: String, contents: [UInt8]) {
    storage = HistoryStorage(path)
    current = contents
    fingerprint = Fingerprint(contents)
    load()
    if !isAtContents() { clear() }
  }

  deinit { storage.close() }

  /// Remembers a step; what could be redone no longer can. Steps from other contents than the last ones start anew.
  public func step(from old: [UInt8], to new: [UInt8], label: String, minute: String = "") {
    if old != current {
      clear()
      fingerprint = Fingerprint(old)
    }
    let after = Fingerprint(new)
    let patch = HistoryPatch(
      difference: ByteDifference(from: old, to: new), before: fingerprint, after: after, label: label, minute: minute)
    undoable.append(storage.end)
    redoable.removeAll()
    storage.append(HistoryRecord.step(patch).bytes)
    (current, fingerprint) = (new, after)
  }

  /// Keeps a note in the place of the last one. It is no step: undo and redo leave it as it is.
  public func keep(_ note: [UInt8]) {
    self.note = note
    storage.append(HistoryRecord.note(note).bytes)
  }

  /// The contents before the last step; nil where there is none.
  public func undo() -> Step? {
    guard let offset = undoable.last, let patch = patch(at: offset),
      let bytes = move(by: patch.difference.inverse, to: patch.before)
    else { return nil }
    undoable.removeLast()
    redoable.append(offset)
    storage.append(HistoryRecord.undone.bytes)
    return Step(bytes: bytes, label: patch.label, minute: patch.minute)
  }

  /// The contents after the step undone last; nil where there is none.
  public func redo() -> Step? {
    guard let offset = redoable.last, let patch = patch(at: offset),
      let bytes = move(by: patch.difference, to: patch.after)
    else { return nil }
    redoable.removeLast()
    undoable.append(offset)
    storage.append(HistoryRecord.redone.bytes)
    return Step(bytes: bytes, label: patch.label, minute: patch.minute)
  }

  /// The contents that the next redo would bring back; nil where there is nothing to redo.
  public var undone: [UInt8]? {
    redoable.last.flatMap(patch).flatMap { patch in
      patch.difference.applied(to: current).flatMap { Fingerprint($0) == patch.after ? $0 : nil }
    }
  }

  /// Nil, and no history any more, where somebody has garbled the file meanwhile.
  private func move(by difference: ByteDifference, to expected: Fingerprint) -> [UInt8]? {
    guard let bytes = difference.applied(to: current), Fingerprint(bytes) == expected else {
      clear()
      return nil
    }
    (current, fingerprint) = (bytes, expected)
    return bytes
  }

  private func clear() {
    undoable = []
    redoable = []
    storage.removeAll()
    storage.append(Self.magic)
    // It is no step, and as true as before.
    if let note { storage.append(HistoryRecord.note(note).bytes) }
  }

  /// Follows the records of the file up to the first that is none: the rest is garbage, or was being written when the
  /// power failed.
  private func load() {
    guard storage.read(Self.magic.count, at: 0) == Self.magic else { return clear() }
    var offset = Self.magic.count
    while let (record, next) = record(at: offset) {
      switch record {
      case .step:
        undoable.append(offset)
        redoable.removeAll()
      case .undone: if let step = undoable.popLast() { redoable.append(step) }
      case .redone: if let step = redoable.popLast() { undoable.append(step) }
      case .note(let note): self.note = note
      }
      offset = next
    }
    storage.adopt(offset)
  }

  /// Whether the history is at the contents of the file. A program killed between the two writes leaves them one step
  /// apart: that step is taken or taken back.
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
    guard case .step(let patch)? = record(at: offset)?.record else { return nil }
    return patch
  }

  private func record(at offset: Int) -> (record: HistoryRecord, next: Int)? {
    guard let bytes = storage.read(HistoryRecord.headerCount, at: offset), let header = HistoryRecord.header(bytes),
      let body = storage.read(header.count, at: offset + HistoryRecord.headerCount),
      body.withUnsafeBytes({ Fingerprint.sum($0) }) == header.sum, let record = HistoryRecord(body: body)
    else { return nil }
    return (record, offset + HistoryRecord.headerCount + header.count)
  }
}

import FileNames
import Glibc

/// A file on disk that a program keeps, from opening it to the last save: what its bytes mean is the caller's business,
/// and so is how many of them there may be. It belongs to one thread.
///
/// A save is on disk when ``save(_:)`` returns, and at every moment the file is whole: the old one or the new one.
public final class StoredFile {
  /// Where a save went.
  public enum SaveResult: Equatable, Sendable {
    case saved
    /// Somebody else had changed the file since it was read, so it was left alone. This and the saves that follow go
    /// to the file named.
    case savedBeside(path: String)
  }

  /// Where the file is, as the user named it; after a save beside it, that file.
  public private(set) var path: String
  /// Its bytes as last read or saved.
  public private(set) var contents: [UInt8]

  /// The folder of the file itself, which is another one than that of `path` where that is a link.
  let folder: String
  let folderDescriptor: CInt
  private(set) var name: String
  private var known: KnownFile?
  /// The file as it is on disk, and the one it has replaced; -1 for none. The next one, empty, if there is one already.
  /// See ``prepare()``.
  private var current: CInt
  private var replaced: CInt = -1
  private var prepared: TemporaryFile?
  /// Whether the file has its name by now, and the folder is not on disk yet that says so.
  private var awaitsFlush = false
  private var held: FileLock?
  /// The file as it was when it was locked, with a lock of its own, for who knows it by another name (a hard link).
  private var heldItself: CInt = -1
  /// The lock of the file that saves go to instead, once somebody had changed the first.
  private var heldBeside: FileLock?

  /// Opens a file that is there and reads it.
  /// - Parameter limit: the size in bytes above which it is refused.
  public static func open(_ path: String, limit: Int) throws(FileError) -> StoredFile {
    // A named pipe must not keep us waiting for its other end.
    let descriptor = try SystemCalls.check(.open, path) { Glibc.open(path.onDisk, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    do {
      let (bytes, status) = try SystemCalls.contents(descriptor, path: path, limit: limit)
      let target = SystemCalls.resolved(path) ?? path
      return try StoredFile(path, target: target, contents: bytes, known: KnownFile(status), descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Creates a file that must not be there yet.
  public static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> StoredFile {
    let file = try StoredFile(path, target: path, contents: [], known: nil, -1)
    var temporary = try file.temporary()
    do {
      try temporary.write(bytes)
      try temporary.take(file.name)
    } catch {
      temporary.discard()
      throw error == .system(.replace, path: path, errno: EEXIST) ? .exists(path: path) : error
    }
    file.finish(bytes, temporary)
    try file.flush()
    file.removeCompanions()
    return file
  }

  /// What could be undone, and what was left open, was of another file of this name.
  private func removeCompanions() {
    for path in [historyPath, openLinesPath] { unlink(path.onDisk) }
  }

  /// Puts bytes in the place of a file that is there, durably, whatever it holds.
  /// - Parameter limit: the size in bytes above which a file that is there is left alone.
  /// - Throws: ``FileError/locked(path:process:)`` where somebody is working on it.
  public static func replace(_ path: String, _ bytes: [UInt8], limit: Int) throws(FileError) {
    let file = try open(path, limit: limit)
    do { try file.lock() } catch .system(.lock, _, let reason) {
      throw .system(.replace, path: path, errno: reason)
    }
    _ = try file.replace(bytes, overChanges: true)
    try file.flush()
    file.removeCompanions()
  }

  /// Refuses to write what could not be read again.
  /// - Parameter limit: what the file will be opened with, in bytes.
  /// - Throws: ``FileError/wouldBeTooLarge(path:size:limit:)``
  public static func check(_ bytes: [UInt8], _ path: String, limit: Int) throws(FileError) {
    guard bytes.count > limit else { return }
    throw .wouldBeTooLarge(path: path, size: bytes.count, limit: limit)
  }

  /// - Parameter descriptor: of the file, which is this object's from here on unless it throws.
  private init(
    _ path: String, target: String, contents: [UInt8], known: KnownFile?, _ descriptor: CInt
  ) throws(FileError) {
    self.path = path
    self.contents = contents
    self.known = known
    current = descriptor
    (folder, name) = FileName.split(target)
    let folder = folder
    // Where there is no folder, no file can be created.
    folderDescriptor = try SystemCalls.check(known == nil ? .create : .open, known == nil ? path : folder) {
      Glibc.open(folder.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
  }

  deinit {
    unlock()
    closeReplaced()
    if current >= 0 { close(current) }
    close(folderDescriptor)
  }

  /// Puts the bytes in the place of the file's, durably: ``replace(_:)`` and ``flush()``.
  public func save(_ bytes: [UInt8]) throws(FileError) -> SaveResult {
    let result = try replace(bytes)
    try flush()
    return result
  }

  /// Puts the bytes on disk and in the place of the file's. Only ``flush()`` makes sure that they stay there.
  /// - Throws: ``FileError``; then the old file is whole, and the next call tries again.
  public func replace(_ bytes: [UInt8]) throws(FileError) -> SaveResult { try replace(bytes, overChanges: false) }

  /// - Parameter overChanges: whether to replace what somebody else has made of the file since it was read.
  private func replace(_ bytes: [UInt8], overChanges: Bool) throws(FileError) -> SaveResult {
    if let temporary = prepared {
      prepared = nil
      do { return try replace(bytes, temporary, overChanges) } catch .system(.replace, _, ENOENT) {
        // Somebody has tidied the folder up meanwhile. Once more, with a new one.
      }
    }
    return try replace(bytes, temporary(), overChanges)
  }

  private func replace(
    _ bytes: [UInt8], _ temporary: TemporaryFile, _ overChanges: Bool
  ) throws(FileError) -> SaveResult {
    var temporary = temporary
    var result = SaveResult.saved
    do {
      try temporary.write(bytes)
      if isStillOurs() || overChanges {
        if let known { temporary.adopt(known) }
        try temporary.replace(name)
      } else {
        result = .savedBeside(path: try moveBeside(temporary))
      }
    } catch {
      temporary.discard()
      throw error
    }
    finish(bytes, temporary)
    return result
  }

  /// Brings the folder to disk, and with it the name of the file that was put there.
  public func flush() throws(FileError) {
    guard awaitsFlush else { return }
    let synced = SystemCalls.retrying { fsync(folderDescriptor) }
    // Some file systems cannot flush a folder, and say so.
    guard synced == 0 || errno == EINVAL else { throw .system(.sync, path: folder, errno: errno) }
    awaitsFlush = false
  }

  /// Does beforehand what the next save would do, and what the last one has left.
  ///
  /// Next to making sure that it is on disk, most of a save's time goes into creating a file and freeing the one it
  /// replaces. A file is freed when its last descriptor is closed: here and not in ``save(_:)``, that keeps nobody
  /// waiting.
  public func prepare() {
    closeReplaced()
    // Where this fails, the save will say why.
    if prepared == nil, held != nil { prepared = try? temporary() }
  }

  /// Refuses every other process the lock of this file until ``unlock()``, or until this process ends, however it
  /// ends. Then removes what a process that was killed while saving has left behind.
  /// - Throws: ``FileError/locked(path:process:)`` where another one has it.
  public func lock() throws(FileError) {
    guard held == nil else { return }
    let lock = try FileLock(folderDescriptor, name: Companion.lock(of: name), path: path)
    if current >= 0, !Self.lockItself(current) {
      lock.release(folderDescriptor)
      throw .locked(path: path, process: nil)
    }
    held = lock
    if current >= 0 { heldItself = fcntl(current, F_DUPFD_CLOEXEC, 0) }
    TemporaryName.removeAll(of: name, in: folderDescriptor)
  }

  /// Gives the lock back, and removes what ``prepare()`` has made. Without a lock, nothing.
  public func unlock() {
    prepared?.discard()
    prepared = nil
    held?.release(folderDescriptor)
    heldBeside?.release(folderDescriptor)
    held = nil
    heldBeside = nil
    if heldItself >= 0 { close(heldItself) }
    heldItself = -1
    if current >= 0 { flock(current, LOCK_UN) }
  }

  /// False where another process has locked the file, by whatever name. A file system without such locks has others
  /// of no use either.
  private static func lockItself(_ descriptor: CInt) -> Bool {
    SystemCalls.retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 || errno != EWOULDBLOCK
  }

  /// The hidden file beside this one that holds what undo and redo need: see ``UndoHistory``.
  public var historyPath: String { FileName.join(folder, Companion.history(of: name)) }

  /// The hidden file beside this one that holds lines that were typed and not carried out: see ``KeptLines``.
  public var openLinesPath: String { FileName.join(folder, Companion.openLines(of: name)) }

  private func temporary() throws(FileError) -> TemporaryFile {
    try TemporaryFile(beside: name, in: folderDescriptor, like: known, path: path)
  }

  /// Whether the file on disk is the one last read or saved, or is gone: then nothing of anybody's is overwritten.
  private func isStillOurs() -> Bool {
    var status = stat()
    guard fstatat(folderDescriptor, name.onDisk, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return errno == ENOENT }
    guard FileIdentity(status) == known?.identity else { return false }
    // Its mode may be another one by now, for the next to adopt.
    known = KnownFile(status)
    return true
  }

  /// Moves the temporary file beside the file that somebody changed: `derby.xml`, `derby.conflict-1.xml`.
  private func moveBeside(_ temporary: TemporaryFile) throws(FileError) -> String {
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    var number = 1
    while true {
      let beside = "\(name[..<dot]).conflict-\(number)\(name[dot...])"
      do {
        try temporary.take(beside)
        name = beside
        path = FileName.join(folder, beside)
        // Its saves go there from now on, so it is this process's as the first file is. Nobody can have it yet.
        if held != nil { heldBeside = try? FileLock(folderDescriptor, name: Companion.lock(of: name), path: path) }
        return path
      } catch {
        guard case .system(_, _, EEXIST) = error else { throw error }
        number += 1
      }
    }
  }

  /// What is true once the file has its name.
  private func finish(_ bytes: [UInt8], _ temporary: TemporaryFile) {
    closeReplaced()
    (replaced, current) = (current, temporary.descriptor)
    if held != nil { _ = Self.lockItself(current) }
    known = temporary.known
    contents = bytes
    awaitsFlush = true
  }

  private func closeReplaced() {
    if replaced >= 0 { close(replaced) }
    replaced = -1
  }
}

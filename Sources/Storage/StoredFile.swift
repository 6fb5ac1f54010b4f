public import Glibc
import Text

/// A file on disk from opening to the last save. The caller defines the meaning of its bytes and the maximum size. Not
/// thread-safe.
///
/// A save is on disk when ``save(_:)`` returns, and the file is complete at every moment: either the old or the new
/// one.
public final class StoredFile {
  public enum SaveResult: Equatable, Sendable {
    case saved
    /// Someone else had changed the file since it was read, so it was left alone. This save and later ones go to the
    /// named file.
    case savedBeside(path: String)
  }

  /// The path given by the user, or the new file after a save beside it.
  public private(set) var path: String
  /// The contents as last read or saved.
  public private(set) var contents: [UInt8]

  /// The folder of the file itself. If `path` is a link, its own folder may be a different one.
  let folder: String
  let folderDescriptor: CInt
  private(set) var name: String
  private var known: KnownFile?
  /// Descriptors of the current file and of the one it replaced; -1 if there is no such file. Also of the next file,
  /// which is empty, if it has been created already. See ``prepare()``.
  private var current: CInt
  private var replaced: CInt = -1
  private var prepared: TemporaryFile?
  /// True if the file has been renamed but its folder has not been flushed.
  private var awaitsFlush = false
  private var held: FileLock?
  /// A descriptor that locks the file itself, for processes that open it under another name (a hard link).
  private var heldItself: CInt = -1
  /// The lock of the file that receives later saves after someone changed the original.
  private var heldBeside: FileLock?

  /// Opens and reads an existing file.
  /// - Parameter limit: maximum size in bytes.
  public static func open(_ path: String, limit: Int) throws(FileError) -> StoredFile {
    // Do not wait for the other end of a named pipe.
    let descriptor = try SystemCalls.check(.open, path) { Glibc.open(path.onDisk, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    do {
      let (bytes, status) = try SystemCalls.contents(descriptor, path: path, limit: limit)
      let target = FileName.resolved(path) ?? path
      return try StoredFile(path, target: target, contents: bytes, known: KnownFile(status), descriptor)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Creates a file that must not exist.
  /// - Parameter permissions: the file mode, before the process's `umask` is applied.
  public static func create(
    _ path: String, _ bytes: [UInt8], permissions: mode_t = 0o666
  ) throws(FileError) -> StoredFile {
    let file = try StoredFile(path, target: path, contents: [], known: nil, -1)
    var temporary = try file.temporary(permissions: permissions)
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

  /// Removes undo steps and open lines that belonged to an earlier file with this name.
  private func removeCompanions() {
    for path in [historyPath, openLinesPath] { unlink(path.onDisk) }
  }

  /// Durably replaces an existing file, regardless of its contents.
  /// - Parameter limit: size in bytes above which an existing file is left alone.
  /// - Throws: ``FileError/locked(path:process:)`` if someone is working on it.
  public static func replace(_ path: String, _ bytes: [UInt8], limit: Int) throws(FileError) {
    let file = try open(path, limit: limit)
    do { try file.lock() } catch .system(.lock, _, let reason) {
      throw .system(.replace, path: path, errno: reason)
    }
    _ = try file.replace(bytes, overChanges: true)
    try file.flush()
    file.removeCompanions()
  }

  /// Throws if the file would be too large to open again.
  /// - Parameter limit: the limit for opening the file, in bytes.
  /// - Throws: ``FileError/wouldBeTooLarge(path:size:limit:)``
  public static func check(_ bytes: [UInt8], _ path: String, limit: Int) throws(FileError) {
    guard bytes.count > limit else { return }
    throw .wouldBeTooLarge(path: path, size: bytes.count, limit: limit)
  }

  /// - Parameter descriptor: the file's descriptor, which this object owns unless the initialiser throws.
  private init(
    _ path: String, target: String, contents: [UInt8], known: KnownFile?, _ descriptor: CInt
  ) throws(FileError) {
    self.path = path
    self.contents = contents
    self.known = known
    current = descriptor
    (folder, name) = FileName.split(target)
    let folder = folder
    // A file cannot be created without its folder.
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

  /// Durably replaces the contents: ``replace(_:)`` and ``flush()``.
  public func save(_ bytes: [UInt8]) throws(FileError) -> SaveResult {
    let result = try replace(bytes)
    try flush()
    return result
  }

  /// Writes the bytes to disk and replaces the file. The new name is on disk only after ``flush()``.
  /// - Throws: ``FileError``; the old file is then intact, and the next call tries again.
  public func replace(_ bytes: [UInt8]) throws(FileError) -> SaveResult { try replace(bytes, overChanges: false) }

  /// - Parameter overChanges: true to overwrite changes that others have made since the file was read.
  private func replace(_ bytes: [UInt8], overChanges: Bool) throws(FileError) -> SaveResult {
    if let temporary = prepared {
      prepared = nil
      do { return try replace(bytes, temporary, overChanges) } catch .system(.replace, _, ENOENT) {
        // Someone has removed the temporary file. Create another one.
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

  /// Flushes the folder, which contains the new name of the file.
  public func flush() throws(FileError) {
    guard awaitsFlush else { return }
    try SystemCalls.flush(folder: folderDescriptor, path: folder)
    awaitsFlush = false
  }

  /// Does work in advance for the next save, and finishes what the last save left undone.
  ///
  /// Apart from flushing, most of the time of a save goes into creating a file and freeing the replaced one. A file is
  /// freed when its last descriptor is closed; doing that here means that the user does not wait for it in
  /// ``save(_:)``.
  public func prepare() {
    closeReplaced()
    // If this fails, the next save reports the reason.
    if prepared == nil, held != nil { prepared = try? temporary() }
  }

  /// Locks the file until ``unlock()`` or the end of this process, however it ends. Then cleans up after a process that
  /// was killed during a save.
  /// - Throws: ``FileError/locked(path:process:)`` if another process has the lock.
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
    settleOpenLines()
  }

  /// Releases the lock and removes the file of ``prepare()``. Does nothing without a lock.
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

  /// False if another process has locked the file under any name. On a file system without such locks the other locks
  /// do not work either.
  private static func lockItself(_ descriptor: CInt) -> Bool {
    retrying { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 || errno != EWOULDBLOCK
  }

  /// The hidden file with undo and redo steps: see ``UndoHistory``.
  public var historyPath: String { FileName.join(folder, Companion.history(of: name)) }

  /// The hidden file with lines that were typed but not carried out: see ``KeptLines``.
  public var openLinesPath: String { FileName.join(folder, Companion.openLines(of: name)) }

  private func temporary(permissions: mode_t = 0o666) throws(FileError) -> TemporaryFile {
    try TemporaryFile(beside: name, in: folderDescriptor, like: known, permissions: permissions, path: path)
  }

  /// True if the file on disk is the one last read or saved, or is gone. Saving then overwrites no one's changes.
  private func isStillOurs() -> Bool {
    var status = stat()
    guard fstatat(folderDescriptor, name.onDisk, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return errno == ENOENT }
    let found = KnownFile(status)
    guard found.identity == known?.identity, found.changed == known?.changed || hasOurContents() else { return false }
    // Its mode may have changed; the next file adopts it.
    known = found
    return true
  }

  /// True if the file on disk has the contents last read or saved. An editor may reset the modification time, and a new
  /// mode or link does not change the contents.
  private func hasOurContents() -> Bool {
    let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = retrying { openat(folderDescriptor, name.onDisk, flags) }
    // The file can become unreadable because of a changed mode.
    guard descriptor >= 0 else { return errno == EACCES }
    defer { close(descriptor) }
    return (try? SystemCalls.contents(descriptor, path: path, limit: contents.count).bytes) == contents
  }

  /// Moves the temporary file next to a file changed by someone else: `derby.xml`, `derby.conflict-1.xml`.
  private func moveBeside(_ temporary: TemporaryFile) throws(FileError) -> String {
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    var number = 1
    while true {
      let beside = "\(name[..<dot]).conflict-\(number)\(name[dot...])"
      do {
        try temporary.take(beside)
        name = beside
        path = FileName.join(folder, beside)
        // Later saves go there, so lock it too. No other process can hold that lock yet.
        if held != nil { heldBeside = try? FileLock(folderDescriptor, name: Companion.lock(of: name), path: path) }
        return path
      } catch {
        guard case .system(_, _, EEXIST) = error else { throw error }
        number += 1
      }
    }
  }

  /// Updates the state after the file has got its name.
  private func finish(_ bytes: [UInt8], _ temporary: TemporaryFile) {
    closeReplaced()
    replaced = current
    current = temporary.descriptor
    if held != nil { _ = Self.lockItself(current) }
    known = temporary.known
    // Renaming the file changed its identity once more.
    var status = stat()
    if fstat(current, &status) == 0, FileIdentity(status) == known?.identity { known = KnownFile(status) }
    contents = bytes
    awaitsFlush = true
  }

  private func closeReplaced() {
    if replaced >= 0 { close(replaced) }
    replaced = -1
  }
}

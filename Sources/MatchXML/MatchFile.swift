import Glibc

/// The match's file on disk, from opening it to the last save. It belongs to one thread.
///
/// A save is on disk when ``save(_:)`` returns, and at every moment the file is whole: the old one or the new one.
public final class MatchFile {
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
  private var held: FileLock?
  /// The lock of the file that saves go to instead, once somebody had changed the first.
  private var heldBeside: FileLock?

  /// Opens a file that is there and reads it.
  /// - Parameter limit: the size in bytes above which it is refused.
  public static func open(_ path: String, limit: Int = 64 << 20) throws(FileError) -> MatchFile {
    // A named pipe must not keep us waiting for its other end.
    let descriptor = try SystemCalls.check(.open, path) { Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(descriptor) }
    let (bytes, status) = try SystemCalls.contents(descriptor, path: path, limit: limit)
    return try MatchFile(path, target: SystemCalls.resolved(path) ?? path, contents: bytes, known: KnownFile(status))
  }

  /// Creates a file that must not be there yet.
  public static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> MatchFile {
    let file = try MatchFile(path, target: path, contents: [], known: nil)
    let temporary = try file.writeTemporary(bytes)
    do {
      try file.moveTemporary(to: file.name)
    } catch {
      unlinkat(file.folderDescriptor, file.temporaryName, 0)
      throw error == .system(.replace, path: path, errno: EEXIST) ? .exists(path: path) : error
    }
    try file.finish(bytes, temporary)
    return file
  }

  private init(_ path: String, target: String, contents: [UInt8], known: KnownFile?) throws(FileError) {
    self.path = path
    self.contents = contents
    self.known = known
    (folder, name) = SystemCalls.split(target)
    let folder = folder
    folderDescriptor = try SystemCalls.check(.open, folder) {
      Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
  }

  deinit {
    unlock()
    close(folderDescriptor)
  }

  /// Puts the bytes in the place of the file's, durably.
  /// - Throws: ``FileError``; then the old file is whole, and the next call tries again.
  public func save(_ bytes: [UInt8]) throws(FileError) -> SaveResult {
    let temporary = try writeTemporary(bytes)
    var result = SaveResult.saved
    do {
      if isStillOurs() {
        let (from, to) = (temporaryName, name)
        _ = try SystemCalls.check(.replace, path) { renameat(folderDescriptor, from, folderDescriptor, to) }
      } else {
        result = .savedBeside(path: try moveBeside())
      }
    } catch {
      unlinkat(folderDescriptor, temporaryName, 0)
      throw error
    }
    try finish(bytes, temporary)
    return result
  }

  /// Refuses every other process the lock of this file until ``unlock()``, or until this process ends, however it
  /// ends. Then removes what a process that was killed while saving has left behind.
  /// - Throws: ``FileError/locked(path:process:)`` where another one has it.
  public func lock() throws(FileError) {
    guard held == nil else { return }
    held = try FileLock(folderDescriptor, name: ".\(name).lock", path: path)
    TemporaryName.removeAll(of: name, in: folderDescriptor)
  }

  public func unlock() {
    held?.release(folderDescriptor)
    heldBeside?.release(folderDescriptor)
    held = nil
    heldBeside = nil
  }

  /// The hidden file beside the match that holds what undo and redo need.
  public var historyPath: String { SystemCalls.join(folder, ".\(name).undo") }

  private var temporaryName: String { TemporaryName.own(of: name) }

  /// The bytes in a new file beside the match's, on disk, with its mode and owner.
  private func writeTemporary(_ bytes: [UInt8]) throws(FileError) -> stat {
    let temporary = temporaryName
    let mode = known?.mode ?? 0o666
    let create = { Glibc.openat(self.folderDescriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    var descriptor = SystemCalls.retrying(create)
    if descriptor < 0, errno == EEXIST {
      // Of an earlier process that had our id.
      unlinkat(folderDescriptor, temporary, 0)
      descriptor = SystemCalls.retrying(create)
    }
    guard descriptor >= 0 else { throw .system(.create, path: path, errno: errno) }
    do throws(FileError) {
      try SystemCalls.writeAll(bytes, to: descriptor, path: path)
      _ = try SystemCalls.check(.sync, path) { fsync(descriptor) }
      var status = stat()
      _ = try SystemCalls.check(.write, path) { fstat(descriptor, &status) }
      if let known { adopt(known, descriptor, status) }
      // After an error the descriptor is closed nevertheless: never retried.
      guard close(descriptor) == 0 else {
        descriptor = -1
        throw FileError.system(.write, path: path, errno: errno)
      }
      return status
    } catch {
      if descriptor >= 0 { close(descriptor) }
      unlinkat(folderDescriptor, temporary, 0)
      throw error
    }
  }

  /// The mode and owner of the file that is replaced, as far as we may.
  private func adopt(_ known: KnownFile, _ descriptor: CInt, _ status: stat) {
    if status.st_uid != known.owner || status.st_gid != known.group { fchown(descriptor, known.owner, known.group) }
    if status.st_mode & 0o7777 != known.mode { fchmod(descriptor, known.mode) }
  }

  /// Whether the file on disk is the one last read or saved, or is gone: then nothing of anybody's is overwritten.
  private func isStillOurs() -> Bool {
    var status = stat()
    guard fstatat(folderDescriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return errno == ENOENT }
    return FileIdentity(status) == known?.identity
  }

  /// Moves the temporary file beside the file that somebody changed: `derby.xml`, `derby.conflict-1.xml`.
  private func moveBeside() throws(FileError) -> String {
    let temporary = temporaryName
    let stem = name.hasSuffix(".xml") ? String(name.dropLast(4)) : name
    var number = 1
    while true {
      let beside = "\(stem).conflict-\(number).xml"
      do {
        try moveTemporary(temporary, to: beside)
        name = beside
        path = SystemCalls.join(folder, beside)
        // Its saves go there from now on, so it is this process's as the first file is. Nobody can have it yet.
        if held != nil { heldBeside = try? FileLock(folderDescriptor, name: ".\(name).lock", path: path) }
        return path
      } catch {
        guard case .system(_, _, EEXIST) = error else { throw error }
        number += 1
      }
    }
  }

  /// Gives the temporary file a name that nobody has yet.
  private func moveTemporary(_ temporary: String? = nil, to new: String) throws(FileError) {
    let temporary = temporary ?? temporaryName
    // Unlike rename, link never replaces.
    if linkat(folderDescriptor, temporary, folderDescriptor, new, 0) == 0 {
      unlinkat(folderDescriptor, temporary, 0)
      return
    }
    // File systems without links, as on a memory stick: look first, then rename.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .system(.replace, path: path, errno: errno) }
    var status = stat()
    guard fstatat(folderDescriptor, new, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      throw .system(.replace, path: path, errno: EEXIST)
    }
    _ = try SystemCalls.check(.replace, path) { renameat(folderDescriptor, temporary, folderDescriptor, new) }
  }

  /// What is true once the file has its name, and the name on disk.
  private func finish(_ bytes: [UInt8], _ status: stat) throws(FileError) {
    if let old = known {
      var status = status
      status.st_mode = old.mode
      status.st_uid = old.owner
      status.st_gid = old.group
      known = KnownFile(status)
    } else {
      known = KnownFile(status)
    }
    contents = bytes
    let synced = SystemCalls.retrying { fsync(folderDescriptor) }
    // Some file systems cannot flush a folder, and say so.
    guard synced == 0 || errno == EINVAL else { throw .system(.sync, path: folder, errno: errno) }
  }
}

internal import CLeftovers
import FileNames
import Glibc

/// A file that is written beside another one, to take its place.
struct TemporaryFile {
  /// Open until its owner closes it.
  let descriptor: CInt
  private let name: String
  private let folder: CInt
  /// What to name in errors: the file whose place it is to take.
  private let path: String
  private var status = stat()
  /// What has it removed where a signal ends the program.
  private let leftover: CInt

  /// Creates it, empty, with the mode and owner of the file it is to replace, as far as we may.
  init(beside name: String, in folder: CInt, like known: KnownFile?, path: String) throws(FileError) {
    let own = TemporaryName.own(of: name)
    let operation: FileError.Operation = known == nil ? .create : .replace
    let create = { openat(folder, own.onDisk, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, known?.mode ?? 0o666) }
    clo_begin()
    defer { clo_end() }
    var descriptor = SystemCalls.retrying(create)
    if descriptor < 0, errno == EEXIST {
      // Of an earlier process that had our id, or our own, which could not be removed when its save failed. Where it
      // still cannot be, that is what is wrong, not that it is there.
      guard unlinkat(folder, own.onDisk, 0) == 0 || errno == ENOENT else {
        throw .system(operation, path: path, errno: errno)
      }
      descriptor = SystemCalls.retrying(create)
    }
    guard descriptor >= 0 else { throw .system(operation, path: path, errno: errno) }
    self.descriptor = descriptor
    self.name = own
    self.folder = folder
    self.path = path
    leftover = clo_remember(folder, own.onDisk)
    guard fstat(descriptor, &status) == 0 else {
      let reason = errno
      discard()
      throw .system(operation, path: path, errno: reason)
    }
    if let known { adopt(known) }
  }

  /// What it is like.
  var known: KnownFile { KnownFile(status) }

  /// Puts the bytes on disk.
  mutating func write(_ bytes: [UInt8]) throws(FileError) {
    let (descriptor, path) = (descriptor, path)
    try SystemCalls.writeAll(bytes, to: descriptor, path: path)
    _ = try SystemCalls.check(.sync, path) { fsync(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw .system(.write, path: path, errno: errno) }
  }

  /// Gives it a mode and an owner, as far as we may.
  mutating func adopt(_ other: KnownFile) {
    guard !known.isAccessible(like: other) else { return }
    fchown(descriptor, other.owner, other.group)
    // After the owner, whose change takes marks from the mode.
    fchmod(descriptor, other.mode)
    fstat(descriptor, &status)
  }

  /// Takes the place of the file of that name.
  func replace(_ name: String) throws(FileError) {
    _ = try SystemCalls.check(.replace, path) { renameat(folder, self.name.onDisk, folder, name.onDisk) }
    clo_forget(leftover)
  }

  /// Takes a name that nobody has yet.
  /// - Throws: `EEXIST` where somebody has it.
  func take(_ name: String) throws(FileError) {
    // Unlike rename, link never replaces.
    if linkat(folder, self.name.onDisk, folder, name.onDisk, 0) == 0 {
      unlinkat(folder, self.name.onDisk, 0)
      clo_forget(leftover)
      return
    }
    // File systems without links, as on a memory stick: look first, then rename.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .system(.replace, path: path, errno: errno) }
    var status = stat()
    guard fstatat(folder, name.onDisk, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      throw .system(.replace, path: path, errno: EEXIST)
    }
    try replace(name)
  }

  /// Closes and removes it.
  func discard() {
    close(descriptor)
    unlinkat(folder, name.onDisk, 0)
    clo_forget(leftover)
  }
}

internal import CSystem
import Glibc
import Text

/// A file written next to another one that it will replace.
struct TemporaryFile {
  /// Open until its owner closes it.
  let descriptor: CInt
  private let name: String
  private let folder: CInt
  /// The path to name in errors: the file to be replaced.
  private let path: String
  private var status = stat()
  /// Registration for removal if a signal ends the program.
  private let leftover: CInt

  /// Creates an empty file with the mode and owner of the file to be replaced, as far as permitted.
  /// - Parameter permissions: the mode if no file is replaced.
  init(
    beside name: String, in folder: CInt, like known: KnownFile?, permissions: mode_t = 0o666, path: String
  ) throws(FileError) {
    let own = TemporaryName.own(of: name)
    let operation: FileError.Operation = known == nil ? .create : .replace
    let create = { openat(folder, own.onDisk, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, known?.mode ?? permissions) }
    clo_begin()
    defer { clo_end() }
    var descriptor = retrying(create)
    if descriptor < 0, errno == EEXIST {
      // Remove a leftover of an earlier process with the same ID, or of a failed save of our own. If that is
      // impossible, report the error.
      guard unlinkat(folder, own.onDisk, 0) == 0 || errno == ENOENT else {
        throw .system(operation, path: path, errno: errno)
      }
      descriptor = retrying(create)
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

  var known: KnownFile { KnownFile(status) }

  mutating func write(_ bytes: [UInt8]) throws(FileError) {
    let (descriptor, path) = (descriptor, path)
    try SystemCalls.write(bytes, to: descriptor, path: path)
    _ = try SystemCalls.check(.sync, path) { fsync(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw .system(.write, path: path, errno: errno) }
  }

  /// Sets mode and owner as far as permitted.
  mutating func adopt(_ other: KnownFile) {
    let known = known
    guard (known.mode, known.owner, known.group) != (other.mode, other.owner, other.group) else { return }
    fchown(descriptor, other.owner, other.group)
    // Set the mode last, because changing the owner clears bits of it.
    fchmod(descriptor, other.mode)
    fstat(descriptor, &status)
  }

  func replace(_ name: String) throws(FileError) {
    _ = try SystemCalls.check(.replace, path) { renameat(folder, self.name.onDisk, folder, name.onDisk) }
    clo_forget(leftover)
  }

  /// Takes a free name.
  /// - Throws: `EEXIST` if the name is in use.
  func take(_ name: String) throws(FileError) {
    // Unlike rename, link never replaces a file.
    if linkat(folder, self.name.onDisk, folder, name.onDisk, 0) == 0 {
      unlinkat(folder, self.name.onDisk, 0)
      clo_forget(leftover)
      return
    }
    // File systems without hard links, such as on a memory stick: check first, then rename.
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .system(.replace, path: path, errno: errno) }
    var status = stat()
    guard fstatat(folder, name.onDisk, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      throw .system(.replace, path: path, errno: EEXIST)
    }
    try replace(name)
  }

  func discard() {
    close(descriptor)
    unlinkat(folder, name.onDisk, 0)
    clo_forget(leftover)
  }
}

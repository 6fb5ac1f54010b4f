internal import CSystem
import Glibc
import Text

/// A lock that ends with its process, however that ends. It locks a hidden file next to the protected one, which
/// contains the process ID.
struct FileLock {
  private let descriptor: CInt
  private let name: String
  private let leftover: CInt

  /// - Throws: ``FileError/locked(path:process:)`` if another process, or another part of this one, holds it.
  init(_ folder: CInt, name: String, path: String) throws(FileError) {
    self.name = name
    while true {
      clo_begin()
      defer { clo_end() }
      let descriptor = try Self.open(folder, name, path)
      guard retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
        let reason = errno
        let holder = Self.process(in: descriptor)
        close(descriptor)
        throw reason == EWOULDBLOCK ? .locked(path: path, process: holder) : .system(.lock, path: path, errno: reason)
      }
      // The previous owner removed the file on release, so this lock is on a file that no other process will find.
      guard Self.isCurrent(descriptor, folder, name) else {
        close(descriptor)
        continue
      }
      self.descriptor = descriptor
      leftover = clo_remember(folder, name.onDisk)
      let process = Array("\(getpid())\n".utf8)
      ftruncate(descriptor, 0)
      _ = pwrite(descriptor, process, process.count, 0)
      return
    }
  }

  /// Opens or creates the lock file. Anything else with that name, especially a link, is not opened: it could lead
  /// anywhere.
  private static func open(_ folder: CInt, _ name: String, _ path: String) throws(FileError) -> CInt {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = retrying { openat(folder, name.onDisk, flags, 0o644) }
    let reason = errno
    let lock = FileName.join(FileName.split(path).folder, name)
    guard descriptor >= 0 else {
      throw [ELOOP, EISDIR, ENXIO].contains(reason)
        ? .lockIsNoFile(path: path, lock: lock) : .system(.lock, path: path, errno: reason)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink <= 1 else {
      close(descriptor)
      throw .lockIsNoFile(path: path, lock: lock)
    }
    return descriptor
  }

  /// Remove the file before unlocking it, so that no other process finds it unlocked.
  func release(_ folder: CInt) {
    unlinkat(folder, name.onDisk, 0)
    clo_forget(leftover)
    close(descriptor)
  }

  private static func isCurrent(_ descriptor: CInt, _ folder: CInt, _ name: String) -> Bool {
    var (held, found) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && fstatat(folder, name.onDisk, &found, AT_SYMLINK_NOFOLLOW) == 0
      && held.st_dev == found.st_dev && held.st_ino == found.st_ino
  }

  private static func process(in descriptor: CInt) -> Int32? {
    let bytes = readAll(16) { pread(descriptor, $0, $1, off_t($2)) }.bytes
    return Int32(String(decoding: bytes.prefix { (48...57).contains($0) }, as: UTF8.self))
  }
}

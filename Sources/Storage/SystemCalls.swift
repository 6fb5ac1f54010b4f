import Glibc
import Text

/// System calls that are repeated after an interruption by a signal and throw errors with their details.
enum SystemCalls {
  static func check(
    _ operation: FileError.Operation, _ path: String, _ call: () -> CInt
  ) throws(FileError) -> CInt {
    let result = retrying(call)
    guard result >= 0 else { throw .system(operation, path: path, errno: errno) }
    return result
  }

  static func contents(_ descriptor: CInt, path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], stat) {
    var status = stat()
    _ = try check(.read, path) { fstat(descriptor, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .notRegularFile(path: path, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(path: path, size: size, limit: limit) }
    let (bytes, failure) = readAll(size) { start, count, _ in read(descriptor, start, count) }
    if let failure { throw .system(.read, path: path, errno: failure) }
    return (bytes, status)
  }

  /// Flushes a folder, which contains the new names of files.
  static func flush(folder descriptor: CInt, path: String) throws(FileError) {
    let synced = retrying { fsync(descriptor) }
    // Some file systems do not support flushing a folder.
    guard synced == 0 || errno == EINVAL else { throw .system(.sync, path: path, errno: errno) }
  }

  static func write(_ bytes: [UInt8], to descriptor: CInt, path: String) throws(FileError) {
    if let reason = writeAll(bytes, to: descriptor) { throw .system(.write, path: path, errno: reason) }
  }
}

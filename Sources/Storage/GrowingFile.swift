import Glibc
import Text

/// A file of any size that is written piece by piece and gets its name once it is complete and on disk. An error or a
/// signal leaves nothing behind. Not thread-safe.
public final class GrowingFile {
  private let path: String
  private let name: String
  private let folder: CInt
  /// Nil for devices and pipes, which are written to directly, and once the file has its name.
  private var temporary: TemporaryFile?
  private let descriptor: CInt

  /// - Parameter replacing: returns true if an existing file that begins with these bytes may be replaced.
  public init(_ path: String, replacing: ([UInt8]) -> Bool) throws(FileError) {
    self.path = path
    // Keep a link and replace its target.
    let target = FileName.resolved(path) ?? path
    let folderPath: String
    (folderPath, name) = FileName.split(target)
    folder = try SystemCalls.check(.create, path) { open(folderPath.onDisk, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    var status = stat()
    var known: KnownFile?
    do throws(FileError) {
      if fstatat(folder, name.onDisk, &status, 0) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFREG:
          known = KnownFile(status)
          guard try replacing(Self.beginning(folder, name, path)) else { throw .exists(path: path) }
        case S_IFDIR: throw .notRegularFile(path: path, isFolder: true)
        default:
          descriptor = try SystemCalls.check(.create, path) { open(target.onDisk, O_WRONLY | O_CLOEXEC) }
          return
        }
      }
      let temporary = try TemporaryFile(beside: name, in: folder, like: known, path: path)
      self.temporary = temporary
      descriptor = temporary.descriptor
    } catch {
      close(folder)
      throw error
    }
  }

  deinit {
    if let temporary { temporary.discard() } else { close(descriptor) }
    close(folder)
  }

  public func append(_ bytes: [UInt8]) throws(FileError) {
    try SystemCalls.write(bytes, to: descriptor, path: path)
  }

  /// Gives the file its final name.
  public func finish() throws(FileError) {
    guard let temporary else { return }
    _ = try SystemCalls.check(.sync, path) { fsync(descriptor) }
    try temporary.replace(name)
    self.temporary = nil
    try SystemCalls.flush(folder: folder, path: path)
  }

  private static func beginning(_ folder: CInt, _ name: String, _ path: String) throws(FileError) -> [UInt8] {
    let descriptor = try SystemCalls.check(.open, path) { openat(folder, name.onDisk, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    let (bytes, failure) = readSome(64, from: descriptor)
    if let failure { throw .system(.read, path: path, errno: failure) }
    return bytes
  }
}

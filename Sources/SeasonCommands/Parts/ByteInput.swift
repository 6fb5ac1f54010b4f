import CommandSupport
import Glibc
import Storage
import Text

/// Reads a file or standard input (`-`) piece by piece, without loading it.
final class ByteInput {
  let path: String
  /// True if it can be read again, unlike a pipe.
  let isFile: Bool
  private let descriptor: CInt

  init(_ path: String) throws(Failure) {
    self.path = path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      isFile = false
      return
    }
    descriptor = open(path.onDisk, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw Failure.file(.system(.open, path: path, errno: errno)).asNotNow
    }
    isFile = status.st_mode & S_IFMT == S_IFREG
    guard status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .file(.notRegularFile(path: path, isFolder: true))
    }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Reads up to `count` bytes; empty at the end.
  func read(_ count: Int) throws(Failure) -> [UInt8] {
    let (bytes, failure) = readSome(count, from: descriptor)
    if let failure { throw Failure.file(.system(.read, path: path, errno: failure)).asNotNow }
    return bytes
  }
}

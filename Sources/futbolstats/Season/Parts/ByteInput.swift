import FileNames
import Glibc
import Storage

/// The bytes of a file or of standard input (`-`), as they come, without holding them.
final class ByteInput {
  let path: String
  private let descriptor: CInt

  init(_ path: String) throws(Failure) {
    self.path = path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path.onDisk, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.file(.system(.open, path: path, errno: errno)).asNotNow }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      close(descriptor)
      throw .file(.notRegularFile(path: path, isFolder: true))
    }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next ones, as many as there are up to the number; none at the end.
  func read(_ count: Int) throws(Failure) -> [UInt8] {
    var failure: CInt?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      var result = -1
      repeat { result = Glibc.read(descriptor, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      got = max(0, result)
    }
    if let failure { throw Failure.file(.system(.read, path: path, errno: failure)).asNotNow }
    return bytes
  }
}

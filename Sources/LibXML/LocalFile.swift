import Glibc
import Text

package enum LocalFile {
  private static let sizeLimit = 64 << 20

  /// The contents of a file. Nil if it is not a regular file, cannot be read or exceeds the limit.
  package static func read(_ path: String) -> [UInt8]? {
    // O_NONBLOCK: do not wait for the other end of a named pipe.
    let descriptor = open(path.onDisk, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
      return nil
    }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let got = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
    }
  }

  /// The contents of a file in a folder or below it, after resolving symbolic links.
  package static func read(_ name: String, within folder: String) -> [UInt8]? {
    guard let base = real(folder), let file = real(base + "/" + name) else { return nil }
    return file.hasPrefix(base == "/" ? "/" : base + "/") ? read(file) : nil
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path.onDisk, nil) else { return nil }
    defer { free(resolved) }
    return FileName.text(cString: resolved)
  }
}

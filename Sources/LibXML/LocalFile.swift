import FileNames
import Glibc

/// Reading whole files of the user's.
package enum LocalFile {
  /// A DTD or stylesheet larger than this is a mistake.
  private static let sizeLimit = 64 << 20

  /// The bytes of a file, or nil where it is no regular file, cannot be read, or is out of all proportion.
  package static func read(_ path: String) -> [UInt8]? {
    // O_NONBLOCK: opening a named pipe must not wait for its other end.
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

  /// The bytes of a file in a folder or below it, wherever its links lead.
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

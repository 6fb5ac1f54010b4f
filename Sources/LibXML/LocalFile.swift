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
    return readAll(Int(status.st_size)) { start, count, _ in Glibc.read(descriptor, start, count) }.bytes
  }

  /// The contents of a file that the user has named.
  package static func required(_ path: String) throws(XMLError) -> [UInt8] {
    if let bytes = read(path) { return bytes }
    throw XMLError([
      .init(
        domain: .io, code: XMLCode.loadRefused, level: .fatal, file: path, facts: [path],
        message: "\(path) cannot be read")
    ])
  }

  /// The contents of a file in a folder or below it, after resolving symbolic links.
  package static func read(_ name: String, within folder: String) -> [UInt8]? {
    guard let base = FileName.resolved(folder), let file = FileName.resolved(base + "/" + name) else { return nil }
    return file.hasPrefix(base == "/" ? "/" : base + "/") ? read(file) : nil
  }
}

import Glibc

extension MatchFile {
  /// The bytes of a file that is only to be read.
  /// - Parameter limit: the size in bytes above which it is refused.
  public static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
    let descriptor = try SystemCalls.check(.open, path) { Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(descriptor) }
    return try SystemCalls.contents(descriptor, path: path, limit: limit).bytes
  }

  /// Puts an export or a report where the user wants it, whether there is a file already or not; durably, and whole
  /// at every moment. A device or a pipe is written to.
  public static func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .system(.create, path: path, errno: errno) }
      _ = try create(path, bytes)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      let file = try MatchFile(path, target: SystemCalls.resolved(path) ?? path, replacing: status)
      _ = try file.save(bytes)
    case S_IFDIR: throw .notRegularFile(path: path, isFolder: true)
    default:
      let descriptor = try SystemCalls.check(.open, path) { Glibc.open(path, O_WRONLY | O_CLOEXEC) }
      defer { close(descriptor) }
      try SystemCalls.writeAll(bytes, to: descriptor, path: path)
    }
  }
}

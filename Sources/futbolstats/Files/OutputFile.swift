import Glibc
import MatchXML
import Terminal

/// Writing results to files that the user named: whole or not at all. They can be made again, so nothing waits for
/// the disk; the match itself is `MatchFile`'s.
enum OutputFile {
  /// - Throws: `Failure.file`; then what was there before is still there.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    // A device or a pipe, such as /dev/stdout, is written to as it is. A link is followed.
    if isSpecial(path) { return try fill(path, with: bytes, flags: O_WRONLY) }
    let target = resolved(path) ?? path
    let temporary = "\(target).\(getpid()).tmp"
    do throws(Failure) {
      try fill(temporary, with: bytes, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
      guard rename(temporary, target) == 0 else { throw Failure.file(.system(.replace, path: path, errno: errno)) }
    } catch {
      if case .file(.system(.create, path: _, errno: _)) = error { throw error }
      unlink(temporary)
      throw error
    }
  }

  private static func fill(_ path: String, with bytes: [UInt8], flags: CInt, named name: String? = nil) throws(Failure)
  {
    let name = name ?? path
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .file(.system(.create, path: name, errno: errno)) }
    if let reason = writeAll(bytes, to: descriptor) {
      close(descriptor)
      throw .file(.system(.write, path: name, errno: reason))
    }
    guard close(descriptor) == 0 else { throw .file(.system(.write, path: name, errno: errno)) }
  }

  static func exists(_ path: String) -> Bool { kind(of: path) != nil }

  /// Removes a file that may not be there.
  static func remove(_ path: String) { unlink(path) }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  private static func isSpecial(_ path: String) -> Bool {
    kind(of: path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether both paths lead to the same file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let first = resolved(one) else { return false }
    return first == resolved(other)
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension OutputFile {
  /// What the system says where a folder was to be and is none.
  static let notAFolder = ENOTDIR
}

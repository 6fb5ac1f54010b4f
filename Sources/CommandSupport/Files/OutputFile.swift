import Bounds
import Glibc
import MatchReports
import Storage
import Text

/// Writes results to files named by the user: atomically, and never over a file that must not be replaced.
package enum OutputFile {
  package enum Replacing {
    case nothing
    /// A report written by the program, which is made again after each correction of the match.
    case reports
    /// Any file, except a match that is being recorded.
    case anything
  }

  /// - Parameter permissions: the maximum file mode; nil for the default.
  /// - Throws: `Failure.file`; an existing file is then unchanged.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing: Replacing, permissions: mode_t? = nil
  ) throws(Failure) {
    // A device or a pipe such as /dev/stdout is written directly.
    if isSpecial(path) { return try fill(path, with: bytes) }
    do throws(FileError) {
      guard exists(path) else {
        _ = try StoredFile.create(path, bytes, permissions: permissions ?? 0o666)
        return
      }
      // Report a folder as such, regardless of what may be replaced.
      guard try mayReplace(StoredFile.open(path, limit: Bounds.replacedFile).contents, replacing) else {
        throw FileError.exists(path: path)
      }
      // Do this before saving, because the new file adopts the mode of the old one.
      if let permissions { narrow(path, permissions) }
      try StoredFile.replace(path, bytes, limit: Bounds.replacedFile)
    } catch {
      throw .file(error)
    }
  }

  /// Writes the file only if its contents have changed.
  /// - Parameter mayReplace: true for the contents of an existing file that may be replaced although it is no report.
  /// - Returns: true if the file was written.
  package static func update(
    _ path: String, to bytes: [UInt8], permissions: mode_t? = nil, mayReplace: ([UInt8]) -> Bool
  ) throws(Failure) -> Bool {
    guard exists(path), !isFolder(path) else {
      try write(bytes, to: path, replacing: .nothing, permissions: permissions)
      return true
    }
    let there = try InputFile.read(path, limit: Bounds.replacedFile)
    guard there != bytes else {
      if let permissions { narrow(path, permissions) }
      return false
    }
    try write(bytes, to: path, replacing: mayReplace(there) ? .anything : .reports, permissions: permissions)
    return true
  }

  private static func mayReplace(_ contents: [UInt8], _ replacing: Replacing) -> Bool {
    switch replacing {
    case .nothing: false
    case .reports: MadeReport.isOne(contents)
    case .anything: true
    }
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path.onDisk, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(.system(.create, path: path, errno: errno)) }
    if let reason = writeAll(bytes, to: descriptor) {
      close(descriptor)
      throw .file(.system(.write, path: path, errno: reason))
    }
    guard close(descriptor) == 0 else { throw .file(.system(.write, path: path, errno: errno)) }
  }
}

extension OutputFile {
  package static func exists(_ path: String) -> Bool { status(path) != nil }

  package static func isFolder(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Creates the folder if it does not exist. Its parent must exist.
  package static func makeFolder(_ path: String) throws(Failure) {
    guard !isFolder(path) else { return }
    guard !exists(path) else { throw .file(.system(.create, path: path, errno: ENOTDIR)) }
    guard mkdir(path.onDisk, 0o777) == 0 || errno == EEXIST else {
      throw .file(.system(.create, path: path, errno: errno))
    }
  }

  /// The read and write permissions that all of these files have in common.
  package static func permissions(of paths: some Sequence<String>) -> mode_t {
    paths.reduce(0o666) { shared, path in shared & (status(path)?.st_mode ?? 0o666) }
  }

  /// Reduces the mode of an existing file.
  package static func narrow(_ path: String, _ permissions: mode_t) {
    guard let mode = status(path).map({ $0.st_mode & 0o777 }), mode & permissions != mode else { return }
    chmod(path.onDisk, mode & permissions)
  }

  private static func isSpecial(_ path: String) -> Bool {
    status(path).map { ![S_IFREG, S_IFDIR].contains($0.st_mode & S_IFMT) } ?? false
  }

  /// The path with symbolic links in its folder resolved, so that a file always has the same path, even before it
  /// exists.
  package static func whole(_ path: String) -> String {
    let (folder, name) = FileName.split(path)
    return FileName.resolved(folder).map { FileName.join($0, name) } ?? path
  }

  /// Nil if the file does not exist.
  package static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path.onDisk, &status) == 0 ? status : nil
  }
}

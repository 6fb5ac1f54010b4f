import FileNames
import Glibc

/// The files that a command reads: none of them may be written to by it, by whatever name or link.
struct SourceFiles {
  private let read: Set<Identity>

  /// What a file is to the system: the same for all its names.
  private struct Identity: Hashable {
    let device: UInt
    let inode: UInt

    /// Nil where there is no file; nor does it matter for a device or a pipe.
    init?(_ path: String) {
      var status = stat()
      guard stat(path.onDisk, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
    }
  }

  init(_ paths: [String]) { read = Set(paths.compactMap(Identity.init)) }

  /// - Throws: `UsageProblem.overwritesInput` where the path leads to one of them.
  func refuse(_ path: String) throws(Failure) {
    if contains(path) { throw .usage(.overwritesInput(path)) }
  }

  /// Whether the path leads to one of them.
  func contains(_ path: String) -> Bool { Identity(path).map(read.contains) ?? false }
}

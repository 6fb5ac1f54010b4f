import Glibc
import Text

/// The files that a command reads. It must not overwrite any of them, under any name or link.
package struct SourceFiles {
  private let read: Set<Identity>

  /// Identity of a file on the system, whatever its name.
  private struct Identity: Hashable {
    let device: UInt
    let inode: UInt

    /// Nil if the file does not exist, and for devices and pipes, which need no protection.
    init?(_ path: String) {
      guard let status = OutputFile.status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt(status.st_dev)
      inode = UInt(status.st_ino)
    }
  }

  package init(_ paths: [String]) { read = Set(paths.compactMap(Identity.init)) }

  /// - Throws: `UsageProblem.overwritesInput` if the path leads to one of the files.
  package func refuse(_ path: String) throws(Failure) {
    if contains(path) { throw .usage(.overwritesInput(path)) }
  }

  package func contains(_ path: String) -> Bool { Identity(path).map(read.contains) ?? false }
}

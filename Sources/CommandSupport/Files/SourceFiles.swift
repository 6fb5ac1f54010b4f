import Glibc

/// The files that a command reads. It must not overwrite any of them, under any name or link.
package struct SourceFiles {
  private let read: Set<[UInt]>

  /// The device and the inode of a file, which are the same whatever its name. Nil if the file does not exist, and for
  /// devices and pipes, which need no protection.
  private static func identity(_ path: String) -> [UInt]? {
    guard let status = OutputFile.status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt(status.st_dev), UInt(status.st_ino)]
  }

  package init(_ paths: [String]) { read = Set(paths.compactMap(Self.identity)) }

  package func refuse(_ path: String) throws(Failure) {
    if contains(path) { throw .usage(.overwritesInput(path)) }
  }

  package func contains(_ path: String) -> Bool { Self.identity(path).map(read.contains) ?? false }
}

import Storage

extension StoredFile {
  /// Opens a file of any size that a test has.
  static func open(_ path: String) throws(FileError) -> StoredFile { try open(path, limit: 1 << 20) }
}

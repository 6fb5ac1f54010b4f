import Storage

extension StoredFile {
  /// Opens a file with a limit that suffices for tests.
  static func open(_ path: String) throws(FileError) -> StoredFile { try open(path, limit: 1 << 20) }
}

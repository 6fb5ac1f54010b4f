public enum ZipProblem: Error, Equatable, Sendable {
  case notInstalled
  /// The data is not an archive, or it is damaged.
  case damaged
  case tooManyFiles(Int)
  /// A file in it is password-protected.
  case encrypted
  /// A file in it is too large when decompressed.
  case tooLarge(name: String)
  /// The files read so far exceed the limit together.
  case tooLargeInAll
  /// A file in it is compressed so much that it is probably a zip bomb.
  case bomb(name: String)
  case damagedFile(name: String)
}

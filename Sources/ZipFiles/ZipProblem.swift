/// Why a ZIP archive, or a file in one, is not read.
public enum ZipProblem: Error, Equatable, Sendable {
  /// libzip, which is loaded when it is needed, is not there.
  case notInstalled
  /// It is no archive, or a broken one.
  case damaged
  case tooManyFiles(Int)
  /// A file in it is locked with a password.
  case encrypted
  /// A file in it would be larger than is read.
  case tooLarge(name: String)
  /// All that were asked for would be, together.
  case tooLargeInAll
  /// A file in it is packed so tightly that it was made to fill a memory.
  case bomb(name: String)
  case damagedFile(name: String)
}

/// Something to say about a place in a file.
public struct FileMessage: Equatable, Sendable {
  /// Whether it keeps the file from being used.
  public enum Level: Equatable, Sendable {
    case error, warning
  }

  /// As the user named it.
  public var file: String
  /// From 1; nil where it is about the file as a whole.
  public var line: Int?
  /// Error or warning.
  public var level: Level
  /// What is wrong, and what would be right: one line.
  public var text: String

  /// An error about the file as a whole, unless told otherwise.
  public init(file: String, line: Int? = nil, level: Level = .error, text: String) {
    self.file = file
    self.line = line
    self.level = level
    self.text = text
  }
}

public struct FileMessage: Equatable, Sendable {
  public enum Level: Equatable, Sendable {
    case error, warning
  }

  public var file: String
  /// From 1. Nil if it concerns the whole file.
  public var line: Int?
  public var level: Level
  /// The problem and its remedy in one line.
  public var text: String

  public init(file: String, line: Int? = nil, level: Level = .error, text: String) {
    self.file = file
    self.line = line
    self.level = level
    self.text = text
  }
}

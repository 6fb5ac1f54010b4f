/// A file that could not be read, recorded among the other lines so that an incomplete result cannot be mistaken for a
/// complete one.
public struct ProblemLine: Hashable, Sendable {
  /// An error message in each language, with its line.
  public struct Message: Hashable, Sendable {
    /// From 1. 0 if it concerns the whole file.
    public var line: Int
    /// By language: `ca`, `en`, `es`.
    public var texts: [String: String]

    public init(line: Int, texts: [String: String]) {
      self.line = line
      self.texts = texts
    }

    /// The text in a language, empty if there is none.
    subscript(language: String) -> String {
      get { texts[language] ?? "" }
      set { texts[language] = newValue }
    }
  }

  /// All errors in the file.
  public var messages: [Message]
  /// The file name without folders.
  public var name: String
  /// SHA-256 of the file. Empty if it could not be read.
  public var digest: String

  public init(_ messages: [Message], name: String, digest: String) {
    self.messages = messages
    self.name = name
    self.digest = digest
  }

  /// The line feed is not included.
  public var bytes: [UInt8] {
    var json = JSONText()
    json.object { json in
      for column in Self.columns { column.write(self, &json) }
      json.name("rows")
      json.number(MatchLine.format)
    }
    return json.bytes
  }
}

extension ProblemLine: Record {
  static var empty: ProblemLine { ProblemLine([], name: "", digest: "") }

  static let columns: [Column<ProblemLine>] = [
    Column("problem", \.messages),
    Column("name", \.name),
    Column("sha256", \.digest),
  ]
}

extension ProblemLine.Message: Record {
  static var empty: ProblemLine.Message { ProblemLine.Message(line: 0, texts: [:]) }

  static let columns: [Column<ProblemLine.Message>] = [
    Column("line", \.line),
    // These languages are part of the format, whatever others the program has.
    Column("ca", \.["ca"]),
    Column("en", \.["en"]),
    Column("es", \.["es"]),
  ]
}

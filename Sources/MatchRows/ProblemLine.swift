import Digests
import LibJSON

/// A file that could not be read, as a line among those of the others: so that nobody takes what is left for all there is.
public struct ProblemLine: Hashable, Sendable {
  /// What is wrong, in each language, and where.
  public struct Message: Hashable, Sendable {
    /// From 1; 0 where it is about the file as a whole.
    public var line: Int
    /// In Catalan.
    public var ca: String
    /// In English.
    public var en: String
    /// In Spanish.
    public var es: String

    /// - Parameter line: from 1; 0 where it is about the file as a whole.
    public init(line: Int, ca: String, en: String, es: String) {
      (self.line, self.ca, self.en, self.es) = (line, ca, en, es)
    }
  }

  /// Everything that is wrong with the file.
  public var messages: [Message]
  /// What the file is called, without its folders.
  public var name: String
  /// SHA-256 of its bytes; empty where these could not be had.
  public var digest: String

  /// - Parameter digest: SHA-256 of the file's bytes; empty where these could not be had.
  public init(_ messages: [Message], name: String, digest: String) {
    (self.messages, self.name, self.digest) = (messages, name, digest)
  }

  /// Without the end of the line.
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
  static var empty: ProblemLine.Message { ProblemLine.Message(line: 0, ca: "", en: "", es: "") }

  static let columns: [Column<ProblemLine.Message>] = [
    Column("line", \.line),
    Column("ca", \.ca),
    Column("en", \.en),
    Column("es", \.es),
  ]
}

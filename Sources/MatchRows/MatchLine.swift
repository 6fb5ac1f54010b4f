import Digests
import LibJSON
import MatchModel
public import Seasons

/// A match as one line: what it is known by, the digest of the file that it was read from, and all that a season keeps of it.
/// No path, no host, no time of making is in it: who makes it again makes the same bytes.
public struct MatchLine: Hashable, Sendable {
  /// The format of the lines: a line that means anything else has another number.
  public static let format = 1

  /// See ``MatchKey``.
  public let key: String
  /// SHA-256 of the file's bytes.
  public let digest: String
  /// What a season keeps of the match.
  public let sheet: MatchSheet

  /// - Parameter digest: SHA-256 of the file's bytes.
  public init(key: String, digest: String, sheet: MatchSheet) {
    self.key = key
    self.digest = digest
    self.sheet = sheet
  }

  /// Without the end of the line.
  public var bytes: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.name("key")
      json.text(key)
      json.name("sha256")
      json.text(digest)
      json.name("rows")
      json.number(Self.format)
      for column in MatchSheet.columns { column.write(sheet, &json) }
    }
    return json.bytes
  }

  /// Nil where it is no match of this format.
  init?(_ json: JSONValue) {
    guard let key = json["key"]?.string, let digest = json["sha256"]?.string, MatchIdentifier.isOne(key),
      SHA256.isOne(digest), let sheet = MatchSheet(json)
    else { return nil }
    self.init(key: key, digest: digest, sheet: sheet)
  }
}

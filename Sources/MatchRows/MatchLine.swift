import Archives
import LibJSON
import MatchModel
public import Seasons
import Standings

/// A match as a line: its key, the digest of its file, and everything that a season stores about it. It contains no
/// path, host or timestamp, so making it again gives the same bytes.
public struct MatchLine: Hashable, Sendable {
  /// The version of the line format. It changes whenever the meaning of any line changes.
  public static let format = 2

  /// The names of the columns: those of the line under an empty name, and those of each object in it under the column
  /// that contains it. See `docs/SCALE.md`.
  package static let columnNames: [String: [String]] = [
    "": MatchSheet.columnNames,
    "match": MatchResult.columnNames + MatchBookings.columnNames + TeamBookings.columnNames + Bookings.columnNames,
    "figures": MatchFigures.columnNames,
    "home": Appearance.columnNames,
    "officials": OfficialBooking.columnNames,
    "goals": SheetGoal.columnNames,
    "remarks": Remark.columnNames,
  ]

  public let key: String
  /// SHA-256 of the file.
  public let digest: String
  public let sheet: MatchSheet

  public init(key: String, digest: String, sheet: MatchSheet) {
    self.key = key
    self.digest = digest
    self.sheet = sheet
  }

  /// The line feed is not included.
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

  /// Nil if it is not a match in this format.
  init?(_ json: JSONValue) {
    guard let key = json["key"]?.string, let digest = json["sha256"]?.string, MatchIdentifier.isOne(key),
      SHA256.isOne(digest), let sheet = MatchSheet(json), sheet.namesSquadMembersOnly
    else { return nil }
    self.init(key: key, digest: digest, sheet: sheet)
  }
}

/// How much of a match file is asked for. What nobody asks for is not counted, and takes no room: a season is thousands
/// of files.
public enum SheetDetail: Int, Comparable, Sendable {
  /// What came of the match. Nobody is in the squads, and no time was played.
  case result
  /// Who took part, for how long, and what they did.
  case people
  /// That, the goals one by one, what tables of results have, and what is said in words.
  case everything

  public static func < (one: SheetDetail, other: SheetDetail) -> Bool { one.rawValue < other.rawValue }
}

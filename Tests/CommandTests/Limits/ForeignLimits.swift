import Bounds
import TestSupport
import Testing

extension Limit {
  /// Limits of foreign files.
  static let foreign = [
    Limit(
      "a text with matches, a calendar", mebibytes(Bounds.foreignText),
      said: "3 MiB of text; at most 2 MiB are read: split the file",
      below: { try tournament($0, "", filledTo: Bounds.foreignText).accepted() },
      above: { try tournament($0, "", filledTo: Bounds.foreignText + 1).refused() }),
    Limit(
      "matches in one file", grouped(Bounds.foreignMatches),
      said: "2001 matches in one file; at most 2000 are read: split it",
      below: { try calendar($0, Bounds.foreignMatches).accepted() },
      above: { try calendar($0, Bounds.foreignMatches + 1).refused() }),
    Limit(
      "one list within a match: goals, a line-up, kicks", "\(grouped(Bounds.foreignList)) characters",
      said: "50001 characters for one match; at most 50000 are read",
      below: { try tournament($0, referees(Bounds.foreignList)).accepted() },
      above: { try tournament($0, referees(Bounds.foreignList + 1)).refused() }),
    Limit(
      "a line of a text with matches", "\(Bounds.lineBytes >> 10) KiB",
      said: "this line is longer than 64 KiB, far longer than any line about a match: break it",
      below: { try tournament($0, comment(Bounds.lineBytes)).accepted() },
      above: { try tournament($0, comment(Bounds.lineBytes + 1)).refused() }),
    Limit(
      "events of a match that is imported", "9,000", said: "9001 events in a match; at most 9000 are read",
      below: { try corners($0, 9_000).accepted() }, above: { try corners($0, 9_001).refused() }),
    Limit(
      "values of JSON", grouped(Bounds.jsonValues), said: "has more than 600000 values: no match has so many",
      below: { try values($0, Bounds.jsonValues).refused() }, above: { try values($0, Bounds.jsonValues + 1).refused() }
    ),
  ]

  /// Lists a tournament with one match and comments up to this size.
  private static func tournament(_ programFolder: ProgramFolder, _ list: String, filledTo size: Int = 0) throws
    -> RunResult
  {
    var text = "= Cup 1990\nSun Jun 10 1990\n  Inca v Muro  1-0\n    (Pau RIERA 9')\n" + list
    text += String(repeating: "#\n", count: max(0, size - text.utf8.count) / 2)
    text += String(repeating: "\n", count: max(0, size - text.utf8.count))
    try programFolder.write(text, to: "cup.txt")
    return try programFolder.shell("futbolstats import --list cup.txt")
  }

  private static func referees(_ size: Int) -> String { "\nRefs: " + String(repeating: "A", count: size - 6) + "\n" }

  private static func comment(_ size: Int) -> String { "# " + String(repeating: "x", count: size - 2) + "\n" }

  /// Lists a timeline with this number of corners.
  private static func corners(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    func clip(_ second: Int, _ team: String) -> String {
      "<instance><start>\(second)</start><code>Corner</code><label><group>Team</group><text>\(team)</text></label></instance>"
    }
    let clips = (0..<count).map { clip(2 + $0 / 4, $0 == 0 ? "Muro" : "Inca") }.joined()
    try programFolder.write(
      "<file><ALL_INSTANCES><instance><start>1</start><code>1H</code></instance>\(clips)</ALL_INSTANCES></file>",
      to: "t.xml")
    return try programFolder.shell("futbolstats import --list t.xml")
  }

  private static func calendar(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let event = "BEGIN:VEVENT\nSUMMARY:Inca - Muro\nDTSTART:20261121\nEND:VEVENT\n"
    try programFolder.write(
      "BEGIN:VCALENDAR\n" + String(repeating: event, count: count) + "END:VCALENDAR\n", to: "season.ics")
    return try programFolder.shell("futbolstats import --list season.ics")
  }

  /// Values that are not events. At the limit, the message is that no match begins with them.
  private static func values(_ programFolder: ProgramFolder, _ count: Int) throws -> RunResult {
    let text = "[{\"play_pattern\": 1}" + String(repeating: ",1", count: count - 2) + "]"
    try programFolder.write(text, to: "events.json")
    return try programFolder.shell("futbolstats import --list events.json")
  }
}

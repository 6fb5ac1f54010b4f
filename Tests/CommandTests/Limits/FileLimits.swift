import Bounds
import Foundation
import TestSupport
import Testing

extension Limit {
  static let files = [
    Limit(
      "a match file, read", mebibytes(Bounds.matchFile), said: "is too large: 9 MiB; at most 8 MiB are read",
      below: { try matchFile($0, of: Bounds.matchFile).accepted() },
      above: { try matchFile($0, of: Bounds.matchFile + 1).refused() }),
    Limit(
      "a match file, written", mebibytes(Bounds.matchFile),
      said: "would be too large: 9 MiB; at most 8 MiB can be read again",
      below: { try exported($0, over: 0).accepted() }, above: { try exported($0, over: 1).refused() }),
    Limit(
      "a squad, a file of rules", mebibytes(Bounds.textFile), said: "is too large: 2 MiB; at most 1 MiB are read",
      below: { programFolder in
        try programFolder.write(textFile(Bounds.textFile, begins: "9 Iniesta"), to: "squad.txt")
        try programFolder.write(textFile(Bounds.textFile, begins: "players = 11"), to: "my.rules")
        return try programFolder.futbolstats("new", "m.xml", "--home-squad", "squad.txt", "--rules", "my.rules")
          .accepted()
      },
      above: { programFolder in
        try programFolder.write(textFile(Bounds.textFile + 1, begins: "9 Iniesta"), to: "squad.txt")
        try programFolder.write(textFile(Bounds.textFile + 1, begins: "players = 11"), to: "my.rules")
        let rules = try programFolder.futbolstats("new", "m.xml", "--rules", "my.rules").refused()
        #expect(rules.hasPrefix("my.rules: error: is too large"))
        return try programFolder.futbolstats("new", "m.xml", "--home-squad", "squad.txt").refused()
      }),
    Limit(
      "a crest", mebibytes(Bounds.crest), said: "is too large: 2 MiB; at most 1 MiB are read",
      below: { try crest($0, Bounds.crest).accepted() }, above: { try crest($0, Bounds.crest + 1).refused() }),
    Limit(
      "an existing file to be replaced (`--force`)", mebibytes(Bounds.replacedFile),
      said: "is too large: 65 MiB; at most 64 MiB are read",
      below: { try replacing($0, Bounds.replacedFile).accepted() },
      above: { try replacing($0, Bounds.replacedFile + 1).refused() }),
    Limit(
      "a line of a script or of standard input", "\(Bounds.lineBytes >> 10) KiB",
      said: "this line is longer than 64 KiB; a script has one short line per event",
      // At the limit, the line is refused for another reason.
      below: { try line($0, Bounds.lineBytes) }, above: { try line($0, Bounds.lineBytes + 1) }),
    Limit(
      "a line in a part of a season", mebibytes(Bounds.rowLine),
      said: "this line is longer than 32 MiB, far longer than any line about a match",
      // At the limit, the line is refused for another reason.
      below: { try part($0, line: Bounds.rowLine) }, above: { try part($0, line: Bounds.rowLine + 1) }),
    Limit(
      "a list of file names (`--files-from`)", mebibytes(Bounds.nameList),
      said: "is too large: 65 MiB; at most 64 MiB are read",
      below: { try names($0, Bounds.nameList).accepted() }, above: { try names($0, Bounds.nameList + 1).refused() }),
    Limit(
      "an extended header of a tar archive", mebibytes(1 << 20),
      said: "a header of the archive is longer than 1 MiB, at byte 0",
      below: { try archive($0, header: 1 << 20).accepted() },
      above: { try archive($0, header: (1 << 20) + 1).refused() }),
    Limit(
      "the undo history of a match (`.NAME.undo`)", mebibytes(Bounds.history), said: "nothing to undo",
      below: { try undo($0, history: Bounds.history).accepted() },
      above: { try undo($0, history: Bounds.history + 1).refused() }),
    Limit(
      "a message on standard error", "\(grouped(Bounds.message)) characters",
      said: "not a line “key = value”: xxx…",
      below: { try messageAbout($0, line: Bounds.message - 30) }, above: { try messageAbout($0, line: Bounds.message) }),
  ]

  private static func crest(_ programFolder: ProgramFolder, _ size: Int) throws -> RunResult {
    try programFolder.write([0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: size - 4), to: "crest.png")
    return try programFolder.futbolstats("new", "m.xml", "--home-crest", "crest.png")
  }

  /// The message that quotes an invalid line of rules.
  private static func messageAbout(_ programFolder: ProgramFolder, line count: Int) throws -> String {
    try programFolder.write(repeated("x", count), to: "my.rules")
    let said = try programFolder.futbolstats("rules", "my.rules").refused()
    #expect(said.unicodeScalars.count < Bounds.message + 50)
    return said
  }

  /// The answer to `undo` with a sparse history of that size.
  private static func undo(_ programFolder: ProgramFolder, history size: Int) throws -> RunResult {
    try programFolder.match()
    _ = try programFolder.record("start").accepted()
    _ = try programFolder.shell("truncate -s \(size) .m.xml.undo").accepted()
    return try programFolder.record("undo")
  }

  private static func part(_ programFolder: ProgramFolder, line count: Int) throws -> String {
    try programFolder.shell("{ head -c \(count) /dev/zero; echo; } > a.part; futbolstats season --merge a.part")
      .refused()
  }

  /// A list of empty names.
  private static func names(_ programFolder: ProgramFolder, _ size: Int) throws -> RunResult {
    try programFolder.shell("head -c \(size) /dev/zero > list; futbolstats season --partial -0 --files-from list")
  }

  /// An archive that contains only a comment of this size, including overhead.
  private static func archive(_ programFolder: ProgramFolder, header size: Int) throws -> RunResult {
    let start = "\(size) comment="
    let comment = Array((start + repeated("x", size - start.utf8.count - 1) + "\n").utf8)
    var block = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      block.replaceSubrange(place..<(place + text.utf8.count), with: text.utf8)
    }
    put("header", at: 0)
    put(String(repeating: "0", count: 11 - String(size, radix: 8).count) + String(size, radix: 8), at: 124)
    put("        x", at: 148)
    put("ustar\u{0}00", at: 257)
    let sum = String(block.reduce(0) { $0 + Int($1) }, radix: 8)
    put(String(repeating: "0", count: 6 - sum.count) + sum + "\u{0} ", at: 148)
    try programFolder.write(
      block + comment + [UInt8](repeating: 0, count: 511 - (size + 511) % 512 + 1024), to: "a.tar")
    return try programFolder.futbolstats("season", "--partial", "--tar", "a.tar")
  }

  private static func matchFile(_ programFolder: ProgramFolder, of size: Int) throws -> RunResult {
    try programFolder.match()
    try programFolder.fill("m.xml", to: size)
    return try programFolder.futbolstats("validate", "m.xml")
  }

  /// A match whose documented form exceeds the limit by this number of bytes.
  private static func exported(_ programFolder: ProgramFolder, over: Int) throws -> RunResult {
    let note =
      "<nota dorsalJugador=\"\" anotacio=\"\"><dorsalJugador/><anotacio>\(repeated("gol de falta, ", 600))</anotacio></nota>"
    // Additional names with this number of characters of one byte each.
    func write(_ more: Int) throws {
      try programFolder.match(actions: "<notes>\(repeated(note, 495))</notes>") { text in
        var left = more
        let parts = text.split(separator: "<nom/>", omittingEmptySubsequences: false)
        text = parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
          let taken = min(left, Bounds.text - 1)
          left -= taken
          return text + "<nom>\(repeated("x", 1 + taken))</nom>" + part
        }
      }
    }
    try write(0)
    _ = try programFolder.futbolstats("export", "m.xml", "--force", "-o", "out.xml").accepted()
    let missing = Bounds.matchFile - programFolder.read("out.xml").count
    try #require(0..<(36 * (Bounds.text - 1)) ~= missing, "\(missing)")
    try write(missing + over)
    let result = try programFolder.futbolstats("export", "m.xml", "--force", "-o", "out.xml")
    if over == 0 { #expect(programFolder.read("out.xml").count == Bounds.matchFile) }
    return result
  }

  private static func replacing(_ programFolder: ProgramFolder, _ size: Int) throws -> RunResult {
    try programFolder.match()
    return try programFolder.shell("truncate -s \(size) out.xml && futbolstats export m.xml --force -o out.xml")
  }

  private static func textFile(_ size: Int, begins: String) -> String {
    begins + "\n#" + repeated("x", size - begins.utf8.count - 2)
  }

  private static func line(_ programFolder: ProgramFolder, _ size: Int) throws -> String {
    try programFolder.match()
    return try programFolder.record("n " + repeated("x", size - 2) + "\n").refused()
  }
}

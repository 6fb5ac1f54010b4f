import Foundation
import TestSupport
import WorldCupData

/// All real matches, recorded by the built program into a folder that is removed after the tests.
struct RealMatchFixture {
  /// The outcome of recording a match.
  struct Recorded: Sendable {
    let file: String
    let strictFile: String
    let script: [String]
    /// Standard error of `new`, `record` and `export`.
    let complaints: String
    let statuses: [ExitStatus]
    let lineUps: String
  }

  static let program = builtProduct("futbolstats")
  static let folder = FileManager.default.temporaryDirectory.appending(path: "real-matches-\(UUID().uuidString)").path

  /// Keyed by match id. Recorded once, in parallel.
  static let recorded = Task { try await record(WorldCup.matches) }

  static func run(_ arguments: [String], text: String = "") throws -> RunResult {
    try TestSupport.run(program, arguments, text: text, environment: ["LC_ALL": "en_US.UTF-8"])
  }

  private static func record(_ matches: [WorldCupMatch]) async throws -> [String: Recorded] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: RealMatchFixture.folder) }
    return try await withThrowingTaskGroup(of: (String, Recorded).self) { group in
      for (number, match) in matches.enumerated() {
        group.addTask { (match.matchID, try record(match, number: number)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private static func record(_ match: WorldCupMatch, number: Int) throws -> Recorded {
    let base = "\(folder)/\(match.matchID)"
    let (file, strict) = ("\(base).xml", "\(base)-2011.xml")
    let script = MatchScript(match, number: number)
    for side in WorldCupMatch.Side.allCases { try write(script.squad(side), to: "\(base)-\(side.rawValue).csv") }
    let steps = [
      try run(
        ["new", file, "--home-squad", "\(base)-home.csv", "--away-squad", "\(base)-away.csv"] + script.options),
      try run(["record", file, "--input", "-"], text: script.lines.joined(separator: "\n") + "\n"),
      try run(["export", file, "--dtd", "2011", "-o", strict]),
      try run(["show", file, "lineups"]),
    ]
    return Recorded(
      file: file, strictFile: strict, script: script.lines, complaints: steps.map(\.error).joined(),
      statuses: steps.map(\.status), lineUps: steps.last?.output ?? "")
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  static func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }
}

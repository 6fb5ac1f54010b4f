import Foundation
import MatchModel
import MatchXML
import SampleMatches
import TestSupport
import WorldCupData

/// The real matches as the files of a season in a temporary folder.
final class RealSeason {
  static let program = builtProduct("futbolstats")

  let folder: TemporaryFolder
  /// Names of match files in the folder `f`.
  let names: [String]

  /// Every third match, which suffices for tests that start many programs.
  static func third() throws -> RealSeason {
    try RealSeason(WorldCup.matches.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
  }

  init(_ records: [WorldCupMatch] = WorldCup.matches) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("f"), withIntermediateDirectories: true)
    var names: [String] = []
    for (index, record) in records.enumerated() {
      var match = WorldCupReplay(record).ledger.match
      match.details.competition = record.tournamentName
      match.details.date = record.date
      match.details.round = record.stage
      match.overrides["knockout"] = record.group == nil ? "yes" : nil
      // Half of them have an identifier.
      if index % 2 == 0 { match.identifier = Self.identifier(index) }
      let name = "\(record.matchID).xml"
      try folder.write(MatchWriter(encoding: index % 3 == 0 ? .utf8 : .latin1).bytes(of: match), to: "f/" + name)
      names.append(name)
    }
    self.names = names.sorted()
  }

  private static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits + String(repeating: "ab", count: 14)
  }

  /// Rewrites one of the files.
  func change(_ name: String, _ change: (inout Match) throws -> Void) throws {
    var match = try MatchReader().read(folder.read("f/" + name) ?? [], file: name).match
    try change(&match)
    try folder.write(MatchWriter(encoding: .utf8).bytes(of: match), to: "f/" + name)
  }

  func futbolstats(_ arguments: [String], text: String = "") throws -> RunResult {
    try run(Self.program, arguments, text: text, directory: folder.path)
  }

  func shell(_ lines: String, environment: [String: String] = [:]) throws -> RunResult {
    let search = Self.program.dropLast("/futbolstats".count) + ":" + (plainEnvironment["PATH"] ?? "")
    return try run(
      "/bin/sh", ["-c", "set -eu\n" + lines], environment: environment.merging(["PATH": search]) { $1 },
      directory: folder.path)
  }

  /// The part made from these files.
  func part(_ names: [String]) throws -> [UInt8] {
    let result = try futbolstats(
      ["season", "--partial", "--files-from", "-"], text: names.map { "f/\($0)\n" }.joined())
    guard result.status == .exited(0), result.error.isEmpty else { throw Unexpected(said: result.error) }
    return result.outputBytes
  }

  struct Unexpected: Error { let said: String }
}

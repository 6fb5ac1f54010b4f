import Foundation
import MatchModel
import MatchXML
import SampleMatches
import TestSupport
import WorldCupData

/// Match files for the program and for the checkers of its reports, in a folder that is kept until the next run.
enum ReportFixture {
  static let program = builtProduct("futbolstats")
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = Result {
    let folder = URL(fileURLWithPath: builtProduct("ReportPages"))
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  static func path(_ name: String) throws -> String { try folder.get().appendingPathComponent(name).path }

  static func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let path = try path(name)
    // Atomically, because another test may be reading the same contents.
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  static func stylesheet(_ name: String) -> String { root.appendingPathComponent("Stylesheets/\(name)").path }

  /// Handmade matches with everything a report can show.
  static func handmade(_ name: String) -> String {
    root.appendingPathComponent("Tests/Data/stylesheets/Data/\(name).xml").path
  }

  /// Handmade, real and random matches.
  static func everyKind() throws -> [String] {
    try [handmade("rich"), handmade("extra-time"), real("M-2014-61"), made(4)]
  }

  /// Without its invalid zone, which stylesheets must tolerate but the program refuses to read.
  static func abandoned() throws -> String {
    let document = try String(contentsOfFile: handmade("abandoned"), encoding: .isoLatin1)
    guard let bytes = document.replacing("zona=\"12\"", with: "zona=\"5\"").data(using: .isoLatin1) else {
      throw Missing(what: "ISO 8859-1")
    }
    return try write(bytes, to: "abandoned.xml")
  }

  /// The real match with this ID.
  static func real(_ id: String, format: FileFormat = .current) throws -> String {
    guard let record = WorldCup.matches.first(where: { $0.matchID == id }) else { throw Missing(what: id) }
    return try write(WorldCupReplay(record).ledger.match, as: id, format)
  }

  /// A random match.
  static func made(_ seed: UInt64, format: FileFormat = .current) throws -> String {
    try write(RandomMatch.lawfulLedger(seed: seed).match, as: "made-\(seed)", format)
  }

  /// A real match reduced to selected actions and the whistles.
  static func real(_ id: String, named name: String, only wanted: (Action) -> Bool) throws -> String {
    guard let record = WorldCup.matches.first(where: { $0.matchID == id }) else { throw Missing(what: id) }
    var match = WorldCupReplay(record).ledger.match
    match.actions = match.actions.filter { [.periodStart, .periodEnd, .matchEnd].contains($0.kind) || wanted($0) }
    return try write(match, as: name, .current)
  }

  private static func write(_ match: Match, as name: String, _ format: FileFormat) throws -> String {
    try write(
      MatchWriter(format: format).bytes(of: match), to: name + (format == .current ? ".xml" : "-2011.xml"))
  }

  struct Missing: Error { let what: String }

  /// The page of a match file made by the program.
  static func page(_ file: String, _ arguments: String...) throws -> [UInt8] {
    let made = try run(program, ["report", file, "-o", "-"] + arguments)
    guard made.status == .exited(0), made.error.isEmpty else { throw Missing(what: made.error) }
    return made.outputBytes
  }

  static func run(_ program: String, _ arguments: [String]) throws -> RunResult {
    try TestSupport.run(program, arguments, environment: ["LC_ALL": "C.UTF-8", "HOME": path("")])
  }
}

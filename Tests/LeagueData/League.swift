import Foundation
import ResultFiles
public import Standings

/// A league in `Tests/Data/leagues` with its final table as computed by another program.
public struct League: Sendable, CustomStringConvertible {
  public let file: String
  /// The name of its ranking rules.
  public let family: String
  public let table: [Row]

  public var description: String { file }
  public var path: String { Self.path(file) }

  public struct Row: Hashable, Sendable {
    public let rank: Int
    public let team: String
    public let played, won, drawn, lost, goalsFor, goalsAgainst, points: Int

    public init(_ row: LeagueTable.Row) {
      let record = row.record
      (rank, team, played) = (row.rank, record.team, record.played)
      (won, drawn, lost) = (record.won, record.drawn, record.lost)
      (goalsFor, goalsAgainst, points) = (record.goalsFor, record.goalsAgainst, record.points)
    }
  }

  /// All thirteen leagues, sorted by file name.
  public static let all: [League] = {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path("tables.json")))
      let tables = try JSONDecoder().decode([String: Table].self, from: data)
      return tables.map { League(file: $0.key, family: families[$0.value.rule] ?? "", table: $0.value.table) }
        .sorted { $0.file < $1.file }
    } catch {
      // The tests are meaningless if the data is missing.
      preconditionFailure("Tests/Data/leagues: \(error)")
    }
  }()

  public static func path(_ file: String) -> String { folder.appendingPathComponent(file).path }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data/leagues")

  public static func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }

  /// The results in a file of the folder.
  public static func results(_ file: String) throws -> [MatchResult] { FootballText.read(try text(file)).results }

  private static let families = ["rfef": "rfef", "seriea": "serie-a", "premier": "premier-league"]

  private struct Table: Decodable {
    let rule: String
    let table: [Row]
  }
}

extension League.Row: Decodable {
  public init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    rank = try row.decode(Int.self)
    team = try row.decode(String.self)
    played = try row.decode(Int.self)
    won = try row.decode(Int.self)
    drawn = try row.decode(Int.self)
    lost = try row.decode(Int.self)
    goalsFor = try row.decode(Int.self)
    goalsAgainst = try row.decode(Int.self)
    points = try row.decode(Int.self)
  }
}

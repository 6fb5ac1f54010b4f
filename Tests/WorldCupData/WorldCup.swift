import Foundation
import TestSupport

/// The real matches in the repository; see `Tests/Data/worldcup/README.md` for source and licence.
public enum WorldCup {
  /// All 243 matches in the order of the file. Decompressed and parsed once.
  public static let matches: [WorldCupMatch] = {
    do {
      return try read()
    } catch {
      // The tests are meaningless if the data is missing.
      preconditionFailure("Tests/Data/worldcup: \(error)")
    }
  }()

  /// Tournaments by key, such as WC-1998.
  public static let tournaments: [String: WorldCupTournament] = {
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("tournaments.json"))
      return try JSONDecoder().decode([String: WorldCupTournament].self, from: data)
    } catch {
      preconditionFailure("Tests/Data/worldcup: \(error)")
    }
  }()

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Data/worldcup")

  private static func read() throws -> [WorldCupMatch] {
    let text = Data(try run("gzip", ["-dc", folder.appendingPathComponent("matches.jsonl.gz").path]).outputBytes)
    let decoder = JSONDecoder()
    return try text.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(WorldCupMatch.self, from: $0) }
  }
}

/// Published data about a tournament.
public struct WorldCupTournament: Decodable, Sendable {
  public let name: String
  public let matches: Int
  public let goals: Int
  public let ownGoals: Int
  public let pointsForWin: Int
  public let topScorers: [Scorer]
  /// By team code: yellow, second yellow and straight red cards.
  public let cardsPerTeam: [String: [Int]]
  /// Grouped by stage and group, and sorted as in the tables.
  public let groups: [String: [Standing]]

  enum CodingKeys: String, CodingKey {
    case ownGoals = "own_goals"
    case pointsForWin = "points_for_win"
    case topScorers = "top_scorers"
    case cardsPerTeam = "cards_per_team"
    case name, matches, goals, groups
  }

  public struct Scorer: Decodable, Sendable {
    public let name: String
    public let team: String
    public let goals: Int
    public let penalties: Int

    public init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      name = try row.decode(String.self)
      team = try row.decode(String.self)
      goals = try row.decode(Int.self)
      penalties = try row.decode(Int.self)
    }
  }

  public struct Standing: Decodable, Sendable {
    public let team: String
    public let played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points: Int

    public init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      team = try row.decode(String.self)
      played = try row.decode(Int.self)
      won = try row.decode(Int.self)
      drawn = try row.decode(Int.self)
      lost = try row.decode(Int.self)
      goalsFor = try row.decode(Int.self)
      goalsAgainst = try row.decode(Int.self)
      goalDifference = try row.decode(Int.self)
      points = try row.decode(Int.self)
    }
  }
}

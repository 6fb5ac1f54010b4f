import Exchange
import Foundation
import MatchRules
import Testing

/// The samples in Tests/Data/exchange, and the expected results, counted by another program: `facts.json`.
enum Samples {
  static let folder = URL(filePath: #filePath).appending(path: "../../Data/exchange").standardizedFileURL

  static func file(_ path: String) throws -> ForeignFile {
    ForeignFile(name: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// The sample, read in the format that is detected.
  static func read(_ path: String, _ options: ReadingOptions = ReadingOptions()) throws -> ForeignReading {
    let found = Import.read([try file(path)], options: options)
    return found[0].reading
  }

  static let facts: Facts = {
    do {
      return try JSONDecoder().decode(Facts.self, from: Data(contentsOf: folder.appending(path: "facts.json")))
    } catch {
      preconditionFailure("facts.json: \(error)")
    }
  }()
}

/// The parts of `facts.json` that are tested.
struct Facts: Decodable {
  let footballText: [Text]
  let calendar: Calendar
  let made: Made

  enum CodingKeys: String, CodingKey {
    case footballText = "football_txt"
    case calendar, made
  }

  struct Calendar: Decodable {
    struct Fixture: Decodable {
      let home: String
      let away: String
      let data: String
      let hora: String?
      let estadi: String?
      let jornada: String?
      let competicio: String?
    }

    let fixtures: [Fixture]
  }

  struct Text: Decodable, Sendable, CustomTestStringConvertible {
    let path: String
    let matches: Int
    let withLineUps: Int
    let withoutScore: Int
    let totals: [String: Int]
    let kicks: Int

    var testDescription: String { path }

    enum CodingKeys: String, CodingKey {
      case withLineUps = "with_line_ups"
      case withoutScore = "without_score"
      case kicks = "shootout_kicks"
      case path, matches, totals
    }

    /// `more/1998_full.txt` is worldcup-1998.txt, `1980--italy/euro.txt` is euro-1980.txt.
    var sample: String {
      let name = path.hasPrefix("more/") ? "worldcup-\(path.dropFirst(5).prefix(4))" : "euro-\(path.prefix(4))"
      return "football-txt/\(name).txt"
    }
  }

  /// The invented match in two feeds.
  struct Made: Decodable {
    let home: String
    let away: String
    let score: String
    let statsbomb: [String: Figures]
    let opta: [String: Figures]

    enum CodingKeys: String, CodingKey { case home, away, score, statsbomb, opta }

    init(from decoder: any Decoder) throws {
      let all = try decoder.container(keyedBy: CodingKeys.self)
      home = try all.decode(String.self, forKey: .home)
      away = try all.decode(String.self, forKey: .away)
      score = try all.decode(String.self, forKey: .score)
      statsbomb = try all.decode([String: Maybe].self, forKey: .statsbomb).compactMapValues(\.figures)
      opta = try all.decode([String: Figures].self, forKey: .opta)
    }

    /// The values besides the teams have another form.
    private struct Maybe: Decodable {
      let figures: Figures?
      init(from decoder: any Decoder) throws { figures = try? Figures(from: decoder) }
    }
  }

  /// A team's figures.
  struct Figures: Decodable, Sendable {
    let goals: Int
    let ownGoals: Int
    let shots: Int
    let outcomes: [String: Int]
    let body: [String: Int]
    let zones: [String: Int]
    let origins: [String: Int]
    let goalsWithAssist: Int
    let fouls: Int
    let handballs: Int
    let cards: [String: Int]
    let offsides: Int
    let corners: Int
    let substitutions: Int

    enum CodingKeys: String, CodingKey {
      case ownGoals = "own_goals_for"
      case shots = "shots_incl_goals"
      case goalsWithAssist = "goals_with_assist"
      case goals, outcomes, body, zones, origins, fouls, handballs, cards, offsides, corners, substitutions
    }
  }
}

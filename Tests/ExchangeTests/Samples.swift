import Exchange
import Foundation
import MatchRules
import Testing

/// The samples of Tests/Data/exchange, and what must come out of them, counted by another program: `facts.json`.
enum Samples {
  static let folder = URL(filePath: #filePath).appending(path: "../../Data/exchange").standardizedFileURL

  static func file(_ path: String) throws -> ForeignFile {
    ForeignFile(name: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
  }

  /// What is read of a sample by the format that its contents show.
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

/// `facts.json`, as far as it is asked here.
struct Facts: Decodable {
  let footballText: [Text]

  enum CodingKeys: String, CodingKey {
    case footballText = "football_txt"
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
}

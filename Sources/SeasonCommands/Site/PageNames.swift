import Seasons
import Standings
import Text

/// The page names of everything in a season. They are unique, and do not change when files are added.
struct PageNames {
  private var teams: [String: String] = [:]
  private var players: [String: String] = [:]
  private var competitions: [String: String] = [:]
  private var tables: [String: String] = [:]
  private var matches: [MatchResult: String] = [:]
  private var pages: [String: String] = [:]

  /// - Parameter withoutFile: matches whose files are missing, so that they have no page.
  init(_ season: Season, withoutFile: Set<String> = []) {
    var taken: Set<String> = []
    for team in season.teams { teams[team] = Self.unique(season.code(of: team), &taken) }
    taken = []
    for player in season.players.all { players[player.id] = Self.unique(Players.slug(player.id), &taken) }
    taken = []
    var inTables: Set<String> = []
    var files: Set<String> = []
    var all: Set<String> = []
    for competition in season.results.competitions {
      competitions[competition.name] = Self.unique(Players.slug(competition.name), &taken)
      for group in competition.groups {
        let name = [competition.name, group.stage, group.name].filter { !$0.isEmpty }.joined(separator: " ")
        tables[Self.key(competition.name, group.stage, group.name)] = Self.unique(Players.slug(name), &inTables)
      }
      for source in competition.matches {
        let result = source.result
        let parts = [result.date, result.date.isEmpty ? result.round : "", result.home, result.away]
        matches[result] = Self.unique(Players.slug(parts.filter { !$0.isEmpty }.joined(separator: " ")), &all)
        guard source.isMatchFile, !withoutFile.contains(source.file) else { continue }
        let name = FileName.split(source.file).name
        pages[source.file] = Self.unique(
          "match-" + Players.slug(name.hasSuffix(".xml") ? String(name.dropLast(4)) : name), &files)
      }
    }
  }

  func team(_ name: String) -> String { teams[name] ?? Players.slug(name) }
  func player(_ player: SeasonPlayer) -> String { players[player.id] ?? Players.slug(player.id) }
  func competition(_ name: String) -> String { competitions[name] ?? Players.slug(name) }
  func table(_ titled: TitledTable) -> String {
    tables[Self.key(titled.competition, titled.stage, titled.group)] ?? "-"
  }
  func match(_ result: MatchResult) -> String? { matches[result] }
  /// The page of a match, if it has a file.
  func page(ofMatchFile source: SeasonResults.Source) -> String? {
    source.isMatchFile ? pages[source.file].map { $0 + ".html" } : nil
  }
  func page(ofMatchFile path: String) -> String? { pages[path].map { $0 + ".html" } }

  private static func key(_ names: String...) -> String { names.joined(separator: "\n") }

  /// Maximum length of a name in bytes. A file name may have 255 bytes, including `player-` before the name and, while
  /// the file is written, a number after it.
  private static let longest = 160

  private static func shortened(_ name: String) -> String {
    var kept = ""
    for character in name {
      guard kept.utf8.count + character.utf8.count <= longest else { break }
      kept.append(character)
    }
    return kept.isEmpty ? "x" : kept
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    var name = name == "-" ? "x" : name
    if name.utf8.count > longest { name = shortened(name) }
    let base = name
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return name
  }
}

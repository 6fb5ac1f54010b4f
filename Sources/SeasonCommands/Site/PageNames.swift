import Seasons
import Standings
import Text

/// The page names of everything in a season. They are unique, and do not change when files are added.
struct PageNames {
  private var teams = UniqueNames<String>()
  private var players = UniqueNames<String>()
  private var competitions = UniqueNames<String>()
  private var tables = UniqueNames<[String]>()
  private var matches = UniqueNames<MatchResult>()
  private var pages = UniqueNames<String>()

  /// - Parameter withoutFile: matches whose files are missing, so that they have no page.
  init(_ season: Season, withoutFile: Set<String> = []) {
    for team in season.teams { teams.add(season.code(of: team), for: team) }
    for player in season.players.all { players.add(Players.slug(player.id), for: player.id) }
    for competition in season.results.competitions {
      competitions.add(Players.slug(competition.name), for: competition.name)
      for group in competition.groups {
        let key = [competition.name, group.stage, group.name]
        tables.add(Self.slug(key), for: key)
      }
      for source in competition.matches {
        let result = source.result
        matches.add(
          Self.slug([result.date, result.date.isEmpty ? result.round : "", result.home, result.away]), for: result)
        guard source.isMatchFile, !withoutFile.contains(source.file) else { continue }
        let name = FileName.split(source.file).name
        pages.add(
          "match-" + Players.slug(name.hasSuffix(".xml") ? String(name.dropLast(4)) : name), for: source.file)
      }
    }
  }

  func team(_ name: String) -> String { teams[name] ?? Players.slug(name) }
  func player(_ player: SeasonPlayer) -> String { players[player.id] ?? Players.slug(player.id) }
  func competition(_ name: String) -> String { competitions[name] ?? Players.slug(name) }
  func table(_ titled: TitledTable) -> String { tables[[titled.competition, titled.stage, titled.group]] ?? "-" }
  func match(_ result: MatchResult) -> String? { matches[result] }
  /// Nil if it is not the file of a match.
  func page(ofMatchFile path: String) -> String? { pages[path].map { $0 + ".html" } }

  private static func slug(_ parts: [String]) -> String {
    Players.slug(parts.filter { !$0.isEmpty }.joined(separator: " "))
  }
}

private struct UniqueNames<Key: Hashable> {
  private var names: [Key: String] = [:]
  private var taken: Set<String> = []

  subscript(key: Key) -> String? { names[key] }

  mutating func add(_ wanted: String, for key: Key) {
    let base = wanted == "-" ? "x" : Self.shortened(wanted)
    var name = base
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    names[key] = name
  }

  /// Maximum length of a name in bytes. A file name may have 255 bytes, including `player-` before the name and, while
  /// the file is written, a number after it.
  private static var longest: Int { 160 }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    var kept = ""
    for character in name {
      guard kept.utf8.count + character.utf8.count <= longest else { break }
      kept.append(character)
    }
    return kept.isEmpty ? "x" : kept
  }
}

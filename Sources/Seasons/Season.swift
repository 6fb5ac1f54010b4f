import Phrases
import Standings

/// A season: the results of all its files brought together, and who took part in the matches that have a file of their
/// own. What comes out depends on the set of files and not on their order.
public struct Season: Sendable {
  /// A match that has a file of its own.
  public struct Match: Sendable {
    /// As the season spells it; empty where no file says it.
    public let competition: String
    /// With the names of the teams as the season spells them, and what other files know of the match besides.
    public let result: MatchResult
    public let sheet: MatchSheet
    public let file: String
  }

  public let results: SeasonResults
  /// In the order in which they were played.
  public let matches: [Match]
  public let players: Players

  /// - Parameters:
  ///   - sources: the results of all files.
  ///   - sheets: what the match files among them say, by the name of the file.
  public init(_ sources: [SeasonResults.Source], sheets: [String: MatchSheet]) {
    let teams = TeamKeys(sources.map { ($0.result.home, $0.result.away, $0.result.date) })
    let results = SeasonResults(sources, fold: folded, team: teams.key)
    self.results = results
    matches = results.competitions.flatMap { competition in
      competition.matches.compactMap { source -> Match? in
        guard source.isMatchFile, let sheet = sheets[source.file] else { return nil }
        return Match(competition: competition.name, result: source.result, sheet: sheet, file: source.file)
      }
    }
    players = Players(matches)
  }

  /// Whose season it is: the team that most match files call theirs; nil if none does.
  public var us: String? {
    var counts: [String: Int] = [:]
    for match in matches { if let side = match.sheet.ours { counts[match.result[side], default: 0] += 1 } }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// The names of all teams, as the season spells them, sorted.
  public var teams: [String] {
    Set(results.competitions.flatMap(\.matches).flatMap { [$0.result.home, $0.result.away] })
      .sorted { (folded($0), $0) < (folded($1), $1) }
  }
}

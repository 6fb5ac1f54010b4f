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
    /// Who took part, and what they did.
    public var sheet: MatchSheet { kept.sheet }
    /// The name of the match file.
    public let file: String
    let kept: KeptSheet

    init(competition: String, result: MatchResult, kept: KeptSheet, file: String) {
      (self.competition, self.result, self.kept, self.file) = (competition, result, kept, file)
    }
  }

  /// The results of every file, brought together.
  public let results: SeasonResults
  /// In the order in which they were played.
  public let matches: [Match]
  /// Who took part, each person once.
  public internal(set) var players: Players
  /// What counts of what players did, by competition; the usual where nothing is said.
  public var counting: [String: CountingRules] = [:]
  /// What was decided and is known beside the matches.
  public let file: SeasonFile
  /// The names of competitions that are left out; see ``SeasonResults/without(competitionsOf:)``.
  public let refused: [String]
  let keys: TeamKeys

  /// - Parameters:
  ///   - sources: the results of all files.
  ///   - sheets: what the match files among them say, by the name of the file.
  ///   - file: what is decided and known beside them.
  ///   - path: how that file is named.
  ///   - refused: match files of which nobody knows which version holds: their competitions are left out.
  public init(
    _ sources: [SeasonResults.Source], sheets: [String: KeptSheet], file: SeasonFile = SeasonFile(),
    path: String = "", refused: Set<String> = []
  ) {
    let told = file.results.map { ($0.home, $0.away, $0.date) }
    let teams = TeamKeys(
      sources.map { ($0.result.home, $0.result.away, $0.result.date) } + told, teams: file.teams)
    let spellings = Dictionary(
      file.teams.map { (teams.key(of: $0.name), $0.name) }, uniquingKeysWith: { one, _ in one })
    let all = SeasonResults(
      file.applied(to: sources, teams, path: path), fold: folded, team: teams.key, spelling: { spellings[$0] })
    let (results, left) = all.without(competitionsOf: refused)
    (self.results, self.refused, self.file, keys) = (results, left, file, teams)
    var matches: [Match] = []
    matches.reserveCapacity(sheets.count)
    for competition in results.competitions {
      for source in competition.matches {
        guard source.isMatchFile, var kept = sheets[source.file] else { continue }
        // Nobody keeps a clean sheet in a match that was decided elsewhere.
        if source.result.isAwarded, kept.sheet.isPlayed {
          var sheet = kept.sheet
          sheet.result.outcome = source.result.outcome
          kept = KeptSheet(sheet)
        }
        matches.append(
          Match(competition: competition.name, result: source.result, kept: kept, file: source.file))
      }
    }
    self.matches = results.competitions.count > 1 ? matches.inOrder(of: \.result) : matches
    players = Players(self.matches, file, teams)
  }

  /// The same with sheets that nobody else holds.
  public init(
    _ sources: [SeasonResults.Source], sheets: [String: MatchSheet], file: SeasonFile = SeasonFile(), path: String = ""
  ) { self.init(sources, sheets: sheets.mapValues(KeptSheet.init), file: file, path: path) }

  /// Whose season it is: that of its file, else the team that most match files call theirs; nil if none does.
  public var us: String? {
    if !file.us.isEmpty, let team = team(named: file.us) { return team }
    var counts: [String: Int] = [:]
    for match in matches { if let side = match.sheet.ours { counts[match.result[side], default: 0] += 1 } }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// The team that somebody calls by this name, as the season spells it; nil if none is.
  public func team(named name: String) -> String? {
    let key = keys.key(of: name)
    return teams.first { keys.key(of: $0) == key }
  }

  /// What the file of a team's page is called, and its id: made of its name unless somebody has given it one.
  public func code(of team: String) -> String {
    let key = keys.key(of: team)
    let known = file.teams.first { keys.key(of: $0.name) == key && !$0.code.isEmpty }
    return known?.code ?? Players.slug(team)
  }

  /// The names of all teams, as the season spells them, sorted.
  public var teams: [String] {
    Set(results.competitions.flatMap(\.matches).flatMap { [$0.result.home, $0.result.away] })
      .sorted { (folded($0), $0) < (folded($1), $1) }
  }
}

extension Season {
  func countingRules(of match: Match) -> CountingRules { counting[match.competition] ?? CountingRules() }

  /// Whether minutes and goals of a match count: it is over, or broken off, and was not awarded where such do not.
  public func isCounted(_ match: Match) -> Bool {
    match.kept.sheet.isPlayed && (!match.result.isAwarded || countingRules(of: match).keepsAwardedMatches)
  }

  /// Every number somebody wore in a team, the most frequent first; of equals the earlier one.
  public func numbers(of player: SeasonPlayer, in team: String) -> [Int] {
    var counts: [Int: (matches: Int, first: Int)] = [:]
    for (index, entry) in player.entries.enumerated() where matches[entry.match].result[entry.side] == team {
      let number = matches[entry.match].sheet[entry.side][entry.place].number
      counts[number, default: (0, index)].matches += 1
    }
    return counts.sorted { (-$0.value.matches, $0.value.first) < (-$1.value.matches, $1.value.first) }.map(\.key)
  }

  /// The teams somebody was in a squad of, each with the number most often worn there.
  public func memberships(of player: SeasonPlayer) -> [SeasonFile.Membership] {
    player.teams.map { SeasonFile.Membership(team: $0, number: numbers(of: player, in: $0).first) }
  }
}

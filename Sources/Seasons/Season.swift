import MatchModel
import MatchRules
import Phrases
import Standings

/// A season: the merged results of all its files, and participation in matches that have a file. The outcome does not
/// depend on the order of the files.
public struct Season: Sendable {
  /// A match with a file.
  public struct Match: Sendable {
    /// The season's spelling. Empty if unknown.
    public let competition: String
    /// Teams are spelled as in the season, and details from other files are added.
    public let result: MatchResult
    let kept: KeptSheet
    public let file: String

    public var sheet: MatchSheet { kept.sheet }
  }

  public let results: SeasonResults
  /// The matches with a file, sorted by date.
  public let matches: [Match]
  public internal(set) var players: Players
  /// Counting rules by competition. Competitions that are missing use the defaults.
  public var counting: [String: CountingRules] = [:]
  public let file: SeasonFile
  /// Names of excluded competitions; see ``SeasonResults/without(competitionsOf:)``.
  public let refused: [String]
  let keys: TeamKeys

  /// - Parameters:
  ///   - sources: the results of all files.
  ///   - sheets: the contents of match files, by file name.
  ///   - file: the season file.
  ///   - path: its name in messages.
  ///   - refused: match files with conflicting versions; their competitions are excluded.
  public init(
    _ sources: [SeasonResults.Source], sheets: [String: KeptSheet], file: SeasonFile = SeasonFile(),
    path: String = "", refused: Set<String> = []
  ) {
    let meetings = file.results.map { ($0.home, $0.away, $0.date) }
    let teams = TeamKeys(
      sources.map { ($0.result.home, $0.result.away, $0.result.date) } + meetings, teams: file.teams)
    let spellings = Dictionary(
      file.teams.map { (teams.key(of: $0.name), $0.name) }, uniquingKeysWith: { one, _ in one })
    let all = SeasonResults(
      file.applied(to: sources, teams, path: path), fold: folded, team: teams.key, spelling: { spellings[$0] })
    let (results, left) = all.without(competitionsOf: refused)
    self.results = results
    self.refused = left
    self.file = file
    keys = teams
    var matches: [Match] = []
    matches.reserveCapacity(sheets.count)
    for competition in results.competitions {
      for source in competition.matches {
        guard source.isMatchFile, var kept = sheets[source.file] else { continue }
        // Nobody keeps a clean sheet in a match that was decided off the pitch.
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

  /// Our team: from the season file, or else the one that most match files mark as their own.
  public var us: String? {
    if !file.us.isEmpty, let team = team(named: file.us) { return team }
    return matches.compactMap { match in match.sheet.ours.map { match.result[$0] } }.byFrequency.first
  }

  /// The game of all match files. Nil if they belong to several games.
  public var laws: CitedLaws? {
    guard let first = matches.first?.sheet.laws, matches.allSatisfy({ $0.sheet.laws == first }) else { return nil }
    return first
  }

  /// The program's rules of that game. Nil for football, which has several rule sets, and for several games.
  public var gameRules: RuleSet? { laws.flatMap { RuleSetLibrary.rules($0.rawValue) } }

  /// True if the rules of the season's game do not include this card.
  public func lacks(_ color: CardColor) -> Bool {
    guard let rules = gameRules else { return false }
    return color == .secondYellow ? !rules.hasSecondYellow : rules.sanction(color) == nil
  }

  /// The team with this name in the season's spelling. Nil if no team has this name.
  public func team(named name: String) -> String? {
    let key = keys.key(of: name)
    return teams.first { keys.key(of: $0) == key }
  }

  /// The file name of a team's page, which is also its ID. Derived from its name unless declared.
  public func code(of team: String) -> String {
    let key = keys.key(of: team)
    let known = file.teams.first { keys.key(of: $0.name) == key && !$0.code.isEmpty }
    return known?.code ?? Players.slug(team)
  }

  public var teams: [String] {
    Set(results.competitions.flatMap(\.matches).flatMap { [$0.result.home, $0.result.away] })
      .sorted { (folded($0), $0) < (folded($1), $1) }
  }
}

extension Season {
  func countingRules(of match: Match) -> CountingRules { counting[match.competition] ?? CountingRules() }

  /// True if minutes and goals of the match count: it is over or abandoned, and not awarded unless awarded matches
  /// count.
  public func isCounted(_ match: Match) -> Bool {
    match.kept.sheet.isPlayed && (!match.result.isAwarded || countingRules(of: match).keepsAwardedMatches)
  }

  /// The players of a squad with their appearances.
  /// - Parameter match: an index in ``matches``.
  package func squad(of side: Side, in match: Int) -> [(player: SeasonPlayer, appearance: Appearance)] {
    matches[match].sheet[side].enumerated().compactMap { place, appearance in
      players[SeasonPlayer.Entry(match: match, side: side, place: place)].map { ($0, appearance) }
    }
  }

  /// Indices of the matches that a team played, in ``matches``.
  public func places(playedBy team: String) -> [Int] {
    matches.indices.filter { matches[$0].kept.sheet.isPlayed && matches[$0].result.side(of: team) != nil }
  }

  /// All numbers of a player in a team, most frequent first, then earliest first.
  public func numbers(of player: SeasonPlayer, in team: String) -> [Int] {
    var counts: [Int: (matches: Int, first: Int)] = [:]
    for (index, entry) in player.entries.enumerated() where matches[entry.match].result[entry.side] == team {
      let number = matches[entry.match].sheet[entry].number
      counts[number, default: (0, index)].matches += 1
    }
    return counts.sorted { (-$0.value.matches, $0.value.first) < (-$1.value.matches, $1.value.first) }.map(\.key)
  }

  public func memberships(of player: SeasonPlayer) -> [SeasonFile.Membership] {
    player.teams.map { SeasonFile.Membership(team: $0, number: numbers(of: player, in: $0).first) }
  }
}

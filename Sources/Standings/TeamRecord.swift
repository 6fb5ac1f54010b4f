/// What the matches of a team add up to.
public struct TeamRecord: Hashable, Sendable {
  /// The team by its name.
  public let team: String
  /// Matches won, awarded ones included.
  public internal(set) var won = 0
  /// Matches drawn.
  public internal(set) var drawn = 0
  /// Matches lost, awarded ones included.
  public internal(set) var lost = 0
  /// Goals scored, those of awarded results included.
  public internal(set) var goalsFor = 0
  /// Goals conceded, those of awarded results included.
  public internal(set) var goalsAgainst = 0
  /// Goals scored in matches away.
  public internal(set) var awayGoals = 0
  /// Matches won away.
  public internal(set) var awayWins = 0
  /// Points taken away.
  public internal(set) var deducted = 0
  /// Those that were won, without those that were taken away.
  public internal(set) var points = 0
  /// What its cards cost it, never above 0; nil where the cards of a match are not known.
  public internal(set) var conduct: Int? = 0

  /// How many matches count.
  public var played: Int { won + drawn + lost }
  /// Goals scored less goals conceded.
  public var difference: Int { goalsFor - goalsAgainst }

  init(_ team: String) { self.team = team }

  /// Counts a match of the team.
  mutating func add(_ match: CountedMatch, as side: MatchSide, by rules: TableRules) {
    let scored = match.score[side]
    let conceded = match.score[side.other]
    goalsFor += scored
    goalsAgainst += conceded
    if side == .away { awayGoals += scored }
    if scored > conceded {
      won += 1
      points += rules.winPoints
      if side == .away { awayWins += 1 }
    } else if scored == conceded {
      drawn += 1
      points += rules.drawPoints
    } else {
      lost += 1
      if match.result.outcome.absent != side { points += rules.lossPoints }
    }
    guard let bookings = match.result.bookings?[side], let known = conduct else {
      conduct = nil
      return
    }
    let officials = rules.conductOfficials ? rules.conduct.cost(of: bookings.officials) : 0
    conduct = known - rules.conduct.cost(of: bookings.players) - officials
  }

  mutating func deduct(_ points: Int) {
    deducted += points
    self.points -= points
  }
}

/// A match with the score that counts.
struct CountedMatch {
  let result: MatchResult
  let score: MatchScore
}

extension Sequence<CountedMatch> {
  /// What they add up to for each of the teams; the others are passed over.
  /// - Parameters:
  ///   - sides: those whose matches count: at home, away, or both.
  ///   - last: how many of each team's do, from the last one back.
  func records(
    of teams: some Sequence<String>, by rules: TableRules, sides: [MatchSide] = MatchSide.allCases, last: Int = .max
  ) -> [String: TeamRecord] {
    var records: [String: TeamRecord] = [:]
    for team in teams { records[team] = TeamRecord(team) }
    for match in reversed() {
      for side in sides where records[match.result[side]].map({ $0.played < last }) ?? false {
        records[match.result[side]]?.add(match, as: side, by: rules)
      }
    }
    return records
  }
}

import MatchModel

/// The totals of a team's matches, including awarded ones.
public struct TeamRecord: Hashable, Sendable {
  public let team: String
  public internal(set) var won = 0
  public internal(set) var drawn = 0
  public internal(set) var lost = 0
  public internal(set) var goalsFor = 0
  public internal(set) var goalsAgainst = 0
  public internal(set) var awayGoals = 0
  var awayWins = 0
  public internal(set) var deducted = 0
  /// Points won minus points deducted.
  public internal(set) var points = 0
  /// Fair-play points for cards, zero or negative. Nil if the cards of a match are unknown.
  public internal(set) var conduct: Int? = 0

  public var played: Int { won + drawn + lost }
  public var difference: Int { goalsFor - goalsAgainst }

  init(_ team: String) { self.team = team }

  mutating func add(_ match: CountedMatch, as side: Side, by rules: TableRules) {
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
  /// The records of the given teams; other teams are ignored.
  /// - Parameters:
  ///   - sides: count home matches, away matches or both.
  ///   - last: count only this number of each team's most recent matches.
  func records(
    of teams: some Sequence<String>, by rules: TableRules, sides: [Side] = Side.allCases, last: Int = .max
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

import Standings

/// What a player's matches add up to. Minutes are of the regulation clock (RULES I3).
public struct PlayerTotals: Sendable {
  public let player: SeasonPlayer
  /// Matches in whose squad the player was.
  @Narrow<Int32> public internal(set) var called = 0
  @Narrow<Int32> public internal(set) var starts = 0
  /// Of the matches that the player was called to, those whose game follows who is on the field. Appearances, and minutes of
  /// every kind, are known of these alone.
  @Narrow<Int32> public internal(set) var followed = 0
  /// Matches with the player on the field at any time.
  @Narrow<Int32> public internal(set) var appearances = 0
  @Narrow<Int32> public internal(set) var minutes = 0
  /// The length of the matches that the player was called to and not suspended in, or played in all the same.
  @Narrow<Int32> public internal(set) var availableMinutes = 0
  /// The length of all matches of the team.
  @Narrow<Int32> public internal(set) var teamMinutes = 0
  /// What would be everybody's equal share of the matches that the player was called to.
  public internal(set) var fairMinutes = 0.0
  @Narrow<Int32> public internal(set) var minutesInGoal = 0
  @Narrow<Int32> public internal(set) var concededInGoal = 0
  /// Matches in which the team conceded nothing and the player kept goal for two thirds of them.
  @Narrow<Int32> public internal(set) var cleanSheets = 0
  /// Matches in which the player was in goal.
  @Narrow<Int32> public internal(set) var matchesInGoal = 0
  @Narrow<Int32> public internal(set) var goals = 0
  /// Of these from the penalty spot.
  @Narrow<Int32> public internal(set) var penalties = 0
  @Narrow<Int32> public internal(set) var ownGoals = 0
  @Narrow<Int32> public internal(set) var assists = 0
  @Narrow<Int32> public internal(set) var penaltiesTaken = 0
  @Narrow<Int32> public internal(set) var corners = 0
  /// Minutes by the text of the position, where the squads say it.
  public internal(set) var minutesByPosition: [String: Int] = [:]
  @Narrow<Int32> public internal(set) var goalsFor = 0
  @Narrow<Int32> public internal(set) var goalsAgainst = 0
  /// Cautions, the first of two in one match among them.
  @Narrow<Int32> public internal(set) var yellows = 0
  @Narrow<Int32> public internal(set) var secondYellows = 0
  @Narrow<Int32> public internal(set) var reds = 0

  /// Minutes of those possible, in whole per cent; nil if there were none.
  public var share: Int? { availableMinutes > 0 ? (200 * minutes + availableMinutes) / (2 * availableMinutes) : nil }
  /// The positions, those most played in first; one in which no minute was played is there too.
  public var positions: [(position: String, minutes: Int)] {
    minutesByPosition.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
  /// Minutes beyond, or short of, the equal share.
  public var balance: Int { minutes - Int(fairMinutes.rounded()) }
}

extension Season {
  /// What the matches that the filter lets pass add up to, a player each, by their ids. Whoever is in none is not listed.
  /// - Parameter rules: what a suspension is, by competition: those who are suspended are not available. Nil where nobody
  ///   asks for the minutes that players were available for.
  public func totals(_ filter: SeasonFilter, _ rules: ((String) -> DisciplineRules)?) -> [PlayerTotals] {
    let chosen = Set(filter.places(in: self))
    let suspended = rules.map(suspensions) ?? [:]
    var teamMinutes: [String: Int] = [:]
    for index in chosen where matches[index].sheet.isPlayed && !matches[index].sheet.isUnfollowed {
      for side in MatchSide.allCases {
        teamMinutes[matches[index].result[side], default: 0] += matches[index].sheet.length
      }
    }
    return players.all.compactMap { player in
      guard filter.team.map(player.isOf) ?? true else { return nil }
      var totals = PlayerTotals(player: player)
      totals.teamMinutes = player.teams.filter(filter.passes).reduce(0) { $0 + (teamMinutes[$1] ?? 0) }
      let bans = suspended[player.id] ?? []
      for entry in player.entries where chosen.contains(entry.match) && matches[entry.match].kept.sheet.isPlayed {
        let team = matches[entry.match].result[entry.side]
        guard filter.passes(team), filter.passes(matches[entry.match].result, team) else { continue }
        let isAvailable = bans.isEmpty || !bans.contains(matches[entry.match].result)
        totals.add(matches[entry.match].kept.sheet, entry, isAvailable: isAvailable)
      }
      return totals.called > 0 ? totals : nil
    }
  }

  /// How many of the played matches that the filter lets pass are of a game that does not follow who is on the field.
  public func unfollowedMatches(_ filter: SeasonFilter) -> Int {
    filter.places(in: self).count { index in
      let (match, sheet) = (matches[index], matches[index].sheet)
      return sheet.isPlayed && sheet.isUnfollowed
        && (filter.team.map { match.result.home == $0 || match.result.away == $0 } ?? true)
    }
  }

  /// The same by one set of rules for all competitions.
  public func totals(_ filter: SeasonFilter, _ rules: DisciplineRules) -> [PlayerTotals] {
    totals(filter, { _ in rules })
  }

  /// By player, the matches they were suspended in.
  private func suspensions(_ rules: (String) -> DisciplineRules) -> [String: Set<MatchResult>] {
    var matches: [String: Set<MatchResult>] = [:]
    for record in discipline(until: nil, rules) {
      matches[record.player.id, default: []].formUnion(record.bans.flatMap(\.served) + record.playedSuspended)
    }
    return matches
  }
}

extension PlayerTotals {
  fileprivate mutating func add(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, isAvailable: Bool) {
    let squad = sheet[entry.side]
    let player = squad[entry.place]
    called += 1
    if player.isStarter { starts += 1 }
    if !sheet.isUnfollowed { addPlayingTime(sheet, entry, isAvailable: isAvailable) }
    minutesInGoal += player.minutesInGoal
    concededInGoal += player.concededInGoal
    if player.minutesInGoal > 0 { matchesInGoal += 1 }
    if isCleanSheet(sheet, entry) { cleanSheets += 1 }
    goals += player.goals
    penalties += player.penalties
    ownGoals += player.ownGoals
    assists += player.assists
    penaltiesTaken += player.penaltiesTaken
    corners += player.corners
    goalsFor += player.goalsFor
    goalsAgainst += player.goalsAgainst
    switch player.booking {
    case .yellow: yellows += 1
    case .secondYellow:
      yellows += 1
      secondYellows += 1
    case .red: reds += 1
    case .yellowAndRed:
      yellows += 1
      reds += 1
    case nil: break
    }
  }

  private mutating func addPlayingTime(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, isAvailable: Bool) {
    let squad = sheet[entry.side]
    let player = squad[entry.place]
    followed += 1
    if player.played { appearances += 1 }
    minutes += player.minutes
    // Who plays all the same was available, whatever the ban says.
    if isAvailable || player.played { availableMinutes += sheet.length }
    fairMinutes += Double(min(sheet.sideSize, squad.count) * sheet.length) / Double(max(1, squad.count))
    if !player.position.isEmpty { minutesByPosition[player.position, default: 0] += player.minutes }
  }

  /// Nothing conceded, and in goal for 60 minutes of 90, or as much of another length; awarded matches are none.
  private func isCleanSheet(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry) -> Bool {
    guard case .played(let score) = sheet.result.outcome, score[entry.side.other] == 0 else { return false }
    return sheet.regularLength > 0 && 3 * sheet[entry.side][entry.place].minutesInGoal >= 2 * sheet.regularLength
  }
}

import Standings

/// A player's season totals. Minutes are regulation time, without stoppage time (docs/STATISTICS.md). Sums count the same
/// as in ``Appearance``.
public struct PlayerTotals: Sendable {
  /// A position as the squad gives it, and the game, on which its meaning depends.
  struct PlayedPosition: Hashable {
    let text: String
    let game: PositionGame
  }

  public let player: SeasonPlayer
  /// Matches for which the player was in the squad.
  public internal(set) var called = 0
  public internal(set) var starts = 0
  /// Counted matches in the squad in games that track line-ups. Appearances and minutes exist only for these.
  public internal(set) var followed = 0
  /// Counted matches in the squad in games with unlimited substitution, such as futsal, where line-ups are not tracked.
  public internal(set) var unfollowed = 0
  public internal(set) var appearances = 0
  public internal(set) var minutes = 0
  /// Length of the matches in which the player was in the squad and not suspended, or played despite a suspension.
  public internal(set) var availableMinutes = 0
  /// Length of all matches of the team.
  public internal(set) var teamMinutes = 0
  /// Minutes played, expressed in full matches.
  var fullMatches = 0.0
  /// The minutes each squad member would have had if playing time had been shared equally.
  public internal(set) var fairMinutes = 0.0
  public internal(set) var minutesInGoal = 0
  public internal(set) var concededInGoal = 0
  /// Matches without a conceded goal and with enough time in goal: ``CountingRules/cleanSheetMinutes``.
  public internal(set) var cleanSheets = 0
  public internal(set) var matchesInGoal = 0
  /// Excludes own goals and the shoot-out. Counts points in games of points (``MatchSheet/isOfPoints``).
  public internal(set) var goals = 0
  /// Number of counted matches in games of points.
  public internal(set) var ofPoints = 0
  public internal(set) var penaltyGoals = 0
  public internal(set) var ownGoals = 0
  public internal(set) var assists = 0
  public internal(set) var penaltiesTaken = 0
  public internal(set) var corners = 0
  public internal(set) var freeKicks = 0
  var minutesByPosition: [PlayedPosition: Int] = [:]
  public internal(set) var goalsFor = 0
  public internal(set) var goalsAgainst = 0
  public internal(set) var cards = CardCount()

  public init(player: SeasonPlayer) { self.player = player }

  /// True if all counted matches were in games of points.
  public var isOfPoints: Bool { ofPoints > 0 && ofPoints == followed + unfollowed }

  /// Nil if it is not known: without tracking of line-ups, only complete squads say who started.
  public var knownStarts: Int? { followed > 0 || starts > 0 ? starts : nil }
  /// Minutes as a percentage of the available ones. Nil if no minutes were available.
  public var share: Int? { Self.percent(minutes, of: availableMinutes) }
  public var seasonShare: Int? { Self.percent(minutes, of: teamMinutes) }
  /// Matches on the bench without playing.
  public var unused: Int { followed - appearances }
  public var plusMinus: Int { goalsFor - goalsAgainst }
  /// Minutes per goal, rounded down. Nil without a goal, or if some minutes were not tracked.
  public var minutesPerGoal: Int? { minutes(for: goals) }
  /// Minutes per goal or assist, rounded down.
  public var minutesPerGoalOrAssist: Int? { minutes(for: goals + assists) }

  /// A count per match of regular length, in hundredths. Nil with less than two full matches of playing time, or if
  /// some minutes were not tracked.
  public func perMatch(_ count: Int) -> Int? {
    fullMatches >= 2 && unfollowed == 0 ? Int((100 * Double(count) / fullMatches).rounded()) : nil
  }

  private func minutes(for count: Int) -> Int? {
    count > 0 && unfollowed == 0 ? (2 * minutes + count) / (2 * count) : nil
  }

  public static func percent(_ minutes: Int, of all: Int) -> Int? {
    all > 0 ? Season.percent(minutes, of: all) : nil
  }

  /// Positions by minutes played, highest first, including those with no full minute.
  public var positions: [(position: String, minutes: Int)] {
    minutesByPosition.reduce(into: [String: Int]()) { $0[$1.key.text, default: 0] += $1.value }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// Minutes by line of the field. The key nil is for matches whose squad does not state the player's position.
  public var minutesByLine: [PlayingLine?: Int] {
    var sums: [PlayingLine?: Int] = [:]
    for (position, minutes) in minutesByPosition where minutes > 0 {
      sums[PlayingLine(position.text, in: position.game), default: 0] += minutes
    }
    let rest = minutes - sums.values.reduce(0, +)
    if rest > 0 { sums[nil, default: 0] += rest }
    return sums
  }

  /// Minutes above or below the equal share.
  public var balance: Int { minutes - Int(fairMinutes.rounded()) }
}

extension Season {
  /// Totals of the filtered matches, sorted by player ID. Players without a match are left out.
  /// - Parameter rules: disciplinary rules by competition, because suspended players are not available. Nil if
  ///   available minutes are not needed.
  public func totals(_ filter: SeasonFilter, _ rules: ((String) -> DisciplineRules)?) -> [PlayerTotals] {
    let chosen = filter.squads(in: self)
    let suspended = rules.map(suspensions) ?? [:]
    var teamMinutes: [String: Int] = [:]
    for (place, side) in chosen.inOrder where isCounted(matches[place]) && !matches[place].sheet.isUnfollowed {
      teamMinutes[matches[place].result[side], default: 0] += matches[place].sheet.length
    }
    return players.all.compactMap { player in
      guard filter.passes(player) else { return nil }
      var totals = PlayerTotals(player: player)
      totals.teamMinutes = player.teams.reduce(0) { $0 + (teamMinutes[$1] ?? 0) }
      let bans = suspended[player.id] ?? []
      for entry in player.entries where chosen.contains(entry) && matches[entry.match].kept.sheet.isPlayed {
        let isAvailable = bans.isEmpty || !bans.contains(matches[entry.match].result)
        totals.call(matches[entry.match].kept.sheet[entry])
        guard isCounted(matches[entry.match]) else { continue }
        totals.add(
          matches[entry.match].kept.sheet, entry, countingRules(of: matches[entry.match]), isAvailable: isAvailable)
      }
      return totals.called > 0 ? totals : nil
    }
  }

  public func unfollowedMatches(_ filter: SeasonFilter) -> Int {
    filter.places(in: self).count { isCounted(matches[$0]) && matches[$0].sheet.isUnfollowed }
  }

  private func suspensions(_ rules: (String) -> DisciplineRules) -> [String: Set<MatchResult>] {
    var matches: [String: Set<MatchResult>] = [:]
    for record in discipline(until: nil, rules) {
      matches[record.player.id, default: []].formUnion(record.bans.flatMap(\.served) + record.playedSuspended)
    }
    return matches
  }
}

extension PlayerTotals {
  /// Adds what counts in every match: selection for the squad, and cards.
  fileprivate mutating func call(_ player: Appearance) {
    called += 1
    if player.isStarter { starts += 1 }
    if let booking = player.booking { cards.add(booking) }
  }

  fileprivate mutating func add(
    _ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, _ rules: CountingRules, isAvailable: Bool
  ) {
    let player = sheet[entry]
    if sheet.isUnfollowed { unfollowed += 1 } else { addPlayingTime(sheet, entry, rules, isAvailable: isAvailable) }
    goals += player.goals
    if sheet.isOfPoints { ofPoints += 1 }
    penaltyGoals += player.penaltyGoals
    ownGoals += player.ownGoals
    assists += player.assists
    penaltiesTaken += player.penaltiesTaken
    corners += player.corners
    freeKicks += player.freeKicks
    goalsFor += player.goalsFor
    goalsAgainst += player.goalsAgainst
  }

  private mutating func addPlayingTime(
    _ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, _ rules: CountingRules, isAvailable: Bool
  ) {
    let squad = sheet[entry.side]
    let player = squad[entry.place]
    followed += 1
    if player.played { appearances += 1 }
    minutes += player.minutes
    if sheet.regularLength > 0 { fullMatches += Double(player.minutes) / Double(sheet.regularLength) }
    // A player who played despite a suspension was available.
    if isAvailable || player.played { availableMinutes += sheet.length }
    fairMinutes += Double(min(sheet.sideSize, squad.count) * sheet.length) / Double(max(1, squad.count))
    if !player.position.isEmpty {
      let position = PlayedPosition(text: player.position, game: sheet.positionGame)
      minutesByPosition[position, default: 0] += player.minutes
    }
    minutesInGoal += player.minutesInGoal
    concededInGoal += player.concededInGoal
    if player.minutesInGoal > 0 { matchesInGoal += 1 }
    if isCleanSheet(sheet, entry, rules) { cleanSheets += 1 }
  }

  /// True without conceded goals and with enough time in goal; never in awarded matches.
  private func isCleanSheet(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, _ rules: CountingRules) -> Bool {
    guard case .played(let score) = sheet.result.outcome, score[entry.side.other] == 0 else { return false }
    return sheet.regularLength > 0
      && 90 * sheet[entry].minutesInGoal >= rules.cleanSheetMinutes * sheet.regularLength
  }
}

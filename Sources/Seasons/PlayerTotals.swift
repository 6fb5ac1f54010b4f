import Standings

/// What a player's matches add up to. Minutes are of the regulation clock (RULES I3).
public struct PlayerTotals: Sendable {
  /// Whose totals they are.
  public let player: SeasonPlayer
  /// Matches in whose squad the player was.
  @Narrow<Int32> public internal(set) var called = 0
  /// Matches that the player started.
  @Narrow<Int32> public internal(set) var starts = 0
  /// Of the matches that the player was called to, those that count and whose game follows who is on the field. Appearances,
  /// and minutes of every kind, are known of these alone.
  @Narrow<Int32> public internal(set) var followed = 0
  /// Those that count, and whose game does not.
  @Narrow<Int32> public internal(set) var unfollowed = 0
  /// Matches with the player on the field at any time.
  @Narrow<Int32> public internal(set) var appearances = 0
  /// Minutes on the field.
  @Narrow<Int32> public internal(set) var minutes = 0
  /// The length of the matches that the player was called to and not suspended in, or played in all the same.
  @Narrow<Int32> public internal(set) var availableMinutes = 0
  /// The length of all matches of the team.
  @Narrow<Int32> public internal(set) var teamMinutes = 0
  /// How many matches of their regular length the minutes make.
  public internal(set) var fullMatches = 0.0
  /// What would be everybody's equal share of the matches that the player was called to.
  public internal(set) var fairMinutes = 0.0
  /// Minutes in goal.
  @Narrow<Int32> public internal(set) var minutesInGoal = 0
  /// Goals conceded while the player was in goal, own goals included.
  @Narrow<Int32> public internal(set) var concededInGoal = 0
  /// Matches in which the team conceded nothing and the player kept goal for long enough: ``CountingRules/cleanSheetMinutes``.
  @Narrow<Int32> public internal(set) var cleanSheets = 0
  /// Matches in which the player was in goal.
  @Narrow<Int32> public internal(set) var matchesInGoal = 0
  /// Without own goals, and without the shoot-out; points in matches of points, ``MatchSheet/isOfPoints``.
  @Narrow<Int32> public internal(set) var goals = 0
  /// How many of the matches that count are of points.
  @Narrow<Int32> public internal(set) var ofPoints = 0
  /// Of these from the penalty spot.
  @Narrow<Int32> public internal(set) var penalties = 0
  /// Own goals, which count for the opponents.
  @Narrow<Int32> public internal(set) var ownGoals = 0
  /// Goals of team-mates that the player set up.
  @Narrow<Int32> public internal(set) var assists = 0
  /// Penalties taken in the match, without the shoot-out.
  @Narrow<Int32> public internal(set) var penaltiesTaken = 0
  /// Corner kicks taken.
  @Narrow<Int32> public internal(set) var corners = 0
  /// Minutes by the text of the position, where the squads say it.
  public internal(set) var minutesByPosition: [String: Int] = [:]
  /// Goals of the team while the player was on the field.
  @Narrow<Int32> public internal(set) var goalsFor = 0
  /// Goals of the opponents while the player was on the field.
  @Narrow<Int32> public internal(set) var goalsAgainst = 0
  /// Cautions, the first of two in one match among them.
  @Narrow<Int32> public internal(set) var yellows = 0
  /// Sendings-off for a second yellow card.
  @Narrow<Int32> public internal(set) var secondYellows = 0
  /// Red cards shown at once.
  @Narrow<Int32> public internal(set) var reds = 0

  /// Whether all that count are of points, and not of goals.
  public var isOfPoints: Bool { ofPoints > 0 && ofPoints == followed + unfollowed }

  /// Minutes of those possible, in whole per cent; nil if there were none.
  public var share: Int? { Self.percent(minutes, of: availableMinutes) }
  /// The same of all the team's matches.
  public var seasonShare: Int? { Self.percent(minutes, of: teamMinutes) }
  /// Matches in whose squad the player was without coming on.
  public var unused: Int { followed - appearances }
  /// Goals of the team less those against it while the player was on the field.
  public var plusMinus: Int { goalsFor - goalsAgainst }
  /// Whole minutes for a goal; nil without one, or where some of the minutes are not known.
  public var minutesPerGoal: Int? { minutes(for: goals) }
  /// Whole minutes for a goal or an assist.
  public var minutesPerGoalOrAssist: Int? { minutes(for: goals + assists) }

  /// So many in a match of regular length, in hundredths; nil below two such matches, or where some of the minutes are not
  /// known.
  public func perMatch(_ count: Int) -> Int? {
    fullMatches >= 2 && unfollowed == 0 ? Int((100 * Double(count) / fullMatches).rounded()) : nil
  }

  private func minutes(for count: Int) -> Int? {
    count > 0 && unfollowed == 0 ? (2 * minutes + count) / (2 * count) : nil
  }

  private static func percent(_ minutes: Int, of all: Int) -> Int? {
    all > 0 ? (200 * minutes + all) / (2 * all) : nil
  }

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
    let chosen = filter.squads(in: self)
    let suspended = rules.map(suspensions) ?? [:]
    var teamMinutes: [String: Int] = [:]
    for (place, side) in chosen.inOrder where isCounted(matches[place]) && !matches[place].sheet.isUnfollowed {
      teamMinutes[matches[place].result[side], default: 0] += matches[place].sheet.length
    }
    return players.all.compactMap { player in
      guard filter.team.map(player.isOf) ?? true else { return nil }
      var totals = PlayerTotals(player: player)
      totals.teamMinutes = player.teams.filter(filter.passes).reduce(0) { $0 + (teamMinutes[$1] ?? 0) }
      let bans = suspended[player.id] ?? []
      for entry in player.entries where chosen.contains(entry) && matches[entry.match].kept.sheet.isPlayed {
        let isAvailable = bans.isEmpty || !bans.contains(matches[entry.match].result)
        totals.call(matches[entry.match].kept.sheet[entry.side][entry.place])
        guard isCounted(matches[entry.match]) else { continue }
        totals.add(
          matches[entry.match].kept.sheet, entry, countingRules(of: matches[entry.match]), isAvailable: isAvailable)
      }
      return totals.called > 0 ? totals : nil
    }
  }

  /// How many of the played matches that the filter lets pass are of a game that does not follow who is on the field.
  public func unfollowedMatches(_ filter: SeasonFilter) -> Int {
    filter.places(in: self).count { index in
      let (match, sheet) = (matches[index], matches[index].sheet)
      return isCounted(match) && sheet.isUnfollowed
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
  /// What counts of every match: being there, and cards.
  fileprivate mutating func call(_ player: Appearance) {
    called += 1
    if player.isStarter { starts += 1 }
    guard let booking = player.booking else { return }
    yellows += booking.yellows
    secondYellows += booking.secondYellows
    reds += booking.reds
  }

  fileprivate mutating func add(
    _ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, _ rules: CountingRules, isAvailable: Bool
  ) {
    let player = sheet[entry.side][entry.place]
    if sheet.isUnfollowed { unfollowed += 1 } else { addPlayingTime(sheet, entry, isAvailable: isAvailable) }
    minutesInGoal += player.minutesInGoal
    concededInGoal += player.concededInGoal
    if player.minutesInGoal > 0 { matchesInGoal += 1 }
    if isCleanSheet(sheet, entry, rules) { cleanSheets += 1 }
    goals += player.goals
    if sheet.isOfPoints { ofPoints += 1 }
    penalties += player.penalties
    ownGoals += player.ownGoals
    assists += player.assists
    penaltiesTaken += player.penaltiesTaken
    corners += player.corners
    goalsFor += player.goalsFor
    goalsAgainst += player.goalsAgainst
  }

  private mutating func addPlayingTime(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, isAvailable: Bool) {
    let squad = sheet[entry.side]
    let player = squad[entry.place]
    followed += 1
    if player.played { appearances += 1 }
    minutes += player.minutes
    if sheet.regularLength > 0 { fullMatches += Double(player.minutes) / Double(sheet.regularLength) }
    // Who plays all the same was available, whatever the ban says.
    if isAvailable || player.played { availableMinutes += sheet.length }
    fairMinutes += Double(min(sheet.sideSize, squad.count) * sheet.length) / Double(max(1, squad.count))
    if !player.position.isEmpty { minutesByPosition[player.position, default: 0] += player.minutes }
  }

  /// Nothing conceded, and in goal for long enough; awarded matches are none.
  private func isCleanSheet(_ sheet: MatchSheet, _ entry: SeasonPlayer.Entry, _ rules: CountingRules) -> Bool {
    guard case .played(let score) = sheet.result.outcome, score[entry.side.other] == 0 else { return false }
    return sheet.regularLength > 0
      && 90 * sheet[entry.side][entry.place].minutesInGoal >= rules.cleanSheetMinutes * sheet.regularLength
  }
}

import Standings

/// What a competition demands for everybody who is called.
public struct PlayingTimeRules: Hashable, Sendable {
  /// Per cent of every match; 0 where nothing is demanded (AYSO: 50).
  public var minimumShare = 0
  /// Minutes of every match.
  public var minimumMinutes = 0
  /// Whole periods of every match, each without a break.
  public var minimumPeriods = 0
  /// The period before whose beginning they must have been played; 0 for the last one.
  public var byPeriod = 0

  /// Nothing is demanded.
  public init() {}
}

extension PlayingTimeRules: SettableRules {
  /// Every rule, as a season file names it.
  public static let parameters: [SeasonParameter<PlayingTimeRules>] = [
    .number("minimum-share", example: "50", 0...100, \.minimumShare),
    .number("minimum-minutes", example: "20", 0...200, \.minimumMinutes),
    .number("minimum-periods", example: "1", 0...20, \.minimumPeriods),
    .number("by-period", example: "4", 0...20, \.byPeriod),
  ]
}

/// Somebody who played less of a match than the competition demands.
public struct PlayingTimeBreach: Hashable, Sendable {
  /// What was demanded, and not fulfilled.
  public enum Demand: Hashable, Sendable {
    /// `possible`: what everybody could have had if all was shared alike; less than demanded where too many were called.
    case minutes(Int, possible: Int)
    /// Whole periods, each without a break, before another one begins.
    case periods(Int, before: Int)
  }

  /// The match it happened in.
  public let result: MatchResult
  /// The player's id.
  public let player: String
  /// Minutes or periods.
  public let played: Int
  /// What the competition demands.
  public let demand: Demand

  /// - Parameter player: the id.
  public init(result: MatchResult, player: String, played: Int, demand: Demand) {
    (self.result, self.player, self.played, self.demand) = (result, player, played, demand)
  }
}

extension Season {
  /// Whoever was called and played too little, match by match. Who was sent off, is suspended, came late, or left and was not
  /// replaced or is noted as injured, had no choice.
  /// - Parameters:
  ///   - team: whose players; nil for all.
  ///   - rules: by competition.
  ///   - discipline: what a suspension is, by competition.
  public func playingTimeBreaches(
    of team: String?, _ filter: SeasonFilter, _ rules: (String) -> PlayingTimeRules,
    _ discipline: (String) -> DisciplineRules
  ) -> [(player: SeasonPlayer, breach: PlayingTimeBreach)] {
    var breaches: [(player: SeasonPlayer, breach: PlayingTimeBreach)] = []
    var suspended: Set<[String]> = []
    for record in self.discipline(until: nil, discipline) {
      for result in record.bans.flatMap(\.served) { suspended.insert([record.player.id, result.date, result.title]) }
    }
    for index in filter.places(in: self) where isCounted(matches[index]) {
      let (match, demands) = (matches[index], rules(matches[index].competition))
      guard match.result.kind != .friendly, !match.sheet.isUnfollowed else { continue }
      for side in MatchSide.allCases where team.map({ match.result[side] == $0 }) ?? true {
        for (place, player) in match.sheet[side].enumerated() {
          guard let person = players[.init(match: index, side: side, place: place)],
            !player.hasNoChoice, !suspended.contains([person.id, match.result.date, match.result.title])
          else { continue }
          breaches += match.sheet.unmet(demands, by: player, of: side).map { played, demand in
            (person, PlayingTimeBreach(result: match.result, player: person.id, played: played, demand: demand))
          }
        }
      }
    }
    return breaches
  }
}

extension Appearance {
  fileprivate var hasNoChoice: Bool { isLate || isHurt || booking.map { $0 != .yellow } ?? false }
}

extension MatchSheet {
  /// What is demanded of a player's time and was not played.
  fileprivate func unmet(
    _ rules: PlayingTimeRules, by player: Appearance, of side: MatchSide
  ) -> [(played: Int, demand: PlayingTimeBreach.Demand)] {
    var unmet: [(played: Int, demand: PlayingTimeBreach.Demand)] = []
    let demanded = max(rules.minimumMinutes, (length * rules.minimumShare + 99) / 100)
    if player.minutes < demanded {
      let squad = self[side].count
      unmet.append(
        (player.minutes, .minutes(demanded, possible: min(sideSize, squad) * length / max(1, squad))))
    }
    let before = rules.byPeriod > 0 ? rules.byPeriod : periods
    // A match that was broken off before has no such period.
    if rules.minimumPeriods > 0, before > 1, periods > 0, length * periods >= regularLength * (before - 1) {
      let whole = (1..<before).count { period in player.played(period: period, of: periods, length: regularLength) }
      if whole < rules.minimumPeriods { unmet.append((whole, .periods(rules.minimumPeriods, before: before))) }
    }
    return unmet
  }
}

extension Appearance {
  /// Whether the player was on the field from the beginning of a period to its end.
  fileprivate func played(period: Int, of periods: Int, length: Int) -> Bool {
    let (start, end) = (length * (period - 1) / periods, length * period / periods)
    return spells.contains { $0.lowerBound <= start && end <= $0.upperBound }
  }
}

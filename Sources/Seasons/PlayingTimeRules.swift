import MatchModel
import Standings

/// A competition's requirements for the playing time of everyone in the squad.
public struct PlayingTimeRules: Hashable, Sendable {
  /// Percentage of every match that each squad member must play (AYSO: 50); 0 for no requirement.
  public var minimumShare = 0
  public var minimumMinutes = 0
  /// Periods in every match that each squad member must play without a break.
  public var minimumPeriods = 0
  /// These periods must be completed before this one begins; 0 for the last period.
  public var byPeriod = 0

  public init() {}
}

extension PlayingTimeRules: SettableRules {
  public static let parameters: [SeasonParameter<PlayingTimeRules>] = [
    .number("minimum-share", 0...100, \.minimumShare, example: "50"),
    .number("minimum-minutes", 0...200, \.minimumMinutes, example: "20"),
    .number("minimum-periods", 0...20, \.minimumPeriods, example: "1"),
    .number("by-period", 0...20, \.byPeriod, example: "4"),
  ]
}

/// A player with less playing time in a match than required.
public struct PlayingTimeBreach: Hashable, Sendable {
  public enum Demand: Hashable, Sendable {
    /// `possible` is everyone's equal share, if it is less than required because the squad is too large.
    case minutes(Int, possible: Int)
    /// Complete periods without a break before another one begins.
    case periods(Int, before: Int)
  }

  public let result: MatchResult
  public let player: String
  /// Minutes or periods, depending on ``demand``.
  public let played: Int
  public let demand: Demand

  public init(result: MatchResult, player: String, played: Int, demand: Demand) {
    self.result = result
    self.player = player
    self.played = played
    self.demand = demand
  }
}

extension Season {
  /// Squad members with too little playing time, match by match. Players are exempt if they were sent off, suspended,
  /// late, injured according to a note, or left without being replaced.
  /// - Parameters:
  ///   - rules: requirements by competition.
  ///   - discipline: disciplinary rules by competition.
  public func playingTimeBreaches(
    _ filter: SeasonFilter, _ rules: (String) -> PlayingTimeRules, _ discipline: (String) -> DisciplineRules
  ) -> [(player: SeasonPlayer, breach: PlayingTimeBreach)] {
    var breaches: [(player: SeasonPlayer, breach: PlayingTimeBreach)] = []
    let suspended = self.discipline(discipline).servedBans
    for (index, side) in filter.squads(in: self).inOrder where isCounted(matches[index]) {
      let (match, demands) = (matches[index], rules(matches[index].competition))
      guard match.result.kind != .friendly, !match.sheet.isUnfollowed else { continue }
      for (person, player) in squad(of: side, in: index)
      where !player.hasNoChoice && suspended[person.id]?.contains(match.result) != true {
        breaches += match.sheet.unmet(demands, by: player, of: side).map { played, demand in
          (person, PlayingTimeBreach(result: match.result, player: person.id, played: played, demand: demand))
        }
      }
    }
    return breaches
  }
}

extension Appearance {
  fileprivate var hasNoChoice: Bool { isLate || isHurt || booking?.isDismissal == true }
}

extension MatchSheet {
  fileprivate func unmet(
    _ rules: PlayingTimeRules, by player: Appearance, of side: Side
  ) -> [(played: Int, demand: PlayingTimeBreach.Demand)] {
    var unmet: [(played: Int, demand: PlayingTimeBreach.Demand)] = []
    let demanded = max(rules.minimumMinutes, (length * rules.minimumShare + 99) / 100)
    if player.minutes < demanded {
      let squad = self[side].count
      unmet.append(
        (player.minutes, .minutes(demanded, possible: min(sideSize, squad) * length / max(1, squad))))
    }
    let before = rules.byPeriod > 0 ? rules.byPeriod : periods
    // Skip matches that were abandoned before this period.
    if rules.minimumPeriods > 0, before > 1, periods > 0, length * periods >= regularLength * (before - 1) {
      let whole = (1..<before).count { period in player.played(period: period, of: periods, length: regularLength) }
      if whole < rules.minimumPeriods { unmet.append((whole, .periods(rules.minimumPeriods, before: before))) }
    }
    return unmet
  }
}

extension Appearance {
  /// True if the player was on the field for the whole period.
  fileprivate func played(period: Int, of periods: Int, length: Int) -> Bool {
    let (start, end) = (length * (period - 1) / periods, length * period / periods)
    return spells.contains { $0.lowerBound <= start && end <= $0.upperBound }
  }
}

import MatchModel
import Standings

/// The records and runs that a match meant for a team's season. Most matches have none. The rules are in docs/PAGE.md.
public struct Milestones: Equatable, Sendable {
  /// A player who scored in the match, with the season's goals up to then.
  public struct Scorer: Equatable, Sendable {
    /// `ShirtNumber.rawValue`.
    public let number: Int
    public let goals: Int

    public init(number: Int, goals: Int) {
      self.number = number
      self.goals = goals
    }
  }

  public let side: Side
  /// The team's top scorer, if the match took their goals to 10, 15, 20, ...
  public internal(set) var scorer: Scorer?
  /// Wins in a row, from three.
  public internal(set) var wins: Int?
  /// Matches without defeat, from five. Nil if the last three were won, because ``wins`` says more.
  public internal(set) var unbeaten: Int?
  /// True if the win was by at least three goals and by more than any earlier one.
  public internal(set) var isBiggestWin = false
  /// True for a win over opponents against whom the team had lost, and had not won.
  public internal(set) var isFirstWin = false
}

extension Season {
  /// Nil if the match is not over, does not count, or is not one of the team's. Friendlies and later matches are
  /// ignored.
  /// - Parameter index: of the match in ``matches``.
  public func milestones(of team: String, in index: Int) -> Milestones? {
    let match = matches[index].result
    guard let side = match.side(of: team), match.kind != .friendly, !match.isAnnulled,
      let margin = match.margin(for: team)
    else { return nil }
    let results = results.competitions.flatMap(\.matches).map(\.result)
      .filter { $0.isEarlier(than: match, of: team) }.inOrder()
    let margins = results.compactMap { $0.margin(for: team) } + [margin]

    var found = Milestones(side: side)
    let wins = margins.reversed().prefix { $0 > 0 }.count
    let unbeaten = margins.reversed().prefix { $0 >= 0 }.count
    if wins >= 3 { found.wins = wins } else if unbeaten >= 5 { found.unbeaten = unbeaten }
    found.isBiggestWin = margins.count > 4 && margin > 2 && margins.dropLast().allSatisfy { $0 < margin }
    let meetings = results.filter { $0.side(of: match[side.other]) != nil }.compactMap { $0.margin(for: team) }
    found.isFirstWin = margin > 0 && meetings.contains { $0 < 0 } && !meetings.contains { $0 > 0 }
    found.scorer = scorer(of: team, side, in: index, matches: margins.count)
    return found
  }

  /// Nil if one of the team's matches up to this one was not recorded, because goals would be missing.
  /// - Parameter count: the number of results up to the match.
  private func scorer(of team: String, _ side: Side, in index: Int, matches count: Int) -> Milestones.Scorer? {
    let match = matches[index]
    let chosen = matches.indices.filter { place in
      place == index
        || matches[place].sheet.isPlayed && matches[place].result.isEarlier(than: match.result, of: team)
    }
    guard chosen.count == count, !match.sheet.isOfPoints, let score = match.result.counted,
      score.home + score.away <= Self.goalsWorthNaming
    else { return nil }
    var totals: [String: Int] = [:]
    for place in chosen where isCounted(matches[place]) {
      guard let own = matches[place].result.side(of: team) else { continue }
      for (player, appearance) in squad(of: own, in: place) { totals[player.id, default: 0] += appearance.goals }
    }
    guard isCounted(match), let most = totals.values.max(), most >= 10 else { return nil }
    let scorer = squad(of: side, in: index).first { player, appearance in
      totals[player.id] == most && most / 5 > (most - appearance.goals) / 5
    }
    return scorer.map { Milestones.Scorer(number: $0.appearance.number, goals: most) }
  }

  /// If more goals than this are scored in a match, ten in a season are nothing special.
  private static let goalsWorthNaming = 20
}

extension MatchResult {
  /// Goals scored minus goals conceded. Nil if the match does not count.
  fileprivate func margin(for team: String) -> Int? {
    guard let side = side(of: team) else { return nil }
    return counted.map { $0[side] - $0[side.other] }
  }

  /// True for an earlier match of the team with a result, other than a friendly.
  fileprivate func isEarlier(than other: MatchResult, of team: String) -> Bool {
    kind != .friendly && !isAnnulled && side(of: team) != nil && counted != nil
      && (date, time) < (other.date, other.time)
  }
}

import Standings

public struct PlayerSplit: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    case side(MatchSide)
    case competition(String)
    case opponent(String)
  }

  public let part: Part
  /// Matches in which the player was on the field, or in the squad if line-ups are not tracked.
  public internal(set) var matches = 0
  /// Minutes on the field, by the regulation clock (docs/STATISTICS.md).
  public internal(set) var minutes = 0
  /// Excludes own goals.
  public internal(set) var goals = 0
  public internal(set) var assists = 0
  /// True if line-ups were tracked in all of these matches. Otherwise the minutes are unknown.
  public internal(set) var isFollowed = true
  /// Matches for which the player was in the squad.
  var called = 0
}

extension Season {
  /// A player's matches at home and away, in each of several competitions, and against each opponent met more than
  /// once. Parts that contain all of the player's matches are left out.
  public func splits(of player: SeasonPlayer, _ chosen: ChosenSquads) -> [PlayerSplit] {
    var order: [PlayerSplit.Part] = [.side(.home), .side(.away)]
    var splits: [PlayerSplit.Part: PlayerSplit] = [:]
    var called = 0
    for entry in player.entries where chosen.contains(entry) && isCounted(matches[entry.match]) {
      let match = matches[entry.match]
      called += 1
      for part in [
        PlayerSplit.Part.side(entry.side), .competition(match.competition), .opponent(match.result[entry.side.other]),
      ] {
        if splits[part] == nil, !order.contains(part) { order.append(part) }
        splits[part, default: PlayerSplit(part: part)].add(
          match.sheet[entry.side][entry.place], isFollowed: !match.sheet.isUnfollowed)
      }
    }
    let shown = order.compactMap { splits[$0] }.filter { split in
      if case .opponent = split.part { split.called > 1 } else { split.called < called }
    }
    // Sides, then competitions, then opponents, each in order of appearance.
    func group(_ part: PlayerSplit.Part) -> Int {
      switch part {
      case .side: 0
      case .competition: 1
      case .opponent: 2
      }
    }
    return (0...2).flatMap { wanted in shown.filter { group($0.part) == wanted } }
  }
}

extension PlayerSplit {
  fileprivate mutating func add(_ player: Appearance, isFollowed: Bool) {
    called += 1
    if player.played || !isFollowed { matches += 1 }
    minutes += player.minutes
    goals += player.goals
    assists += player.assists
    if !isFollowed { self.isFollowed = false }
  }
}

import Standings

/// What a part of a player's matches comes to.
public struct PlayerSplit: Hashable, Sendable {
  /// What a player's matches are divided by.
  public enum Part: Hashable, Sendable {
    case side(MatchSide)
    case competition(String)
    case opponent(String)
  }

  /// The part that it is of.
  public let part: Part
  /// Those the player was on the field in; those in whose squad the player was, where nobody follows who is on it.
  public internal(set) var matches = 0
  /// Minutes on the field, by the regulation clock (RULES I3).
  public internal(set) var minutes = 0
  /// Goals, own goals left out.
  public internal(set) var goals = 0
  /// Goals of team-mates that the player set up.
  public internal(set) var assists = 0
  /// Whether somebody followed in all of them who was on the field; the minutes are not known otherwise.
  public internal(set) var isFollowed = true
  /// Those in whose squad the player was.
  var called = 0
}

extension Season {
  /// A player's matches at home and away, in each competition where there are several, and against each opponent met more
  /// than once; no part that is all of them.
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
    // Sides, then competitions, then opponents, each in the order in which they were met.
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

import MatchModel
import Standings

public struct PlayerSplit: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    case side(Side)
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
}

extension Season {
  /// A player's matches at home and away, in each of several competitions, and against each opponent met more than
  /// once. Parts that contain all of the player's matches are left out.
  public func splits(of player: SeasonPlayer, _ chosen: ChosenSquads) -> [PlayerSplit] {
    let all = player.entries.filter { chosen.contains($0) && isCounted(matches[$0.match]) }
    func parts(_ entries: [SeasonPlayer.Entry], _ part: (SeasonPlayer.Entry) -> PlayerSplit.Part) -> [PlayerSplit] {
      entries.grouped(by: part).filter { group in
        if case .opponent = part(group[0]) { group.count > 1 } else { group.count < all.count }
      }.map { split(part($0[0]), $0) }
    }
    return parts(all.filter { $0.side == .home } + all.filter { $0.side == .away }) { .side($0.side) }
      + parts(all) { .competition(matches[$0.match].competition) }
      + parts(all) { .opponent(matches[$0.match].result[$0.side.other]) }
  }

  private func split(_ part: PlayerSplit.Part, _ entries: [SeasonPlayer.Entry]) -> PlayerSplit {
    var split = PlayerSplit(part: part)
    for entry in entries {
      let sheet = matches[entry.match].sheet
      let player = sheet[entry]
      if player.played || sheet.isUnfollowed { split.matches += 1 }
      split.minutes += player.minutes
      split.goals += player.goals
      split.assists += player.assists
      if sheet.isUnfollowed { split.isFollowed = false }
    }
    return split
  }
}

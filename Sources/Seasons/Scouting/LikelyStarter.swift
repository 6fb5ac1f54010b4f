import Standings

public struct LikelyStarter: Sendable {
  public let player: SeasonPlayer
  public let starts: Int
  /// The last matches that were considered, at most five.
  public let matches: Int
  /// The position in most of these matches; empty if unknown.
  let position: String
  public let line: PlayingLine?
}

extension Season {
  /// The probable line-up, goalkeeper first: the players with most starts in the team's last five matches, then with
  /// most minutes. If the squads state positions, it contains exactly one goalkeeper.
  public func likelyStarters(of team: String) -> [LikelyStarter] {
    let last = places(playedBy: team).suffix(5)
    guard let latest = last.last.map({ matches[$0].sheet }) else { return [] }
    let counted = players.all.filter { $0.isOf(team) }.map { player -> (starter: LikelyStarter, minutes: Int) in
      let entries = player.entries.filter { last.contains($0.match) && matches[$0.match].result[$0.side] == team }
        .map { matches[$0.match].sheet[$0] }
      let position = entries.map(\.position).filter { !$0.isEmpty }.byFrequency.first ?? ""
      let starter = LikelyStarter(
        player: player, starts: entries.count(where: \.isStarter), matches: last.count, position: position,
        line: PlayingLine(position, in: latest.positionGame))
      return (starter, entries.reduce(0) { $0 + $1.minutes })
    }
    let sorted = counted.filter { $0.starter.starts > 0 }
      .sorted {
        (-$0.starter.starts, -$0.minutes, $0.starter.player.onlyNumber, $0.starter.player.id)
          < (-$1.starter.starts, -$1.minutes, $1.starter.player.onlyNumber, $1.starter.player.id)
      }.map(\.starter)
    let goalkeeper = sorted.first { $0.line == .goalkeeper }
    let others = goalkeeper == nil ? sorted : sorted.filter { $0.line != .goalkeeper }
    let chosen = ([goalkeeper].compactMap(\.self) + others).prefix(latest.sideSize)
    let lines = PlayingLine.allCases.map(Optional.some) + [nil]
    return lines.flatMap { line in chosen.filter { $0.line == line } }
  }
}

extension SeasonPlayer {
  /// The number of a player without a name, to sort 2 before 10; otherwise 0.
  fileprivate var onlyNumber: Int { name.isEmpty ? numbers.first ?? 0 : 0 }
}

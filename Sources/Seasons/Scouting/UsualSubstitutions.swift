import Standings

/// The substitutions that a team usually makes. They are derived from the times on the field, so a player who goes off
/// in the stoppage time of the last period counts as having played to the end.
public struct UsualSubstitutions: Sendable {
  /// A player who went off or came on, most often first.
  public struct Habit: Sendable {
    public let player: SeasonPlayer
    public let matches: Int
    /// The median minute. With an even number of minutes, the earlier of the middle two.
    public let minute: Int

    public init(_ player: SeasonPlayer, matches: Int, minute: Int) {
      self.player = player
      self.matches = matches
      self.minute = minute
    }
  }

  /// Matches in which the players on the field are known.
  public internal(set) var matches = 0
  /// Players who came on.
  public internal(set) var made = 0
  /// The median minute of the first substitution, the second and so on, as long as at least half of the matches had
  /// that many.
  public internal(set) var minutes: [Int] = []
  public internal(set) var off: [Habit] = []
  public internal(set) var on: [Habit] = []

  public init(matches: Int = 0, made: Int = 0, minutes: [Int] = [], off: [Habit] = [], on: [Habit] = []) {
    self.matches = matches
    self.made = made
    self.minutes = minutes
    self.off = off
    self.on = on
  }
}

extension Season {
  public func substitutions(of team: String, _ filter: SeasonFilter) -> UsualSubstitutions {
    var usual = UsualSubstitutions()
    var byOrder: [[Int]] = []
    var (off, on): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, side) in filter.of(team).squads(in: self).inOrder
    where isCounted(matches[index]) && !matches[index].sheet.isUnfollowed {
      let sheet = matches[index].sheet
      usual.matches += 1
      let squad = squad(of: side, in: index)
      let arrivals = squad.filter(\.appearance.isSubstitute)
      let minutes = arrivals.map { $0.appearance.spells[0].lowerBound }.sorted()
      usual.made += minutes.count
      for (order, minute) in minutes.enumerated() {
        if order == byOrder.count { byOrder.append([]) }
        byOrder[order].append(minute)
      }
      for (player, appearance) in arrivals { on[player.id, default: []].append(appearance.spells[0].lowerBound) }
      for (player, appearance) in squad {
        guard let end = appearance.spells.last?.upperBound, end < sheet.length, minutes.contains(end),
          appearance.booking?.isDismissal != true
        else { continue }
        off[player.id, default: []].append(end)
      }
    }
    usual.minutes = byOrder.prefix { 2 * $0.count >= usual.matches }.map(Self.middle)
    usual.off = habits(off)
    usual.on = habits(on)
    return usual
  }

  private func habits(_ minutes: [String: [Int]]) -> [UsualSubstitutions.Habit] {
    players.all.compactMap { player in
      minutes[player.id].map { .init(player, matches: $0.count, minute: Self.middle($0)) }
    }.sorted { (-$0.matches, $0.minute, $0.player.id) < (-$1.matches, $1.minute, $1.player.id) }
  }

  private static func middle(_ minutes: [Int]) -> Int { minutes.sorted()[(minutes.count - 1) / 2] }
}

extension Appearance {
  /// True if the player replaced a teammate. A starter who arrived late did not.
  fileprivate var isSubstitute: Bool { played && !isStarter && !isLate }
}

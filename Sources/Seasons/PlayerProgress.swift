import Standings

/// A player's figure over the season, with one value per match of the team. Nil if the player was not in the squad or
/// the value is unknown.
public struct PlayerProgress: Hashable, Sendable {
  /// Sorted like the matches.
  public let values: [Int?]

  public init(_ values: [Int?]) { self.values = values }

  /// Totals of the first and second half of the matches. If their number is odd, the middle one belongs to the second
  /// half.
  public var halves: (first: Int, second: Int) {
    let middle = values.count / 2
    return (values[..<middle].compactMap(\.self).reduce(0, +), values[middle...].compactMap(\.self).reduce(0, +))
  }

  /// The mean over the last five matches with a value, in tenths. Nil if there are fewer.
  public var lastFive: Int? {
    let last = values.compactMap(\.self).suffix(5)
    return last.count < 5 ? nil : (20 * last.reduce(0, +) + last.count) / (2 * last.count)
  }
}

extension Season {
  /// The figure in each filtered match of the player's teams.
  public func progress(
    of player: SeasonPlayer, _ filter: SeasonFilter, _ value: (Appearance, MatchSheet) -> Int?
  ) -> PlayerProgress {
    let entries = Dictionary(player.entries.map { ($0.match, $0) }, uniquingKeysWith: { one, _ in one })
    let values = filter.places(in: self).compactMap { index -> Int?? in
      let match = matches[index]
      guard isCounted(match), player.isOf(match.result.home) || player.isOf(match.result.away) else { return nil }
      return .some(entries[index].flatMap { value(match.sheet[$0], match.sheet) })
    }
    return PlayerProgress(values)
  }
}

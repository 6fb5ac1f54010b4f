import Standings

/// A figure of a player over the season: a value for each match of the team, nil where the player was not called, or nobody knows it.
public struct PlayerProgress: Hashable, Sendable {
  /// In the order of the matches.
  public let values: [Int?]

  /// - Parameter values: in the order of the matches; nil where there is no value.
  public init(_ values: [Int?]) { self.values = values }

  /// What the first half of the matches comes to, and the second; of an odd number the one in the middle is of the second.
  public var halves: (first: Int, second: Int) {
    let middle = values.count / 2
    return (values[..<middle].compactMap(\.self).reduce(0, +), values[middle...].compactMap(\.self).reduce(0, +))
  }

  /// The mean of the last five matches the player was called to, in tenths; nil before the first.
  public var lastFive: Int? {
    let last = values.compactMap(\.self).suffix(5)
    return last.isEmpty ? nil : (20 * last.reduce(0, +) + last.count) / (2 * last.count)
  }
}

extension Season {
  /// A figure of a player in each played match of the teams the player was with, as the filter has it.
  public func progress(
    of player: SeasonPlayer, _ filter: SeasonFilter, _ value: (Appearance, MatchSheet) -> Int?
  ) -> PlayerProgress {
    let entries = Dictionary(player.entries.map { ($0.match, $0) }, uniquingKeysWith: { one, _ in one })
    let values = filter.places(in: self).compactMap { index -> Int?? in
      let match = matches[index]
      guard isCounted(match), player.isOf(match.result.home) || player.isOf(match.result.away) else { return nil }
      return .some(entries[index].flatMap { value(match.sheet[$0.side][$0.place], match.sheet) })
    }
    return PlayerProgress(values)
  }
}

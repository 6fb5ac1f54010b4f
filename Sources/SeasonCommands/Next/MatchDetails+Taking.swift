import MatchModel

extension MatchDetails {
  /// Takes over every detail that the other one has.
  package mutating func take(_ other: MatchDetails) {
    for path in [\MatchDetails.date, \.time, \.venue, \.round, \.group, \.stage] where !other[keyPath: path].isEmpty {
      self[keyPath: path] = other[keyPath: path]
    }
  }
}

/// Places of a table that mean something: promotion, a play-off, relegation. A label, and no logic.
public struct Zone: Hashable, Sendable {
  /// Ranks, from 1.
  public let places: ClosedRange<Int>
  /// What they mean, in the words of whoever wrote the rules.
  public let label: String

  /// A label for these places.
  public init(_ places: ClosedRange<Int>, _ label: String) {
    self.places = places
    self.label = label
  }

  /// The zones of a text such as `1 promotion, 2-5 play-off, 16-18 relegation`; nil where it is none.
  public static func zones(in text: String) -> [Zone]? {
    let parts = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
    if parts.isEmpty { return [] }
    let zones = parts.compactMap { words -> Zone? in
      guard let range = words.first.flatMap(places), words.count > 1 else { return nil }
      return Zone(range, words.dropFirst().joined(separator: " "))
    }
    return zones.count == parts.count ? zones : nil
  }

  private static func places(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      1 <= first, first <= last, last <= 999
    else { return nil }
    return first...last
  }

  /// As rules write it.
  public var text: String {
    (places.count == 1 ? "\(places.lowerBound)" : "\(places.lowerBound)-\(places.upperBound)") + " " + label
  }
}

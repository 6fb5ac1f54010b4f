/// Ranks in a table with a meaning, such as promotion, play-off or relegation. It is only a label.
public struct Zone: Hashable, Sendable {
  let places: ClosedRange<Int>
  /// The meaning in the words of the rules' author.
  public let label: String

  public init(_ places: ClosedRange<Int>, _ label: String) {
    self.places = places
    self.label = label
  }

  /// Parses `1 promotion, 2-5 play-off, 16-18 relegation`.
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

  /// The text as written in rule sets.
  public var text: String {
    (places.count == 1 ? "\(places.lowerBound)" : "\(places.lowerBound)-\(places.upperBound)") + " " + label
  }
}

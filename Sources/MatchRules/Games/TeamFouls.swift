/// From how many on the fouls of a team bring the opponents something, `team-fouls` (RULES X9): in futsal a free kick
/// without a wall from the sixth of a half.
public struct TeamFouls: Hashable, Sendable {
  /// What they are counted over. Extra time goes on from the last period.
  public enum Span: String, Sendable {
    case period, match
  }

  /// So many bring nothing.
  public let free: Int
  /// What they are counted over.
  public let span: Span
  /// Beyond them each brings something, or every so many.
  public let every: Int

  /// Reads `5 per period`, `9 per match then 5`, `9 then 5 per match`; nil for anything else.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let free = words.popFirst().flatMap(Self.number) else { return nil }
    var span: Span?
    var every: Int?
    while let word = words.popFirst() {
      switch word {
      case "per" where span == nil: span = words.popFirst().flatMap(Span.init(rawValue:))
      case "then" where every == nil: every = words.popFirst().flatMap(Self.number)
      default: return nil
      }
      if word == "per" && span == nil || word == "then" && every == nil { return nil }
    }
    guard let span else { return nil }
    (self.free, self.span, self.every) = (free, span, every ?? 1)
  }

  private static func number(_ text: String) -> Int? { Int(text).flatMap { (1...99).contains($0) ? $0 : nil } }

  /// As it is read.
  var text: String { "\(free) per \(span.rawValue)" + (every == 1 ? "" : " then \(every)") }

  /// Whether the one of that number, from 1, brings something.
  public func isBeyond(_ number: Int) -> Bool { number > free && (number - free - 1) % every == 0 }
}

/// The number of team fouls after which the opponents get a bonus, `team-fouls` (docs/LAWS.md, X9): in futsal, a free
/// kick without a wall from the sixth foul of a half.
public struct TeamFouls: Hashable, Sendable {
  /// The span over which fouls are counted. Fouls in extra time count towards the last period.
  public enum Span: String, Sendable {
    case period, match
  }

  /// Number of fouls without a bonus.
  let free: Int
  let span: Span
  /// The bonus is given for every foul beyond that, or for every n-th.
  let every: Int

  /// Parses `5 per period`, `9 per match then 5` or `9 then 5 per match`.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    func number(_ text: String) -> Int? { RuleParameter.number(text, in: 1...99) }
    guard let free = words.popFirst().flatMap(number) else { return nil }
    var span: Span?
    var every: Int?
    while let word = words.popFirst() {
      switch word {
      case "per" where span == nil: span = words.popFirst().flatMap(Span.init(rawValue:))
      case "then" where every == nil: every = words.popFirst().flatMap(number)
      default: return nil
      }
      if word == "per" && span == nil || word == "then" && every == nil { return nil }
    }
    guard let span else { return nil }
    self.free = free
    self.span = span
    self.every = every ?? 1
  }

  var text: String { "\(free) per \(span.rawValue)" + (every == 1 ? "" : " then \(every)") }

  /// True if the foul with this number, from 1, gives a bonus.
  func isBeyond(_ number: Int) -> Bool { number > free && (number - free - 1) % every == 0 }
}

/// Limits on a sanction, `most.CODE` (docs/LAWS.md, X14); exceeding one needs confirmation. In handball, warnings are
/// limited to one per player, three per team and one for its officials.
struct SanctionLimit: Hashable, Sendable {
  /// Maximum per person, including harsher sanctions. Nil for no limit.
  private(set) var each: Int?
  private(set) var team: Int?
  private(set) var officials: Int?

  /// Parses `1 each 3 team 1 officials` with any of the three parts.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty, words.count % 2 == 0 else { return nil }
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let number = Int(words[index]), (0...99).contains(number) else { return nil }
      switch words[index + 1] {
      case "each" where each == nil: each = number
      case "team" where team == nil: team = number
      case "officials" where officials == nil: officials = number
      default: return nil
      }
    }
  }

  var text: String {
    [(each, "each"), (team, "team"), (officials, "officials")].compactMap { number, of in number.map { "\($0) \(of)" } }
      .joined(separator: " ")
  }
}

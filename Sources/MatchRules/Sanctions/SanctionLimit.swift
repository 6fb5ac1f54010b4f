import MatchModel

/// How many of a sanction there may be before the next one is asked about, `most.CODE` (RULES X14): handball's warnings
/// are one for each player, three for a team, and one for its officials.
public struct SanctionLimit: Hashable, Sendable {
  /// For one person; whoever has seen something harsher has had it too. Nil is no limit.
  public private(set) var each: Int?
  /// For the players of a team.
  public private(set) var team: Int?
  /// For the officials of a team.
  public private(set) var officials: Int?

  /// Reads `1 each 3 team 1 officials`, any of them; nil for anything else.
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

  /// As it is read.
  var text: String {
    [(each, "each"), (team, "team"), (officials, "officials")].compactMap { number, of in number.map { "\($0) \(of)" } }
      .joined(separator: " ")
  }
}

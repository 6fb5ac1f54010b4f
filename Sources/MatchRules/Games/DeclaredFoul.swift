import MatchModel

/// A kind of foul that a game tells apart, `foul.CODE`: what is typed for it behind the `f`, and how it counts for the
/// team.
public struct DeclaredFoul: Hashable, Sendable {
  /// In the file: `indirecta`.
  public let code: FoulCode
  /// What is typed for it: `6fi`.
  public let letter: Character
  /// What it does to whoever commits it; nil where nobody is sent from the field for it.
  public var effect: SanctionEffect?
  /// Whether it is one of the team fouls.
  public var countsForTeam = true
  /// Whether it brings the opponents what a team foul brings, once there are enough of them.
  public var bringsBonus = true

  /// Handball, of every game unless its rules say otherwise (Law 12.1).
  public static let handball = DeclaredFoul(.handball, letter: "m")

  /// A kind of foul that counts for the team and sends nobody off.
  public init(_ code: FoulCode, letter: Character) { (self.code, self.letter) = (code, letter) }

  /// Reads `i no-team`, `d out full`, `t away 2 short 2 no-bonus`; nil for anything else.
  public init?(_ code: FoulCode, _ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let letter = words.popFirst(), letter.count == 1, Sanction.areLetters(letter) else { return nil }
    self.init(code, letter: Character(letter))
    if words.last == Self.noTeam {
      (countsForTeam, bringsBonus) = (false, false)
      words.removeLast()
    } else if words.last == Self.noBonus {
      bringsBonus = false
      words.removeLast()
    }
    if !words.isEmpty {
      guard let effect = SanctionEffect(words: Array(words)), effect.exclusion != .stays, !effect.isOpen else {
        return nil
      }
      self.effect = effect
    }
  }

  /// As it is read.
  public var text: String {
    String(letter) + (effect.map { " " + $0.text } ?? "")
      + (countsForTeam ? bringsBonus ? "" : " " + Self.noBonus : " " + Self.noTeam)
  }

  private static let noTeam = "no-team"
  private static let noBonus = "no-bonus"
}

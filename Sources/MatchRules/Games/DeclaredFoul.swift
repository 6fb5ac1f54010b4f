import MatchModel

/// A kind of foul that a game declares with `foul.CODE`: the letter typed after `f`, and how it counts for the team.
public struct DeclaredFoul: Declaration {
  public let code: FoulCode
  /// The letter typed for it: `6fi`.
  public let letter: Character
  /// The sanction for the offender. Nil if the foul alone has none.
  var effect: SanctionEffect?
  var countsForTeam = true
  /// True if it counts towards the bonus that the opponents get once the team has enough fouls.
  var bringsBonus = true
  public private(set) var hasVictim = true

  /// Handball, in every game unless its rules disable it (Law 12.1).
  public static let handball: DeclaredFoul = {
    var foul = DeclaredFoul(.handball, letter: "m")
    foul.hasVictim = false
    return foul
  }()

  /// A kind of foul that counts for the team and has no sanction.
  public init(_ code: FoulCode, letter: Character) {
    self.code = code
    self.letter = letter
  }

  /// Parses `i no-team`, `d out full`, `t away 2 short 2 no-bonus no-victim`.
  public init?(_ code: FoulCode, _ text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let letter = words.popFirst(), letter.count == 1, Sanction.areLetters(letter) else { return nil }
    self.init(code, letter: Character(letter))
    if words.last == Self.noVictim {
      hasVictim = false
      words.removeLast()
    }
    if words.last == Self.noTeam {
      countsForTeam = false
      bringsBonus = false
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

  public var text: String {
    String(letter) + (effect.map { " " + $0.text } ?? "")
      + (countsForTeam ? bringsBonus ? "" : " " + Self.noBonus : " " + Self.noTeam)
      + (hasVictim ? "" : " " + Self.noVictim)
  }

  private static let noTeam = "no-team"
  private static let noBonus = "no-bonus"
  private static let noVictim = "no-victim"
}

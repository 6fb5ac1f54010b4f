import MatchModel

/// An action that a game declares with `action.CODE`: its parts and its letters. Questions, completion, the file,
/// sentences and statistics are derived from it.
public struct DeclaredAction: Declaration {
  public enum Subject: String, Sendable {
    case player
    /// The action belongs to the team, and no player is recorded.
    case team
  }

  /// The area that its nine zones divide.
  public enum Field: String, Sendable {
    /// The attacking half, as for shots.
    case half = "zone"
    case pitch
  }

  public struct Ending: Hashable, Sendable {
    /// The character typed for it.
    public let sign: Character
    public let code: Outcome
  }

  /// The code in the file: `duel`.
  public let code: ActionCode
  /// The letters typed for it.
  public let letters: String
  public let subject: Subject
  public let hasOpponent: Bool
  /// Nil if no zone is recorded.
  public let field: Field?
  /// Possible outcomes in the order in which they are offered. Empty if none is recorded.
  public let outcomes: [Ending]

  /// Parses `d player opponent pitch +guanyat -perdut`.
  public init?(_ code: ActionCode, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, Sanction.areLetters(words[0]), let subject = Subject(rawValue: words[1]) else { return nil }
    var rest = words[2...]
    self.code = code
    self.letters = words[0]
    self.subject = subject
    hasOpponent = rest.first == "opponent"
    if hasOpponent { rest.removeFirst() }
    field = rest.first.flatMap(Field.init(rawValue:))
    if field != nil { rest.removeFirst() }
    var outcomes: [Ending] = []
    for word in rest {
      guard let ending = Ending(word), !outcomes.contains(where: { $0.sign == ending.sign || $0.code == ending.code })
      else { return nil }
      outcomes.append(ending)
    }
    guard outcomes.count <= Self.mostOutcomes else { return nil }
    self.outcomes = outcomes
  }

  static let mostOutcomes = 9

  public var text: String {
    let parts = [letters, subject.rawValue] + (hasOpponent ? ["opponent"] : []) + (field.map { [$0.rawValue] } ?? [])
    return (parts + outcomes.map(\.text)).joined(separator: " ")
  }
}

extension DeclaredAction.Ending {
  /// Parses `+guanyat` or `t:tallat`.
  fileprivate init?(_ text: String) {
    guard let sign = text.first else { return nil }
    var rest = text.dropFirst()
    if Self.isMark(sign) {
      if rest.first == ":" { rest.removeFirst() }
    } else {
      guard ("a"..."z").contains(sign), rest.first == ":" else { return nil }
      rest.removeFirst()
    }
    guard RuleParameter.isCode(rest) else { return nil }
    self.sign = sign
    code = Outcome(rawValue: String(rest))
  }

  private static func isMark(_ character: Character) -> Bool { ["+", "-", "."].contains(character) }

  fileprivate var text: String { (Self.isMark(sign) ? "\(sign)" : "\(sign):") + code.rawValue }
}

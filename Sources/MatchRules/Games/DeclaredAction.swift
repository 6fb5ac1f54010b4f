import MatchModel

/// An action that a game declares for itself, `action.CODE`: what it consists of, and what is typed for it. Questions,
/// completion, the file, sentences and statistics are made from it.
public struct DeclaredAction: Hashable, Sendable {
  /// Whose it is.
  public enum Subject: String, Sendable {
    /// Somebody of a team does it.
    case player
    /// It is the team's, and nobody is named.
    case team
  }

  /// What its nine zones are of.
  public enum Field: String, Sendable {
    /// The attacking half, as for shots.
    case half = "zone"
    /// The whole field.
    case pitch
  }

  /// A way it may end.
  public struct Ending: Hashable, Sendable {
    /// What is typed for it.
    public let sign: Character
    /// In the file: `guanyat`.
    public let code: Outcome
  }

  /// In the file: `duel`.
  public let code: ActionCode
  /// What is typed for it.
  public let letters: String
  /// Whether a player does it, or the team.
  public let subject: Subject
  /// Whether it is against somebody of the other side.
  public let hasOpponent: Bool
  /// Nil where it is not told where it was.
  public let field: Field?
  /// In the order in which they are asked; none where it has no outcome.
  public let outcomes: [Ending]

  /// Reads `d player opponent pitch +guanyat -perdut`; nil for anything else.
  public init?(_ code: ActionCode, _ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2, Sanction.areLetters(words[0]), let subject = Subject(rawValue: words[1]) else { return nil }
    var rest = words[2...]
    (self.code, self.letters, self.subject) = (code, words[0], subject)
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

  /// Most outcomes of an action.
  static let mostOutcomes = 9

  /// As it is read.
  public var text: String {
    let parts = [letters, subject.rawValue] + (hasOpponent ? ["opponent"] : []) + (field.map { [$0.rawValue] } ?? [])
    return (parts + outcomes.map(\.text)).joined(separator: " ")
  }
}

extension DeclaredAction.Ending {
  /// Reads `+guanyat`, `t:tallat`.
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
    (self.sign, code) = (sign, Outcome(rawValue: String(rest)))
  }

  private static func isMark(_ character: Character) -> Bool { ["+", "-", "."].contains(character) }

  /// As it is read.
  fileprivate var text: String { (Self.isMark(sign) ? "\(sign)" : "\(sign):") + code.rawValue }
}

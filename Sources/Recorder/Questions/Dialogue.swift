/// Somebody who can be asked. On a pipe there is nobody.
public protocol Dialogue: AnyObject {
  func ask(_ question: Question) -> Answer
}

/// One short question, with the answers that the laws allow.
public struct Question: Equatable, Sendable {
  public var text: String
  public var choices: [Choice]
  /// Whether Enter alone takes "unknown", or "no".
  public var isOptional: Bool
  /// Whether `<` goes to the question before it.
  public var allowsBack: Bool
  /// Whether it asks about something that is probably a slip.
  public var isWarning: Bool
  /// Reminds of the keys that answer it: `Enter unknown  < back  Ctrl-C drops`; empty where there is no need.
  public var hint: String
  /// Why the answer before was none; empty the first time.
  public var complaint = ""
  /// Whether it comes back after another question, with the answers it offers on the screen already.
  public var isRepeated = false
  /// What a command that only looks was answered with, typed where an answer was awaited: said before asking again.
  public var said: [String] = []

  public init(
    _ text: String, choices: [Choice] = [], isOptional: Bool = false, allowsBack: Bool = false,
    isWarning: Bool = false, hint: String = ""
  ) {
    self.text = text
    self.choices = choices
    self.isOptional = isOptional
    self.allowsBack = allowsBack
    self.isWarning = isWarning
    self.hint = hint
  }
}

/// An answer that is offered: what is typed, and what it means.
public struct Choice: Equatable, Sendable {
  /// A shirt number, or the answer's place in the list.
  public let key: String
  public let label: String
  /// Whether something may be glued to it: a player's number awaits what he did.
  public let isOpen: Bool

  public init(_ key: String, _ label: String, isOpen: Bool = false) {
    self.key = key
    self.label = label
    self.isOpen = isOpen
  }
}

public enum Answer: Equatable, Sendable {
  case text(String)
  /// Enter alone.
  case nothing
  /// `<`
  case back
  /// Ctrl-C: the clause is dropped.
  case dropped
  /// The end of input: nobody answers any more.
  case gone
}

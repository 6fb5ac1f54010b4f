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

  public init(_ text: String, choices: [Choice] = [], isOptional: Bool = false, allowsBack: Bool = false) {
    self.text = text
    self.choices = choices
    self.isOptional = isOptional
    self.allowsBack = allowsBack
  }
}

/// An answer that is offered: what is typed, and what it means.
public struct Choice: Equatable, Sendable {
  /// A shirt number, or the answer's place in the list.
  public let key: String
  public let label: String

  public init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }
}

public enum Answer: Equatable, Sendable {
  case text(String)
  /// Enter alone.
  case nothing
  /// `<`
  case back
  /// Ctrl-C, or the end of input: the clause is dropped.
  case dropped
}

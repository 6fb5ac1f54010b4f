/// Somebody who can be asked. On a pipe there is nobody.
public protocol Dialogue: AnyObject {
  /// Asks, and waits for the answer.
  func ask(_ question: Question) -> Answer
}

/// What came back when somebody was asked.
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

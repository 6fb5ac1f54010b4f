/// Asks the user questions. A script has no dialogue.
public protocol Dialogue: AnyObject {
  func ask(_ question: Question) -> Answer
  /// When the first key of the last answer was pressed, in seconds since 1970; nil if unknown.
  var typedAt: Double? { get }
}

extension Dialogue {
  public var typedAt: Double? { nil }
}

public enum Answer: Equatable, Sendable {
  case text(String)
  /// Enter alone.
  case nothing
  /// `<`
  case back
  /// Ctrl-C: drops the clause.
  case dropped
  /// The end of input; no more answers will come.
  case gone
}

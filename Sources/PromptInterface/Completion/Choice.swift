/// A possible completion and its meaning.
public struct Choice: Equatable, Sendable {
  /// A shirt number, a code or a word.
  public let key: String
  public let label: String
  /// True if more may follow without a space, such as a code after a player's number.
  public let isOpen: Bool

  public init(_ key: String, _ label: String, isOpen: Bool = false) {
    self.key = key
    self.label = label
    self.isOpen = isOpen
  }
}

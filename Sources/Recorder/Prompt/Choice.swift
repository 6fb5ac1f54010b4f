/// Something that may be typed, and what it means.
public struct Choice: Equatable, Sendable {
  /// A shirt number, a code or a word.
  public let key: String
  public let label: String
  /// Whether something may be glued to it: a player's number awaits what they did.
  public let isOpen: Bool

  public init(_ key: String, _ label: String, isOpen: Bool = false) {
    self.key = key
    self.label = label
    self.isOpen = isOpen
  }
}

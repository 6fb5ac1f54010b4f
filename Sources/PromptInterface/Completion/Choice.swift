/// Something that may be typed, and what it means.
public struct Choice: Equatable, Sendable {
  /// A shirt number, a code or a word.
  public let key: String
  /// What the key means, as people read it.
  public let label: String
  /// Whether something may be glued to it: a player's number awaits what they did.
  public let isOpen: Bool

  /// - Parameter isOpen: whether something may be glued to the key.
  public init(_ key: String, _ label: String, isOpen: Bool = false) {
    self.key = key
    self.label = label
    self.isOpen = isOpen
  }
}

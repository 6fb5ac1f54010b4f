extension StringProtocol {
  /// The words separated by single spaces, without spaces around them.
  @inlinable public var oneSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

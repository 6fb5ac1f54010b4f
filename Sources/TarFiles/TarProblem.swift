/// What keeps an archive from being read on.
public struct TarProblem: Error, Hashable, Sendable {
  /// Why an archive cannot be read on.
  public enum Reason: Hashable, Sendable {
    /// It does not begin as one does.
    case noArchive
    /// It is packed, by the program named.
    case packed(String)
    /// It ends before its end.
    case cutOff
    /// What stands there is no header, or one that has been changed.
    case badHeader
    /// What a header says of a name or a size has more bytes than are read.
    case longHeader(limit: Int)
  }

  /// Why it cannot be read on.
  public let reason: Reason
  /// Bytes before the header in question; of an archive that is cut off, all it has.
  public let offset: Int
  /// The member that it ends in, or the last one before; empty for none.
  public let member: String

  /// - Parameter member: the member that it ends in, or the last one before; empty for none.
  public init(_ reason: Reason, offset: Int, member: String) {
    (self.reason, self.offset, self.member) = (reason, offset, member)
  }
}

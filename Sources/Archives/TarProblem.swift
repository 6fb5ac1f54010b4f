/// An error that ends the reading of an archive.
public struct TarProblem: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The data does not begin like a tar archive.
    case noArchive
    /// The data is compressed, with the program named.
    case packed(String)
    /// The archive is truncated.
    case cutOff
    /// The block is not a header, or its checksum is wrong.
    case badHeader
    /// An extended header is longer than `limit` bytes.
    case longHeader(limit: Int)
  }

  public let reason: Reason
  /// Offset of the header in question. The length of a truncated archive.
  public let offset: Int
  /// The truncated member, or the last complete one; empty if there is no member.
  public let member: String

  public init(_ reason: Reason, offset: Int, member: String) {
    self.reason = reason
    self.offset = offset
    self.member = member
  }
}

import Digests
import Phrases

/// What a competition, a team or a player is known by in rows: made of its name, so that nobody has to be asked, and the
/// same everywhere. Ten million names collide with a chance of 5 in a million.
public enum RowID {
  /// The first 63 bits of the SHA-256 of the folded names, with tabs between them; nil where the last one is empty.
  public static func of(_ names: String...) -> Int? {
    guard names.last?.isEmpty == false else { return nil }
    let digits = SHA256.digits(Array(names.map(folded).joined(separator: "\t").utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 >> 1) }
  }
}

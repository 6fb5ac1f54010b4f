import Archives
import Phrases

/// Identifies a competition, a team or a player in rows. It is computed from the name, so it needs no registry and is
/// the same everywhere. The probability of a collision among ten million names is 5 in a million.
public enum RowID {
  /// The first 63 bits of the SHA-256 of the folded names, separated by tabs. Nil if the last name is empty.
  public static func of(_ names: String...) -> Int? {
    guard names.last?.isEmpty == false else { return nil }
    let digits = SHA256.digits(Array(names.map(folded).joined(separator: "\t").utf8)).prefix(16)
    return UInt64(digits, radix: 16).map { Int($0 >> 1) }
  }
}

/// Describes the first difference between two files. Nil if they are equal.
///
/// When `#expect(one == other)` fails, it computes a minimal difference, which takes half an hour for files of a few
/// hundred kilobytes.
public func firstDifference(_ one: [UInt8]?, _ other: [UInt8]?) -> String? {
  guard one != other else { return nil }
  guard let one, let other else { return one == nil ? "only the second is there" : "only the first is there" }
  let place = zip(one, other).prefix { $0 == $1 }.count
  let start = one[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  let number = one[..<start].count { $0 == UInt8(ascii: "\n") } + 1
  func line(_ bytes: [UInt8]) -> String {
    String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200), as: UTF8.self).debugDescription
  }
  return "byte \(place) of \(one.count) and \(other.count), line \(number): \(line(one)) and \(line(other))"
}

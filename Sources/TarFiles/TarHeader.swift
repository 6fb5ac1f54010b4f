/// A header of 512 bytes, as POSIX (ustar) and GNU tar write it.
struct TarHeader {
  static let size = 512

  let bytes: ArraySlice<UInt8>

  /// Nil for what is no header: the sum of its bytes, with blanks for that sum, stands in it.
  init?(_ block: [UInt8]) {
    bytes = block[...]
    guard let told = Self.number(block[148..<156]) else { return nil }
    let sum = block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(block[$1])) }
    guard sum == told else { return nil }
  }

  var kind: UInt8 { bytes[156] }

  /// Nil where what stands there is no number.
  var length: Int? { Self.number(bytes[124..<136]) }

  /// The name, with the first part of it where that stands apart.
  var name: [UInt8] {
    let name = Self.text(bytes[0..<100])
    let isPOSIX = bytes[257..<263].elementsEqual(Array("ustar\0".utf8))
    let prefix = isPOSIX ? Self.text(bytes[345..<500]) : []
    return prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
  }

  private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }

  /// Octal digits among blanks; or, of large files, 256-ary ones behind a byte of 128.
  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    if field.first == 0x80 {
      let digits = field.dropFirst()
      guard digits.dropLast(7).allSatisfy({ $0 == 0 }) else { return nil }
      return digits.suffix(7).reduce(0) { $0 << 8 | Int($1) }
    }
    let digits = field.drop { $0 == 32 }.prefix { (48...55).contains($0) }
    let rest = field.drop { $0 == 32 }.dropFirst(digits.count)
    guard !digits.isEmpty, rest.allSatisfy({ $0 == 32 || $0 == 0 }) else { return nil }
    return digits.reduce(0) { $0 << 3 | Int($1 - 48) }
  }
}

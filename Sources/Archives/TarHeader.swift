/// A 512-byte header of POSIX (ustar) or GNU tar.
struct TarHeader {
  static let size = 512

  let bytes: [UInt8]

  /// Nil if the checksum is wrong. The checksum field itself counts as spaces.
  init?(_ block: [UInt8]) {
    bytes = block
    guard let checksum = Self.number(block[148..<156]) else { return nil }
    let sum = block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(block[$1])) }
    guard sum == checksum else { return nil }
  }

  var kind: UInt8 { bytes[156] }

  /// Nil if the field is not a number.
  var length: Int? { Self.number(bytes[124..<136]) }

  /// The name, including the ustar prefix.
  var name: [UInt8] {
    let name = Self.text(bytes[0..<100])
    let isPOSIX = bytes[257..<263].elementsEqual(Array("ustar\0".utf8))
    let prefix = isPOSIX ? Self.text(bytes[345..<500]) : []
    return prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
  }

  private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }

  /// A number in octal digits padded with spaces or NULs; for large files, in base 256 after a byte of 128.
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

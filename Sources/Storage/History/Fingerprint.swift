/// Identifies contents by their length and a checksum. It protects against accidents, not against attacks.
package struct Fingerprint: Equatable {
  let count: Int
  let sum: UInt64

  init(count: Int, sum: UInt64) {
    self.count = count
    self.sum = sum
  }

  package init(_ bytes: [UInt8]) {
    count = bytes.count
    sum = bytes.withUnsafeBytes { Self.sum($0) }
  }

  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Like FNV, but eight bytes at a time, with a rotation because multiplication moves bits upwards only. There are
    // four sums because each multiplication depends on the previous one, so a single sum would leave most of the
    // processor's multipliers idle.
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (
      0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F, 0xC3A5_C85C_97CB_3127, 0xB492_B66F_BE98_F273
    )
    var done = 0
    if var next = bytes.baseAddress {
      while done + 32 <= bytes.count {
        a = mixed(a, next.loadUnaligned(fromByteOffset: 0, as: UInt64.self))
        b = mixed(b, next.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        c = mixed(c, next.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
        d = mixed(d, next.loadUnaligned(fromByteOffset: 24, as: UInt64.self))
        next += 32
        done += 32
      }
    }
    var sum = mixed(mixed(mixed(a, b), c), d)
    for byte in bytes[done...] { sum = mixed(sum, UInt64(byte)) }
    return sum ^ (sum >> 32)
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    return (product << 29) | (product >> 35)
  }
}

/// What turns one array of bytes into another: the one stretch that differs.
struct ByteDifference: Equatable {
  /// How many bytes are the same at the beginning.
  var prefix: Int
  var removed: ArraySlice<UInt8>
  var inserted: ArraySlice<UInt8>

  init(prefix: Int, removed: ArraySlice<UInt8>, inserted: ArraySlice<UInt8>) {
    self.prefix = prefix
    self.removed = removed
    self.inserted = inserted
  }

  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let (prefix, suffix) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        let prefix = Self.equalBytes(shorter) {
          (old.word($0), new.word($0))
        } byte: {
          (old[$0], new[$0])
        }
        let suffix = Self.equalBytes(shorter - prefix) { offset in
          (old.word(old.count - offset - 8), new.word(new.count - offset - 8))
        } byte: { offset in
          (old[old.count - offset - 1], new[new.count - offset - 1])
        }
        return (prefix, suffix)
      }
    }
    self.init(
      prefix: prefix, removed: old[prefix..<(old.count - suffix)], inserted: new[prefix..<(new.count - suffix)])
  }

  /// The difference the other way round.
  var inverse: ByteDifference { ByteDifference(prefix: prefix, removed: inserted, inserted: removed) }

  /// Nil where the bytes are not those it starts from.
  func applied(to old: [UInt8]) -> [UInt8]? {
    let end = prefix + removed.count
    guard end <= old.count, old[prefix..<end] == removed else { return nil }
    var new: [UInt8] = []
    new.reserveCapacity(old.count - removed.count + inserted.count)
    new += old[..<prefix]
    new += inserted
    new += old[end...]
    return new
  }

  /// How many bytes are equal, counted by words of eight and then one by one.
  @inline(__always)
  private static func equalBytes(
    _ limit: Int, word: (Int) -> (UInt64, UInt64), byte: (Int) -> (UInt8, UInt8)
  ) -> Int {
    var count = 0
    while count + 8 <= limit {
      let (a, b) = word(count)
      if a != b { break }
      count += 8
    }
    while count < limit {
      let (a, b) = byte(count)
      if a != b { break }
      count += 1
    }
    return count
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func word(_ offset: Int) -> UInt64 { loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
}

/// Tells contents apart: their length and a sum of all their bytes. Against accidents, not against malice.
struct Fingerprint: Equatable {
  let count: Int
  let sum: UInt64

  init(count: Int, sum: UInt64) {
    self.count = count
    self.sum = sum
  }

  init(_ bytes: [UInt8]) {
    count = bytes.count
    sum = bytes.withUnsafeBytes { Self.sum($0) }
  }

  static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // FNV's way, eight bytes at a time, with a rotation because a product moves bits upwards only.
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset + 8 <= bytes.count {
      sum = (sum ^ bytes.word(offset)) &* 0x9E37_79B9_7F4A_7C15
      sum = (sum << 29) | (sum >> 35)
      offset += 8
    }
    for byte in bytes[offset...] { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return sum ^ (sum >> 32)
  }
}

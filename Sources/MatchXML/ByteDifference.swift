import Glibc

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
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return (0, 0) }
        let prefix = Self.equalBytes(shorter) { done, count in
          memcmp(oldStart + done, newStart + done, count) == 0
        }
        let (oldEnd, newEnd) = (oldStart + old.count, newStart + new.count)
        let suffix = Self.equalBytes(shorter - prefix) { done, count in
          memcmp(oldEnd - done - count, newEnd - done - count, count) == 0
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

  /// How many bytes are equal, up to a limit: counted by blocks, then by less and less.
  /// - Parameter areEqual: whether so many bytes are, after so many that are.
  @inline(__always)
  private static func equalBytes(_ limit: Int, areEqual: (_ done: Int, _ count: Int) -> Bool) -> Int {
    var done = 0
    for count in [1024, 32, 1] {
      while done + count <= limit, areEqual(done, count) { done += count }
    }
    return done
  }
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
    // FNV's way, eight bytes at a time, with a rotation because a product moves bits upwards only. Four sums side by
    // side: each product waits for the one before it, and a processor has more hands than that.
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

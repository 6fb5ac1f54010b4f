import Glibc

/// The difference between two byte arrays: the single range that differs.
package struct ByteDifference: Equatable {
  /// Length of the common prefix.
  var prefix: Int
  var removed: ArraySlice<UInt8>
  var inserted: ArraySlice<UInt8>

  package init(prefix: Int, removed: ArraySlice<UInt8>, inserted: ArraySlice<UInt8>) {
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

  var inverse: ByteDifference { ByteDifference(prefix: prefix, removed: inserted, inserted: removed) }

  /// Nil if the bytes are not the ones that the difference starts from.
  func applied(to old: [UInt8]) -> [UInt8]? {
    // A damaged history can hold any numbers, so they must not be added before they are compared.
    guard prefix <= old.count, removed.count <= old.count - prefix else { return nil }
    let end = prefix + removed.count
    guard old[prefix..<end] == removed else { return nil }
    var new: [UInt8] = []
    new.reserveCapacity(old.count - removed.count + inserted.count)
    new += old[..<prefix]
    new += inserted
    new += old[end...]
    return new
  }

  /// The number of equal bytes up to a limit, compared in blocks of decreasing size.
  /// - Parameter areEqual: compares the next `count` bytes after `done` equal ones.
  @inline(__always)
  private static func equalBytes(_ limit: Int, areEqual: (_ done: Int, _ count: Int) -> Bool) -> Int {
    var done = 0
    for count in [1024, 32, 1] {
      while done + count <= limit, areEqual(done, count) { done += count }
    }
    return done
  }
}

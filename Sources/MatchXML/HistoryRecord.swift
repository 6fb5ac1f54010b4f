import MatchModel

/// One record of the history file.
///
/// On disk: the length of the body (4 bytes), its sum (8 bytes), the body; its first byte is the kind. Numbers are
/// little-endian.
enum HistoryRecord: Equatable {
  /// Somebody typed a line: the file before and after it.
  case step(HistoryPatch)
  case undone
  case redone
  /// What the match is timed by.
  case clock(ClockNote)

  static let headerCount = 12
  /// A step larger than this is garbage.
  static let bodyLimit = 1 << 30

  var bytes: [UInt8] {
    var body = ByteEncoder()
    switch self {
    case .step(let patch):
      body.bytes.append(UInt8(ascii: "S"))
      body.fingerprint(patch.before)
      body.fingerprint(patch.after)
      body.number(patch.difference.prefix)
      body.slice(patch.difference.removed)
      body.slice(patch.difference.inserted)
      body.slice(Array(patch.label.utf8)[...])
      body.slice(Array(patch.minute.utf8)[...])
    case .undone: body.bytes.append(UInt8(ascii: "U"))
    case .redone: body.bytes.append(UInt8(ascii: "R"))
    case .clock(let note):
      body.bytes.append(UInt8(ascii: "C"))
      body.slice(Array(note.boot.utf8)[...])
      for seconds in [note.steady, note.time, note.difference] { body.fixed(seconds.bitPattern) }
    }
    var record = ByteEncoder()
    record.fixed(UInt32(body.bytes.count))
    record.fixed(body.bytes.withUnsafeBytes { Fingerprint.sum($0) })
    return record.bytes + body.bytes
  }

  /// The length of the body and its sum.
  static func header(_ bytes: [UInt8]) -> (count: Int, sum: UInt64)? {
    var decoder = ByteDecoder(bytes[...])
    guard let count = decoder.fixed(UInt32.self), let sum = decoder.fixed(UInt64.self), count > 0, count <= bodyLimit
    else { return nil }
    return (Int(count), sum)
  }

  /// Nil where the body is no record.
  init?(body: [UInt8]) {
    switch body.first {
    case UInt8(ascii: "U") where body.count == 1: self = .undone
    case UInt8(ascii: "R") where body.count == 1: self = .redone
    case UInt8(ascii: "S"):
      var decoder = ByteDecoder(body.dropFirst())
      guard let before = decoder.fingerprint(), let after = decoder.fingerprint(), let prefix = decoder.number(),
        let removed = decoder.slice(), let inserted = decoder.slice(), let label = decoder.slice(),
        let minute = decoder.slice()
      else { return nil }
      self = .step(
        HistoryPatch(
          difference: ByteDifference(prefix: prefix, removed: removed, inserted: inserted), before: before,
          after: after, label: String(decoding: label, as: UTF8.self), minute: String(decoding: minute, as: UTF8.self)))
    case UInt8(ascii: "C"):
      var decoder = ByteDecoder(body.dropFirst())
      guard let boot = decoder.slice(), let steady = decoder.seconds(), let time = decoder.seconds(),
        let difference = decoder.seconds()
      else { return nil }
      self = .clock(
        ClockNote(boot: String(decoding: boot, as: UTF8.self), steady: steady, time: time, difference: difference))
    default: return nil
    }
  }
}

/// What one line changed in the file.
struct HistoryPatch: Equatable {
  var difference: ByteDifference
  var before: Fingerprint
  var after: Fingerprint
  /// The caller's words: the line as typed.
  var label: String
  /// The caller's words: its minute.
  var minute: String
}

struct ByteEncoder {
  var bytes: [UInt8] = []

  mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ value: Int) { fixed(UInt64(value)) }

  mutating func fingerprint(_ value: Fingerprint) {
    number(value.count)
    fixed(value.sum)
  }

  mutating func slice(_ value: ArraySlice<UInt8>) {
    number(value.count)
    bytes += value
  }
}

struct ByteDecoder {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func fixed<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    let value = rest.prefix(size).withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    rest = rest.dropFirst(size)
    return Value(littleEndian: value)
  }

  mutating func number() -> Int? { fixed(UInt64.self).flatMap { Int(exactly: $0) } }

  /// Nil for what is no number.
  mutating func seconds() -> Double? {
    fixed(UInt64.self).map(Double.init(bitPattern:)).flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func fingerprint() -> Fingerprint? {
    guard let count = number(), let sum = fixed(UInt64.self) else { return nil }
    return Fingerprint(count: count, sum: sum)
  }

  mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

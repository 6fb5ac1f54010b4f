/// Appends integers and byte strings to a buffer. Integers are little-endian.
public struct ByteEncoder {
  public var bytes: [UInt8] = []

  public init() {}

  /// Stored in as many bytes as the type has.
  public mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func number(_ value: Int) { fixed(UInt64(value)) }

  mutating func fingerprint(_ value: Fingerprint) {
    number(value.count)
    fixed(value.sum)
  }

  /// The length followed by the bytes.
  public mutating func slice(_ value: ArraySlice<UInt8>) {
    number(value.count)
    bytes += value
  }
}

/// Decodes the output of a ``ByteEncoder``. Nil at the end of the data.
public struct ByteDecoder {
  private var rest: ArraySlice<UInt8>

  public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Stored in as many bytes as the type has.
  mutating func fixed<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    let value = rest.prefix(size).withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    rest = rest.dropFirst(size)
    return Value(littleEndian: value)
  }

  /// Eight bytes. Nil also if the number does not fit into `Int`.
  public mutating func number() -> Int? { fixed(UInt64.self).flatMap { Int(exactly: $0) } }

  /// Seconds stored as the bits of a floating-point number. Nil also for infinity and NaN.
  public mutating func seconds() -> Double? {
    fixed(UInt64.self).map(Double.init(bitPattern:)).flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func fingerprint() -> Fingerprint? {
    guard let count = number(), let sum = fixed(UInt64.self) else { return nil }
    return Fingerprint(count: count, sum: sum)
  }

  /// The bytes after their length.
  public mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

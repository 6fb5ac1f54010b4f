/// Puts numbers and stretches of bytes one after the other. Numbers are little-endian.
public struct ByteEncoder {
  /// What has been put in so far.
  public var bytes: [UInt8] = []

  /// Nothing put in yet.
  public init() {}

  /// So many bytes as the type has.
  public mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Eight bytes.
  public mutating func number(_ value: Int) { fixed(UInt64(value)) }

  mutating func fingerprint(_ value: Fingerprint) {
    number(value.count)
    fixed(value.sum)
  }

  /// The bytes with their number before them.
  public mutating func slice(_ value: ArraySlice<UInt8>) {
    number(value.count)
    bytes += value
  }
}

/// Takes out again what a ``ByteEncoder`` has put in; nil where there is not so much left.
public struct ByteDecoder {
  private var rest: ArraySlice<UInt8>

  /// - Parameter bytes: what an encoder has put in, from its beginning on.
  public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// So many bytes as the type has.
  public mutating func fixed<Value: FixedWidthInteger>(_ type: Value.Type) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    let value = rest.prefix(size).withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    rest = rest.dropFirst(size)
    return Value(littleEndian: value)
  }

  /// Eight bytes; nil too where the number is too large for `Int`.
  public mutating func number() -> Int? { fixed(UInt64.self).flatMap { Int(exactly: $0) } }

  /// Seconds as the bits of a floating-point number; nil too for what is no number.
  public mutating func seconds() -> Double? {
    fixed(UInt64.self).map(Double.init(bitPattern:)).flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func fingerprint() -> Fingerprint? {
    guard let count = number(), let sum = fixed(UInt64.self) else { return nil }
    return Fingerprint(count: count, sum: sum)
  }

  /// Bytes with their number before them.
  public mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

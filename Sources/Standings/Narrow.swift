/// A number that is small for all it counts, goals or minutes of a match, in fewer bytes: a season has millions of them.
/// One that is too large is the largest that fits.
@propertyWrapper
@frozen
public struct Narrow<Storage: FixedWidthInteger & Sendable>: Hashable, Sendable {
  @usableFromInline var storage: Storage

  /// Clamps the number to the range of the storage.
  @inlinable public init(wrappedValue: Int) { storage = Storage(clamping: wrappedValue) }

  /// The number; what is set is clamped to the range of the storage.
  @inlinable public var wrappedValue: Int {
    get { Int(storage) }
    set { storage = Storage(clamping: newValue) }
  }
}

/// A number that is small for all it counts, goals or minutes of a match, in fewer bytes: a season has millions of them.
/// One that is too large is the largest that fits.
@propertyWrapper
@frozen
public struct Narrow<Storage: FixedWidthInteger & Sendable>: Hashable, Sendable {
  @usableFromInline var storage: Storage

  @inlinable public init(wrappedValue: Int) { storage = Storage(clamping: wrappedValue) }

  @inlinable public var wrappedValue: Int {
    get { Int(storage) }
    set { storage = Storage(clamping: newValue) }
  }
}

/// A small number such as goals or minutes stored in few bytes, because a season has millions of them. Values that do
/// not fit are clamped.
@propertyWrapper
@frozen
public struct Compact<Storage: FixedWidthInteger & Sendable>: Hashable, Sendable {
  @usableFromInline var storage: Storage

  @inlinable public init(wrappedValue: Int) { storage = Storage(clamping: wrappedValue) }

  @inlinable public var wrappedValue: Int {
    get { Int(storage) }
    set { storage = Storage(clamping: newValue) }
  }
}

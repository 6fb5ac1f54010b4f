/// A number that is small for all it counts, goals or minutes of a match, in two bytes instead of eight: a season has
/// millions of them. One that is too large is the largest there is.
@propertyWrapper
public struct Narrow: Hashable, Sendable {
  private var value: Int16

  public init(wrappedValue: Int) { value = Int16(clamping: wrappedValue) }

  public var wrappedValue: Int {
    get { Int(value) }
    set { value = Int16(clamping: newValue) }
  }
}

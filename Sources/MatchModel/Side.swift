/// One of the two sides of a match.
public enum Side: Int, CaseIterable, Sendable, Hashable {
  case home, away

  /// The opponents.
  public var other: Side { self == .home ? .away : .home }

  /// The code of the side in the match file: `local` or `visitant`.
  public var code: String { self == .home ? "local" : "visitant" }

  /// The side with that code, or nil.
  public init?(code: some StringProtocol) {
    switch code {
    case "local": self = .home
    case "visitant": self = .away
    default: return nil
    }
  }
}

/// A value for each side.
public struct BothSides<Value> {
  /// That of the side named first.
  public var home: Value
  /// That of the visitors.
  public var away: Value

  /// A value for each.
  public init(home: Value, away: Value) {
    self.home = home
    self.away = away
  }

  /// The same value for both sides.
  public init(_ value: Value) { self.init(home: value, away: value) }

  /// The value of a side.
  public subscript(side: Side) -> Value {
    get { side == .home ? home : away }
    // In place: a setter would copy a list for each that is appended.
    _modify { if side == .home { yield &home } else { yield &away } }
  }

  /// A value for each side, made of the one there is.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> BothSides<Other> {
    BothSides<Other>(home: try transform(home), away: try transform(away))
  }
}

extension BothSides: Sendable where Value: Sendable {}
extension BothSides: Equatable where Value: Equatable {}

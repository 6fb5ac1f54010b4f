public enum Side: Int, CaseIterable, Sendable, Hashable {
  case home, away

  public var other: Side { self == .home ? .away : .home }

  /// The word in rows and in the parameters of stylesheets: `home` or `away`.
  public var name: String { self == .home ? "home" : "away" }

  /// The code in the match file: `local` or `visitant`.
  public var code: String { self == .home ? "local" : "visitant" }

  public init?(code: some StringProtocol) {
    switch code {
    case "local": self = .home
    case "visitant": self = .away
    default: return nil
    }
  }
}

public struct BothSides<Value> {
  public var home: Value
  public var away: Value

  public init(home: Value, away: Value) {
    self.home = home
    self.away = away
  }

  public init(_ value: Value) { self.init(home: value, away: value) }

  public subscript(side: Side) -> Value {
    get { side == .home ? home : away }
    // Modifies in place, because a setter would copy an array for each append.
    _modify { if side == .home { yield &home } else { yield &away } }
  }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> BothSides<Other> {
    BothSides<Other>(home: try transform(home), away: try transform(away))
  }
}

extension BothSides: Sendable where Value: Sendable {}
extension BothSides: Equatable where Value: Equatable {}
extension BothSides: Hashable where Value: Hashable {}

import MatchModel

/// The shoot-out so far (Law 10.3).
public struct ShootOutState: Sendable {
  /// The side that kicks first, once it has.
  public internal(set) var first: Side?
  public internal(set) var kicks = BothSides<[Kick]>([])
  let length: Int

  public struct Kick: Sendable {
    public let taker: Person
    public let isScored: Bool
  }

  init(length: Int) { self.length = length }

  public var score: BothSides<Int> { kicks.map { $0.count(where: \.isScored) } }

  /// Whose kick it is; nil before the first.
  public var next: Side? {
    guard let first else { return nil }
    return kicks[first].count > kicks[first.other].count ? first.other : first
  }

  /// The winner, once there is one: best of the first kicks as soon as one side cannot be caught, then sudden death
  /// after equal kicks (RULES H7).
  public var winner: Side? {
    let score = score
    for side in Side.allCases {
      let other = side.other
      if kicks[side].count <= length && kicks[other].count <= length {
        if score[side] > score[other] + (length - kicks[other].count) { return side }
      } else if kicks[side].count == kicks[other].count, score[side] > score[other] {
        return side
      }
    }
    return nil
  }

  public func kicks(by person: Person, of side: Side) -> Int { kicks[side].count { $0.taker == person } }
}

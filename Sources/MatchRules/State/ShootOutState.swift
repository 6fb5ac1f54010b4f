import MatchModel

/// The shoot-out so far (Law 10.3).
public struct ShootOutState: Sendable {
  /// The side that kicks first, once it has.
  public internal(set) var first: Side?
  /// Each side's kicks, in the order in which they were taken.
  public internal(set) var kicks = BothSides<[Kick]>([])
  /// Kicks that count as taken by a player because the one whom they replaced took them (Law 10.3).
  var inherited = BothSides<[Person: Int]>([:])
  let length: Int

  /// A kick, and whether it went in.
  public struct Kick: Sendable {
    /// Who took it.
    public let taker: Person
    /// Whether it went in.
    public let isScored: Bool
  }

  init(length: Int) { self.length = length }

  /// Kicks scored by each side.
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

  /// Kicks by a player, for whose turn it is: those of whom they replaced count as theirs.
  public func kicks(by person: Person, of side: Side) -> Int {
    (inherited[side][person] ?? 0) + kicks[side].count { $0.taker == person }
  }

  /// Whoever replaces somebody who has taken a kick takes none before the next round (Law 10.3).
  mutating func replace(_ off: Person, by on: Person, of side: Side) {
    let missing = kicks(by: off, of: side) - kicks(by: on, of: side)
    if missing > 0 { inherited[side][on, default: 0] += missing }
  }
}

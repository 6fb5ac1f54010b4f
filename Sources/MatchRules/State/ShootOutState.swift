import MatchModel

public struct ShootOutState: Sendable {
  /// The side that kicks first. Nil before its first kick.
  var first: Side?
  public internal(set) var kicks = BothSides<[Kick]>([])
  /// Kicks credited to a substitute because the replaced player took them (Law 10.3).
  var inherited = BothSides<[Person: Int]>([:])
  let length: Int

  public struct Kick: Sendable {
    let taker: Person
    let isScored: Bool
  }

  init(length: Int) { self.length = length }

  public var score: BothSides<Int> { kicks.map { $0.count(where: \.isScored) } }

  /// The side to kick next; nil before the first kick.
  public var next: Side? {
    guard let first else { return nil }
    return kicks[first].count > kicks[first.other].count ? first.other : first
  }

  /// The winner. Nil until one side cannot be caught or, in sudden death, leads after equal kicks (docs/LAWS.md, H7).
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

  /// Kicks that count for the person's turn, including those of a player they replaced.
  func kicks(by person: Person, of side: Side) -> Int {
    (inherited[side][person] ?? 0) + kicks[side].count { $0.taker == person }
  }

  /// A substitute for a player who has kicked does not kick before the next round (Law 10.3).
  mutating func replace(_ off: Person, by on: Person, of side: Side) {
    let missing = kicks(by: off, of: side) - kicks(by: on, of: side)
    if missing > 0 { inherited[side][on, default: 0] += missing }
  }
}

/// Attempts by one of their traits and by how they ended: origin by outcome, body part by outcome, zone by outcome.
/// The row of what is unknown is nil's.
public struct CrossTable<Trait: Hashable & Sendable>: Equatable, Sendable {
  private var cells: [Cell: Int] = [:]

  private struct Cell: Hashable {
    let trait: Trait?
    let ending: Ending
  }

  /// No shots.
  public init() {}

  /// Shots with that trait that ended so.
  public subscript(trait: Trait?, ending: Ending) -> Int { cells[Cell(trait: trait, ending: ending)] ?? 0 }

  /// Shots with that trait, however they ended.
  public subscript(trait: Trait?) -> Int { Ending.allCases.reduce(0) { $0 + self[trait, $1] } }

  /// The traits that any shot had, unknown included, in no order.
  public var traits: Set<Trait?> { Set(cells.keys.map(\.trait)) }

  /// All shots.
  public var total: Int { cells.values.reduce(0, +) }

  mutating func count(_ trait: Trait?, _ ending: Ending) {
    cells[Cell(trait: trait, ending: ending), default: 0] += 1
  }

  static func + (a: CrossTable, b: CrossTable) -> CrossTable {
    var sum = a
    sum.cells.merge(b.cells, uniquingKeysWith: +)
    return sum
  }
}

import MatchModel

/// The result of an attempt. The raw value is the code in the match file; empty if unknown.
public enum Ending: String, CaseIterable, Sendable {
  case goal = "gol"
  case saved = "aturada"
  case woodwork = "pal"
  case offTarget = "desviada"
  case blocked = "blocada"
  /// The outcome was not recorded, or has an unknown code.
  case unknown = ""
}

extension Attempt {
  var ending: Ending {
    guard case .chance(let chance) = specific else { return .goal }
    guard let outcome = chance.outcome, outcome != .scored else { return .unknown }
    return Ending(rawValue: outcome.rawValue) ?? .unknown
  }
}

/// Attempts by a trait and result: origin, body part or zone. Nil stands for an unknown trait.
public struct CrossTable<Trait: Hashable & Sendable>: Equatable, Sendable {
  private var cells: [Cell: Int] = [:]

  private struct Cell: Hashable {
    let trait: Trait?
    let ending: Ending
  }

  public init() {}

  public subscript(trait: Trait?, ending: Ending) -> Int { cells[Cell(trait: trait, ending: ending)] ?? 0 }

  public subscript(trait: Trait?) -> Int { Ending.allCases.reduce(0) { $0 + self[trait, $1] } }

  /// The traits of all shots, including nil for unknown.
  public var traits: Set<Trait?> { Set(cells.keys.map(\.trait)) }

  public var total: Int { cells.values.reduce(0, +) }

  mutating func count(_ trait: Trait?, _ ending: Ending) {
    cells[Cell(trait: trait, ending: ending), default: 0] += 1
  }
}

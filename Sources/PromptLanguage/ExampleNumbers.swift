import MatchModel
import MatchRules

/// Players for the examples in error messages: players on the field, if known, or in a shoot-out the players who may take
/// the next kick.
package struct ExampleNumbers: Sendable {
  private let available: BothSides<Set<ShirtNumber>>
  /// The side whose kick it is in a shoot-out.
  let kicking: Side?

  package init(_ state: MatchState, in match: Match) {
    func numbers(_ side: Side) -> Set<ShirtNumber> {
      let players =
        state.isShootOut
        ? state.candidates(for: .taker, of: side, kind: .shootOutKick, in: match).compactMap(\.playerID)
        : Array(state[side].onField)
      return Set(players.map { match[side][$0].number })
    }
    available = BothSides(home: numbers(.home), away: numbers(.away))
    kicking = state.isShootOut ? state.shootOut?.next : nil
  }

  /// Forwards before backs, the goalkeeper last.
  private static let order = [9, 10, 11, 8, 7, 6, 4, 5, 3, 2]

  /// A number of a side: the preferred one if that player is on the field.
  package func number(of side: Side, preferring preferred: Int = 9, but other: ShirtNumber? = nil) -> Int {
    let all = available[side].filter { $0 != other }.map(\.rawValue).filter { $0 > 0 }
    let first = ([preferred] + Self.order).first { all.contains($0) } ?? all.max()
    return first ?? (other?.rawValue == preferred ? preferred + 1 : preferred)
  }
}

extension LineParser {
  /// A player of a side as typed: `9`, `v9`.
  package func example(of side: Side?, preferring preferred: Int = 9) -> String {
    let number = (side ?? ours).flatMap { examples?.number(of: $0, preferring: preferred) } ?? preferred
    return (side == ours ? "" : side?.mark ?? "") + String(number)
  }

  /// A player for the example of a shot of no stated side.
  var exampleOfShooter: String { example(of: examples?.kicking ?? ours) }

  /// A foul on a player of a side, or on one of ours.
  func foulExample(on side: Side?) -> String {
    guard let side = side ?? ours else { return "v4f9" }
    return example(of: side.other, preferring: 4) + "f" + example(of: side).drop(while: \.isLetter)
  }
}

import LibXML
import MatchModel

/// `<entrada>`: a player who joins a team that is short, or leaves it without a substitute.
struct ArrivalElement: ActionElement {
  static let list: StaticString = "entrades"
  static let name: StaticString = "entrada"
  static let isDocumented = false

  /// Values of `tipus`.
  enum Direction: String {
    case enters = "entra"
    case leaves = "surt"
  }

  let action: PlayerAction
  let direction: Direction

  init(_ action: PlayerAction, _ direction: Direction) {
    self.action = action
    self.direction = direction
  }

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    let player = reader.somebody(node, "dorsal", parts.side, line: node.line)
    let (moment, side, laws) = (parts.moment, parts.side, parts.laws)
    return switch Direction(rawValue: node["tipus"] ?? "") {
    case .enters: Arrival(at: moment, team: side, player: player, confirmed: laws)
    case .leaves: Departure(at: moment, team: side, player: player, confirmed: laws)
    case nil: nil
    }
  }

  func write(_ order: Int, to document: inout DocumentWriter) { document.player(action, direction.rawValue, order) }
}

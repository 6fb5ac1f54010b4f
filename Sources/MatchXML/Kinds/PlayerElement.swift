import LibXML
import MatchModel

/// A kind of element with nothing but a player and one word about them.
protocol PlayerElement: ActionElement {
  /// The actions by the value of `tipus`.
  static var types: KeyValuePairs<String, PlayerAction.Type> { get }
  var action: PlayerAction { get }
}

extension PlayerElement {
  static var isDocumented: Bool { false }

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    let player = reader.somebody(node, "dorsal", parts.side)
    let type = types.first { $0.key == node["tipus"] }?.value
    return type?.init(at: parts.moment, team: parts.side, player: player, confirmed: parts.laws)
  }

  func write(_ order: Int, to document: inout DocumentWriter) {
    document.minute(action)
    document.number("dorsal", action.player, action.team)
    document.xml.attribute("tipus", Self.types.first { $0.value == type(of: action) }?.key ?? "")
    document.common(action, order)
    document.xml.raw("/>\n")
  }
}

/// `<porter>`: a player who becomes goalkeeper or captain.
struct RoleElement: PlayerElement {
  static let list: StaticString = "porters"
  static let name: StaticString = "porter"
  static let types: KeyValuePairs<String, PlayerAction.Type> = [
    "porter": GoalkeeperChange.self, "capita": CaptainChange.self,
  ]
  let action: PlayerAction
}

/// `<entrada>`: a player who joins a team that is short, or leaves it without a substitute.
struct ArrivalElement: PlayerElement {
  static let list: StaticString = "entrades"
  static let name: StaticString = "entrada"
  static let types: KeyValuePairs<String, PlayerAction.Type> = ["entra": Arrival.self, "surt": Departure.self]
  let action: PlayerAction
}

import LibXML
import MatchModel

/// `<porter>`: a player who becomes goalkeeper or captain.
struct RoleElement: ActionElement {
  static let list: StaticString = "porters"
  static let name: StaticString = "porter"
  static let isDocumented = false

  /// Values of `tipus`.
  enum Role: String {
    case goalkeeper = "porter"
    case captain = "capita"
  }

  let change: PlayerAction
  let role: Role

  init(_ change: PlayerAction, _ role: Role) {
    self.change = change
    self.role = role
  }

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    let player = reader.somebody(node, "dorsal", parts.side, line: node.line)
    let (moment, side, laws) = (parts.moment, parts.side, parts.laws)
    return switch Role(rawValue: node["tipus"] ?? "") {
    case .goalkeeper: GoalkeeperChange(at: moment, team: side, player: player, confirmed: laws)
    case .captain: CaptainChange(at: moment, team: side, player: player, confirmed: laws)
    case nil: nil
    }
  }

  func write(_ order: Int, to document: inout DocumentWriter) { document.player(change, role.rawValue, order) }
}

extension DocumentWriter {
  /// Writes an element with nothing but a player and one word about them.
  mutating func player(_ action: PlayerAction, _ what: String, _ order: Int) {
    var unidentified = UnidentifiedList()
    minute(action)
    number("dorsal", action.player, action.team, &unidentified)
    xml.attribute("tipus", what)
    common(action, order, unidentified)
    xml.raw("/>\n")
  }
}

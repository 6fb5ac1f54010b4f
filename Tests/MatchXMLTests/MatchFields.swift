import MatchModel

/// Every stored property of a match and of all that it holds, by reflection, so that a comparison cannot forget one.
///
/// Identities exist only in memory and are left out. Players are sorted by number: a file does not keep the order in which
/// they joined.
struct MatchFields {
  /// Path and value of each property, such as `teams.home.players[9].name`.
  private(set) var lines: [(path: String, value: String)] = []

  init(_ match: Match) { add(match, at: "") }

  private mutating func add(_ value: Any, at path: String) {
    switch value {
    case is PlayerID: return
    case let seconds as Double: return lines.append((path, "\((seconds * 1000).rounded())"))
    case let actions as ActionList:
      for (index, action) in actions.enumerated() { add(action, at: "\(path)[\(index)]") }
      return
    case let team as Team:
      add(team.name, at: path + ".name")
      add(team.colour, at: path + ".colour")
      add(team.crest, at: path + ".crest")
      add(team.officials, at: path + ".officials")
      for player in team.players.sorted(by: { $0.number < $1.number }) where player.isListed {
        add(player, at: "\(path).players[\(player.number)]")
      }
      return
    case let overrides as [String: String]:
      for (name, value) in overrides.sorted(by: { $0.key < $1.key }) { lines.append(("\(path)[\(name)]", value)) }
      return
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    guard mirror?.children.isEmpty == false || mirror?.superclassMirror != nil else {
      // An empty array counts as a value too.
      return lines.append((path, "\(value)"))
    }
    if mirror?.displayStyle == .enum { lines.append((path, "\(value)")) }
    while let fields = mirror {
      for (index, field) in fields.children.enumerated() {
        add(field.value, at: field.label.map { "\(path).\($0)" } ?? "\(path)[\(index)]")
      }
      mirror = fields.superclassMirror
    }
  }
}

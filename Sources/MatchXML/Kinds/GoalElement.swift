import LibXML
import MatchModel

/// `<gol>`, in the list of the team that it counts for.
struct GoalElement: ActionElement {
  static let list: StaticString = "gols"
  static let name: StaticString = "gol"
  let goal: Goal

  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action? {
    let side = parts.side
    let isOwn = node["propia"] == "si" || reader.isOwnGoalByName(node, side)
    return Goal(
      at: parts.moment, team: side, shot: reader.shot(node, isOwn ? side.other : side), isOwn: isOwn,
      isAnnulled: node["anullat"] == "si", confirmed: parts.laws)
  }

  var isLeftOutIn2011: Bool { goal.isAnnulled }

  func write(_ order: Int, to document: inout DocumentWriter) {
    // The 2011 format omits the number of an own goal's scorer, which would be mistaken for a player of the credited
    // side.
    document.shotAttributes(goal, hidesShooter: goal.isOwn && !document.isCurrent)
    if document.isCurrent {
      document.xml.flag("propia", goal.isOwn)
      document.xml.optional("zona", goal.shot.zone?.rawValue)
      document.scoreAttributes(goal)
      document.xml.flag("anullat", goal.isAnnulled)
      document.common(goal, order)
    }
    document.shotChildren(goal)
    document.xml.raw("</gol>\n")
  }
}

extension DocumentReader {
  /// True for an own goal in the 2011 format: the scorer has no number, and the name appears only in the other team.
  fileprivate func isOwnGoalByName(_ node: FlatElement, _ side: Side) -> Bool {
    let name = node.child("autor")?.text.trimmed ?? ""
    return node["propia"] == nil && node["desconeguts"] == nil && node.attributeOrChild("dorsalautor").trimmed.isEmpty
      && squads[side].player(named: name) == nil && squads[side.other].player(named: name) != nil
  }
}

import LibXML
import MatchModel

/// Collects the squad of a team while a file is read.
struct SquadReader {
  var team = Team(name: "")
  var lines: [Int] = []
  var officialLines: [Int] = []
  /// True if the file lists no players, as the 2011 format allows. Everyone in an action then belongs to the squad.
  var isOpen = false

  /// The player with the number. An unlisted player is added, so that the laws can report it.
  mutating func player(_ number: ShirtNumber, name: String) -> PlayerID {
    if let id = team.player(numbered: number) {
      if !team[id].isListed || isOpen, team[id].name.isEmpty { team[id].name = name }
      return id
    }
    return team.add(Player(number: number, name: name, isConfirmed: false, isListed: isOpen))
  }

  /// The only player with this name.
  func player(named name: String) -> PlayerID? {
    if name.isEmpty { return nil }
    let found = team.playerIDs.filter { team[$0].name == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The team. If the file lists no players, the first eleven who did not come on become the starters.
  func completed(_ actions: [Action], _ side: Side) -> Team {
    guard isOpen else { return team }
    var team = team
    var arrived: Set<PlayerID> = []
    var starters = 0
    for action in actions {
      for participant in action.participants where participant.side == side {
        guard let id = participant.person.playerID, arrived.insert(id).inserted, starters < 11 else { continue }
        if participant.role == .on || participant.role == .arriving { continue }
        team[id].isStarter = true
        starters += 1
      }
    }
    return team
  }
}

extension DocumentReader {
  mutating func readSquad(_ node: FlatElement, _ side: Side) {
    var squad = SquadReader()
    squad.team.name = node.child("dadesequip")?.child("nom")?.text.trimmed ?? ""
    squad.team.colour = value(node, "color", .colour) { TeamLook.isColour($0) ? $0.lowercased() : nil } ?? ""
    squad.team.crest = value(node, "escut", .crest) { TeamLook.isCrest($0) ? $0 : nil } ?? ""
    for player in node.children(in: "plantilla") { readPlayer(player, into: &squad) }
    if let officials = node.child("tecnics") { checkCount(ofOfficials: officials) }
    for official in node.children(in: "tecnics") { readOfficial(official, into: &squad) }
    // In files written by this program, an empty list means an empty squad.
    squad.isOpen = squad.team.players.isEmpty && root["versio"] == nil
    squads[side] = squad
  }

  private mutating func readPlayer(_ node: FlatElement, into squad: inout SquadReader) {
    let text = node.child("dorsal")?.text.trimmed ?? ""
    guard let number = ShirtNumber(text) else {
      return problem(
        node.line, .badValue(element: node.name, name: "dorsal", found: text, expected: .shirtNumber))
    }
    if let other = squad.team.players.firstIndex(where: { $0.number == number }) {
      return problem(node.line, .duplicateNumber(number, firstLine: squad.lines[other]))
    }
    squad.team.add(
      Player(
        number: number, name: node.child("nom")?.text.trimmed ?? "",
        isStarter: value(node, "titular", .yesOrNo, ValueParser.yesOrNo) ?? false,
        isCaptain: node["capita"] == "si", isGoalkeeper: node["porter"] == "si", position: node["posicio"] ?? "",
        foot: node["peu"] ?? "", height: node["alcada"] ?? "", traits: TraitList.parse(node["caracteristiques"] ?? ""),
        // The line-up is unknown unless the file marks the starters.
        isConfirmed: node["vist"] != "no" && node.child("titular")?.text.trimmed.isEmpty == false,
        hasPlaceholderNumber: node["dorsalfictici"] == "si", licence: node["llicencia"] ?? ""))
    squad.lines.append(node.line)
  }

  private mutating func readOfficial(_ node: FlatElement, into squad: inout SquadReader) {
    let code = OfficialCode(rawValue: node["codi"] ?? "")
    if let other = squad.team.officials.firstIndex(where: { $0.code == code }) {
      return problem(node.line, .duplicateOfficial(code.rawValue, firstLine: squad.officialLines[other]))
    }
    squad.team.officials.append(Official(code: code, name: node["nom"] ?? "", role: node["carrec"] ?? ""))
    squad.officialLines.append(node.line)
  }
}

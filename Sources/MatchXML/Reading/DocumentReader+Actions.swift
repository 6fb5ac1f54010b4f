import LibXML
import MatchModel

extension DocumentReader {
  /// An action of a team's list; nil for an element that is none, which the DTD has reported.
  mutating func readAction(_ node: XMLElementNode, _ side: Side) -> Entry? {
    let moment = moment(node)
    let laws = laws(node)
    let action: Action? =
      switch node.name {
      case "gol": goal(node, side, moment, laws)
      case "jugada":
        Chance(
          at: moment, team: side, shot: shot(node, side),
          outcome: Outcome(node["resultat"] ?? ""), confirmed: laws)
      case "foradejoc": Offside(at: moment, team: side, player: offsidePlayer(node, side), confirmed: laws)
      case "falta": foul(node, side, moment, laws)
      case "targeta":
        Card(
          at: moment, team: side, person: somebody(node, "dorsal", side, line: node.line),
          color: CardColor(node["color"] ?? ""), reason: CardReason(node.told("motiu")), confirmed: laws)
      case "corner":
        Corner(at: moment, team: side, taker: person(node, "dorsal", side, line: node.line), confirmed: laws)
      case "canvi": substitution(node, side, moment, laws)
      case "nota":
        Note(at: moment, on: noteSubject(node, side), text: node.told("anotacio"), confirmed: laws)
      case "porter", "entrada": lineUpChange(node, side, moment, laws)
      default: nil
      }
    let knowsPhase = moment.minute != nil || node["part"]?.isEmpty == false
    return action.map { Entry(action: $0, line: node.line, order: order(node), knowsPhase: knowsPhase) }
  }

  mutating func readKick(_ node: XMLElementNode) -> Entry? {
    guard node.name == "llancament", let side = Side(code: node["equip"] ?? "") else { return nil }
    let code = node["resultat"] ?? ""
    if code.isEmpty {
      let codes = ([.scored] + Outcome.documented).map(\.rawValue)
      problem(node.line, .badValue(element: node.name, name: "resultat", found: code, expected: .code(codes)))
    }
    var moment = moment(node)
    // It stands in the shoot-out, whatever else it leaves out.
    if node["part"] == nil { moment = Moment(.during(.shootOut), minute: moment.minute, wallClock: moment.wallClock) }
    let kick = ShootOutKick(
      at: moment, team: side, taker: somebody(node, "dorsal", side, line: node.line),
      outcome: Outcome(rawValue: code), confirmed: laws(node))
    return Entry(action: kick, line: node.line, order: order(node))
  }

  private mutating func goal(_ node: XMLElementNode, _ side: Side, _ moment: Moment, _ laws: [LawID]) -> Goal {
    let isOwn = node["propia"] == "si" || isOwnGoalByName(node, side)
    return Goal(
      at: moment, team: side, shot: shot(node, isOwn ? side.other : side), isOwn: isOwn,
      isAnnulled: node["anullat"] == "si", confirmed: laws)
  }

  /// A documented file keeps the number of an own goal's scorer to itself and tells his name, which only the other
  /// side knows.
  private func isOwnGoalByName(_ node: XMLElementNode, _ side: Side) -> Bool {
    let name = node.child("autor")?.text.trimmed ?? ""
    return node["propia"] == nil && node["desconeguts"] == nil && node.told("dorsalautor").trimmed.isEmpty
      && squads[side].player(named: name) == nil && squads[side.other].player(named: name) != nil
  }

  private mutating func shot(_ node: XMLElementNode, _ side: Side) -> Shot {
    Shot(
      shooter: somebody(node, "dorsalautor", side, name: node.child("autor")?.text.trimmed ?? "", line: node.line),
      assistant: person(
        node, "dorsalassistencia", side, name: node.child("assistencia")?.text.trimmed ?? "", line: node.line),
      bodyPart: BodyPart(node.told("superficie")), origin: Origin(node.told("origen")),
      zone: value(node, "zona", .number(1...9), ValueParser.number(1...9)).flatMap(Zone.init(rawValue:)))
  }

  /// The attribute is called like a child that holds a whole player.
  private mutating func offsidePlayer(_ node: XMLElementNode, _ side: Side) -> Person {
    let child = node.child("jugador")
    let name = child?.child("nom")?.text.trimmed ?? ""
    if node["jugador"]?.trimmed.isEmpty != false, let child, !child.told("dorsal").isEmpty {
      return somebody(child, "dorsal", side, name: name, line: node.line)
    }
    var bare = node
    bare.children = []
    return somebody(bare, "jugador", side, name: name, line: node.line)
  }

  private mutating func foul(_ node: XMLElementNode, _ side: Side, _ moment: Moment, _ laws: [LawID]) -> Foul {
    let offender = somebody(node, "dorsal", side, line: node.line)
    let victim = person(node, "dorsalvictima", side.other, line: node.line)
    return Foul(
      at: moment, team: side, offender: offender, victim: victim, isHandball: node["tipus"] == "ma", confirmed: laws)
  }

  private mutating func substitution(
    _ node: XMLElementNode, _ side: Side, _ moment: Moment, _ laws: [LawID]
  ) -> Substitution {
    let on = somebody(node, "dorsalentra", side, line: node.line)
    let off = somebody(node, "dorsalsurt", side, line: node.line)
    return Substitution(
      at: moment, team: side, off: off, on: on, isConcussion: node["commocio"] == "si",
      stoppage: value(node, "aturada", .number(1...999), ValueParser.number(1...999)), confirmed: laws)
  }

  private mutating func noteSubject(_ node: XMLElementNode, _ side: Side) -> Note.Subject {
    switch node["ambit"] {
    case "partit": .match
    case "equip": .team(side)
    case "jugador": .player(side, somebody(node, "dorsalJugador", side, line: node.line))
    // A team's note has no shirt number.
    default: person(node, "dorsalJugador", side, line: node.line).map { .player(side, $0) } ?? .team(side)
    }
  }

  private mutating func lineUpChange(
    _ node: XMLElementNode, _ side: Side, _ moment: Moment, _ laws: [LawID]
  ) -> PlayerAction? {
    let player = somebody(node, "dorsal", side, line: node.line)
    return switch LineUpChange(rawValue: node["tipus"] ?? "") {
    case .goalkeeper: GoalkeeperChange(at: moment, team: side, player: player, confirmed: laws)
    case .captaincy: CaptainChange(at: moment, team: side, player: player, confirmed: laws)
    case .arrival: Arrival(at: moment, team: side, player: player, confirmed: laws)
    case .departure: Departure(at: moment, team: side, player: player, confirmed: laws)
    case nil: nil
    }
  }
}

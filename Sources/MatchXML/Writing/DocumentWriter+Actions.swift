import MatchModel

extension DocumentWriter {
  mutating func actions(of side: Side) {
    for section in Section.allCases {
      let indices = sections[section, side]
      if indices.isEmpty { continue }
      xml.raw(section.openingTag)
      if let written = lines?[section, side] {
        xml.append(written)
      } else {
        for index in indices { line(index) }
      }
      xml.raw(section.closingTag)
    }
  }

  /// The line of the action at that index.
  mutating func line(_ index: Int) {
    xml.raw("        <")
    action(match.actions[index], order: index + 1)
  }

  private mutating func action(_ action: Action, order: Int) {
    switch action {
    case let goal as Goal: self.goal(goal, order)
    case let chance as Chance: self.chance(chance, order)
    case let foul as Foul: self.foul(foul, order)
    case let card as Card: self.card(card, order)
    case let offside as Offside: self.offside(offside, order)
    case let corner as Corner: self.corner(corner, order)
    case let change as Substitution: substitution(change, order)
    case let note as Note: self.note(note, order)
    case let change as PlayerAction: lineUpChange(change, order)
    default: preconditionFailure("\(action.kind) has no list: see Section")
    }
  }

  private mutating func foul(_ foul: Foul, _ order: Int) {
    var unidentified = UnidentifiedList()
    xml.raw("falta")
    minute(foul)
    number("dorsal", foul.offender, foul.team, &unidentified)
    if isCurrent {
      if let victim = foul.victim { number("dorsalvictima", victim, foul.team.other, &unidentified) }
      if foul.isHandball { xml.attribute("tipus", "ma") }
      official(foul.offender)
      common(foul, order, unidentified)
    }
    xml.raw(">")
    minuteElement(foul)
    xml.element("dorsal", shirtNumber(foul.offender, foul.team))
    xml.raw("</falta>\n")
  }

  private mutating func card(_ card: Card, _ order: Int) {
    var unidentified = UnidentifiedList()
    xml.raw("targeta")
    minute(card)
    number("dorsal", card.person, card.team, &unidentified)
    xml.attribute("motiu", card.reason?.rawValue ?? "")
    if isCurrent {
      xml.optional("color", card.color?.rawValue)
      official(card.person)
      common(card, order, unidentified)
    }
    xml.raw(">")
    minuteElement(card)
    xml.element("dorsal", shirtNumber(card.person, card.team))
    xml.element("motiu", (card.reason?.rawValue ?? "").trimmed)
    xml.raw("</targeta>\n")
  }

  private mutating func offside(_ offside: Offside, _ order: Int) {
    var unidentified = UnidentifiedList()
    xml.raw("foradejoc")
    minute(offside)
    number("jugador", offside.player, offside.team, &unidentified)
    common(offside, order, unidentified)
    xml.raw(">")
    minuteElement(offside)
    xml.raw("<jugador>")
    xml.element("dorsal", shirtNumber(offside.player, offside.team))
    xml.element("nom", name(offside.player, offside.team))
    let player = offside.player.playerID.map { match[offside.team][$0] }
    xml.element("titular", player.map { $0.isStarter && $0.isListed ? "si" : "no" } ?? "")
    xml.raw("</jugador></foradejoc>\n")
  }

  private mutating func corner(_ corner: Corner, _ order: Int) {
    var unidentified = UnidentifiedList()
    xml.raw("corner")
    minute(corner)
    if isCurrent, let taker = corner.taker { number("dorsal", taker, corner.team, &unidentified) }
    common(corner, order, unidentified)
    xml.raw(">")
    minuteElement(corner)
    xml.raw("</corner>\n")
  }

  private mutating func substitution(_ change: Substitution, _ order: Int) {
    var unidentified = UnidentifiedList()
    xml.raw("canvi")
    minute(change)
    number("dorsalentra", change.on, change.team, &unidentified)
    number("dorsalsurt", change.off, change.team, &unidentified)
    if isCurrent {
      xml.optional("aturada", change.stoppage)
      xml.flag("commocio", change.isConcussion)
      common(change, order, unidentified)
    }
    xml.raw(">")
    minuteElement(change)
    xml.element("dorsalentra", shirtNumber(change.on, change.team))
    xml.element("dorsalsurt", shirtNumber(change.off, change.team))
    xml.raw("</canvi>\n")
  }

  private mutating func note(_ note: Note, _ order: Int) {
    var unidentified = UnidentifiedList()
    var subject: (side: Side, person: Person)?
    if case .player(let side, let person) = note.subject { subject = (side, person) }
    xml.raw("nota")
    number("dorsalJugador", subject?.person, subject?.side ?? .home, &unidentified)
    xml.attribute("anotacio", note.text)
    if isCurrent {
      xml.optional("minut", note.moment.minute?.minute)
      xml.attribute("ambit", note.scopeCode)
      if let person = subject?.person { official(person) }
      common(note, order, unidentified)
    }
    xml.raw(">")
    xml.element("dorsalJugador", subject.flatMap { shirtNumber($0.person, $0.side) })
    xml.element("anotacio", note.text)
    xml.raw("</nota>\n")
  }

  /// Goalkeeper and captain changes, arrivals and departures: they differ by one word.
  private mutating func lineUpChange(_ change: PlayerAction, _ order: Int) {
    var unidentified = UnidentifiedList()
    let isRole = Section(change.kind) == .roles
    xml.raw(isRole ? "porter" : "entrada")
    minute(change)
    number("dorsal", change.player, change.team, &unidentified)
    xml.attribute("tipus", LineUpChange(change.kind)?.rawValue ?? "")
    common(change, order, unidentified)
    xml.raw("/>\n")
  }
}

/// What `tipus` says of a change in the line-up that is no substitution.
enum LineUpChange: String {
  case goalkeeper = "porter"
  case captaincy = "capita"
  case arrival = "entra"
  case departure = "surt"

  init?(_ kind: ActionKind) {
    switch kind {
    case .goalkeeper: self = .goalkeeper
    case .captaincy: self = .captaincy
    case .arrival: self = .arrival
    case .departure: self = .departure
    default: return nil
    }
  }
}

extension Note {
  /// What `ambit` says of it.
  fileprivate var scopeCode: String {
    switch subject {
    case .player: "jugador"
    case .team: "equip"
    case .match: "partit"
    }
  }
}

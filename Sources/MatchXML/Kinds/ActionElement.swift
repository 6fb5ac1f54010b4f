import LibXML
import MatchModel

/// A kind of action in the file: reads and writes its element.
protocol ActionElement {
  /// The name of its list: `gols`.
  static var list: StaticString { get }
  /// The name of its element: `gol`.
  static var name: StaticString { get }
  /// True if the 2011 format has the element.
  static var isDocumented: Bool { get }

  /// The action in an element with this name. Nil for an invalid element, which the DTD has reported.
  static func read(_ node: FlatElement, _ parts: CommonParts, by reader: inout DocumentReader) -> Action?

  /// True if the 2011 format must omit the action, because it cannot mark it as not counting.
  var isLeftOutIn2011: Bool { get }
  /// Writes attributes, children and the end of the line; the name has already been written.
  func write(_ order: Int, to document: inout DocumentWriter)
}

extension ActionElement {
  static var isDocumented: Bool { true }
  var isLeftOutIn2011: Bool { false }
}

/// Values that the elements of all actions have.
struct CommonParts {
  let moment: Moment
  /// The team whose list contains the element.
  let side: Side
  /// Breached laws that were confirmed.
  let laws: [LawID]
}

/// The position of an action in the file.
enum FilePlace {
  /// A line in a list of its team; the home team's if it has no team.
  case list(Section, any ActionElement)
  /// A line in `tanda`.
  case shootOut(ShootOutKick)
  /// The first half of a line of `periodes`.
  case start(PeriodStart)
  /// The second half of a line of `periodes`.
  case end(PeriodEnd)
  /// Attributes of the match.
  case match(MatchEnd)
}

extension Action {
  /// One line per kind; the compiler checks that none is missing.
  var place: FilePlace {
    switch specific {
    case .goal(let goal): .list(.goals, GoalElement(goal: goal))
    case .chance(let chance): .list(.chances, ChanceElement(chance: chance))
    case .offside(let offside): .list(.offsides, OffsideElement(offside: offside))
    case .foul(let foul): .list(.fouls, FoulElement(foul: foul))
    case .card(let card): .list(.cards, CardElement(card: card))
    case .corner(let corner): .list(.corners, CornerElement(corner: corner))
    case .substitution(let change): .list(.substitutions, SubstitutionElement(change: change))
    case .note(let note): .list(.notes, NoteElement(note: note))
    case .goalkeeper(let change): .list(.roles, RoleElement(action: change))
    case .captaincy(let change): .list(.roles, RoleElement(action: change))
    case .arrival(let arrival): .list(.arrivals, ArrivalElement(action: arrival))
    case .departure(let departure): .list(.arrivals, ArrivalElement(action: departure))
    case .shootOutKick(let kick): .shootOut(kick)
    case .periodStart(let start): .start(start)
    case .periodEnd(let end): .end(end)
    case .matchEnd(let end): .match(end)
    case .own(let own): .list(.owns, OwnActionElement(own: own))
    }
  }
}

/// The lists in a team's `dadespartit`, in the order of the DTD.
enum Section: Int, CaseIterable {
  case goals, chances, offsides, fouls, cards, corners, substitutions, notes, roles, arrivals, owns

  var element: any ActionElement.Type {
    switch self {
    case .goals: GoalElement.self
    case .chances: ChanceElement.self
    case .offsides: OffsideElement.self
    case .fouls: FoulElement.self
    case .cards: CardElement.self
    case .corners: CornerElement.self
    case .substitutions: SubstitutionElement.self
    case .notes: NoteElement.self
    case .roles: RoleElement.self
    case .arrivals: ArrivalElement.self
    case .owns: OwnActionElement.self
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.element.name.description, $0) })
}

extension DocumentReader {
  mutating func readAction(_ node: FlatElement, _ side: Side) -> Entry? {
    guard let element = Section.byName[node.name]?.element else { return nil }
    let parts = CommonParts(moment: moment(node), side: side, laws: laws(node))
    guard let action = element.read(node, parts, by: &self) else { return nil }
    let knowsPhase = parts.moment.minute != nil || node["part"]?.isEmpty == false
    return Entry(action: action, line: node.line, order: order(node), knowsPhase: knowsPhase)
  }
}

extension DocumentWriter {
  mutating func actions(of side: Side) {
    for section in Section.allCases {
      let indices = sections[section, side]
      if indices.isEmpty { continue }
      let list = section.element.list
      xml.raw("      <")
      xml.raw(list)
      xml.raw(">\n")
      for index in indices { line(index) }
      xml.raw("      </")
      xml.raw(list)
      xml.raw(">\n")
    }
  }

  private mutating func line(_ index: Int) {
    guard case .list(_, let element) = match.actions[index].place else { return }
    xml.raw("        <")
    xml.raw(type(of: element).name)
    element.write(index + 1, to: &self)
  }
}

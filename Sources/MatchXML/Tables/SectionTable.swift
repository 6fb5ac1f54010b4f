import MatchModel

/// The lists of a team's `dadespartit`, in the order of the DTD.
enum Section: Int, CaseIterable {
  case goals, chances, offsides, fouls, cards, corners, substitutions, notes, roles, arrivals

  /// The list an action stands in; nil for what stands at the end of the file.
  init?(_ kind: ActionKind) {
    switch kind {
    case .goal: self = .goals
    case .chance: self = .chances
    case .offside: self = .offsides
    case .foul: self = .fouls
    case .card: self = .cards
    case .corner: self = .corners
    case .substitution: self = .substitutions
    case .note: self = .notes
    case .goalkeeper, .captaincy: self = .roles
    case .arrival, .departure: self = .arrivals
    case .shootOutKick, .periodStart, .periodEnd, .matchEnd: return nil
    }
  }

  var isDocumented: Bool { self != .roles && self != .arrivals }

  var openingTag: StaticString {
    switch self {
    case .goals: "      <gols>\n"
    case .chances: "      <jugades>\n"
    case .offsides: "      <foresdejoc>\n"
    case .fouls: "      <faltes>\n"
    case .cards: "      <targetes>\n"
    case .corners: "      <corners>\n"
    case .substitutions: "      <canvis>\n"
    case .notes: "      <notes>\n"
    case .roles: "      <porters>\n"
    case .arrivals: "      <entrades>\n"
    }
  }

  var closingTag: StaticString {
    switch self {
    case .goals: "      </gols>\n"
    case .chances: "      </jugades>\n"
    case .offsides: "      </foresdejoc>\n"
    case .fouls: "      </faltes>\n"
    case .cards: "      </targetes>\n"
    case .corners: "      </corners>\n"
    case .substitutions: "      </canvis>\n"
    case .notes: "      </notes>\n"
    case .roles: "      </porters>\n"
    case .arrivals: "      </entrades>\n"
    }
  }
}

/// Which actions stand where in the file, by their index in the match. Found in one pass, and able to take in more.
struct SectionTable {
  let format: FileFormat
  private var indices: [[Int]]
  /// The starts and ends of periods.
  private(set) var whistles: [Int] = []
  private(set) var kicks: [Int] = []
  private(set) var matchEnd: Int?
  /// Officials whom actions name.
  private(set) var officials = BothSides<[OfficialCode]>([])

  init(_ format: FileFormat) {
    self.format = format
    indices = Array(repeating: [], count: Section.allCases.count * Side.allCases.count)
  }

  init(_ actions: [Action], format: FileFormat) {
    self.init(format)
    for (index, action) in actions.enumerated() { add(action, at: index) }
  }

  mutating func add(_ action: Action, at index: Int) {
    guard let section = Section(action.kind) else {
      switch action.kind {
      case .periodStart, .periodEnd: whistles.append(index)
      case .shootOutKick: kicks.append(index)
      default: matchEnd = index
      }
      return
    }
    let side = action.side
    if let side, let code = action.officialNamed, !officials[side].contains(code) { officials[side].append(code) }
    guard section.isDocumented || format == .current else { return }
    if format == .documented2011, let goal = action as? Goal, goal.isAnnulled { return }
    // A note on the match stands with the home team's.
    indices[Self.slot(section, side ?? .home)].append(index)
  }

  /// The slot of the section that the action at the index stands in, if it was the last one taken in.
  func slot(ofLast index: Int, _ action: Action) -> Int? {
    guard let section = Section(action.kind) else { return nil }
    let slot = Self.slot(section, action.side ?? .home)
    return indices[slot].last == index ? slot : nil
  }

  subscript(section: Section, side: Side) -> [Int] { indices[Self.slot(section, side)] }

  func isEmpty(of side: Side) -> Bool { Section.allCases.allSatisfy { self[$0, side].isEmpty } }

  static func slot(_ section: Section, _ side: Side) -> Int {
    side.rawValue * Section.allCases.count + section.rawValue
  }
}

extension Action {
  /// The official it is about: only fouls, cards and notes can be about one.
  fileprivate var officialNamed: OfficialCode? {
    let person: Person
    switch self {
    case let foul as Foul: person = foul.offender
    case let card as Card: person = card.person
    case let note as Note:
      guard case .player(_, let subject) = note.subject else { return nil }
      person = subject
    default: return nil
    }
    if case .official(let code) = person { return code }
    return nil
  }
}

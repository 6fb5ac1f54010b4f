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

/// Which actions stand in which list of which team, by their index in the match. Found in one pass.
struct SectionTable {
  private var indices: [[Int]]

  init(_ actions: [Action], format: FileFormat) {
    indices = Array(repeating: [], count: Section.allCases.count * Side.allCases.count)
    for (index, action) in actions.enumerated() {
      guard let section = Section(action.kind), section.isDocumented || format == .current else { continue }
      if format == .documented2011, let goal = action as? Goal, goal.isAnnulled { continue }
      // A note on the match stands with the home team's.
      indices[Self.slot(section, action.side ?? .home)].append(index)
    }
  }

  subscript(section: Section, side: Side) -> [Int] { indices[Self.slot(section, side)] }

  func isEmpty(of side: Side) -> Bool { Section.allCases.allSatisfy { self[$0, side].isEmpty } }

  private static func slot(_ section: Section, _ side: Side) -> Int {
    side.rawValue * Section.allCases.count + section.rawValue
  }
}

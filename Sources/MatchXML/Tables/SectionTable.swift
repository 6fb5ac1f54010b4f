import MatchModel

/// The position of each action in the file, by index in the match. Built in one pass.
struct SectionTable {
  private let format: FileFormat
  private var indices = Array(repeating: BothSides<[Int]>([]), count: Section.allCases.count)
  private(set) var periods: [PeriodElement] = []
  private(set) var kicks: [(index: Int, kick: ShootOutKick)] = []
  private(set) var matchEnd: (index: Int, end: MatchEnd)?
  private(set) var officials = BothSides<[OfficialCode]>([])

  init(_ actions: ActionList, format: FileFormat) {
    self.format = format
    for (index, action) in actions.enumerated() { add(action, at: index) }
  }

  private mutating func add(_ action: Action, at index: Int) {
    switch action.place {
    case .list(let section, let element):
      noteOfficials(action)
      if format == .documented2011, !type(of: element).isDocumented || element.isLeftOutIn2011 { return }
      // A note on the match is in the home team's list.
      indices[section.rawValue][action.side ?? .home].append(index)
    case .shootOut(let kick): kicks.append((index, kick))
    case .start(let start): periods.append(PeriodElement(period: start.period, start: (start, index + 1)))
    case .end(let end):
      if let open = periods.lastIndex(where: { $0.period == end.period && $0.end == nil }) {
        periods[open].end = (end, index + 1)
      } else {
        periods.append(PeriodElement(period: end.period, end: (end, index + 1)))
      }
    case .match(let end): matchEnd = (index, end)
    }
  }

  private mutating func noteOfficials(_ action: Action) {
    for part in action.participants {
      guard case .official(let code) = part.person, !officials[part.side].contains(code) else { continue }
      officials[part.side].append(code)
    }
  }

  subscript(section: Section, side: Side) -> [Int] { indices[section.rawValue][side] }

  func isEmpty(of side: Side) -> Bool { indices.allSatisfy { $0[side].isEmpty } }
}

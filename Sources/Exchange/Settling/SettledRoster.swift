import MatchModel
import MatchRules
import Phrases

/// The players of both teams with their numbers, and the resolution of names.
struct SettledRoster {
  private let foreign: ForeignMatch
  /// Players with numbers for those without one in the source. Empty if unknown.
  private let squads: BothSides<[Player]>
  private let shirts: ShirtNumbers
  private(set) var teams: BothSides<Team>
  private(set) var notes: [ExchangeNote] = []
  /// Names of people in no line-up per side; the first is ?1.
  private var strangers = BothSides<[String]>([])
  private var numbers = BothSides<[String: Int]>([:])
  /// Names already reported as matched to someone, with their lines.
  private var taken: Set<String> = []
  /// People whose names must be noted with their first action.
  private var introductions: [(side: Side, number: Int)] = []
  private var names: BothSides<PersonNames>
  /// True if the squads belong to an existing match, to which no one is added.
  private var isKnown = false

  init(_ foreign: ForeignMatch, squad: (_ team: String) -> [Player], shirts: ShirtNumbers) {
    self.foreign = foreign
    self.shirts = shirts
    teams = foreign.teams.map { Team(name: $0.name.shortened(), officials: $0.officials.map(\.shortened)) }
    squads = teams.map { squad($0.name) }
    names = foreign.teams.map { PersonNames($0.people.map(\.name)) }
  }

  /// For an existing match: names refer to its players, and unidentified players stay unidentified.
  init(_ foreign: ForeignMatch, known match: Match, shirts: ShirtNumbers) {
    self.foreign = foreign
    squads = BothSides([])
    self.shirts = shirts
    teams = match.teams
    names = teams.map { PersonNames($0.players.map(\.name)) }
    isKnown = true
    for action in match.actions {
      for part in action.participants {
        guard case .unidentified(let number) = part.person, number > strangers[part.side].count else { continue }
        strangers[part.side] += Array(repeating: "", count: number - strangers[part.side].count)
      }
      // A name noted by an earlier import.
      if let note = action as? Note, case .player(let side, .unidentified(let number)) = note.subject,
        strangers[side][number - 1].isEmpty
      {
        strangers[side][number - 1] = note.text
        if numbers[side][note.text] == nil { numbers[side][note.text] = number }
      }
    }
  }

  /// A restore point for people and notes.
  struct Mark {
    fileprivate let strangers: BothSides<Int>
    fileprivate let notes: Int
  }

  var mark: Mark { Mark(strangers: strangers.map(\.count), notes: notes.count) }

  mutating func goBack(to mark: Mark) {
    for side in Side.allCases {
      for name in strangers[side][mark.strangers[side]...] where !name.isEmpty { numbers[side][name] = nil }
      strangers[side].removeLast(strangers[side].count - mark.strangers[side])
    }
    notes.removeLast(notes.count - mark.notes)
  }

  // MARK: - Numbers

  /// Gives every player a number: from the source, from a squad file, or a placeholder.
  mutating func fill() throws(ExchangeProblem) {
    for side in Side.allCases {
      let (people, hasLineUp) = (foreign.teams[side].people, foreign.teams[side].hasLineUp)
      guard people.count <= Self.most else {
        throw Self.tooManyPeople(in: teams[side].name, line: people[Self.most].line)
      }
      for person in people {
        teams[side].add(
          Player(
            number: Self.noNumber, name: person.name.shortened(), isStarter: person.isStarter,
            isCaptain: person.isCaptain, isGoalkeeper: person.isGoalkeeper, position: person.position.shortened(),
            isConfirmed: hasLineUp))
      }
      try number(side)
    }
  }

  private static let most = 99

  /// Temporary value for a missing number; 99 is in range.
  private static let noNumber = ShirtNumber(rawValue: 99)!

  private mutating func number(_ side: Side) throws(ExchangeProblem) {
    let people = foreign.teams[side].people
    let ids = teams[side].playerIDs
    var numbers = people.map { person in person.number.flatMap { shirts.contains($0) ? $0 : nil } }
    let name = teams[side].name
    let known = PersonNames(squads[side].map(\.name))
    for (index, person) in people.enumerated() where numbers[index] == nil {
      switch known.find(person.name) {
      case .nobody: break
      case .one(let found, let isExact):
        let player = squads[side][found]
        if !isExact { notes.append(Self.guessed(person.name, known: player.name, line: person.line)) }
        numbers[index] = player.number
        if teams[side][ids[index]].position.isEmpty { teams[side][ids[index]].position = player.position }
      case .several(let found):
        throw Self.ambiguous(person.name, found.map { squads[side][$0].name }, line: person.line)
      }
    }
    // Numbers that the game does not allow are never assigned.
    var taken = Set((0...99).filter { !shirts.range.contains($0) })
    for (index, number) in numbers.enumerated() {
      guard let number else { continue }
      guard taken.insert(number.rawValue).inserted else {
        throw ExchangeProblem(
          line: people[index].line, Phrase("exchange.number-twice", ["team": name, "number": number.description]))
      }
    }
    let starters = people.count(where: \.isStarter)
    var nextStarter = 1
    var nextOther = max(12, starters + 1)
    for index in numbers.indices {
      if let number = numbers[index] {
        teams[side][ids[index]].number = number
        continue
      }
      let isStarter = people[index].isStarter && nextStarter < max(12, starters + 1)
      var number = isStarter ? nextStarter : nextOther
      while taken.contains(number) { number += 1 }
      if isStarter { nextStarter = number + 1 } else { nextOther = number + 1 }
      // When the high numbers are used up, take any free one.
      if number > 99 { number = (1...99).first { !taken.contains($0) } ?? 100 }
      guard let free = ShirtNumber(rawValue: number) else {
        throw Self.tooManyPeople(in: name, line: people[index].line)
      }
      taken.insert(number)
      teams[side][ids[index]].number = free
      teams[side][ids[index]].hasPlaceholderNumber = true
    }
  }

  private static func tooManyPeople(in team: String, line: Int?) -> ExchangeProblem {
    ExchangeProblem(line: line, Phrase("exchange.too-many-people", ["team": team, "most": most]))
  }

  private static func ambiguous(_ name: String, _ candidates: [String], line: Int?) -> ExchangeProblem {
    let list = candidates.joined(separator: ", ")
    return ExchangeProblem(line: line, Phrase("exchange.ambiguous-name", ["name": name, "candidates": list]))
  }

  private static func guessed(_ name: String, known: String, line: Int?) -> ExchangeNote {
    ExchangeNote(line: line, Phrase("exchange.taken-for", ["name": name, "known": known]))
  }

  // MARK: - Resolving names

  /// Like `person`, but returns nil for a missing reference.
  mutating func somebody(
    _ reference: ForeignReference?, of side: Side, line: Int?
  ) throws(ExchangeProblem) -> Person? {
    guard let reference else { return nil }
    return try person(reference, of: side, line: line)
  }

  mutating func person(_ reference: ForeignReference, of side: Side, line: Int?) throws(ExchangeProblem) -> Person {
    switch reference {
    case .person(let place):
      let ids = teams[side].playerIDs
      return ids.indices.contains(place) ? .player(ids[place]) : stranger("", side, line)
    case .numbered(let number, let name):
      if let id = teams[side].player(numbered: number) { return .player(id) }
      guard foreign.teams[side].people.isEmpty, !isKnown, shirts.contains(number) else {
        return stranger(name.isEmpty ? "\(number)" : "\(number) \(name)", side, line)
      }
      return .player(teams[side].add(Player(number: number, name: name.shortened(), isConfirmed: false)))
    case .official(let code): return .official(code)
    case .unknown: return stranger("", side, line)
    case .named(let name):
      if name.isEmpty || name == "N.N." { return stranger("", side, line) }
      switch names[side].find(name) {
      case .one(let place, let isExact):
        let known = teams[side].players[place].name
        if !isExact, taken.insert("\(line ?? 0) \(name)").inserted {
          notes.append(Self.guessed(name, known: known, line: line))
        }
        return .player(teams[side].playerIDs[place])
      case .several(let found):
        throw Self.ambiguous(name, found.map { teams[side].players[$0].name }, line: line)
      case .nobody: return try listed(name, side, line) ?? stranger(name, side, line)
      }
    }
  }

  /// The player with this name. Without a line-up, everyone who appears in an event belongs to the squad.
  private mutating func listed(_ name: String, _ side: Side, _ line: Int?) throws(ExchangeProblem) -> Person? {
    guard foreign.teams[side].people.isEmpty, !isKnown else { return nil }
    let team = teams[side]
    if let known = team.playerIDs.first(where: { team[$0].name == name }) { return .player(known) }
    let taken = Set(team.players.map(\.number))
    var number: ShirtNumber?
    if case .one(let found, _) = PersonNames(squads[side].map(\.name)).find(name) {
      number = squads[side][found].number
    }
    if number.map(taken.contains) ?? false { number = nil }
    let free = (1...99).lazy.compactMap(ShirtNumber.init(rawValue:)).filter { !taken.contains($0) }
    guard let chosen = number ?? free.first(where: shirts.contains) else {
      throw Self.tooManyPeople(in: team.name, line: line)
    }
    let player = Player(
      number: chosen, name: name.shortened(), isConfirmed: false, hasPlaceholderNumber: number == nil)
    return .player(teams[side].add(player))
  }

  /// An unidentified player. The same name always gives the same player.
  private mutating func stranger(_ name: String, _ side: Side, _ line: Int?) -> Person {
    if !name.isEmpty, let known = numbers[side][name] { return .unidentified(known) }
    strangers[side].append(name)
    let number = strangers[side].count
    if !name.isEmpty {
      numbers[side][name] = number
      introductions.append((side: side, number: number))
      notes.append(
        ExchangeNote(
          line: line, Phrase("exchange.not-in-line-up", ["name": name, "team": teams[side].name, "number": number])))
    }
    return .unidentified(number)
  }

  /// Notes with the names of people who appeared for the first time.
  mutating func takeIntroductions(at moment: Moment) -> [Action] {
    defer { introductions = [] }
    return introductions.map { side, number in
      Note(
        at: moment, on: .player(side, .unidentified(number)),
        text: strangers[side][number - 1].shortened())
    }
  }
}

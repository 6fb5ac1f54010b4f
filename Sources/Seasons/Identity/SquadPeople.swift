import Phrases
import Standings

/// Somebody's places in the squads of a season, and who that is.
struct SquadPerson {
  struct Entry {
    let place: SeasonPlayer.Entry
    /// Among the names of the players.
    let name: SquadNames.Place
    let number: Int16
  }

  var entries: [Entry]
  /// Of the season's file.
  var registered: SeasonFile.Player?
}

/// Makes people of the entries of squads: by the registry first, then by names, then by numbers.
struct SquadPeople {
  private(set) var people: [SquadPerson] = []
  private(set) var names = SquadNames()
  private(set) var teams = SquadNames()
  /// Among these, the teams of each match, the home team first.
  private var sides: [SquadNames.Place] = []

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    let registry = Registry(file, keys)
    var registered: [Int: [SquadPerson.Entry]] = [:]
    var others: [[SquadPerson.Entry]] = []
    for (index, match) in matches.enumerated() {
      for side in MatchSide.allCases {
        let team = teams.place(of: match.result[side])
        sides.append(team)
        while others.count <= Int(team) { others.append([]) }
        for (place, appearance) in match.sheet[side].enumerated() {
          let entry = SquadPerson.Entry(
            place: SeasonPlayer.Entry(match: index, side: side, place: place), name: names.place(of: appearance.name),
            number: Int16(clamping: appearance.number))
          if let name = names.keys(entry.name),
            let known = registry.index(name, number: appearance.number, team: teams[team], date: match.result.date)
          {
            registered[known, default: []].append(entry)
          } else {
            others[Int(team)].append(entry)
          }
        }
      }
    }
    for (index, entries) in registered.sorted(by: { $0.key < $1.key }) {
      let parts = Self.apart(entries)
      // Of two who have the name in one match it is the one with the number, if the registry says it.
      let own = parts.count == 1 ? 0 : parts.firstIndex { registry.wears(index, Int($0[0].number)) }
      for (place, part) in parts.enumerated() {
        people.append(SquadPerson(entries: part, registered: place == own ? registry[index] : nil))
      }
    }
    for team in others.indices {
      people += people(others[team]).map { SquadPerson(entries: $0) }
      others[team] = []
    }
  }

  /// The team that somebody was in there.
  func team(_ entry: SquadPerson.Entry) -> SquadNames.Place {
    sides[entry.place.match * 2 + (entry.place.side == .home ? 0 : 1)]
  }

  /// The entries of a team, by person.
  private func people(_ entries: [SquadPerson.Entry]) -> [[SquadPerson.Entry]] {
    var byNumber: [Int16: [SquadPerson.Entry]] = [:]
    var byName: [SquadNames.Place: [SquadPerson.Entry]] = [:]
    for entry in entries {
      if names.keys(entry.name) == nil {
        byNumber[entry.number, default: []].append(entry)
      } else {
        byName[entry.name, default: []].append(entry)
      }
    }
    var same = Groups<String>()
    for name in byName.keys { if let keys = names.keys(name) { same.join(keys.joined, keys.sorted) } }
    let spellings = Dictionary(grouping: byName.keys) { same.root(of: names.keys($0)?.joined ?? "") }
    let people = spellings.values.map { $0.count == 1 ? byName[$0[0]] ?? [] : $0.flatMap { byName[$0] ?? [] } }
    // In no more room than they need.
    return (people.flatMap(Self.apart) + byNumber.values).map { entries in entries.map(\.self) }
  }

  /// Two of one name in one match are two people, told apart by their numbers.
  private static func apart(_ entries: [SquadPerson.Entry]) -> [[SquadPerson.Entry]] {
    guard Set(entries.map(\.place.match)).count < entries.count else { return [entries] }
    return Dictionary(grouping: entries, by: \.number).sorted { $0.key < $1.key }.map(\.value)
  }
}

import Phrases
import Standings

/// Somebody's places in the squads of a season, and who that is.
struct SquadPerson {
  struct Entry {
    let place: SeasonPlayer.Entry
    let name: String
    let number: Int
    let team: String
    let keys: NameKeys?
  }

  var entries: [Entry]
  /// Of the season's file.
  var registered: SeasonFile.Player?

  /// The last team by the order of the matches.
  var team: String { entries.last?.team ?? "" }
}

/// Makes people of the entries of squads: by the registry first, then by names, then by numbers.
struct SquadPeople {
  private(set) var people: [SquadPerson] = []

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    let registry = Registry(file, keys)
    var registered: [Int: [SquadPerson.Entry]] = [:]
    var teams: [String: [SquadPerson.Entry]] = [:]
    // Most names come back match after match.
    var seen: [String: NameKeys?] = [:]
    func nameKeys(_ name: String) -> NameKeys? {
      if let known = seen[name] { return known }
      let keys = NameKeys(name)
      seen[name] = .some(keys)
      return keys
    }
    for (index, match) in matches.enumerated() {
      for side in MatchSide.allCases {
        let team = match.result[side]
        for (place, appearance) in match.sheet[side].enumerated() {
          let entry = SquadPerson.Entry(
            place: SeasonPlayer.Entry(match: index, side: side, place: place), name: appearance.name,
            number: appearance.number, team: team, keys: nameKeys(appearance.name))
          if let name = entry.keys,
            let known = registry.index(name, number: entry.number, team: team, date: match.result.date)
          {
            registered[known, default: []].append(entry)
          } else {
            teams[team, default: []].append(entry)
          }
        }
      }
    }
    for (index, entries) in registered.sorted(by: { $0.key < $1.key }) {
      let parts = Self.apart(entries)
      // Of two who have the name in one match it is the one with the number, if the registry says it.
      let own = parts.count == 1 ? 0 : parts.firstIndex { registry.wears(index, $0[0].number) }
      for (place, part) in parts.enumerated() {
        people.append(SquadPerson(entries: part, registered: place == own ? registry[index] : nil))
      }
    }
    people += teams.sorted { (folded($0.key), $0.key) < (folded($1.key), $1.key) }.flatMap { _, entries in
      Self.people(entries).map { SquadPerson(entries: $0) }
    }
  }

  /// The entries of a team, by person.
  private static func people(_ entries: [SquadPerson.Entry]) -> [[SquadPerson.Entry]] {
    var byNumber: [Int: [SquadPerson.Entry]] = [:]
    var names = Groups<String>()
    for entry in entries {
      if let keys = entry.keys {
        names.join(keys.joined, keys.sorted)
      } else {
        byNumber[entry.number, default: []].append(entry)
      }
    }
    var byName: [String: [SquadPerson.Entry]] = [:]
    for entry in entries {
      if let keys = entry.keys { byName[names.root(of: keys.joined), default: []].append(entry) }
    }
    return byName.values.flatMap(apart) + byNumber.values
  }

  /// Two of one name in one match are two people, told apart by their numbers.
  private static func apart(_ entries: [SquadPerson.Entry]) -> [[SquadPerson.Entry]] {
    let matches = entries.map(\.place.match)
    guard Set(matches).count < matches.count else { return [entries] }
    return Dictionary(grouping: entries, by: \.number).sorted { $0.key < $1.key }.map(\.value)
  }
}

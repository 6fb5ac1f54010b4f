import MatchModel
import Phrases
import Standings

/// People with IDs, after merging those declared to be the same.
struct JoinedPeople {
  /// Sorted by ID.
  private(set) var players: [SeasonPlayer] = []
  private(set) var ids: [String: Int] = [:]

  init(_ squads: SquadPeople, _ file: SeasonFile) {
    let slugs = Slugs(squads)
    let named = Self.identified(squads.people, squads, slugs)
    let before = Self.ids(of: named, squads, slugs)
    var groups = UnionFind<Int>()
    var members: [Int: Set<Int>] = [:]
    for decision in file.decisions {
      guard case .same(let a, let b) = decision.what, let one = before[a], let other = before[b] else { continue }
      let (first, second) = (groups.root(of: one), groups.root(of: other))
      let matches = [first, second].map { root in
        members[root] ?? Set(named[root].person.entries.map(\.match))
      }
      // Players in the same match are different people, even if declared the same.
      guard first != second, matches[0].isDisjoint(with: matches[1]) else { continue }
      groups.join(first, second)
      members[groups.root(of: first)] = matches[0].union(matches[1])
    }
    let joined = Dictionary(grouping: named.indices) { groups.root(of: $0) }.values.map { indices in
      let parts = indices.map { named[$0] }
      // Keep the ID of the registered person, otherwise of the one with most matches.
      let main = parts.min { $0.rank < $1.rank } ?? parts[0]
      let person = SquadPerson(
        entries: parts.flatMap(\.person.entries).inOrder, registered: parts.compactMap(\.person.registered).first)
      return (player: SeasonPlayer(main.id, person, squads), indices: indices)
    }
    .sorted { $0.player.id < $1.player.id }
    players = joined.map(\.player)
    var final: [Int: Int] = [:]
    for (place, one) in joined.enumerated() { for index in one.indices { final[index] = place } }
    ids = before.compactMapValues { final[$0] }
  }

  private struct Named {
    let id: String
    let person: SquadPerson

    var rank: (Int, Int, String) { (person.registered == nil ? 1 : 0, -person.entries.count, id) }
  }

  /// The parts of IDs, computed once per name.
  private struct Slugs {
    let names: [String]
    let teams: [String]

    init(_ squads: SquadPeople) {
      names = squads.names.all.map(Players.slug)
      teams = squads.teams.all.map(Players.slug)
    }
  }

  private static func identified(_ people: [SquadPerson], _ squads: SquadPeople, _ slugs: Slugs) -> [Named] {
    // Sorted by first match and number, so that the earliest gets the plain ID.
    let ordered = people.map { SquadPerson(entries: $0.entries.inOrder, registered: $0.registered) }
      .sorted { $0.entries[0] < $1.entries[0] }
    var taken: [String: Int] = [:]
    for code in ordered.compactMap(\.registered?.code) where !code.isEmpty { taken[code] = 1 }
    return ordered.map { person in
      if let code = person.registered?.code, !code.isEmpty { return Named(id: code, person: person) }
      let own = person.registered?.name ?? squads.usualName(of: person)
      let number = person.entries.map(squads.number).byFrequency.first
      let team = person.entries.last.map { slugs.teams[Int(squads.team($0))] } ?? "-"
      let slug = team + "/" + (own.isEmpty ? number.map(ShirtNumber.text) ?? "" : Players.slug(own))
      taken[slug, default: 0] += 1
      let times = taken[slug] ?? 1
      return Named(id: times == 1 ? slug : "\(slug)-\(times)", person: person)
    }
  }

  /// All IDs that refer to a person: the current one and those derived from other spellings and teams.
  private static func ids(of named: [Named], _ squads: SquadPeople, _ slugs: Slugs) -> [String: Int] {
    var others: [String: Set<Int>] = [:]
    for (index, one) in named.enumerated() {
      let teams = Set(one.person.entries.map(squads.team))
      let names = Set(one.person.entries.map(squads.name))
      for team in teams {
        for name in names where !squads.names[name].isEmpty {
          others[slugs.teams[Int(team)] + "/" + slugs.names[Int(name)], default: []].insert(index)
        }
      }
    }
    var ids = others.compactMapValues { $0.count == 1 ? $0.first : nil }
    for (index, one) in named.enumerated() { ids[one.id] = index }
    return ids
  }
}

extension Array where Element: Hashable & Comparable {
  /// The distinct elements, most frequent first.
  var byFrequency: [Element] {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension SquadPeople {
  /// The most frequent spelling. Empty if no file has a name.
  fileprivate func usualName(of person: SquadPerson) -> String {
    var counts: [SquadNames.Place: Int] = [:]
    for entry in person.entries { counts[name(entry), default: 0] += 1 }
    return counts.map { (name: names[$0.key], count: $0.value) }
      .min { ($1.count, $0.name) < ($0.count, $1.name) }?.name ?? ""
  }
}

extension [SeasonPlayer.Entry] {
  fileprivate var inOrder: Self {
    // Usually sorted already.
    zip(self, dropFirst()).allSatisfy { $0 < $1 } ? self : sorted()
  }
}

extension SeasonPlayer {
  fileprivate init(_ id: String, _ person: SquadPerson, _ squads: SquadPeople) {
    let names = Set(person.entries.map(squads.name)).map { squads.names[$0] }
    var teams: [SquadNames.Place] = []
    for team in person.entries.map(squads.team) where !teams.contains(team) { teams.append(team) }
    self.init(
      id: id, name: person.registered?.name ?? squads.usualName(of: person),
      spellings: Set(names + (person.registered.map { [$0.name] } ?? [])).sorted(),
      team: person.entries.last.map { squads.teams[squads.team($0)] } ?? "", teams: teams.map { squads.teams[$0] },
      numbers: person.entries.map(squads.number).byFrequency, entries: person.entries,
      licence: person.registered.flatMap { $0.licence.isEmpty ? nil : $0.licence } ?? squads.licence(of: person),
      birth: person.registered?.birth ?? "")
  }
}

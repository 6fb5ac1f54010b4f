import Phrases
import Standings

/// People with their ids, and those joined of whom somebody has said that they are one.
struct JoinedPeople {
  /// By their ids.
  private(set) var players: [SeasonPlayer] = []
  private(set) var ids: [String: Int] = [:]

  init(_ people: [SquadPerson], _ file: SeasonFile) {
    let named = Self.identified(people)
    let before = Self.ids(of: named)
    var groups = Groups<Int>()
    var members = named.indices.map { Set(named[$0].person.entries.map(\.place.match)) }
    for decision in file.decisions {
      guard case .same(let a, let b) = decision.what, let one = before[a], let other = before[b] else { continue }
      let (first, second) = (groups.root(of: one), groups.root(of: other))
      // Two who were in one match are two people, whatever anybody says.
      guard first != second, members[first].isDisjoint(with: members[second]) else { continue }
      groups.join(first, second)
      let root = groups.root(of: first)
      members[root] = members[first].union(members[second])
    }
    let joined = Dictionary(grouping: named.indices) { groups.root(of: $0) }.values.map { indices in
      let parts = indices.map { named[$0] }
      // The id of whoever the registry knows, else of whoever was there most often.
      let main = parts.min { $0.rank < $1.rank } ?? parts[0]
      let person = SquadPerson(
        entries: parts.flatMap(\.person.entries).inOrder, registered: parts.compactMap(\.person.registered).first)
      return (player: SeasonPlayer(main.id, person), indices: indices)
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

  private static func identified(_ people: [SquadPerson]) -> [Named] {
    // By their first match and their numbers there, so that whoever was first has the plain id.
    let ordered = people.map { SquadPerson(entries: $0.entries.inOrder, registered: $0.registered) }
      .sorted { one, other in
        let (a, b) = (one.entries[0].place, other.entries[0].place)
        return (a.match, a.side.rawValue, a.place) < (b.match, b.side.rawValue, b.place)
      }
    var taken: [String: Int] = [:]
    for code in ordered.compactMap(\.registered?.code) where !code.isEmpty { taken[code] = 1 }
    return ordered.map { person in
      if let code = person.registered?.code, !code.isEmpty { return Named(id: code, person: person) }
      let name = person.registered?.name ?? byFrequency(person.entries.map(\.name)).first ?? ""
      let number = byFrequency(person.entries.map(\.number)).first
      let slug =
        Players.slug(person.team) + "/" + (name.isEmpty ? number.map(String.init) ?? "" : Players.slug(name))
      taken[slug, default: 0] += 1
      let times = taken[slug] ?? 1
      return Named(id: times == 1 ? slug : "\(slug)-\(times)", person: person)
    }
  }

  /// Every id that means one of them: their own, and those that their other spellings and teams would give.
  private static func ids(of named: [Named]) -> [String: Int] {
    var others: [String: Set<Int>] = [:]
    for (index, one) in named.enumerated() {
      let teams = Set(one.person.entries.map(\.team))
      let names = Set(one.person.entries.map(\.name).filter { !$0.isEmpty })
      for team in teams {
        for name in names { others[Players.slug(team) + "/" + Players.slug(name), default: []].insert(index) }
      }
    }
    var ids = others.compactMapValues { $0.count == 1 ? $0.first : nil }
    for (index, one) in named.enumerated() { ids[one.id] = index }
    return ids
  }

  static func byFrequency<Value: Hashable & Comparable>(_ values: [Value]) -> [Value] {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension [SquadPerson.Entry] {
  fileprivate var inOrder: Self {
    sorted {
      ($0.place.match, $0.place.side.rawValue, $0.place.place) < (
        $1.place.match, $1.place.side.rawValue, $1.place.place
      )
    }
  }
}

extension SeasonPlayer {
  fileprivate init(_ id: String, _ person: SquadPerson) {
    let names = person.entries.map(\.name)
    var teams: [String] = []
    for entry in person.entries where !teams.contains(entry.team) { teams.append(entry.team) }
    self.init(
      id: id, name: person.registered?.name ?? JoinedPeople.byFrequency(names).first ?? "",
      spellings: Set(names + (person.registered.map { [$0.name] } ?? [])).sorted(), team: person.team, teams: teams,
      numbers: JoinedPeople.byFrequency(person.entries.map(\.number)), entries: person.entries.map(\.place),
      licence: person.registered?.licence ?? "", birth: person.registered?.birth ?? "")
  }
}

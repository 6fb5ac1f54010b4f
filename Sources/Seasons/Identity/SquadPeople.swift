import MatchModel
import Phrases
import Standings

/// A person's squad entries in a season.
struct SquadPerson {
  var entries: [SeasonPlayer.Entry]
  var registered: SeasonFile.Player?
}

/// Groups squad entries by person: first by registry, then by name and licence, then by number.
struct SquadPeople {
  private(set) var people: [SquadPerson] = []
  private(set) var names = SquadNames()
  private(set) var teams = SquadNames()
  /// The name and number of each squad entry, squad by squad. Stored compactly, because there are hundreds of
  /// thousands.
  private var nameOf: [SquadNames.Place] = []
  private var numberOf: [Int16] = []
  private var licences: [SeasonPlayer.Entry: String] = [:]
  /// The start of each squad in these arrays, and its team.
  private var squads: [(start: Int32, team: SquadNames.Place)] = []

  init(_ matches: [Season.Match], _ file: SeasonFile, _ keys: TeamKeys) {
    list(matches)
    let registry = PlayerRegistry(file, keys)
    var (registered, others) = divided(matches, registry)
    for index in others.indices where !licences.isEmpty { takeLicensed(&others[index], &registered, registry) }
    for (index, entries) in registered.sorted(by: { $0.key < $1.key }) {
      let parts = apart(entries)
      // If two players in a match have this name, the registered number decides.
      let own = parts.count == 1 ? 0 : parts.firstIndex { registry.wears(index, number($0[0])) }
      for (place, part) in parts.enumerated() {
        people.append(SquadPerson(entries: part, registered: place == own ? registry[index] : nil))
      }
    }
    for team in others.indices {
      people += people(others[team]).map { SquadPerson(entries: $0) }
      others[team] = []
    }
  }

  private mutating func list(_ matches: [Season.Match]) {
    let count = matches.reduce(0) { $0 + $1.kept.sheet.home.count + $1.kept.sheet.away.count }
    nameOf.reserveCapacity(count)
    numberOf.reserveCapacity(count)
    for (index, match) in matches.enumerated() {
      for side in Side.allCases {
        squads.append((Int32(nameOf.count), teams.place(of: match.result[side])))
        for (place, appearance) in match.sheet[side].enumerated() {
          if !appearance.licence.isEmpty {
            licences[SeasonPlayer.Entry(match: index, side: side, place: place)] = appearance.licence
          }
          nameOf.append(names.place(of: appearance.name))
          numberOf.append(Int16(clamping: appearance.number))
        }
      }
    }
  }

  /// The entries of registered players by their place in the registry, and the other entries by team.
  private func divided(
    _ matches: [Season.Match], _ registry: PlayerRegistry
  ) -> (registered: [Int: [SeasonPlayer.Entry]], others: [[SeasonPlayer.Entry]]) {
    var registered: [Int: [SeasonPlayer.Entry]] = [:]
    var others: [[SeasonPlayer.Entry]] = Array(repeating: [], count: teams.all.count)
    for (index, match) in matches.enumerated() {
      for side in Side.allCases {
        for place in match.sheet[side].indices {
          let entry = SeasonPlayer.Entry(match: index, side: side, place: place)
          if !registry.isEmpty, let name = names.keys(name(entry)),
            let known = registry.index(
              name, number: number(entry), team: match.result[side], date: match.result.date)
          {
            registered[known, default: []].append(entry)
          } else {
            others[Int(team(entry))].append(entry)
          }
        }
      }
    }
    return (registered, others)
  }

  /// Moves entries with an unknown name and a registered licence to the registered person, except in a match that lists
  /// the person already.
  private func takeLicensed(
    _ entries: inout [SeasonPlayer.Entry], _ registered: inout [Int: [SeasonPlayer.Entry]], _ registry: PlayerRegistry
  ) {
    entries.removeAll { entry in
      guard let known = licences[entry].flatMap(registry.index(licence:)),
        registered[known]?.contains(where: { $0.match == entry.match }) != true
      else { return false }
      registered[known, default: []].append(entry)
      return true
    }
  }

  /// The most frequent licence in the files; empty if they have none.
  func licence(of person: SquadPerson) -> String {
    licences.isEmpty ? "" : person.entries.compactMap { licences[$0] }.byFrequency.first ?? ""
  }

  func number(_ entry: SeasonPlayer.Entry) -> Int { Int(numberOf[Int(squads[entry.squad].start) + entry.place]) }
  func name(_ entry: SeasonPlayer.Entry) -> SquadNames.Place { nameOf[Int(squads[entry.squad].start) + entry.place] }
  func team(_ entry: SeasonPlayer.Entry) -> SquadNames.Place { squads[entry.squad].team }

  /// The entries of a team, grouped by person.
  private func people(_ entries: [SeasonPlayer.Entry]) -> [[SeasonPlayer.Entry]] {
    var byNumber: [Int: [SeasonPlayer.Entry]] = [:]
    var byName: [SquadNames.Place: [SeasonPlayer.Entry]] = [:]
    for entry in entries {
      if names.keys(name(entry)) == nil {
        byNumber[number(entry), default: []].append(entry)
      } else {
        byName[name(entry), default: []].append(entry)
      }
    }
    var same = UnionFind<String>()
    for name in byName.keys { if let keys = names.keys(name) { same.join(keys.joined, keys.sorted) } }
    joinLicensed(byName, in: &same)
    let spellings = Dictionary(grouping: byName.keys) { same.root(of: names.keys($0)?.joined ?? "") }
    let people = spellings.values.map { $0.flatMap { byName[$0] ?? [] } }
    // Reserve exactly the space needed.
    return (people.flatMap(apart) + byNumber.values).map { entries in entries.map(\.self) }
  }

  /// Joins names with the same licence, unless two of them are in one match. A licence number must then be wrong
  /// somewhere.
  private func joinLicensed(_ byName: [SquadNames.Place: [SeasonPlayer.Entry]], in same: inout UnionFind<String>) {
    guard !licences.isEmpty else { return }
    var matches: [String: Set<Int>] = [:]
    var holders: [String: Set<String>] = [:]
    for (name, entries) in byName {
      let root = same.root(of: names.keys(name)?.joined ?? "")
      matches[root, default: []].formUnion(entries.map(\.match))
      for licence in entries.compactMap({ licences[$0] }) { holders[licence, default: []].insert(root) }
    }
    for (_, roots) in holders.sorted(by: { $0.key < $1.key }) where roots.count > 1 {
      let roots = Set(roots.map { same.root(of: $0) }).sorted()
      let together = roots.reduce(into: Set<Int>()) { $0.formUnion(matches[$1] ?? []) }
      guard together.count == roots.reduce(0, { $0 + (matches[$1]?.count ?? 0) }) else { continue }
      for root in roots.dropFirst() { same.join(roots[0], root) }
      matches[same.root(of: roots[0])] = together
    }
  }

  /// Separates players with the same name in one match by their numbers.
  private func apart(_ entries: [SeasonPlayer.Entry]) -> [[SeasonPlayer.Entry]] {
    guard Set(entries.map(\.match)).count < entries.count else { return [entries] }
    return Dictionary(grouping: entries, by: number).sorted { $0.key < $1.key }.map(\.value)
  }
}

import Phrases

/// The people in a season file, and the squad entries that belong to them.
struct PlayerRegistry {
  private let players: [SeasonFile.Player]
  /// Indices in `players` by name without spaces and by sorted words.
  private var byName: [String: [Int]] = [:]
  /// Indices in `players` by licence; -1 if several have it.
  private var byLicence: [String: Int] = [:]
  private let keys: TeamKeys

  init(_ file: SeasonFile, _ keys: TeamKeys) {
    players = file.players
    self.keys = keys
    for (index, player) in players.enumerated() {
      var names: Set<String> = []
      for name in [player.name] + player.aliases {
        guard let key = NameKeys(name) else { continue }
        names.formUnion([key.joined, key.sorted])
      }
      for name in names { byName[name, default: []].append(index) }
      if !player.licence.isEmpty { byLicence[player.licence] = byLicence[player.licence] == nil ? index : -1 }
    }
  }

  var isEmpty: Bool { players.isEmpty }

  subscript(index: Int) -> SeasonFile.Player { players[index] }

  /// The only registered person in the team with this name, or nil.
  func index(_ name: NameKeys, number: Int, team: String, date: String) -> Int? {
    let named = Set((byName[name.joined] ?? []) + (byName[name.sorted] ?? []))
    let candidates = named.filter { isOf($0, team, date) }
    if candidates.count <= 1 { return candidates.first }
    let numbered = candidates.filter { wears($0, number) }
    return numbered.count == 1 ? numbered.first : nil
  }

  func index(licence: String) -> Int? { byLicence[licence].flatMap { $0 < 0 ? nil : $0 } }

  func wears(_ index: Int, _ number: Int) -> Bool { players[index].memberships.contains { $0.number == number } }

  private func isOf(_ index: Int, _ team: String, _ date: String) -> Bool {
    let player = players[index]
    guard player.memberships.isEmpty else {
      return player.memberships.contains { membership in
        keys.key(of: membership.team) == keys.key(of: team) && (date.isEmpty || membership.holds(on: date))
      }
    }
    // IDs begin with the team.
    guard let slash = player.code.firstIndex(of: "/") else { return true }
    return player.code[..<slash] == Players.slug(team)
  }
}

extension SeasonFile.Membership {
  /// True if the player belongs to the team on that day; an unknown day counts as the present, after every start.
  package func holds(on day: String) -> Bool {
    if day.isEmpty { return to.isEmpty }
    return (from.isEmpty || from <= day) && (to.isEmpty || day <= to)
  }
}

extension SeasonFile {
  /// An entry that both versions changed in different ways.
  package struct MergeConflict: Equatable {
    /// The name of the element: `jugador`.
    package let element: String
    package let name: String
  }

  /// Merges two versions of a season file. Entries are identified by name, and decisions are a set; if both versions
  /// changed an entry, this version is kept.
  /// - Parameter base: the version that both were derived from; nil if unknown.
  package func merged(with other: SeasonFile, base: SeasonFile?) -> (file: SeasonFile, conflicts: [MergeConflict]) {
    var merging = Merging()
    var file = self
    let base = base?.unplaced
    func text(_ path: WritableKeyPath<SeasonFile, String>, _ name: String) {
      file[keyPath: path] =
        merging.value(self[keyPath: path], other[keyPath: path], base.map { $0[keyPath: path] }, "temporada", name)
        ?? ""
    }
    text(\.name, "nom")
    text(\.us, "nostre")
    text(\.competition, "competicio")
    text(\.rules, "reglament")
    let (one, other) = (unplaced, other.unplaced)
    file.settings = merging.entries(one.settings, other.settings, base?.settings, "parametre", \.key)
    file.competitions = merging.entries(one.competitions, other.competitions, base?.competitions, "competicio", \.name)
    file.teams = merging.entries(one.teams, other.teams, base?.teams, "equip", \.name)
    file.players = merging.entries(one.players, other.players, base?.players, "jugador", \.key)
    file.results = merging.entries(one.results, other.results, base?.results, "resultat", \.key)
    file.decisions = merging.entries(one.decisions, other.decisions, base?.decisions, "decisio") { "\($0)" }
    file.confirmations = merging.entries(
      one.confirmations, other.confirmations, base?.confirmations, "confirmacio", \.match.key)
    return (file, merging.conflicts)
  }

  /// A copy without line numbers, which do not matter in comparisons.
  private var unplaced: SeasonFile {
    var file = self
    for index in file.settings.indices { file.settings[index].line = 0 }
    for index in file.competitions.indices {
      file.competitions[index].line = 0
      for setting in file.competitions[index].settings.indices { file.competitions[index].settings[setting].line = 0 }
    }
    for index in file.teams.indices { file.teams[index].line = 0 }
    for index in file.players.indices { file.players[index].line = 0 }
    for index in file.results.indices { file.results[index].line = 0 }
    for index in file.decisions.indices { file.decisions[index].line = 0 }
    for index in file.confirmations.indices {
      file.confirmations[index].line = 0
      file.confirmations[index].match.line = 0
    }
    return file
  }
}

extension SeasonFile.Player {
  fileprivate var key: String { code.isEmpty ? name : code }
}

extension SeasonFile.Result {
  fileprivate var key: String { [competition, date, round, home, away].joined(separator: "\t") }
}

private struct Merging {
  var conflicts: [SeasonFile.MergeConflict] = []

  /// The merged entry; nil if it was deleted.
  mutating func value<Value: Equatable>(
    _ one: Value?, _ other: Value?, _ base: Value?, _ element: String, _ name: String
  ) -> Value? {
    if one == other || other == base { return one }
    if one == base { return other }
    // Deleted in one version and changed in the other: keep the changed entry.
    if let one, other != nil {
      conflicts.append(SeasonFile.MergeConflict(element: element, name: name))
      return one
    }
    return one ?? other
  }

  /// Not inlined: with seven kinds of entries, `merged` would be a function that takes the optimiser seconds.
  @inline(never)
  mutating func entries<Entry: Equatable>(
    _ one: [Entry], _ other: [Entry], _ base: [Entry]?, _ element: String, _ key: (Entry) -> String
  ) -> [Entry] {
    func places(_ entries: [Entry]) -> [String: Int] {
      Dictionary(zip(entries.map(key), entries.indices)) { first, _ in first }
    }
    let base = base ?? []
    let (mine, theirs, before) = (places(one), places(other), places(base))
    var seen: Set<String> = []
    return (one + other).compactMap { entry in
      let name = key(entry)
      guard seen.insert(name).inserted else { return nil }
      return value(
        mine[name].map { one[$0] }, theirs[name].map { other[$0] }, before[name].map { base[$0] }, element, name)
    }
  }
}

import Standings

/// A possible mistake in a season's files, for the user to check. Nothing is corrected automatically.
public enum SeasonDoubt: Sendable {
  /// Two files of the same match agree. The first one counts.
  case duplicate(SeasonResults.Source, also: SeasonResults.Source)
  /// Two files of the same match have different scores.
  case contradiction(SeasonResults.Conflict)
  /// A match that breaks a law without confirmation.
  case unlawful(file: String)
  /// A match still in progress although later ones have been played.
  case unfinished(file: String)
  /// A date that does not exist.
  case noDate(SeasonResults.Source)
  /// A date more than a year away from nearly all others of its competition.
  case farDate(SeasonResults.Source)
  /// Rounds without results between rounds with results.
  case missingRounds([Int], competition: String)
  /// Names treated as the same team; the season's spelling comes first.
  case spellings(team: String, also: [String])
  /// Teams that never meet and whose names differ by a typo.
  case similarTeams(String, String)
  case similarCompetitions(String, String)
  case sharedLicence(String, [SeasonPlayer])
}

extension Season {
  /// Possible mistakes, most misleading first.
  /// - Parameter sources: all results in the files.
  public func doubts(in sources: [SeasonResults.Source]) -> [SeasonDoubt] {
    results.conflicts.map(SeasonDoubt.contradiction) + results.repeats.map { .duplicate($0.kept, also: $0.other) }
      + matches.filter(\.sheet.isUnlawful).map(\.file).sorted().map(SeasonDoubt.unlawful) + unfinished + dates
      + missingRounds
      + spellings(in: sources) + similarTeams + similarCompetitions + sharedLicences
  }

  private var sharedLicences: [SeasonDoubt] {
    var holders: [String: [SeasonPlayer]] = [:]
    for player in players.all {
      let inFiles = player.entries.map { matches[$0.match].sheet[$0].licence }
      for licence in Set(inFiles + [player.licence]) where !licence.isEmpty {
        holders[licence, default: []].append(player)
      }
    }
    return holders.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { SeasonDoubt.sharedLicence($0.key, $0.value.sorted { $0.id < $1.id }) }
  }

  private var unfinished: [SeasonDoubt] {
    let all = results.competitions.flatMap(\.matches).map(\.result)
    guard let last = all.filter({ $0.outcome != .pending }).map(\.date).max() else { return [] }
    return matches.filter { match in
      guard case .inProgress = match.sheet.result.outcome else { return false }
      return !match.result.date.isEmpty && match.result.date < last
    }.map(\.file).sorted().map(SeasonDoubt.unfinished)
  }

  private var dates: [SeasonDoubt] {
    results.competitions.flatMap { competition in
      let odd = OddDates(competition.matches.map(\.result.date))
      return competition.matches.compactMap { match -> SeasonDoubt? in
        if odd.isNone(match.result.date) { return .noDate(match) }
        return odd.isFar(match.result.date) ? .farDate(match) : nil
      }
    }
  }

  private var missingRounds: [SeasonDoubt] {
    results.competitions.flatMap { competition in
      competition.groups.compactMap { group -> SeasonDoubt? in
        let rounds = Set(group.results.compactMap(\.matchday))
        guard let first = rounds.min(), let last = rounds.max(), rounds.count > 1 else { return nil }
        // If more rounds are missing than present, the list is incomplete on purpose.
        let missing = (first...min(last, first + rounds.count * 2)).filter { !rounds.contains($0) }
        let name = [competition.name, group.name].filter { !$0.isEmpty }.joined(separator: ", ")
        return missing.isEmpty || missing.count > rounds.count ? nil : .missingRounds(missing, competition: name)
      }
    }
  }

  private func spellings(in sources: [SeasonResults.Source]) -> [SeasonDoubt] {
    var spelt: [String: Set<String>] = [:]
    for name in Set(sources.flatMap { [$0.result.home, $0.result.away] }) {
      spelt[keys.key(of: name), default: []].insert(name)
    }
    // Declared aliases are intentional.
    let declared = Set(file.teams.flatMap { [$0.name] + $0.aliases })
    return teams.compactMap { team in
      let others = spelt[keys.key(of: team)]?.subtracting(declared).subtracting([team]) ?? []
      return others.isEmpty ? nil : .spellings(team: team, also: others.sorted())
    }
  }
}

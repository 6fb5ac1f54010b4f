import Standings

/// Something in the files of a season that may be a mistake. Nothing is changed for it: somebody should look.
public enum Doubt: Sendable {
  /// Two files of one match, that do not contradict each other; the first one counts.
  case toldAgain(SeasonResults.Source, also: SeasonResults.Source)
  /// One match with two scores.
  case toldTwice(SeasonResults.Conflict)
  /// A match that breaks a law nobody confirmed.
  case unlawful(file: String)
  /// In progress still, though a later day has been played: nobody has closed it.
  case unfinished(file: String)
  /// Not a day of the calendar.
  case noDate(SeasonResults.Source)
  /// More than a year from nearly all matches of its competition.
  case farDate(SeasonResults.Source)
  /// Nobody tells anything of these rounds, though of some before and after them.
  case missingRounds([Int], competition: String)
  /// Names that were taken for one team, as the season spells it first.
  case spellings(team: String, also: [String])
  /// Teams that never meet, with names that a slip of the finger makes alike.
  case similarTeams(String, String)
  case similarCompetitions(String, String)
}

extension Season {
  /// What may be a mistake, in the order in which it misleads most.
  /// - Parameter sources: all results, as the files have them.
  public func doubts(in sources: [SeasonResults.Source]) -> [Doubt] {
    results.conflicts.map(Doubt.toldTwice) + results.repeats.map { .toldAgain($0.kept, also: $0.other) }
      + matches.filter(\.sheet.isUnlawful).map(\.file).sorted().map(Doubt.unlawful) + unfinished + dates + missingRounds
      + spellings(in: sources) + similarTeams + similarCompetitions
  }

  private var unfinished: [Doubt] {
    let all = results.competitions.flatMap(\.matches).map(\.result)
    guard let last = all.filter({ $0.outcome != .pending }).map(\.date).max() else { return [] }
    return matches.filter { match in
      guard case .inProgress = match.sheet.result.outcome else { return false }
      return !match.result.date.isEmpty && match.result.date < last
    }.map(\.file).sorted().map(Doubt.unfinished)
  }

  private var dates: [Doubt] {
    results.competitions.flatMap { competition in
      let odd = OddDates(competition.matches.map(\.result.date))
      return competition.matches.compactMap { match -> Doubt? in
        if odd.isNone(match.result.date) { return .noDate(match) }
        return odd.isFar(match.result.date) ? .farDate(match) : nil
      }
    }
  }

  private var missingRounds: [Doubt] {
    results.competitions.flatMap { competition in
      competition.groups.compactMap { group -> Doubt? in
        let rounds = Set(group.results.compactMap(\.matchday))
        guard let first = rounds.min(), let last = rounds.max(), rounds.count > 1 else { return nil }
        // A list of every tenth round is no season with gaps.
        let missing = (first...min(last, first + rounds.count * 2)).filter { !rounds.contains($0) }
        let name = [competition.name, group.name].filter { !$0.isEmpty }.joined(separator: ", ")
        return missing.isEmpty || missing.count > rounds.count ? nil : .missingRounds(missing, competition: name)
      }
    }
  }

  private func spellings(in sources: [SeasonResults.Source]) -> [Doubt] {
    var spelt: [String: Set<String>] = [:]
    for name in Set(sources.flatMap { [$0.result.home, $0.result.away] }) {
      spelt[keys.key(of: name), default: []].insert(name)
    }
    // Who is declared to have several names has them.
    let declared = Set(file.teams.flatMap { [$0.name] + $0.aliases })
    return teams.compactMap { team in
      let others = spelt[keys.key(of: team)]?.subtracting(declared).subtracting([team]) ?? []
      return others.isEmpty ? nil : .spellings(team: team, also: others.sorted())
    }
  }
}

import Phrases
import Standings

/// Applies a season file to results before they are merged.
extension SeasonFile {
  /// The competition with this name or alias, with or without the season in the name.
  public func competition(named name: String) -> Competition? {
    let wanted = folded(name)
    func agrees(_ competition: Competition) -> Bool {
      ([competition.name] + competition.aliases).contains { folded($0) == wanted }
    }
    return competitions.first(where: agrees) ?? competitions.first { areOneCompetition($0.name, name, fold: folded) }
  }

  /// The results of all files and of this one, with its decisions applied.
  /// - Parameter path: the name of this file in messages.
  func applied(
    to sources: [SeasonResults.Source], _ teams: TeamKeys, path: String
  ) -> [SeasonResults.Source] {
    var sources = sources.filter { !isVoid($0.file) }
    sources += results.filter { $0.score != nil }.map { result in
      SeasonResults.Source(
        MatchResult(result, .played(result.score ?? MatchScore(0, 0))), file: path, line: result.line)
    }
    for index in sources.indices { rename(&sources[index].result) }
    for award in results {
      guard let score = award.awarded else { continue }
      var isKnown = false
      for index in sources.indices where isMeant(sources[index].result, by: award, teams) {
        sources[index].result.outcome = .awarded(score)
        sources[index].result.reason = award.reason
        isKnown = true
      }
      guard !isKnown else { continue }
      var result = MatchResult(award, .awarded(score))
      result.reason = award.reason
      rename(&result)
      sources.append(SeasonResults.Source(result, file: path, line: award.line))
    }
    for confirmation in confirmations {
      for index in sources.indices where isMeant(sources[index].result, by: confirmation.match, teams) {
        // A result that was changed afterwards is no longer confirmed.
        sources[index].result.isConfirmed = sources[index].result.counted == confirmation.match.score
      }
    }
    for decision in decisions {
      guard case .withdrawal(let team, keepsResults: false) = decision.what else { continue }
      let key = teams.key(of: team)
      for index in sources.indices {
        let result = sources[index].result
        guard [result.home, result.away].contains(where: { teams.key(of: $0) == key }),
          applies(decision, to: result.competition)
        else { continue }
        sources[index].result.isAnnulled = true
      }
    }
    return sources
  }

  func isVoid(_ file: String) -> Bool {
    decisions.contains { decision in
      guard case .void(let name) = decision.what, !name.isEmpty else { return false }
      return file == name || file.hasSuffix("/" + name)
    }
  }

  private func rename(_ result: inout MatchResult) {
    result.competition = unaliased(result.competition.isEmpty ? competition : result.competition)
  }

  /// The name of the competition with this alias; the name itself if it is no alias.
  package func unaliased(_ name: String) -> String {
    let wanted = folded(name)
    return competitions.first { $0.aliases.contains { folded($0) == wanted } }?.name ?? name
  }

  /// True if the decision applies to the competition. It may name the competition by an alias, or without the season.
  func applies(_ decision: Decision, to competition: String) -> Bool {
    decision.competition.isEmpty || areOneCompetition(unaliased(decision.competition), competition, fold: folded)
  }

  /// True if an award or a confirmation refers to this match: the same home and away teams and competition, and the
  /// same day or round if both state it.
  /// - Parameter match: with the competition's name in place of an alias.
  func isMeant(_ match: MatchResult, by entry: Result, _ teams: TeamKeys) -> Bool {
    guard teams.key(of: entry.home) == teams.key(of: match.home), teams.key(of: entry.away) == teams.key(of: match.away)
    else { return false }
    guard
      entry.competition.isEmpty || match.competition.isEmpty
        || areOneCompetition(unaliased(entry.competition), match.competition, fold: folded)
    else { return false }
    if !entry.date.isEmpty, !match.date.isEmpty { return entry.date == match.date }
    let own = MatchResult(entry, .pending)
    if let matchday = own.matchday, let other = match.matchday { return matchday == other }
    return true
  }
}

extension MatchResult {
  package init(_ result: SeasonFile.Result, _ outcome: Outcome) {
    self.init(result.home, result.away, outcome)
    competition = result.competition
    round = result.round
    date = result.date
  }
}

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
    return competitions.first(where: agrees)
      ?? competitions.filter { wanted.hasPrefix(folded($0.name) + " ") }.max { $0.name.count < $1.name.count }
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
    for award in results {
      guard let score = award.awarded else { continue }
      var isKnown = false
      for index in sources.indices where award.isOf(sources[index].result, teams) {
        sources[index].result.outcome = .awarded(score)
        sources[index].result.reason = award.reason
        isKnown = true
      }
      guard !isKnown else { continue }
      var result = MatchResult(award, .awarded(score))
      result.reason = award.reason
      sources.append(SeasonResults.Source(result, file: path, line: award.line))
    }
    for confirmation in confirmations {
      for index in sources.indices where confirmation.match.isOf(sources[index].result, teams) {
        // A result that was changed afterwards is no longer confirmed.
        sources[index].result.isConfirmed = sources[index].result.counted == confirmation.match.score
      }
    }
    for index in sources.indices { rename(&sources[index].result) }
    for decision in decisions {
      guard case .withdrawal(let team, keepsResults: false) = decision.what else { continue }
      for index in sources.indices where isOf(decision, sources[index].result, team, teams) {
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
    if result.competition.isEmpty { result.competition = competition }
    let name = folded(result.competition)
    if let known = competitions.first(where: { $0.aliases.contains { folded($0) == name } }) {
      result.competition = known.name
    }
  }

  private func isOf(_ decision: Decision, _ result: MatchResult, _ team: String, _ teams: TeamKeys) -> Bool {
    let key = teams.key(of: team)
    guard teams.key(of: result.home) == key || teams.key(of: result.away) == key else { return false }
    return decision.isOf(result.competition)
  }
}

extension SeasonFile.Result {
  /// True if the entry refers to this match: the same home and away teams, and the same day or round if both state it.
  func isOf(_ result: MatchResult, _ teams: TeamKeys) -> Bool {
    guard teams.key(of: home) == teams.key(of: result.home), teams.key(of: away) == teams.key(of: result.away) else {
      return false
    }
    if !competition.isEmpty, !result.competition.isEmpty, !folded(result.competition).hasPrefix(folded(competition)) {
      return false
    }
    if !date.isEmpty, !result.date.isEmpty { return date == result.date }
    let own = MatchResult(self, .pending)
    if let matchday = own.matchday, let other = result.matchday { return matchday == other }
    return true
  }
}

extension MatchResult {
  fileprivate init(_ result: SeasonFile.Result, _ outcome: Outcome) {
    self.init(result.home, result.away, outcome)
    competition = result.competition
    round = result.round
    date = result.date
  }
}

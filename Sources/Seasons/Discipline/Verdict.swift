import Standings

/// A committee's decision about a player in a competition.
struct Verdict {
  let player: SeasonPlayer
  /// It applies to matches after its day, or to all if that is empty.
  let decision: Decision
}

extension Season {
  /// Decisions about the players of a team, sorted by day.
  func verdicts(on team: String, in competition: String, until day: String?) -> [Verdict] {
    file.decisions.compactMap { decision -> Verdict? in
      let id: String
      switch decision.what {
      case .ban(let player, _), .lift(let player, _): id = player
      default: return nil
      }
      guard let player = players.named(id), self.team(of: player, on: decision.date) == team,
        day.map({ decision.date <= $0 }) ?? true
      else { return nil }
      let isOwn =
        decision.competition.isEmpty
        ? competition == mainCompetition(of: team) : file.applies(decision, to: competition)
      return isOwn ? Verdict(player: player, decision: decision) : nil
    }
    .sorted { $0.decision.date < $1.decision.date }
  }

  private func team(of player: SeasonPlayer, on day: String) -> String {
    let last = player.entries.last { matches[$0.match].result.date <= day }
    return (last ?? player.entries.first).map { matches[$0.match].result[$0.side] } ?? player.team
  }

  /// The competition with most of the team's matches. If several have the same number, the first by name.
  private func mainCompetition(of team: String) -> String {
    func count(_ competition: SeasonResults.Competition) -> Int {
      competition.matches.count { $0.result.kind != .friendly && $0.result.side(of: team) != nil }
    }
    return results.competitions.max { count($0) < count($1) || (count($0) == count($1) && $0.name > $1.name) }?.name
      ?? ""
  }
}

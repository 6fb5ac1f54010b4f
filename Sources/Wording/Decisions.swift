import Phrases
import Seasons
import Standings

/// Decisions about a season, and those that cannot be applied.
extension Wording {
  /// "3 points taken from Inca, 2026-11-21 (ineligible player)".
  /// - Parameter player: returns the name for an ID.
  public func decision(_ decision: Decision, _ player: (String) -> String) -> String {
    let date = decision.date.isEmpty ? "" : ", " + oneLine(decision.date)
    let reason = decision.reason.isEmpty ? "" : " (\(oneLine(decision.reason)))"
    return book(phrase(decision.what, player)) + date + reason
  }

  private func phrase(_ what: Decision.What, _ player: (String) -> String) -> Phrase {
    switch what {
    case .deduction(let team, let points):
      Phrase("season.decision.deduction", ["team": oneLine(team)], count: points)
    case .ban(let id, let matches): Phrase("season.decision.ban", ["player": player(id)], count: matches)
    case .lift(let id, let matches?): Phrase("season.decision.lift", ["player": player(id)], count: matches)
    case .lift(let id, nil): Phrase("season.decision.lift-all", ["player": player(id)])
    case .lots(let teams): Phrase("season.decision.lots", ["teams": list(teams)])
    case .playOff(let winner, let teams):
      Phrase("season.decision.play-off", ["winner": oneLine(winner), "teams": list(teams)])
    case .withdrawal(let team, keepsResults: false): Phrase("season.decision.withdrawal", ["team": oneLine(team)])
    case .withdrawal(let team, keepsResults: true): Phrase("season.decision.withdrawal-kept", ["team": oneLine(team)])
    case .void(let file): Phrase("season.decision.void", ["file": oneLine(file)])
    case .same(let one, let other): Phrase("season.decision.same", ["one": oneLine(one), "other": oneLine(other)])
    case .different(let one, let other):
      Phrase("season.decision.different", ["one": oneLine(one), "other": oneLine(other)])
    }
  }

  /// "Awarded: Inca 3-0 Sóller, 2026-11-21 (no referee)".
  public func award(_ result: SeasonFile.Result) -> String {
    var match = MatchResult(result.home, result.away, result.awarded.map { .awarded($0) } ?? .pending)
    match.date = result.date
    return awarded(match, for: result.reason)
  }

  /// "Confirmed by Joan Mas, 2026-11-23: Inca 2-1 Sóller, 2026-11-21".
  public func confirmation(_ confirmation: Confirmation) -> String {
    let (person, day) = (oneLine(confirmation.person), oneLine(confirmation.day))
    return book(Phrase("season.confirmed", ["match": match(confirmation), "person": person, "day": day]))
  }

  /// The match with the score that was confirmed.
  public func match(_ confirmation: Confirmation) -> String {
    let confirmed = confirmation.match
    var match = MatchResult(confirmed.home, confirmed.away, confirmed.score.map { .played($0) } ?? .pending)
    match.date = confirmed.date
    return result(match)
  }

  /// An unknown name in a season file.
  /// - Parameter teams: the known teams.
  public func stranger(_ stranger: Season.Stranger, teams: [String]) -> String {
    switch stranger {
    case .team(let name, _):
      book(Phrase("results.unknown-team", ["name": oneLine(name), "known": list(teams)]))
    case .player(let id, _): book(Phrase("season.unknown-id", ["id": oneLine(id)]))
    case .met(let one, let other, _): book(Phrase("season.met", ["one": oneLine(one), "other": oneLine(other)]))
    }
  }
}

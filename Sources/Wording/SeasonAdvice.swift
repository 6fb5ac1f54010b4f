import MatchRules
import Phrases
import Seasons
import Standings
import Text

/// Advice from a season: players' progress, strengths and weaknesses of teams, lack of playing time.
extension Wording {
  /// "minutes ▁▃▅▆█: 120 in the first half of the season, 300 in the second; the last five on average 71.5".
  /// - Parameter name: the name of the figure.
  public func progress(_ name: Phrase, _ progress: PlayerProgress) -> String {
    let (first, second) = progress.halves
    let halves = book(
      Phrase(
        "season.progress",
        ["figure": name, "line": Sparkline.line(progress.values), "first": first, "second": second]))
    guard let mean = progress.lastFive else { return halves }
    return book(Phrase("season.progress-of-five", ["halves": halves, "mean": decimal(mean, places: 1)]))
  }

  /// "7 of 11 goals from corners (all teams: 28%)".
  public func point(_ point: TeamPoint) -> String {
    let facts: Phrase.Arguments = ["count": point.count, "all": point.of, "how": how(point), "mean": point.mean]
    return book(Phrase(point.isScored ? "season.point-scored" : "season.point-conceded", facts))
  }

  private func how(_ point: TeamPoint) -> Phrase {
    switch point.feature {
    case .setPieces: Phrase("season.how-set-pieces")
    case .corners: Phrase("season.how-corners")
    case .freeKicks: Phrase("season.how-free-kicks")
    case .penalties: Phrase("season.how-penalties")
    case .crosses: Phrase("season.how-crosses")
    case .counterAttacks: Phrase("season.how-counter-attacks")
    case .headers: Phrase("season.how-headers")
    case .early: Phrase("season.how-early", ["minute": point.minute])
    case .late: Phrase("season.how-late", ["minute": point.minute])
    }
  }

  /// The property that goals share: "1-15'", "corner", "while leading".
  /// - Parameter rules: the rules of the season's game, if it has words of its own for origins.
  public func goals(_ kind: GoalGroup.Kind, by rules: RuleSet? = nil) -> String {
    switch kind {
    case .quarter(let minutes): "\(minutes.lowerBound)-\(minutes.upperBound)'"
    case .origin(let code): rules.map { origin(code, by: $0) } ?? origin(code)
    case .bodyPart(let code): bodyPart(code)
    case .zone(let place): zone(place)
    case .standing(.leading): book(Phrase("season.leading"))
    case .standing(.level): book(Phrase("season.level"))
    case .standing(.trailing): book(Phrase("season.trailing"))
    }
  }

  /// A player's trait: "Joan Pons: tall".
  public func trait(_ trait: Remark, of player: SeasonPlayer) -> String {
    book(Phrase("season.trait", ["player": self.player(player), "text": oneLine(trait.text)]))
  }

  /// A note about a team or one of its players: "2026-09-06, against Inca, 12': Joan Pons: tired early".
  /// - Parameter player: nil for a note about the team.
  public func note(_ note: Remark, on player: SeasonPlayer?, in match: MatchResult) -> String {
    let opponent = note.side.map { book(Phrase("answer.earlier-opponent", ["team": oneLine(match[$0.other])])) }
    let minute = note.minute.isEmpty ? nil : note.minute + "'"
    let when = [match.date, opponent, minute].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return ([when] + [player.map { self.player($0) }, oneLine(note.text)].compactMap(\.self)).joined(separator: ": ")
  }

  /// "minutes by position: DF 120, MF 45".
  public func positions(_ totals: PlayerTotals) -> String {
    let parts = totals.positions.map { "\(oneLine($0.position)) \($0.minutes)" }
    return book(Phrase("season.positions", ["positions": parts.joined(separator: ", ")]))
  }

  /// The takers of corners or penalties: "corners: Joan Pons 5, Pau Riera 2". Nil if no player has taken any. At most
  /// five are named.
  public func takers(_ key: String, _ players: [PlayerTotals], _ count: (PlayerTotals) -> Int) -> String? {
    let takers = ranked(players, by: count)
    guard !takers.isEmpty else { return nil }
    let names = takers.prefix(5).map { player($0.player, count: count($0)) }.joined(separator: ", ")
    let others = takers.count - 5
    let players = others > 0 ? book(Phrase("season.scout.more", ["players": names, "count": others])) : names
    return book(Phrase(key, ["players": players]))
  }

  /// The players with a count, the highest first.
  func ranked(_ players: [PlayerTotals], by count: (PlayerTotals) -> Int) -> [PlayerTotals] {
    players.filter { count($0) > 0 }.sorted { (-count($0), $0.player.id) < (-count($1), $1.player.id) }
  }

  /// "Inca 2-1 Sóller, 2026-09-06: Marc Sala, 20 of 45 minutes".
  public func breach(_ player: SeasonPlayer, _ breach: PlayingTimeBreach) -> String {
    let (match, player) = (result(breach.result), self.player(player))
    switch breach.demand {
    case .minutes(let demanded, let possible):
      let facts: Phrase.Arguments = [
        "match": match, "player": player, "minutes": breach.played, "demanded": demanded,
      ]
      let text = book(Phrase("season.too-little", facts))
      return possible < demanded ? text + book(Phrase("season.not-possible", ["minutes": possible])) : text
    case .periods(let demanded, let before):
      let facts: Phrase.Arguments = [
        "match": match, "player": player, "periods": breach.played, "demanded": demanded, "before": before,
      ]
      return book(Phrase("season.too-few-periods", facts))
    }
  }
}

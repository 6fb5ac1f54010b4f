import Phrases
import Seasons
import Standings
import TextLayout

/// What a coach makes of a season: how a player goes on, in what a team stands out, who plays too little.
extension Wording {
  /// "minutes ▁▃█ 120; 300 in the second half of the season; the last five on average 71.5".
  /// - Parameter name: of the figure.
  public func progress(_ name: Phrase, _ progress: PlayerProgress) -> String {
    let (first, second) = progress.halves
    let facts: KeyValuePairs<String, any PhraseArgument> = [
      "figure": name, "line": Sparkline.line(progress.values), "first": first, "second": second,
      "mean": progress.lastFive.map { "\($0 / 10).\($0 % 10)" } ?? "-",
    ]
    return book(Phrase("season.progress", facts))
  }

  /// "7 of 11 goals from corners (all teams: 28%)".
  public func point(_ point: TeamPoint) -> String {
    let facts: KeyValuePairs<String, any PhraseArgument> = [
      "count": point.count, "all": point.of, "how": how(point), "mean": point.mean,
    ]
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

  /// "Inca 2-1 Sóller, 2026-09-06: Marc Sala, 20 of 45 minutes".
  public func breach(_ player: SeasonPlayer, _ breach: PlayingTimeBreach) -> String {
    let facts: KeyValuePairs<String, any PhraseArgument> = [
      "match": result(breach.result), "player": self.player(player), "minutes": breach.minutes,
      "demanded": breach.demanded,
    ]
    let text = book(Phrase("season.too-little", facts))
    return breach.possible < breach.demanded
      ? text + book(Phrase("season.not-possible", ["minutes": breach.possible])) : text
  }
}

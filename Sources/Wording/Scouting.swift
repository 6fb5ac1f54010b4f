import Phrases
import Seasons
import Standings

/// The scouting sheet of a team in words.
extension Wording {
  /// "at home: 3 matches: 2 won, 1 drawn, 0 lost, goals 5-2". Nil without a match.
  /// - Parameters:
  ///   - ground: the key for home or away matches.
  ///   - hasDraws: false in a season whose game cannot be drawn.
  public func record(_ ground: String, _ count: ResultCount, hasDraws: Bool = true) -> String? {
    guard count.played > 0 else { return nil }
    return book(Phrase(ground)) + ": " + record(count, ofPoints: false, hasDraws: hasDraws)
  }

  func record(_ count: ResultCount, ofPoints: Bool, hasDraws: Bool) -> String {
    let results = book(Phrase(hasDraws ? "season.won-drawn-lost" : "season.won-lost", facts(count)))
    let facts: Phrase.Arguments = ["results": results, "for": count.scored, "against": count.conceded]
    return book(Phrase(ofPoints ? "season.record-points" : "season.record", facts, count: count.played))
  }

  /// The team's results when it scored first and when it conceded first, as far as there are any.
  public func firstGoals(_ record: FirstGoals) -> [String] {
    [("season.scout.scored-first", record.scoredFirst), ("season.scout.conceded-first", record.concededFirst)]
      .filter { $1.played > 0 }.map { key, count in book(Phrase(key, facts(count), count: count.played)) }
  }

  private func facts(_ count: ResultCount) -> Phrase.Arguments {
    ["won": count.won, "drawn": count.drawn, "lost": count.lost]
  }

  /// "won 1 of 6 after conceding first (all teams: 22%)".
  public func point(_ point: MatchPoint) -> String {
    let key =
      switch point.feature {
      case .wonAfterScoringFirst: "season.match-point.scored-first"
      case .wonAfterConcedingFirst:
        point.count == 0 ? "season.match-point.never-after-conceding" : "season.match-point.conceded-first"
      case .wonAtHome: "season.match-point.at-home"
      case .wonAway: "season.match-point.away"
      case .withoutConceding: "season.match-point.without-conceding"
      case .scored: "season.match-point.scored"
      }
    return book(Phrase(key, ["won": point.count, "all": point.of, "mean": point.mean]))
  }

  /// A line of the field: "defence". Nil stands for players without a known position.
  public func line(_ line: PlayingLine?) -> String {
    switch line {
    case .goalkeeper: book(Phrase("season.line.goalkeeper"))
    case .defence: book(Phrase("season.line.defence"))
    case .midfield: book(Phrase("season.line.midfield"))
    case .attack: book(Phrase("season.line.attack"))
    case .guards: book(Phrase("season.line.guards"))
    case .forwards: book(Phrase("season.line.forwards"))
    case .centres: book(Phrase("season.line.centres"))
    case nil: book(Phrase("season.line.unknown"))
    }
  }

  /// How many substitutions the team makes, when, and which players usually go off and come on. Empty if there were
  /// none.
  public func substitutions(_ usual: UsualSubstitutions) -> [String] {
    guard usual.made > 0 else { return [] }
    var lines = [book(Phrase("season.scout.substitutions", ["made": usual.made], count: usual.matches))]
    if !usual.minutes.isEmpty {
      let minutes = usual.minutes.map { "\($0)'" }.joined(separator: ", ")
      lines.append(book(Phrase("season.scout.minutes", ["minutes": minutes])))
    }
    for (key, habits) in [("season.scout.off", usual.off), ("season.scout.on", usual.on)] where !habits.isEmpty {
      let players = habits.prefix(5).map { "\(player($0.player)) \($0.matches) (\($0.minute)')" }
      lines.append(book(Phrase(key, ["players": players.joined(separator: ", ")])))
    }
    return lines
  }

  /// The players with most cards: "cards: Joan Pons 3 Y, Pau Riera 1 Y 1 R". Nil if nobody has one.
  public func cards(of players: [PlayerTotals]) -> String? {
    let shown = ranked(players) { $0.cards.yellows + $0.cards.sendingsOff }
    guard !shown.isEmpty else { return nil }
    let names = shown.prefix(5).map { totals in
      let counts = [
        (totals.cards.yellows, "season.column.yellows"),
        (totals.cards.secondYellows, "season.column.second-yellows"), (totals.cards.reds, "season.column.reds"),
        (totals.cards.dismissals, "season.column.dismissals"),
      ]
      let cards = counts.filter { $0.0 > 0 }.map { "\($0.0) \(book(Phrase($0.1)))" }
      return ([player(totals.player)] + cards).joined(separator: " ")
    }
    return book(Phrase("season.scout.cards", ["players": names.joined(separator: ", ")]))
  }

  /// A note that was written several times, with its count.
  public func note(_ note: String, times: Int) -> String {
    times < 2 ? note : book(Phrase("season.note-times", ["note": note, "count": times]))
  }
}

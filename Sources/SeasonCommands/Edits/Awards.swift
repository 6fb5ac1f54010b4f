import Bounds
import CommandSupport
import Phrases
import Seasons
import Standings

extension SeasonDraft {
  /// Adds the award described by the words: two teams, a score and the reason.
  mutating func award() throws(Failure) -> SeasonFile.Result {
    guard let score = MatchScore(words[2]) else {
      throw .usage(
        .badValue(
          console.book.placeholders(in: "SCORE"), words[2],
          expected: Phrase("format.expects-score", ["most": Bounds.points])))
    }
    let (typed, all, meetings) = try meeting()
    var award = typed
    // A match that is not listed can be awarded only if the two teams could have played it.
    if meetings.isEmpty, !all.isEmpty { throw wrong(Phrase("season.no-such-meeting", ["known": known(all)])) }
    let last = season.results.competitions.flatMap(\.matches).compactMap(\.result.matchday).max()
    if meetings.isEmpty, let last, let round = Int(award.round), round > last {
      throw wrong(Phrase("season.no-such-round", ["round": round, "last": last]))
    }
    if let met = meetings.first?.result {
      let competition = award.competition.isEmpty ? met.competition : award.competition
      award = described(met)
      award.competition = competition
    }
    award.awarded = score
    award.reason = reason(after: 3)
    file.results.removeAll {
      $0.awarded != nil && $0.home == award.home && $0.away == award.away && $0.date == award.date
    }
    file.results.append(award)
    return award
  }

  /// The match between the first two words, home team first, narrowed by `--competition`, `--date` and `--round`.
  /// - Returns: the match as typed, all meetings, and those that fit: none or one.
  func meeting() throws(Failure) -> (
    typed: SeasonFile.Result, all: [SeasonResults.Source], fitting: [SeasonResults.Source]
  ) {
    let teams = try teams(words.prefix(2))
    let (home, away) = (teams[0], teams[1])
    var typed = SeasonFile.Result(home: home, away: away)
    typed.competition = try competition()
    typed.date = try day() ?? ""
    typed.round = arguments.value(TableOptions.round) ?? ""
    let all = matches(in: typed.competition).filter { $0.result.home == home && $0.result.away == away }
    let fitting = all.filter { match in
      (typed.date.isEmpty || match.result.date.isEmpty || match.result.date == typed.date)
        && (typed.round.isEmpty || match.result.belongs(toRound: typed.round))
    }
    guard fitting.count <= 1 else { throw wrong(Phrase("season.which-match", ["known": known(fitting)])) }
    return (typed, all, fitting)
  }

  /// - Parameter competition: empty for all.
  func matches(in competition: String) -> [SeasonResults.Source] {
    season.results.competitions
      .filter { competition.isEmpty || areOneCompetition($0.name, competition, fold: folded) }.flatMap(\.matches)
  }

  func known(_ matches: [SeasonResults.Source]) -> String {
    matches.map { console.words.result($0.result) }.joined(separator: "; ")
  }

  /// A match as the season's file identifies it.
  func described(_ result: MatchResult) -> SeasonFile.Result {
    var match = SeasonFile.Result(home: result.home, away: result.away)
    match.competition = result.competition
    match.date = written(result.date)
    match.round = result.round
    return match
  }
}

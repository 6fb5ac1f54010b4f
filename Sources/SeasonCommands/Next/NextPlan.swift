import CommandSupport
import MatchModel
import MatchRules
import Phrases
import Seasons
import Standings

/// A team's next match: the opponent, the place and time, and what is taken over from earlier matches.
package struct NextPlan {
  package let carried: CarriedMatch
  /// Nil if the season has no such fixture.
  package let fixture: NextFixture?
  package let opponent: String
  let ours: Side
  let squad: CarriedSquad
  /// The fixture's competition, if it is another one than the earlier match's.
  private let otherCompetition: String?

  /// - Parameters:
  ///   - named: the opponent as typed; nil to use the next fixture's.
  ///   - day: the day as typed; empty if the fixture decides.
  ///   - ground: our side of the match; nil to use the fixture's, or home without a fixture.
  package init(
    _ carried: CarriedMatch, against named: String?, on day: String, at ground: Side?, _ console: Console
  ) throws(Failure) {
    let (season, us) = (carried.season, carried.us)
    self.carried = carried
    let all = NextFixture.all(of: us, in: season, after: carried.match.details.date) { carried.isOwn($0) }
    func wrong(_ what: Phrase) -> Failure { .problem(what, in: carried.folder) }
    if let named {
      let known = season.team(named: named) ?? NameSearch.only(named, in: season.teams) ?? named
      guard DetailsCheck.isTeamName(known), known != us, DetailsCheck.areDistinct(known, us) else {
        throw .usage(.sameName(us))
      }
      let fitting = all.filter { fixture in
        let isOnDay = day.isEmpty || fixture.result.date.isEmpty || fixture.result.date == day
        let isAtGround = ground.map { fixture.result.side(of: us) == $0 } ?? true
        return fixture.result.side(of: known) != nil && isAtGround && isOnDay
      }
      fixture = fitting.first
      opponent = known
    } else {
      let found = all.first { day.isEmpty || $0.result.date == day }
      guard let found, let side = found.result.side(of: us) else {
        let known = all.prefix(3).map { console.words.fixture($0.result) }.joined(separator: "; ")
        guard known.isEmpty else { throw wrong(Phrase("next.not-on-day", ["date": day, "known": known])) }
        throw wrong(Phrase("next.no-fixture", ["team": us]))
      }
      fixture = found
      opponent = found.result[side.other]
    }
    ours = fixture?.result.side(of: us) ?? ground ?? .home
    let date = day.isEmpty ? fixture?.result.date ?? "" : day
    let competition = fixture?.result.competition ?? ""
    let isOther = !competition.isEmpty && !areOneCompetition(competition, carried.competition, fold: folded)
    otherCompetition = isOther ? competition : nil
    squad = CarriedSquad(carried, on: date, in: otherCompetition)
  }

  package var match: Match {
    var match = carried.match(ours: ours, squad: squad.team, opponent: carried.rules.unnamedTeam(opponent))
    guard let result = fixture?.result else { return match }
    match.details.date = result.date
    match.details.time = result.time
    match.details.round = result.round
    match.details.group = result.group
    match.details.stage = result.stage
    // The fixture's name may include the season.
    if let otherCompetition {
      match.details.competition = otherCompetition
      match.details.season = ""
    }
    return match
  }

  /// Describes what was written.
  /// - Parameter keepsSquad: true if the file had a squad already.
  package func lines(
    of match: Match, in file: String, _ key: String, _ keepsSquad: Bool, _ console: Console
  ) -> [String] {
    let details = match.details
    var result = MatchResult(match.teams.home.name, match.teams.away.name, .pending)
    result.date = details.date
    result.time = details.time
    let facts: Phrase.Arguments = [
      "file": file, "match": console.words.fixture(result),
      "command": Program.line(.record, [ShellWord.operand(file)], console.book),
    ]
    var lines = [console.book(Phrase(key, facts))]
    if keepsSquad {
      lines.append(console.book(Phrase("next.squad-kept", ["team": carried.us])))
    } else {
      lines.append(console.book(Phrase("next.squad", ["file": carried.latest.file], count: squad.team.players.count)))
      lines += squad.lines(console.book)
    }
    return lines
  }
}

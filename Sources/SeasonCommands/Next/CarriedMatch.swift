import CommandSupport
import MatchModel
import MatchRules
import Phrases
import Seasons
import Standings
import Text

/// The parts of an earlier match in the same folder that a team's next match takes over.
package struct CarriedMatch {
  package let match: Match
  let rules: RuleSet
  /// Our side in it.
  let side: Side
  let season: Season
  /// Our team as the season spells it.
  let us: String
  package let folder: String
  /// The team's latest squad, and the file that contains it.
  let latest: (file: String, team: Team, date: String)
  /// The ground of our last match at home; empty if unknown.
  let ground: String
  let options: TableOptions
  private let path: String

  /// - Parameter team: the team to prepare the match for; nil for our team in the season or, if the season names none,
  ///   in the match.
  package init(_ path: String, of team: String?, _ console: Console) throws(Failure) {
    self.path = path
    options = try TableOptions(.none, console.words)
    let loaded = try MatchLoading().load(path)
    match = loaded.match
    rules = loaded.ledger.rules
    folder = FileName.split(path).folder
    season = try SeasonReading(SeasonFolder(folder), console).read().season
    let names = match.teams.map(\.name)
    let season = season
    let spelt = names.map { season.team(named: $0) ?? $0 }
    func known(as name: String) -> Side? {
      let name = season.team(named: name) ?? name
      return Side.allCases.first { spelt[$0] == name || folded(names[$0]) == folded(name) }
    }
    let found = team.map(known) ?? season.us.flatMap(known) ?? match.ours
    guard let found else { throw .problem(Phrase("next.whose", ["home": names.home, "away": names.away]), in: path) }
    side = found
    us = spelt[found]
    let own = season.places(playedBy: us).map { season.matches[$0] }
    // A squad changed after the named match was recorded is in a later file.
    let later = own.last { ($0.result.date, $0.result.time) > (loaded.match.details.date, loaded.match.details.time) }
    if let later, let side = later.result.side(of: us), !later.result.date.isEmpty {
      let read = try MatchLoading().load(later.file).match
      latest = (later.file, read[side], later.result.date)
    } else {
      latest = (path, loaded.match[found], loaded.match.details.date)
    }
    var ground = found == .home ? loaded.match.details.venue : ""
    if ground.isEmpty, let home = own.last(where: { $0.result.home == spelt[found] }) {
      ground = (try? MatchLoading().load(home.file).match.details.venue) ?? ""
    }
    self.ground = ground
  }

  /// Includes the season, as in results, and is never an alias. Empty if unknown.
  var competition: String {
    season.file.unaliased(
      [match.details.competition, match.details.season].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// True for the earlier match's file, even under a different path.
  func isOwn(_ file: String) -> Bool { SourceFiles([path]).contains(file) }

  /// A new match with everything that stays the same.
  /// - Parameter opponent: nil for a provisional squad without a name.
  package func match(ours: Side, squad: Team, opponent: Team) -> Match {
    var new = Match(teams: ours.pair(squad, opponent), ours: ours, ruleSet: match.ruleSet, overrides: match.overrides)
    new.details.competition = match.details.competition
    new.details.season = match.details.season
    if ours == .home { new.details.venue = ground }
    return new
  }
}

import CommandSupport
import MatchModel
import MatchRules
import MatchXML
import Phrases
import Seasons

/// A pending match file, filled with what a team takes over from its last match. Existing values are kept.
package struct FilledMatch {
  package let match: Match
  /// True if the file already had a squad for our team.
  package let keepsSquad: Bool
  /// The new contents; nil if nothing changes.
  package let bytes: [UInt8]?

  /// - Parameter force: true to replace a squad that is already in the file.
  package init(_ file: String, _ plan: NextPlan, _ typed: MatchDetails, force: Bool) throws(Failure) {
    let loaded = try MatchLoading().load(file)
    var match = loaded.accepted.match
    guard match.actions.isEmpty else { throw .problem(Phrase("next.begun"), in: file) }
    let (ours, carried) = (plan.ours, plan.carried)
    keepsSquad = !force && match[ours].players.contains { !$0.name.isEmpty }
    if match.ruleSet == Match(teams: match.teams).ruleSet, match.overrides.isEmpty {
      match.ruleSet = carried.match.ruleSet
      match.overrides = carried.match.overrides
      if !match[ours.other].isLineUpKnown {
        let players = carried.rules.unnamedTeam(match[ours.other].name).players
        if match[ours.other].players != players { match[ours.other].replacePlayers(with: players) }
      }
    }
    if !keepsSquad {
      var team = Team(name: match[ours].name, players: plan.squad.team.players, officials: plan.squad.team.officials)
      team.colour = match[ours].colour
      team.crest = match[ours].crest
      match[ours] = team
    }
    if match[ours].colour.isEmpty { match[ours].colour = plan.squad.team.colour }
    if match[ours].crest.isEmpty { match[ours].crest = plan.squad.team.crest }
    if match.ours != ours { match.ours = ours }
    match.details.complete(with: plan.match.details)
    match.details.take(typed)
    self.match = match
    let bytes = MatchWriter(encoding: loaded.read.encoding ?? .utf8).bytes(of: match)
    self.bytes = try bytes == InputFile.read(file) ? nil : bytes
  }
}

import MatchModel
public import MatchRules
import TestSupport

extension RandomMatch {
  /// A legal match in which some fouls are indirect, a declared kind, and the others are team fouls.
  public static func countedLedger(seed: UInt64) throws -> Ledger {
    var random = SeededGenerator(seed: seed)
    let base = lawfulLedger(seed: seed)
    var match = base.match
    match.overrides["foul.indirecta"] = "i no-team"
    match.overrides["words.indirecta"] = "indirecta | indirecta | indirect"
    match.overrides["team-fouls"] = "5 per period"
    match.actions = match.actions.replacingEach { action in
      guard let foul = action as? Foul, foul.code == nil, Bool.random(using: &random) else { return action }
      return Foul(
        at: foul.moment, team: foul.team, offender: foul.offender, victim: foul.victim,
        code: FoulCode(rawValue: "indirecta"), confirmed: foul.confirmed)
    }
    return Ledger(replaying: match, rules: try base.rules.overridden(by: match.overrides))
  }
}

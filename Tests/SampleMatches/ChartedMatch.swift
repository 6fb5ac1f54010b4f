import MatchModel
public import MatchRules
import TestSupport

extension RandomMatch {
  /// A legal match with random actions of the bundled rule set.
  public static func chartedLedger(seed: UInt64) throws -> Ledger {
    var random = SeededGenerator(seed: seed)
    let base = lawfulLedger(seed: seed)
    guard let charting = RuleSetLibrary.rules("charting") else { return base }
    var match = base.match
    match.overrides.merge(charting.differences(from: RuleSet()).filter { Family.parted($0.key) != nil }) { $1 }
    let rules = try base.rules.overridden(by: match.overrides)
    match.actions = []
    base.walk { _, action, before, _ in
      match.actions.append(action)
      guard case .during(let period) = action.moment.phase, period.kind != .shootOut, action.kind != .periodEnd,
        action.kind != .periodStart, before.isPlaying
      else { return }
      for side in Side.allCases where Bool.random(using: &random) {
        guard let declared = rules.actions.randomElement(using: &random) else { return }
        let player = declared.subject == .team ? nil : before[side].onField.randomElement(using: &random)
        let opponent =
          declared.hasOpponent && Bool.random(using: &random)
          ? before[side.other].onField.randomElement(using: &random) : nil
        match.actions.append(
          OwnAction(
            declared.code, at: action.moment, team: side, player: player.map(Person.player),
            opponent: opponent.map(Person.player),
            outcome: Bool.random(using: &random) ? declared.outcomes.randomElement(using: &random)?.code : nil,
            zone: declared.field == nil ? nil : Zone(rawValue: Int.random(in: 0...9, using: &random))))
      }
    }
    return Ledger(replaying: match, rules: rules)
  }
}

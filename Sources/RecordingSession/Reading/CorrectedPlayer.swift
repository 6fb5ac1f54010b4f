import MatchModel
import MatchRules
import PromptLanguage

/// Handles the right player for the last action: `era el 11`. The user is offered the edit.
extension Situation {
  func withCorrectedPlayer(_ problem: LineProblem) -> LineProblem {
    guard case .playerCorrected(let text, let who) = problem.reason,
      let index = match.actions.indices.last, let edit = edit(index, to: who)
    else { return problem }
    return LineProblem(.unclear(.proposed, text, lines: [edit]), column: problem.column)
  }

  /// The edit that gives an action to another player; nil if it is not the action of one player.
  private func edit(_ index: Int, to who: Who) -> String? {
    guard var clause = Clause(of: match.actions[index], in: match) else { return nil }
    let side = clause.who?.side
    clause.who = Who(who.name, side: who.side ?? side)
    guard let code = ClauseTable(ledger.rules).code(of: clause) else { return nil }
    let reason = clause.reason.map { " " + words.name(.reason($0), in: ledger) } ?? ""
    return words.edit(index, code + reason)
  }
}

extension Clause {
  /// The clause that records the action of one player; nil for other actions.
  fileprivate init?(of action: Action, in match: Match) {
    guard let side = action.participants.first?.side, let person = action.participants.first?.person else { return nil }
    let who = Who(short: person, of: side, in: match)
    switch action.specific {
    case .goal(let goal) where goal.shot.score == nil:
      self.init(goal, in: match)
      if goal.isOwn { kind = .ownGoal }
    case .chance(let chance): self.init(chance, in: match)
    case .foul(let foul):
      self = Clause(.foul, who: who).completed(by: foul, in: match)
    case .card(let card):
      self.init(card.color.map(Self.kind) ?? .yellow, who: who)
      reason = card.reason
      isFromBench = card.isFromBench
      duration = card.duration
    case .offside: self.init(.offside, who: who)
    case .corner: self.init(.corner, who: who)
    default: return nil
    }
  }

  private static func kind(_ color: CardColor) -> ClauseKind {
    color.isYellow ? .yellow : color == .red ? .red : .sanction(color)
  }
}

import MatchModel
import MatchRules
import Phrases
import Text

/// Single lines about actions, for answers and the log.
extension Wording {
  /// The answer to a recorded action: number, minute, description, the score if it changed, and the consequences.
  ///
  ///     12  23' goal by 9 Iniesta, header, corner, assist 7 Xavi  2-1
  ///     31  67' yellow card for v4 Ramos; second yellow: sent off, 10 players
  public func answer(_ recorded: RecordedAction, in match: Match) -> String {
    let (action, after) = (recorded.action, recorded.state)
    // The card as shown by the referee. The consequence mentions that it is the second one.
    let shown =
      if case .card(let card) = action.specific, card.color == .secondYellow { card.colored(.yellow) } else { action }
    var line = number(recorded.id, in: match) + "  " + story(shown, in: match, rules: after.rules)
    if action.kind == .matchEnd {
      line += "  " + score(after, in: match)
    } else if recorded.newScore != nil || action.kind == .periodEnd {
      line += "  " + goals(after)
    }
    let follows = recorded.consequences.map { consequence($0, in: match, rules: after.rules) }
    return ([line] + follows).joined(separator: "; ")
  }

  /// The number of an action; `?` for one that is not in the match any more.
  public func number(_ id: ActionID, in match: Match) -> String { match.actions.number(of: id).map(String.init) ?? "?" }

  /// A line of the log: number, minute, side, description, the score after a goal, and marks: `[! Law 3.2]` for
  /// confirmed breaches, `[!! Law 3.3]` for objections.
  ///
  /// - Parameter score: the score, for actions that changed it.
  public func logLine(
    _ id: ActionID, judgement: Judgement, score: BothSides<Int>?, in match: Match, rules: RuleSet
  ) -> String {
    let action = judgement.action
    var line = number(id, in: match).paddedLeft(to: 3) + " \(action.side?.mark ?? " ") "
    if let minute = numericMinute(action.moment, rules: rules) {
      line += minute.paddedLeft(to: 5) + " " + happened(action, in: match, rules: rules)
    } else {
      line += story(action, in: match, rules: rules)
    }
    if let score { line += "  " + self.score(score) }
    if !action.confirmed.isEmpty { line += " [! " + cited(action.confirmed, by: rules) + "]" }
    let standing = judgement.objections.map(\.law)
    if !standing.isEmpty { line += " [!! " + cited(standing, by: rules) + "]" }
    return line
  }

  /// Minute and description. If the minute is unknown, it shows the phase, unless the description contains it.
  public func story(_ action: Action, in match: Match, rules: RuleSet) -> String {
    let what = happened(action, in: match, rules: rules)
    if let minute = numericMinute(action.moment, rules: rules) { return minute + " " + what }
    let tellsItself: Set<ActionKind> = [.matchEnd, .periodStart, .periodEnd, .shootOutKick]
    return tellsItself.contains(action.kind) ? what : when(action, in: match, rules: rules) + ": " + what
  }
}

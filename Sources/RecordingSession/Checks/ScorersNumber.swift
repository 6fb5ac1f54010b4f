import MatchModel
import PromptLanguage

extension CommandCheck {
  /// `annul 9` means goal 9 of the log, but number 9 has scored another goal.
  static let scorersNumber = CommandCheck(name: "scorersNumber", onNo: .slip) { target, situation in
    let match = situation.match
    guard case .action(let id, let typed) = target, let index = match.actions.place(of: id),
      let goal = match.actions[index] as? Goal, !goal.isAnnulled,
      let number = wholeNumber(typed.text)
    else { return nil }
    let isScorer = match.actions.contains { action in
      guard let other = action as? Goal, other !== goal, case .player(let id) = other.shot.shooter else { return false }
      return match[other.shooterSide][id].number.rawValue == number
    }
    return isScorer ? .annulsOld(goal: situation.ledger.logEntry(index)) : nil
  }
}

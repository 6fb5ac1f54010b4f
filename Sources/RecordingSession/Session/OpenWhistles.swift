import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// Whistles that were typed and not recorded. None of them is open any more when it has been blown after all, by
/// whatever line.
extension Session {
  /// The open lines of whistles that have been blown.
  /// - Parameters:
  ///   - kinds: what was just recorded.
  ///   - before: the state before it.
  func blownWhistles(_ kinds: [ClauseKind] = [], since before: MatchState) -> [OpenLine] {
    openLines.all.filter { open in
      guard case .clauses(let line)? = try? parser.parse(open.text) else { return false }
      return line.clauses.allSatisfy { $0.isWhistle && (kinds.contains($0.kind) || isBlown($0.kind, since: before)) }
    }
  }

  /// Ends those that a question has led to, outside of any line; tells which.
  func settleWhistles(since before: MatchState) -> [Fact] {
    let blown = blownWhistles(since: before)
    openLines.put(nil, inPlaceOf: blown)
    return blown.map { told($0, .settled) }
  }

  /// What is open when a period has just ended, but for the whistles that have said so.
  var unblownOpenLines: [OpenLine] {
    let kinds: [ClauseKind] = ledger.state.isOver ? [.end, .added, .finish, .abandon] : [.end, .added]
    let blown = blownWhistles(kinds, since: ledger.state).map(\.number)
    return openLines.all.filter { !openLines.underway.contains($0.number) && !blown.contains($0.number) }
  }

  private func isBlown(_ kind: ClauseKind, since before: MatchState) -> Bool {
    let state = ledger.state
    let isOver = state.isOver && !before.isOver
    return switch kind {
    case .start: state.period != nil && state.period != before.period
    case .end, .added: before.period != nil && state.period != before.period || isOver
    case .finish, .abandon: isOver
    default: false
    }
  }
}

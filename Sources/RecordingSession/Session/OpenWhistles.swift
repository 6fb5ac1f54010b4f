import MatchRules
import PromptLanguage

/// Handles open lines with whistles. They are closed as soon as any line records the whistle.
extension Situation {
  /// The open lines whose whistles have been recorded.
  /// - Parameters:
  ///   - kinds: the clauses just recorded.
  ///   - before: the state before everything that has been recorded since; nil to go by the kinds alone.
  func blownWhistles(_ kinds: [ClauseKind] = [], since before: MatchState? = nil) -> [OpenLine] {
    openLines.filter { open in
      guard let line = parser.clauseLine(of: open.text) else { return false }
      return line.clauses.allSatisfy { clause in
        clause.isWhistle
          && (kinds.contains(clause.kind) || before.map { isBlown(clause.kind, since: $0) } ?? false)
      }
    }
  }

  private func isBlown(_ kind: ClauseKind, since before: MatchState) -> Bool {
    let isOver = state.isOver && !before.isOver
    return switch kind {
    case .start: state.period != nil && state.period != before.period
    case .end, .added: before.period != nil && state.period != before.period || isOver
    case .finish, .abandon: isOver
    default: false
    }
  }
}

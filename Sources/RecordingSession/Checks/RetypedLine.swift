import MatchModel
import PromptLanguage

extension Check {
  /// A line that types open lines again. It replaces them, and if they were typed at once, it inherits their time.
  static let retypedLine = Check("retypedLine", at: .typed, for: [.prompt, .confirmed]) { proposal, situation in
    let line = proposal.line
    let old =
      proposal.isTaken
      ? proposal.replaced : situation.openLines.filter { situation.isRetyped($0, by: line, proposal.text) }
    guard !old.isEmpty else { return nil }
    var retyped = proposal.with(\.replaced, old)
    // A whistle happens now.
    guard !line.clauses.allSatisfy(\.isWhistle), let earlier = old.last(where: { situation.givesTime($0, to: line) }),
      !situation.isLawfulOnlyNow(line, since: earlier)
    else { return .amend(retyped) }
    retyped.inheritedTime = earlier.time
    if line.time == nil, situation.undoneMoment == nil, earlier.time != situation.typedMoment() {
      retyped.line.time = earlier.timeExpression
    }
    return .amend(retyped)
  }
}

extension Situation {
  /// True if a line without a time was not lawful when it was first typed, and is now because of a line recorded in
  /// the meantime: a goal by a substitute whose substitution was missing.
  fileprivate func isLawfulOnlyNow(_ line: ClauseLine, since open: OpenLine) -> Bool {
    guard line.time == nil, undoneMoment == nil, let then = trial(at: open.timeExpression), let now = trial(at: nil)
    else { return false }
    return !line.clauses.allSatisfy(then.isLawful) && line.clauses.allSatisfy(now.isLawful)
  }

  /// True if the line was typed again at once. A typed time is not inherited, except by a suggested line.
  fileprivate func givesTime(_ open: OpenLine, to line: ClauseLine) -> Bool {
    isTypedJustNow(open) && !open.time.isEmpty && (!open.hasOwnTime || isSuggested(line, for: open))
  }
}

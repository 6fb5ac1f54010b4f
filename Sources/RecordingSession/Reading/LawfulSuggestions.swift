import MatchModel
import MatchRules
import PromptLanguage

/// Filters the suggestions for an unreadable line, leaving out those that the match would refuse.
extension Situation {
  /// The error for a line, with examples of players on the field; or the breach of a law, if the laws forbid all
  /// suggestions.
  package func refusal(_ problem: LineProblem, of text: String) -> Refusal {
    var problem = withUnfinishedShot(exampleParser.problem(of: text) ?? problem, of: text)
    problem = withOfficialsInWords(withRetakenPenalty(withCorrectedPlayer(problem), of: text))
    let suggested = suggestions.lines(for: problem, in: text)
    let refusals = suggested.map(refusal(ofSuggested:))
    var left = zip(suggested, refusals).compactMap { $1 == nil ? $0 : nil }
    // The player who was meant is known only to the user.
    if left.isEmpty, case .nameShared = problem.reason { return Refusal(problem) }
    if left.isEmpty, let first = refusals.compactMap(\.self).first {
      return Refusal(first.reason, column: problem.column)
    }
    // Suggestions with players off the field are omitted if there are others.
    let sure = left.filter { !isOfSomebodyOff($0) }
    if !sure.isEmpty { left = sure }
    guard left.count < suggested.count, let word = problem.word else { return Refusal(problem) }
    return Refusal(LineProblem(.unclear(.proposed, word, lines: left), column: problem.column))
  }

  /// The first clauses suggested for an unreadable line that the match would accept.
  func lawfulSuggestion(for text: String) -> String? {
    guard let problem = exampleParser.problem(of: text) else { return nil }
    return suggestions.lines(for: problem, in: text).first {
      parser.clauseLine(of: $0) != nil && refusal(ofSuggested: $0) == nil
    }
  }

  /// The error with cards for team officials in the user's language: `vajudant groga` instead of `vassistanty`.
  private func withOfficialsInWords(_ problem: LineProblem) -> LineProblem {
    guard case .unclear(let words, let text, let lines) = problem.reason else { return problem }
    return LineProblem(.unclear(words, text, lines: lines.map(withOfficialInWords)), column: problem.column)
  }

  /// The line in words if it is a team official's card and the official's code is not a word of the user's language.
  private func withOfficialInWords(_ line: String) -> String {
    guard let clause = parser.clauseLine(of: line)?.onlyClause, let who = clause.who, let color = clause.kind.card,
      case .official(let official) = who.name,
      words.name(official) != official.rawValue
    else { return line }
    return cardInWords(who, color, line) ?? line
  }

  package var suggestions: LineSuggestions { LineSuggestions(ledger, words) }

  /// A parser whose examples are players on the field.
  var exampleParser: LineParser {
    var parser = parser
    parser.examples = ExampleNumbers(state, in: match)
    return parser
  }

  /// True if a line is about a player who is not on the field.
  private func isOfSomebodyOff(_ text: String) -> Bool {
    guard let line = parser.clauseLine(of: text), let trial = trial(at: line.time) else {
      return false
    }
    return line.clauses.contains { clause in
      let objections = (try? trial.objections(to: clause)) ?? []
      return objections.contains { if case .notOnField = $0.breach.reason { true } else { false } }
    }
  }

  /// Why a suggested line would be refused; nil if it would be accepted or only questioned.
  private func refusal(ofSuggested text: String) -> Refusal? {
    guard let line = parser.clauseLine(of: text), let trial = trial(at: line.time) else {
      return nil
    }
    for clause in line.clauses
    where !clause.isWhistle && !clause.asks && (!clause.lacksSide || match.ours != nil) {
      do {
        if let refused = try trial.objections(to: clause).refused { return Refusal(.law(refused)) }
      } catch { return error.refusal }
    }
    return nil
  }
}

extension LineProblem {
  /// The ambiguous part of the line.
  fileprivate var word: String? {
    switch reason {
    case .unclear(_, let text, _), .assistUnmarked(let text, _, _), .whatDid(let text, _): text
    default: nil
    }
  }
}

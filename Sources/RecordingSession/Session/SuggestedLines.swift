import Phrases
import PromptLanguage

/// The suggestions in the error for an unreadable line, such as `v10s-` for `v10 fora`. If the user then types one of
/// them, or a more detailed line, the open line is corrected.
struct SuggestedLines {
  /// Clauses, or a correction.
  let lines: [Line]
  /// True if the number in them is an example, because no player was named.
  let isExample: Bool
  let numbers: [Substring]

  /// The time in the first of them, which the user typed in another place.
  var time: TimeExpression? { if case .clauses(let line)? = lines.first { line.time } else { nil } }

  func isContained(in line: ClauseLine) -> Bool {
    lines.contains { suggested in
      guard case .clauses(let suggested) = suggested else { return false }
      return line.contains(suggested.clauses) { one, clause in
        isExample
          ? one.who?.side == clause.who?.side && mayBeMeant(one.who) && one.hasDetails(of: clause)
            && one.hasPartner(of: clause)
          : one.retypes(clause)
      }
    }
  }

  /// True if the person may be the one in the unreadable line, which names the goalkeeper first if it names a shooter
  /// at all: `save by 1 from 10`.
  private func mayBeMeant(_ who: Who?) -> Bool {
    guard numbers.count > 1, case .number(let number)? = who?.name else { return true }
    return numbers.contains { $0 == number.description }
  }

  /// True if a line is one of them exactly.
  func contains(_ line: Line) -> Bool {
    lines.contains { suggested in
      switch (suggested, line) {
      case (.clauses(let suggested), .clauses(let line)):
        suggested.clauses.map(\.withoutPlace) == line.clauses.map(\.withoutPlace)
      case (.command(let suggested), .command(let call)):
        suggested.kind == call.kind && suggested.words.map { folded($0.text) } == call.words.map { folded($0.text) }
      default: false
      }
    }
  }
}

extension Situation {
  /// The suggestions for an open line; empty if it can be parsed, or if they would omit a meaningful part of it.
  func suggestedLines(for open: OpenLine) -> SuggestedLines {
    let none = SuggestedLines(lines: [], isExample: false, numbers: [])
    guard let problem = parser.problem(of: open.text) else { return none }
    var texts = suggestions.lines(for: problem, in: open.text)
    var isOfAnybody = false
    if case .unclear(.outcomeAlone, _, let chances) = problem.reason, let chance = chances.first {
      texts += corrections(for: chance, of: open.text, ended: true)
      // They are also examples if the line names the goalkeeper but not the shooter.
      isOfAnybody = chance.contains("?")
    }
    var lines = texts.compactMap { try? parser.parse($0) }
    switch problem.reason {
    // The outcome of a miss is an example.
    case .unclear(.modifierAlone, _, _): lines += lines.map { $0.without(\.outcome) }
    // A card needs no reason.
    case .unclear(.reasonAlone, _, _): lines += lines.map { $0.without(\.reason) }
    default: break
    }
    guard !lines.isEmpty, problem.isOfWholeLine || !isPartlyReadable(open.text) else { return none }
    let namesPlayer =
      open.text.contains(where: \.isNumber) || LineParser.words(of: open.text).contains(where: parser.isPlayersName)
    return SuggestedLines(
      lines: lines, isExample: isOfAnybody || !namesPlayer, numbers: Self.numbers(in: open.text))
  }

  /// True if an unreadable text begins or ends with readable words.
  private func isPartlyReadable(_ text: String) -> Bool {
    let words = LineParser.words(of: text)[...]
    return words.indices.dropFirst().flatMap { [words[..<$0], words[$0...]] }.contains { part in
      (try? parser.clauses(part, line: text))?.contains { !$0.asks } == true
    }
  }

  /// True if a line is a suggestion typed at once; it then corrects the open line, whatever its minute.
  func isSuggested(_ line: ClauseLine, for open: OpenLine) -> Bool {
    guard latestOpenLine == open.number, line.time == nil, isTypedJustNow(open) else { return false }
    return suggestedLines(for: open).contains(.clauses(line))
  }

  /// The open lines whose suggestion was a correction that has now been executed: `edit 3 9g,7` for `assist 7`.
  func openLines(suggesting call: CommandCall) -> [OpenLine] {
    openLines.filter { isTypedJustNow($0) && suggestedLines(for: $0).contains(.command(call)) }
  }
}

extension Line {
  /// The same clauses without a detail.
  fileprivate func without<Detail>(_ detail: WritableKeyPath<Clause, Detail?>) -> Line {
    guard case .clauses(var line) = self else { return self }
    for index in line.clauses.indices { line.clauses[index][keyPath: detail] = nil }
    return .clauses(line)
  }
}

extension LineProblem {
  /// True if the suggestions are the whole line with a part of it replaced.
  fileprivate var isOfWholeLine: Bool {
    switch reason {
    case .unclear(let words, _, _): [.areaNamed, .cornerUnclear, .timeNotFirst].contains(words)
    case .unknownWord, .assistUnmarked, .nameShared: true
    default: false
    }
  }
}

extension Clause {
  fileprivate var withoutPlace: Clause { with(\.column, 1) }
}

import MatchModel
import Phrases
import PromptLanguage

/// What is said of a line that cannot be read proposes others: `v10 fora` is `v10s-`. Who then types one of them, in
/// whatever spelling, or tells more of it, has put the line right.
struct Proposals {
  /// Clauses, or a correction.
  let lines: [Line]
  /// Whether the number in them is an example, as nobody was named.
  let isExample: Bool

  /// Whether a line tells one of them.
  func isTold(by line: ClauseLine) -> Bool {
    lines.contains { proposed in
      guard case .clauses(let told) = proposed else { return false }
      return told.clauses.allSatisfy { clause in
        line.clauses.contains { one in
          clause.isWithin(one) && (isExample ? one.who?.side == clause.who?.side : one.tells(clause, isNext: false))
        }
      }
    }
  }

  /// Whether a line is one of them, neither more nor less.
  func contains(_ line: Line) -> Bool {
    lines.contains { proposed in
      switch (proposed, line) {
      case (.clauses(let told), .clauses(let line)): told.clauses.map(\.plain) == line.clauses.map(\.plain)
      case (.command(let told), .command(let call)):
        told.kind == call.kind && told.words.map { folded($0.text) } == call.words.map { folded($0.text) }
      default: false
      }
    }
  }
}

extension Session {
  /// What was proposed in the place of an open line; nothing where it can be read, and where a part of it that tells
  /// something by itself would be left out.
  func proposals(for open: OpenLine) -> Proposals {
    let none = Proposals(lines: [], isExample: false)
    let parser = parser
    let words = LineParser.words(of: open.text)[...]
    do {
      _ = try parser.parse(open.text)
      return none
    } catch {
      let texts = suggestions.lines(for: error, in: open.text)
      var lines = texts.compactMap { try? parser.parse($0) }
      if case .outcomeAlone(_, let chance) = error.reason {
        lines += corrections(for: chance, of: open.text, ended: true).compactMap { try? parser.parse($0) }
      }
      // How it was missed is an example.
      if case .modifierAlone = error.reason { lines += lines.map(\.withoutOutcome) }
      guard !lines.isEmpty, error.isOfWholeLine || !tellsMore(words, open.text) else { return none }
      // Nor where it is said who saved a shot, and not whose.
      let isOfAnybody = if case .outcomeAlone(_, let chance) = error.reason { chance.contains("?") } else { false }
      return Proposals(lines: lines, isExample: isOfAnybody || !open.text.contains(where: \.isNumber))
    }
  }

  /// Whether words that cannot be read as a whole begin or end with some that can.
  private func tellsMore(_ words: ArraySlice<Word>, _ text: String) -> Bool {
    let parser = parser
    return words.indices.dropFirst().flatMap { [words[..<$0], words[$0...]] }.contains { part in
      (try? parser.clauses(part, line: text))?.contains { !$0.asks } == true
    }
  }

  /// Whether a line is what was proposed, typed right away: then it is the open one, whatever minute that has.
  func isProposed(_ line: ClauseLine, for open: OpenLine) -> Bool {
    guard openLines.latest == open.number, line.time == nil, isTypedJustNow(open) else { return false }
    return proposals(for: open).contains(.clauses(line))
  }

  /// What a correction that was carried out has settled, because it was proposed: `edit 3 9g,7` for `assist 7`.
  func settleProposed(_ call: CommandCall) -> [Fact] {
    let settled = openLines.all.filter { isTypedJustNow($0) && proposals(for: $0).contains(.command(call)) }
    guard !settled.isEmpty else { return [] }
    openLines.put(nil, inPlaceOf: settled)
    return settled.map { told($0, .settled) }
  }
}

extension Line {
  /// The same clauses, however they ended.
  fileprivate var withoutOutcome: Line {
    guard case .clauses(var line) = self else { return self }
    for index in line.clauses.indices { line.clauses[index].outcome = nil }
    return .clauses(line)
  }
}

extension LineProblem {
  /// Whether the lines proposed are the whole one with something else in it, and not what a part of it may have meant.
  fileprivate var isOfWholeLine: Bool {
    switch reason {
    case .unknownWord, .assistUnmarked, .areaNamed: true
    default: false
    }
  }
}

extension Clause {
  /// It wherever it begins.
  fileprivate var plain: Clause {
    var clause = self
    clause.column = 1
    return clause
  }
}

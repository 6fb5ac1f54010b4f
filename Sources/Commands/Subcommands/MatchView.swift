import CommandSupport
import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Wording

/// A match as lines of text, in sections.
struct MatchView {
  enum Section: String, CaseIterable {
    case score, lineups, log, state, stats

    static func named(_ word: String) -> Section? {
      allCases.first { $0.rawValue == word || Phrasebook.accepts(word, as: $0.wordsKey) }
    }

    func name(in book: Phrasebook) -> String { book.words(wordsKey).first ?? rawValue }

    var wordsKey: String { "words.show.\(rawValue)" }
  }

  let ledger: Ledger
  /// The side or player whose statistics are shown.
  let subject: StatisticsSubject
  let path: String
  /// The typed lines that are not recorded yet.
  var openLines: [String] = []
  let words: Wording

  func lines(of section: Section) -> [String] {
    switch section {
    case .score: [words.score(ledger.state, in: ledger.match)] + words.details(of: ledger.match)
    case .lineups:
      Side.allCases.flatMap { side in
        (side == .home ? [] : [""]) + [words.team(side, in: ledger.match)] + words.lineUp(side, in: ledger)
      }
    case .log: log()
    case .stats: StatisticsText.lines(subject, of: ledger, words)
    case .state:
      [words.phase(of: ledger)]
        + words.headsUp(ledger, countsUnresolved: false) + unresolved()
    }
  }

  /// The open lines and unresolved items, and the command to resolve them.
  private func unresolved() -> [String] {
    let open = zip(1..., openLines).map { words.book(Phrase("show.open", ["number": $0, "line": $1])) }
    let todo = open + Todo.all(in: ledger).map { words.todo($0, in: ledger) }
    if todo.isEmpty { return [] }
    let file = path == "-" ? words.book.placeholders(in: "FILE") : ShellWord.operand(path)
    let todoWord = CommandKind.todo.name(in: words.book)
    let how = Phrase(
      "show.unresolved", ["command": Program.line(.record, [file], words.book), "todo": todoWord], count: todo.count)
    return [words.book(how)] + todo
  }

  private func log() -> [String] {
    var lines: [String] = []
    ledger.walk { index, _, before, after in
      lines.append(
        words.logLine(
          ledger.match.actions.id(at: index), judgement: ledger.judgements[index],
          score: before.score == after.score ? nil : after.score, in: ledger.match, rules: ledger.rules))
    }
    return lines.isEmpty ? [words.book(Phrase("show.nothing-happened"))] : lines
  }
}

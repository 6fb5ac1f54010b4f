import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import RecordingSession
import Text

/// Words the answers to lookups.
extension OutcomeWording {
  func lines(_ look: Look, in ledger: Ledger) -> [String] {
    let match = ledger.match
    switch look {
    case .score: return [words.score(ledger.state, in: match)]
    case .team(let side): return [words.team(side, in: match)]
    case .lineUp(let side, let suspended): return words.lineUp(side, in: ledger, suspended: suspended)
    case .player(let side, let id): return [player(id, side, in: ledger)]
    case .medical(let remark): return [visible(book(Phrase("medical.of-player", ["remark": remark])))]
    case .official(let side, let code):
      let name = [words.official(code), match[side].official(code)?.name ?? ""].filter { !$0.isEmpty }
      return [visible([name.joined(separator: " "), match[side].name].joined(separator: ", "))]
    case .headsUp(let open, let suspended):
      let said = words.headsUp(
        ledger, countsUnresolved: open != nil, openLines: open ?? 0, suspended: suspended)
      // If open items are listed as well, an empty answer adds nothing.
      return said.isEmpty && open != nil ? [book(Phrase("answer.nothing-to-heed"))] : said
    case .alert(let side): return [words.headsUp(side, in: ledger)].compactMap(\.self)
    case .todo(let todo): return [words.todo(todo, in: ledger)]
    case .statistics(let subject):
      let lines = statistics(ledger, subject)
      // At the end of a half, an empty answer is left out.
      return lines.isEmpty && !subject.isInShort ? [book(Phrase("answer.nothing-recorded"))] : lines
    case .file(let lines): return lines
    case .report(let path): return [book(Phrase("answer.report", ["path": path]))]
    case .help(let page): return HelpWording.lines(page, Vocabulary.of(ledger.rules).table, book)
    case .earlierNote(let note, let times): return [words.note(line(note), times: times)]
    case .notesToHeed(let side, let notes):
      let said = notes.map { [player(of: $0), $0.text].compactMap(\.self).joined(separator: ": ") }
      let what = book(Phrase("heads-up.notes", ["notes": said.joined(separator: "; ")]))
      return [visible(words.reminder(what, of: side, in: match))]
    case .nothing(let nothing): return [book(Self.phrase(nothing))]
    case .nobodyFound(let text): return [book(Phrase("answer.nobody-found", ["text": text]))]
    }
  }

  private static func phrase(_ nothing: Nothing) -> Phrase {
    switch nothing {
    case .recorded: Phrase("answer.nothing-recorded")
    case .ofTheKind: Phrase("answer.none-such")
    case .notes: Phrase("answer.no-notes")
    case .toDo: Phrase("answer.nothing-to-do")
    }
  }

  /// "21 November 2026, against Sóller, 34': 9 Cano: drifts left".
  private func line(_ note: EarlierNote) -> String {
    let opponent = book(Phrase("answer.earlier-opponent", ["team": note.opponent]))
    let when = [words.date(note.date), opponent, note.minute.map { words.minute($0) } ?? ""].filter { !$0.isEmpty }
    return visible(
      ([when.joined(separator: ", ")] + [player(of: note), note.text].compactMap(\.self)).joined(separator: ": "))
  }

  private func player(of note: EarlierNote) -> String? {
    note.player.map { "\($0.number) \($0.name)".split(separator: " ").joined(separator: " ") }
  }

  /// The player's name, team and current status, and what else is known about them.
  private func player(_ id: PlayerID, _ side: Side, in ledger: Ledger) -> String {
    let player = ledger.match[side][id]
    let traits = ([player.position, player.foot, player.height] + player.traits).filter { !$0.isEmpty }
    let state = words.status(of: id, side: side, in: ledger)
    let name = words.name(.player(id), of: side, in: ledger.match)
    var roles = words.roles(of: id, side: side, in: ledger)
    // A substitute goalkeeper beside the one on the field.
    if player.isGoalkeeper, ledger.rules.hasGoalkeeper, ledger.state[side].goalkeeper != id, !player.isStarter {
      roles.append(book(Phrase("line-up.goalkeeper")))
    }
    let licence = player.licence.isEmpty ? [] : [book(Phrase("season.column.licence")) + " " + player.licence]
    return visible(([name, ledger.match[side].name, state] + roles + traits + licence).joined(separator: ", "))
  }

  /// The value of a parameter as `set` accepts it in the user's language; other values than these have no words.
  private func inOwnLanguage(_ value: String) -> String {
    switch value {
    case "yes": book.word(for: .yes)
    case "no": book.word(for: .no)
    case "none": book.word(for: .none)
    default: value
    }
  }

  func line(_ setting: Setting, in ledger: Ledger) -> String {
    func set(_ field: String, _ value: String) -> String {
      book(Phrase("answer.set", ["field": book.field(field), "value": value]))
    }
    switch setting {
    case .text(let field, let value):
      return set(field, RuleParameter.named(field) == nil ? value : inOwnLanguage(value))
    case .empty(let fields): return fields.map { set($0, "") }.joined(separator: "  ")
    case .ours(let side): return set(MatchField.us, side.map { ledger.match[$0].name } ?? book.word(for: .none))
    case .parameters(let keys):
      let said = keys.map { key in
        book.field(key) + " " + inOwnLanguage(RuleParameter.named(key)?.read(ledger.rules) ?? "")
      }
      return said.joined(separator: ", ")
    case .sanction(let code):
      let effect = ledger.rules.sanction(code).map { words.effect($0.effect) } ?? ""
      return book(Phrase("answer.sanction", ["what": words.name(of: code, by: ledger.rules), "effect": effect]))
    case .sum(let code):
      guard let sum = ledger.rules.sums.first(where: { $0.code == code }) else { return "" }
      return words.sum(sum, by: ledger.rules)
    case .declared(let code):
      let spec = Vocabulary.of(ledger.rules).table[.own(code)]
      return spec.map { $0.example(in: book) + "  " + $0.help(in: book) } ?? ""
    }
  }
}

extension StatisticsSubject {
  /// True if it is shown at the end of a period.
  fileprivate var isInShort: Bool {
    switch self {
    case .matchInShort, .period: true
    case .match, .team, .player, .bench, .scout, .own: false
    }
  }
}

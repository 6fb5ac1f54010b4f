import MatchModel
import MatchRules
import Phrases
import Wording

/// What may follow in a clause in words, and in a command.
extension Completer {
  /// A clause that the words before the cursor have begun: `9 gol `.
  struct BegunClause {
    let spec: ClauseSpec
    let side: Side
  }

  func wordClause(_ before: ArraySlice<Word>) -> BegunClause? {
    var rest = before
    var side = match.ours ?? .home
    if let first = rest.first, let who = session.parser.who(first) {
      side = who.side ?? side
      rest.removeFirst()
    }
    // A code alone asks, and nothing follows it: `y`.
    if let first = rest.first, first.text.count == 1 { return nil }
    guard let found = vocabulary.clauses.match(rest), let spec = ClauseSpec.byKind[found.meaning] else { return nil }
    if let next = rest.dropFirst(found.count).first, let who = session.parser.who(next) { side = who.side ?? side }
    return BegunClause(spec: spec, side: side)
  }

  func words(after clause: BegunClause, _ before: ArraySlice<Word>) -> [Choice] {
    let codes = vocabulary.codes
    let words = session.words
    switch clause.spec.suffix {
    case .attempt(let hasOutcome, let hasAssist):
      return (hasOutcome ? all(codes.outcomes, words.outcome) : []) + all(codes.bodyParts, words.bodyPart)
        + all(codes.origins, words.origin)
        + (hasAssist ? players(.assistant, clause.side).map { Choice("," + $0.key, $0.label) } : [])
    case .foul: return players(.victim, clause.side.other) + all(codes.colors, words.color).filter(isShown)
    case .reason: return reasons(of: clause.spec.kind)
    case .partner:
      if clause.spec.kind == .arrival { return players(.arriving, clause.side) }
      let isOffKnown = before.contains { word in
        if case .number = session.parser.who(word)?.name { true } else { false }
      }
      return players(isOffKnown ? .on : .off, clause.side, kind: .substitution)
    case .nothing, .text, .minutes: return []
    }
  }

  /// A second yellow is derived, never typed.
  private func isShown(_ choice: Choice) -> Bool { choice.label != session.words.color(.secondYellow) }

  /// The reasons that may follow a card glued: `4y dissent`; nil where no card was typed.
  func reasons(after word: Word?) -> [Choice]? {
    guard let word else { return nil }
    var scanner = ClauseScanner(word.text, column: word.column)
    guard let clause = try? scanner.scan(), clause.kind == .yellow || clause.kind == .red else { return nil }
    return reasons(of: clause.kind)
  }

  private func reasons(of kind: ClauseKind) -> [Choice] {
    let lawful = kind == .red ? CardReason.dismissals.dropLast() : CardReason.cautions[...]
    let table = vocabulary.codes.cardReasons
    return lawful.compactMap { reason in
      table.words(for: reason, in: book).first.map { Choice(spaced($0), session.words.cardReason(reason)) }
    }
  }

  private func all<C: Code>(_ table: WordTable<C>, _ name: (C) -> String) -> [Choice] {
    table.values.compactMap { value in
      table.words(for: value, in: book).first.map { Choice(spaced($0), name(value)) }
    }
  }

  /// Clauses by their full word in the user's language.
  func clauseWords(of specs: [ClauseSpec]) -> [Choice] {
    specs.compactMap { spec in word(spec.wordsKey).map { Choice($0, help(spec)) } }
  }

  /// The first word for something in the user's language.
  func word(_ key: String) -> String? { book.words(key).first.map(spaced) }

  private func spaced(_ word: String) -> String { String(word.map { $0 == "_" ? " " : $0 }) }

  // MARK: - Commands

  func arguments(of kind: CommandKind, _ before: [Word]) -> [Choice] {
    let everybody = Side.allCases.flatMap { players(.subject, $0, prefixed: true) }
    let sides = Side.allCases.map { Choice($0 == .home ? "l" : "v", match[$0].name) }
    switch kind {
    case .move where before.count == 2:
      return [word(Vocabulary.Particle.before.wordsKey).map { Choice($0, "") }].compactMap(\.self)
    case .move where before.count == 3 && vocabulary.particles[before[2].text] == .before: return actions { _ in true }
    case .edit, .delete, .move: return before.count == 1 ? actions { _ in true } : []
    case .annul: return before.count == 1 ? actions { $0 is Goal } : []
    case .player: return before.count == 1 ? everybody : fields(Vocabulary.playerFields, before)
    case .set: return before.count == 1 ? fields(Vocabulary.matchFields, before) : []
    case .log: return everybody + clauseWords(of: ClauseSpec.all)
    case .stats: return sides + everybody
    case .notes, .find: return everybody
    case .lineUp, .bench: return before.count == 1 ? sides : listed(before)
    case .help:
      return HelpTopic.allCases.map { Choice($0.name(in: book), $0.title(in: book)) }
    case .undo, .redo, .score, .todo, .headsUp, .xml, .report, .clock, .award, .quit: return []
    }
  }

  private func actions(where isWanted: (Action) -> Bool) -> [Choice] {
    match.actions.indices.reversed().filter { isWanted(match.actions[$0]) }
      .map { Choice(String($0 + 1), Self.withoutNumber(session.logLine($0))) }
  }

  /// Names of fields, where no value of one is awaited.
  private func fields(_ names: some Sequence<String>, _ before: [Word]) -> [Choice] {
    if before.count > 2, let last = before.last, let field = vocabulary.fields[last.text],
      field != "captain", field != "keeper"
    {
      return []
    }
    return names.map { Choice(word("words.field.\($0)") ?? $0, "") }
  }

  /// The numbers of a squad that a line-up may still name.
  private func listed(_ before: [Word]) -> [Choice] {
    guard let side = session.side(before[1]) ?? match.ours else { return [] }
    let named = Set(before.dropFirst().map(\.text))
    return players(.subject, side).filter { !named.contains($0.key) }
  }
}

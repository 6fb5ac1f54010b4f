import MatchModel
import MatchRules
import Phrases
import Wording

/// What Tab offers at a place of the line: only what is legal there and then.
public struct Offer: Equatable, Sendable {
  /// What of the line it replaces, in Unicode scalars from the line's start; ends at the cursor.
  public var replaced: Range<Int>
  public var choices: [Choice]
}

extension Session {
  /// What could stand at the cursor. `cursor` counts Unicode scalars.
  public func offer(for line: String, cursor: Int) -> Offer {
    Completer(session: self).offer(for: line, cursor: cursor)
  }
}

struct Completer {
  let session: Session

  private var match: Match { session.ledger.match }
  private var state: MatchState { session.ledger.state }
  private var book: Phrasebook { session.book }
  private var vocabulary: Vocabulary { session.parser.vocabulary }

  func offer(for line: String, cursor: Int) -> Offer {
    let scalars = Array(line.unicodeScalars.prefix(cursor))
    let start = (scalars.lastIndex { $0.properties.isWhitespace }).map { $0 + 1 } ?? 0
    let token = text(scalars[start...])
    var before = LineParser.words(of: text(scalars[..<start]))
    if let first = before.first, let last = first.text.last, "'’".contains(last) { before.removeFirst() }
    if let first = before.first, let kind = vocabulary.commands[first.text] {
      return Offer(replaced: start..<cursor, choices: begin(token, arguments(of: kind, before)))
    }
    if let clause = wordClause(before) {
      return Offer(replaced: start..<cursor, choices: begin(token, words(after: clause, before)))
    }
    return glued(Array(scalars[start...]), start: start, cursor: cursor, isFirst: before.isEmpty)
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The choices whose key, or one of whose words, begins with what is typed.
  private func begin(_ typed: String, _ choices: [Choice]) -> [Choice] {
    let wanted = folded(typed)
    if wanted.isEmpty { return choices }
    let beginning = choices.filter { folded($0.key).hasPrefix(wanted) }
    if !beginning.isEmpty || wanted.count < 2 { return beginning }
    return choices.filter { folded($0.label).split(separator: " ").contains { $0.hasPrefix(wanted) } }
  }

  // MARK: - Players

  private func players(_ role: Role, _ side: Side, kind: ActionKind = .goal, prefixed: Bool = false) -> [Choice] {
    let kind: ActionKind = state.isShootOut ? .shootOutKick : kind
    return state.candidates(for: role, of: side, kind: kind, in: match).map { person in
      switch person {
      case .player(let id):
        Choice((prefixed ? mark(side) : "") + match[side][id].number.description, match[side][id].name)
      case .official(let code):
        Choice((prefixed ? mark(side) : "") + code.rawValue, match[side].official(code)?.name ?? "")
      case .unidentified(let number): Choice("?\(number)", "")
      }
    }
  }

  /// What is typed before a number of the side: nothing for ours.
  private func mark(_ side: Side) -> String {
    side == match.ours ? "" : side == .home ? "l" : "v"
  }

  // MARK: - Glued clauses

  private func glued(_ token: [Unicode.Scalar], start: Int, cursor: Int, isFirst: Bool) -> Offer {
    let typed = folded(text(token[...]))
    func offer(_ tail: String, _ choices: [Choice]) -> Offer {
      Offer(replaced: (cursor - tail.unicodeScalars.count)..<cursor, choices: begin(tail, choices))
    }
    var rest = typed[...]
    var side = match.ours ?? .home
    if let first = rest.first, let marked = LineParser.side(first), rest.dropFirst().first?.isNumber == true {
      side = marked
      rest.removeFirst()
    }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    if let comma = rest.lastIndex(of: ",") {
      let tail = String(rest[rest.index(after: comma)...])
      return offer(tail, players(.assistant, side).filter { $0.key != digits })
    }
    if let arrow = rest.lastIndex(where: { $0 == ">" }) {
      let tail = String(rest[rest.index(after: arrow)...])
      return offer(tail, players(digits.isEmpty ? .arriving : .on, side, kind: .substitution))
    }
    if !digits.isEmpty, rest.first == "f" {
      let tail = String(rest.dropFirst())
      return offer(
        tail,
        players(.victim, side.other) + [
          Choice("m", book(Phrase("words.particle.handball")).split(separator: " ").first.map(String.init) ?? ""),
          Choice("y", session.words.color(.yellow)), Choice("r", session.words.color(.red)),
        ])
    }
    if !digits.isEmpty, let code = rest.first, code == "g" || code == "s" {
      return modifiers(String(rest.dropFirst()), isChance: code == "s", cursor: cursor)
    }
    if !digits.isEmpty {
      if !rest.isEmpty { return offer(String(rest), codes) }
      // A number that is whole and the only one so beginning: what he did. Else which number.
      let numbers = begin(String(digits), players(.booked, side))
      return numbers.count > 1 || numbers.first.map({ $0.key != digits }) == true
        ? offer(String(digits), numbers) : offer("", codes)
    }
    let people = Side.allCases.flatMap { players(.booked, $0, prefixed: true) }
    return Offer(replaced: start..<cursor, choices: begin(typed, (isFirst ? openings : []) + people))
  }

  /// What may follow a number.
  private var codes: [Choice] {
    let isRunning = state.isPlaying || state.isShootOut
    return ClauseSpec.all.compactMap { spec in
      if case .none = spec.subject { return nil }
      if !isRunning, [.goal, .ownGoal, .chance, .foul, .offside, .corner].contains(spec.kind) { return nil }
      return spec.kind == .departure ? nil : Choice(spec.code, book(Phrase(spec.helpKey)))
    }
  }

  private func modifiers(_ tail: String, isChance: Bool, cursor: Int) -> Offer {
    var choices: [Choice] = []
    let words = session.words
    func add<C: Code>(_ list: [(letter: Character, code: C)], _ name: (C) -> String) {
      guard !list.contains(where: { tail.contains($0.letter) }) else { return }
      choices += list.map { Choice(String($0.letter), name($0.code)) }
    }
    if isChance { add(Modifiers.outcomes, words.outcome) }
    add(Modifiers.bodyParts, words.bodyPart)
    add(Modifiers.origins, words.origin)
    if !tail.contains(where: \.isNumber) { choices.append(Choice("1-9", book(Phrase("ask.zone")))) }
    choices.append(Choice(",", book(Phrase("ask.assistant"))))
    return Offer(replaced: cursor..<cursor, choices: choices)
  }

  /// What may begin a line: whole words that make sense now, and commands.
  private var openings: [Choice] {
    let whistles: [ClauseKind] =
      state.isOver ? [.note] : state.period == nil ? [.start, .finish, .abandon] : [.end, .added, .abandon, .finish]
    let clauses = ClauseSpec.all.filter { whistles.contains($0.kind) || $0.kind == .corner || $0.kind == .note }
    return clauses.map { Choice($0.code, book(Phrase($0.helpKey))) }
      + clauseWords
      + CommandSpec.all.map { Choice(commandWord($0), book(Phrase($0.helpKey))) }
  }

  /// Clauses by their full word in the user's language.
  private var clauseWords: [Choice] {
    ClauseSpec.all.compactMap { spec in
      book.words(spec.wordsKey).first.map { Choice(typed($0), book(Phrase(spec.helpKey))) }
    }.filter { $0.key.count > 1 }
  }

  private func commandWord(_ spec: CommandSpec) -> String { book.words(spec.wordsKey).first.map(typed) ?? spec.code }
  private func typed(_ word: String) -> String { String(word.map { $0 == "_" ? " " : $0 }) }

  // MARK: - In words

  /// The clause that words before the cursor have begun: `9 gol `.
  private func wordClause(_ before: [Word]) -> (spec: ClauseSpec, side: Side)? {
    var rest = before[...]
    var side = match.ours ?? .home
    if let first = rest.first, let who = session.parser.who(first) {
      side = who.side ?? side
      rest.removeFirst()
    }
    guard let found = vocabulary.clauses.match(rest), let spec = ClauseSpec.byKind[found.meaning] else {
      guard let only = before.first, before.count == 1, session.parser.who(only) != nil else { return nil }
      return nil
    }
    return (spec, side)
  }

  private func words(after clause: (spec: ClauseSpec, side: Side), _ before: [Word]) -> [Choice] {
    let codes = vocabulary.codes
    func all<C: Code>(_ table: WordTable<C>, _ name: (C) -> String) -> [Choice] {
      table.values.compactMap { value in table.words(for: value, in: book).first.map { Choice(typed($0), name(value)) }
      }
    }
    let words = session.words
    switch clause.spec.suffix {
    case .attempt(let hasOutcome, _):
      return (hasOutcome ? all(codes.outcomes, words.outcome) : []) + all(codes.bodyParts, words.bodyPart)
        + all(codes.origins, words.origin)
        + players(.assistant, clause.side).map { Choice("," + $0.key, $0.label) }
    case .foul: return players(.victim, clause.side.other) + all(codes.colors, words.color)
    case .reason: return all(codes.cardReasons, words.cardReason)
    case .partner:
      let isOn = before.contains { vocabulary.particles[$0.text] == .on }
      return players(isOn ? .on : .off, clause.side, kind: .substitution)
    case .nothing, .text, .minutes: return []
    }
  }

  // MARK: - Commands

  private func arguments(of kind: CommandKind, _ before: [Word]) -> [Choice] {
    let everybody = Side.allCases.flatMap { players(.subject, $0, prefixed: true) }
    let sides = Side.allCases.map { Choice($0 == .home ? "l" : "v", match[$0].name) }
    switch kind {
    case .edit, .delete, .annul, .move:
      guard before.count == 1 else { return [] }
      return match.actions.indices.reversed().filter { kind != .annul || match.actions[$0] is Goal }
        .map { Choice(String($0 + 1), session.logLine($0)) }
    case .player:
      return before.count == 1
        ? everybody
        : Vocabulary.fieldNames.prefix(8).map { Choice(book.words("words.field.\($0)").first.map(typed) ?? $0, "") }
    case .set:
      return before.count == 1
        ? Vocabulary.fieldNames.dropFirst(8).map { Choice(book.words("words.field.\($0)").first.map(typed) ?? $0, "") }
        : []
    case .notes, .stats, .log, .find: return (kind == .stats ? sides : []) + everybody
    case .lineUp, .bench: return before.count == 1 ? sides : []
    case .help:
      return HelpTopic.allCases.map {
        Choice(book.words($0.wordsKey).first.map(typed) ?? $0.rawValue, book(Phrase($0.titleKey)))
      }
    case .undo, .redo, .score, .todo, .headsUp, .xml, .report, .clock, .award, .quit: return []
    }
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage
import Wording

/// Which clauses may begin in the current state, and for whom.
extension Completer {
  enum Opening {
    /// A clause or a command.
    case line
    /// The first clause, for example after a time.
    case clause
    /// Another clause of the line, which must be in codes.
    case again
  }

  /// Clauses possible in the current state: no goal while play is stopped, no second half during the first.
  var lawfulClauses: [ClauseSpec] {
    // In the shoot-out, the larger team may have to leave a player out, in any game.
    let table = vocabulary.table
    return (state.isShootOut ? table.all : table.offered).filter { $0.kind.form.time.isNow(in: state) }
  }

  func clauses(of who: Who) -> [ClauseSpec] {
    lawfulClauses.filter { spec in
      switch spec.subject {
      case .none: spec.kind == .arrival && can(who, .arrival)
      case .team: who.name == .team
      default: can(who, spec.kind)
      }
    }
  }

  private func can(_ who: Who, _ kind: ClauseKind) -> Bool {
    guard who.name != .team else { return true }
    let side = who.side ?? match.ours ?? .home
    // A known player is offered only for parts that the laws allow without a warning.
    if case .number(let number) = who.name, let id = match[side].player(numbered: number),
      !candidates(kind.role(in: state), side).contains(.player(id))
    {
      return false
    }
    var clause = Clause(kind, who: who)
    if kind == .note { clause.text = "?" }
    return kind == .substitution ? !who.name.isOfficial && canBeReplaced(clause) : trial.isLawful(clause)
  }

  /// The codes of clauses, without duplicates.
  func codes(_ specs: [ClauseSpec], after prefix: String = "") -> [Suggestion] {
    var seen: Set<String> = []
    return specs.filter { $0.kind != .arrival && seen.insert($0.code).inserted }.map { spec in
      let isOpen =
        [.goal, .chance, .foul, .substitution].contains(spec.kind) || spec.declared?.isBare == false
        || spec.kind.isScore
      return Suggestion(prefix + spec.code, name(spec), isOpen: isOpen)
    }
  }

  /// The clauses by their words in the user's language.
  func clauseWords(of specs: [ClauseSpec]) -> [Suggestion] {
    specs.compactMap { spec in
      spec.names == nil ? suggestion(spec.wordsKey, name(spec)) : suggestion(spec, name(spec))
    }
  }

  func name(_ spec: ClauseSpec) -> String { spec.name(in: book) }

  /// Everything that may begin a line: the clauses possible now by code and word, commands, and people.
  func openings(_ token: Token, _ opening: Opening) -> [Suggestion] {
    // On an empty line each clause is listed once, by its code or, if it has no subject, by its word. The other words,
    // people and most commands are listed only after a first letter, which leaves room for the descriptions.
    let isBegun = !token.typed.isEmpty
    let bare = lawfulClauses.filter { $0.subject == .none }
    let coded = lawfulClauses.filter { $0.subject != .none }
    var all = codes(isBegun && opening != .again ? lawfulClauses : coded)
    all += clauseWords(
      of: opening == .again ? bare.filter { $0.kind != .arrival } : isBegun ? lawfulClauses : bare)
    if opening == .line {
      all += CommandSpec.all.filter { isBegun || $0.isShownFirst }.map { spec in
        let help = spec.help(in: book)
        return suggestion(spec.wordsKey, help, code: spec.code) ?? Suggestion(spec.code, help)
      }
      all += clockMarks
    }
    // `vc`, `vg`: codes after the letter of a side.
    if let letter = folded(token.typed).first, LineParser.side(letter) != nil {
      all += codes(coded.filter { $0.code != ">" }, after: String(letter))
    }
    if isBegun { all += everybody(.booked, token, isOpen: true) + unrecognised(token) }
    if opening != .again { all += teams(token) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.key).inserted }
  }

  /// The marks that stop and start the clock, in games whose clock stops.
  private var clockMarks: [Suggestion] {
    let clock = session.timekeeper
    guard session.ledger.rules.clockStops, clock.elapsed != nil, !clock.isTimeUp else { return [] }
    let mark = clock.stands ? ClockMark.start : .stop
    let hint = clock.stands ? Phrase("hint.clock-runs") : Phrase("hint.clock-stands")
    return [Suggestion(mark.rawValue, book(hint))]
  }

  // MARK: - Words

  /// A suggestion under its first word in the user's language, which also matches all its other words; nil if the
  /// language has no word for it.
  func suggestion(_ key: String, _ label: String, code: String? = nil) -> Suggestion? {
    let all = words(key)
    return all.first.map { Suggestion($0, label, others: all.dropFirst() + [code].compactMap(\.self)) }
  }

  /// A declared clause under its first word in the user's language, which also matches all its other words.
  private func suggestion(_ spec: ClauseSpec, _ label: String) -> Suggestion? {
    let all = (spec.names(in: book) + (spec.names?.all ?? [])).map(Self.spaced)
    return all.first.map { Suggestion($0, label, others: Array(all.dropFirst())) }
  }

  /// All words for a key, the user's language first.
  func words(_ key: String) -> [String] {
    (book.words(key) + Phrasebook.everyLanguage.words(key)).map(Self.spaced)
  }

  func words(for particles: [Vocabulary.Particle]) -> [Suggestion] {
    particles.compactMap { suggestion($0.wordsKey, "") }
  }

  var zones: Suggestion { .pattern("1-9", book.word(for: .zone)) }

  static func spaced(_ word: String) -> String { word.replacing("_", with: " ") }
}

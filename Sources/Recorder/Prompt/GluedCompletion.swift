import MatchModel
import MatchRules
import Phrases
import Wording

/// What may follow inside a glued clause: `9g,` `10>` `v4f`.
extension Completer {
  func glued(_ token: Token, isFirst: Bool) -> Offer {
    let typed = folded(token.typed)
    if let equals = typed.firstIndex(of: "=") { return identification(token, typed, equals) }
    var rest = typed[...]
    var side = match.ours ?? .home
    if let first = rest.first, let marked = LineParser.side(first), rest.dropFirst().first?.isNumber == true {
      side = marked
      rest.removeFirst()
    }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    if let comma = rest.lastIndex(of: ",") {
      return token.offer(
        rest[rest.index(after: comma)...], players(.assistant, side).filter { $0.key != digits })
    }
    if let arrow = rest.lastIndex(of: ">") {
      let role: Role = digits.isEmpty ? .arriving : .on
      return token.offer(rest[rest.index(after: arrow)...], players(role, side, kind: .substitution))
    }
    guard !digits.isEmpty else {
      return token.offer((isFirst ? openings : wholeClauses) + people + sideCodes(typed))
    }
    switch rest.first {
    case "f": return token.offer(rest.dropFirst(), afterFoul(side))
    case "g", "s":
      return Offer(
        replaced: token.cursor..<token.cursor,
        choices: modifiers(String(rest.dropFirst()), isChance: rest.first == "s"))
    case .some: return token.offer(rest, codes)
    case nil:
      // A number that is whole and the only one so beginning: what he did. Else which number.
      let numbers = Token.begin(String(digits), players(.booked, side))
      let isOpen = numbers.count > 1 || numbers.first.map { $0.key != digits } == true
      return isOpen ? token.offer(digits, numbers) : token.offer("", codes)
    }
  }

  /// `v?1=`: whom of the squad he may have been.
  private func identification(_ token: Token, _ typed: String, _ equals: String.Index) -> Offer {
    let side = typed.first.flatMap(LineParser.side) ?? match.ours ?? .home
    return token.offer(typed[typed.index(after: equals)...], players(.subject, side))
  }

  private func afterFoul(_ side: Side) -> [Choice] {
    let handball = book.words("words.particle.\(Vocabulary.Particle.handball.rawValue)").first ?? ""
    return players(.victim, side.other) + [Choice("m", handball)]
      + Modifiers.cards.map { Choice(String($0.letter), session.words.color($0.code)) }
  }

  private func modifiers(_ tail: String, isChance: Bool) -> [Choice] {
    if state.isShootOut {
      return isChance ? Modifiers.outcomes.map { Choice(String($0.letter), session.words.outcome($0.code)) } : []
    }
    var choices: [Choice] = []
    func add<C: Code>(_ list: [(letter: Character, code: C)], _ name: (C) -> String) {
      guard !list.contains(where: { tail.contains($0.letter) }) else { return }
      choices += list.map { Choice(String($0.letter), name($0.code)) }
    }
    if isChance { add(Modifiers.outcomes, session.words.outcome) }
    add(Modifiers.bodyParts, session.words.bodyPart)
    add(Modifiers.origins, session.words.origin)
    if !tail.contains(where: \.isNumber) { choices.append(Choice("1-9", book(Phrase("ask.zone")))) }
    choices.append(Choice(",", book(Phrase("ask.assistant"))))
    return choices
  }

  // MARK: - Codes

  /// What may follow a number.
  private var codes: [Choice] {
    subjectClauses.filter { $0.kind != .departure && $0.kind != .arrival }.map { choice($0) }
  }

  /// The clauses that somebody may be the subject of, now.
  var subjectClauses: [ClauseSpec] {
    lawfulClauses.filter { spec in if case .none = spec.subject { spec.kind == .arrival } else { true } }
  }

  /// What can happen now: no goal while nobody plays, no second half during the first.
  var lawfulClauses: [ClauseSpec] {
    let isRunning = state.isPlaying || state.isShootOut
    return ClauseSpec.all.filter { spec in
      switch spec.kind {
      case .goal, .chance: isRunning
      case .ownGoal, .foul, .offside, .corner: state.isPlaying
      case .start: state.period == nil && !state.isOver
      case .end, .added: state.period != nil
      case .finish, .abandon: !state.isOver
      default: true
      }
    }
  }

  /// Clauses that need nobody before them: whistles, and codes that ask.
  private var wholeClauses: [Choice] {
    let coded = lawfulClauses.filter { $0.kind != .departure && $0.kind != .arrival }
    return coded.map { choice($0) }
  }

  /// `vc`, `vg`: clauses of a side whose letter is typed.
  private func sideCodes(_ typed: String) -> [Choice] {
    guard let letter = typed.first, LineParser.side(letter) != nil else { return [] }
    return subjectClauses.filter { $0.kind != .departure && $0.kind != .arrival }
      .map { choice($0, after: String(letter)) }
  }

  private func choice(_ spec: ClauseSpec, after prefix: String = "") -> Choice {
    let isOpen = [.goal, .chance, .foul, .substitution].contains(spec.kind)
    return Choice(prefix + spec.code, help(spec), isOpen: isOpen)
  }

  func help(_ spec: ClauseSpec) -> String { spec.example(in: book) + "  " + spec.help(in: book) }

  /// What may begin a line: clauses that make sense now, by code and by word, and commands.
  private var openings: [Choice] {
    var seen: Set<String> = []
    let commands = CommandSpec.all.map { Choice($0.name(in: book), $0.help(in: book)) }
    return (wholeClauses + clauseWords(of: lawfulClauses) + commands).filter { seen.insert($0.key).inserted }
  }
}

import MatchModel
import MatchRules
import PromptLanguage

/// A complete clause, and the warnings of the laws that were confirmed.
struct Completed {
  var clause: Clause
  var agreed: [Breach] = []
}

/// Asks for the missing parts of a clause with short questions whose options are limited to what the laws allow
/// (docs/PROMPT.md).
struct Questionnaire {
  let session: Session
  let dialogue: Interview
  /// The laws at the time of the action.
  let trial: Trial
  /// The default side of a clause; nil if the side is asked.
  let presumed: Side?
  let isConfirmed: Bool

  var ledger: Ledger { _read { yield session.ledger } }
  var match: Match { _read { yield trial.match } }
  var state: MatchState { _read { yield trial.state } }
  var parser: LineParser { _read { yield session.parser } }

  /// The clause after some of the questions.
  struct Form {
    var clause: Clause
    /// The parts to ask for, unless they are known by then.
    let slots: [ClauseSpec.Slot]
    /// The side, if it does not follow from a person in the clause.
    var side: Side?
    /// Index of the next question.
    var index = 0
    /// The warnings of the laws that were confirmed.
    var agreed: [Breach] = []
    /// The texts that were typed as answers, and the side about which they were asked. After a return to an earlier
    /// question, Enter repeats them, unless the side is now another one.
    var answers: [ClauseSpec.Slot: (text: String, side: Side)] = [:]
    /// True if breaches that do not depend on the answers have been checked.
    var isJudged = false

    mutating func setSide(_ side: Side) {
      self.side = side
      clause.who?.side = side
    }
  }

  private struct Part {
    let slot: ClauseSpec.Slot
    let side: Side
    let options: [QuestionOption]
    let isOptional: Bool
  }

  private enum Step {
    case filled(Form)
    case back
    /// The user typed clauses, which are executed next.
    case interrupted
  }

  /// Asks for the missing parts. If a line is typed as an answer, it is executed next, and the clause is recorded if it
  /// is complete without further answers. Otherwise throws `overtaken`. Throws `givenUp` if the user cancels. If no
  /// answers could make a clause lawful, it is refused before the first question.
  func complete(_ clause: Clause) throws(Stop) -> Completed {
    guard let spec = parser.vocabulary.table[clause.kind] else { return Completed(clause: clause) }
    let asked = clause.injury == .leaves ? [ClauseSpec.Slot.on] : spec.slots
    let slots = (presumed == nil && clause.lacksSide ? [.side] : []) + (clause.asks ? asked : [])
    var form = Form(clause: clause, slots: slots, side: clause.who?.side)
    form.agreed = ledger.agreedShortages(before: ledger.match.actions.count)
    if clause.who?.name == .team, !spec.slots.contains(.text) { form.clause.who = nil }
    if slots.first == .side, clause.asks { try settle(objectionsToEither(form), in: &form) }
    var earlier: [Form] = []
    while let part = try nextPart(of: &form) {
      switch try ask(part, form, allowsBack: !earlier.isEmpty) {
      case .back:
        let answers = form.answers
        form = earlier.popLast() ?? form
        form.answers = answers
        noteAnswers(form)
      case .filled(let next):
        earlier.append(form)
        form = next
      case .interrupted:
        try leave(part, form)
        form.index = slots.count
      }
    }
    return Completed(clause: finished(form.clause, form.side), agreed: form.agreed)
  }

  /// Remembers the answers so far. They stay open with the line if it is left.
  private func noteAnswers(_ form: Form) {
    var answered = form.clause
    if answered.who == nil, let side = form.side { answered.who = Who(.team, side: side) }
    dialogue.underway?.answered[answered.column] = answered
  }

  /// The next part to ask for. Parts that are known are skipped, and parts with only one possible answer are filled in.
  private func nextPart(of form: inout Form) throws(Stop) -> Part? {
    while form.index < form.slots.count {
      let slot = form.slots[form.index]
      if needs(slot, form.clause) {
        if slot != .side, !form.isJudged {
          try settle(try objections(to: form), in: &form)
          form.isJudged = true
        }
        let side = form.clause.who?.side ?? form.side ?? presumed ?? .home
        let options = options(slot, form.clause, side)
        let part = Part(
          slot: slot, side: side, options: options,
          isOptional: isOptional(slot, form.clause, hasOptions: !options.isEmpty))
        // Replacing a player is always a question, even if only one substitute is left.
        guard part.options.count == 1, !part.isOptional, ![.off, .on, .side].contains(slot) else { return part }
        part.options[0].fill(&form)
      }
      form.index += 1
    }
    return nil
  }

  /// Throws unless the clause is complete without this part and the later ones. It asks nothing about warnings, which
  /// would delay the line that was typed.
  private func leave(_ part: Part, _ form: Form) throws(Stop) {
    guard part.isOptional, form.clause.who != nil, form.clause.kind != .substitution else {
      throw .declined(.overtaken)
    }
    var left = form
    left.index = form.slots.count
    let doubts = isConfirmed ? [] : try objections(to: left)
    guard doubts.isEmpty else { throw .declined(.overtaken) }
  }

  private func ask(_ part: Part, _ form: Form, allowsBack: Bool) throws(Stop) -> Step {
    var question = Question(
      subject: .part(part.slot, of: form.clause.kind, part.side), snapshot: session.snapshot,
      choices: part.options.map(\.answer), isOptional: part.isOptional, allowsBack: allowsBack)
    question.kept = kept(part, form)
    while true {
      let answer = dialogue.ask(&question)
      question.isRepeated = false
      if let step = try step(after: answer, part, form, &question) { return step }
    }
  }

  /// Checks an answer against the laws at once, so that users do not answer further questions in vain.
  /// - Parameter form: the form before this answer.
  /// - Returns: nil to ask again.
  private func judged(
    _ next: Form, after form: Form, _ part: Part, _ question: inout Question
  ) throws(Stop) -> Step? {
    var next = next
    next.index += 1
    let found: [Objection]
    do { found = part.slot == .side ? [] : try objections(to: next) } catch {
      if case .declined = error {
        noteAnswers(next)
        throw error
      }
      question.complaint = error.refusal.map { .refused($0, onlyLooked: true) }
      question.isRepeated = error.refusal == nil
      return nil
    }
    if let refused = found.refused {
      question.complaint = .refused(Refusal(.law(refused)), onlyLooked: true)
      return nil
    }
    noteAnswers(next)
    if !found.isEmpty, !isConfirmed {
      let reply = session.reply(
        dialogue, .breaches(found),
        other: { typed -> Form? in
          var other = form
          return !typed.isLine && fill(&other, part.slot, typed, part.options, part.side) ? other : nil
        })
      switch reply {
      case .yes: break
      case .no:
        noteAnswers(form)
        question.isRepeated = true
        return nil
      case .dropped: throw .declined(.givenUp)
      case .other(let other): return try judged(other, after: form, part, &question)
      case .instead(let typed):
        if typed.isCommand { throw .declined(.overtaken) }
        return .interrupted
      }
    }
    next.agreed += found.map(\.breach)
    return .filled(next)
  }

  /// The user typed a command that changes something. It is executed next, and the line stays open with the answers so
  /// far.
  func overtaken(by typed: TypedAnswer) -> Stop {
    dialogue.typeAhead(typed.text)
    return .declined(.overtaken)
  }

  func finished(_ clause: Clause, _ side: Side?) -> Clause {
    var clause = clause
    clause.asks = false
    if clause.who == nil, parser.vocabulary.table[clause.kind]?.mayBeTeam == true {
      clause.who = Who(.team, side: side)
    }
    if clause.who?.side == nil { clause.who?.side = side ?? (clause.kind == .note ? nil : presumed) }
    return clause
  }

  // MARK: - Missing parts

  func needs(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .side: true
    case .who, .off: clause.who == nil
    case .assistant:
      clause.other == nil && clause.origin != .penalty && !state.isShootOut
    case .on, .opponent: clause.other == nil
    case .victim: clause.other == nil && parser.vocabulary.table.mayHaveVictim(clause)
    case .foulKind: clause.foulCode == nil
    case .outcome: clause.kind.isScore ? clause.attempts.isEmpty : clause.outcome == nil
    case .bodyPart: clause.bodyPart == nil && !state.isShootOut && !parser.vocabulary.table.bodyParts.isEmpty
    case .origin: clause.origin == nil && !state.isShootOut
    // A penalty has a fixed place.
    case .zone: clause.zone == nil && clause.origin != .penalty && !state.isShootOut
    case .card: clause.card == nil
    // The reason of a foul is only asked together with its card.
    case .reason: clause.reason == nil && (clause.kind != .foul || clause.card != nil)
    case .text: clause.text.isEmpty
    case .minutes: clause.minutes == nil
    }
  }

  private func isOptional(_ slot: ClauseSpec.Slot, _ clause: Clause, hasOptions: Bool) -> Bool {
    switch slot {
    case .side, .off, .minutes, .text: false
    // A player may go off without a replacement if injured, or if no substitute is left.
    case .on: clause.injury != nil || ledger.rules.follows && clause.who != nil && !hasOptions
    case .outcome: !clause.kind.isScore
    // The subject may be unidentified, unless the clause consists of nothing else.
    case .who: ![.departure, .arrival, .goalkeeper, .captain].contains(clause.kind)
    default: true
    }
  }

  // MARK: - Answers

  /// - Returns: nil to ask again.
  private func step(
    after answer: Answer, _ part: Part, _ form: Form, _ question: inout Question
  ) throws(Stop) -> Step? {
    switch answer {
    case .dropped: throw .declined(.givenUp)
    case .gone: throw .declined(.declined)
    case .back where question.allowsBack: return .back
    case .back: question.complaint = .first
    case .nothing where question.kept != nil:
      return try step(after: .text(form.answers[part.slot]?.text ?? ""), part, form, &question)
    case .nothing where question.isOptional: return try judged(withoutAnswer(part, form), after: form, part, &question)
    case .nothing: question.complaint = .needed
    case .text(let text) where question.isOptional && meansNone(text, part):
      return try judged(withoutAnswer(part, form), after: form, part, &question)
    // A match is abandoned only for a reason or after a clear yes.
    case .text(YesOrNo.key) where form.clause.kind == .abandon: return try judged(form, after: form, part, &question)
    case .text(let text) where form.clause.kind == .abandon && meansNone(text, part): throw .declined(.givenUp)
    case .text(let text):
      let typed = TypedAnswer(text, parser)
      if let said = try command(typed, part) {
        question.said = said
        return nil
      }
      var new = form
      if fill(&new, part.slot, typed, part.options, part.side) {
        new.answers[part.slot] = (text, part.side)
        return try judged(new, after: form, part, &question)
      }
      let offered = part.options.flatMap { [$0.key] + $0.aliases }
      if session.takesLine(typed, at: &question, dialogue, offered: offered) { return .interrupted }
    }
    return nil
  }

  /// The answer given before the user returned to an earlier question; nil if it was about the other side, or the
  /// choices no longer include it.
  private func kept(_ part: Part, _ form: Form) -> OfferedAnswer? {
    guard let (text, side) = form.answers[part.slot], side == part.side else { return nil }
    if part.options.isEmpty { return OfferedAnswer(key: text, meaning: .worded(text)) }
    return part.options.first(answering: text)?.answer
  }

  /// True for `none`, `no` and the like, which mean the same as Enter. Catalan `cap` may also be the head.
  private func meansNone(_ text: String, _ part: Part) -> Bool {
    guard let particle = parser.vocabulary.particles[text] else { return false }
    return [.none, .no].contains(particle) && !part.options.contains { $0.isExactly(text) }
  }

  /// The form after an unknown subject. Declared actions without an identified player belong to the team, as analysts
  /// do not identify them later.
  private func withoutAnswer(_ part: Part, _ form: Form) -> Form {
    var form = form
    if part.slot == .who, form.clause.kind.isOwn {
      form.clause.who = Who(.team, side: part.side)
    } else if part.slot == .who, form.clause.kind != .corner {
      form.clause.who = Who(.unidentified(nil), side: part.side)
    } else if part.slot == .on, form.clause.kind == .substitution {
      form.clause.kind = .departure
    }
    return form
  }

  /// The result of a command typed as an answer; nil for other answers. Throws if the command is to be executed next.
  private func command(_ typed: TypedAnswer, _ part: Part) throws(Stop) -> [Fact]? {
    if part.slot == .text { return try commandInsteadOfText(typed) }
    guard typed.isCommand, !part.options.contains(where: { $0.isExactly(typed.text) }) else { return nil }
    guard typed.text == "?" else {
      guard let said = session.look(typed) else { throw overtaken(by: typed) }
      return said
    }
    // `?` is an unidentified player if a person is asked for. Otherwise it lists the possible answers.
    if [.who, .off, .on, .assistant, .victim, .opponent].contains(part.slot) { return nil }
    return [session.fact(.awaited(awaited(part)))]
  }

  private func awaited(_ part: Part) -> AwaitedAnswer {
    switch part.slot {
    case .minutes: .minutes
    case .zone: .zone
    default: .offered(part.options.map(\.answer))
    }
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A complete clause, and the warnings of the laws that were confirmed.
struct Completed {
  var clause: Clause
  var agreed: [Breach] = []
}

/// Asks for the missing parts of a clause with short questions whose options are limited to what the laws allow
/// (docs/PROMPT.md).
struct Questionnaire {
  let dialogue: any Dialogue
  let words: any SessionWords
  let parser: LineParser
  let ledger: Ledger
  /// The state before the action, and its time.
  let state: MatchState
  let moment: Moment
  /// The default side of a clause; nil if the side is asked.
  let presumed: Side?
  /// True if warnings are already confirmed.
  let isConfirmed: Bool
  /// Executes a lookup command; nil for other lines.
  let look: (TypedAnswer) -> [Fact]?
  /// Called with an answer that is neither yes nor no and may have been meant as a line for the prompt.
  let misread: (TypedAnswer) -> [Fact]
  /// Like `misread`, if the question is not a yes-or-no question.
  let unanswered: (TypedAnswer, _ offered: [String]) -> [Fact]
  /// Receives a whole line that was typed instead of an answer; it is executed next.
  let typeAhead: (String) -> Void

  var match: Match { ledger.match }
  var trial: Trial { Trial(match: match, rules: ledger.rules, state: state, moment: moment) }

  /// The state of the clause after some of the questions.
  struct Draft {
    var clause: Clause
    /// The side, if it does not follow from a person in the clause.
    var side: Side?
    /// Index of the next question.
    var index = 0
    /// The warnings of the laws that were confirmed.
    var agreed: [Breach] = []
    /// True if breaches that do not depend on the answers have been checked.
    var isJudged = false

    mutating func setSide(_ side: Side) {
      self.side = side
      clause.who?.side = side
    }
  }

  /// The effect of an answer.
  private enum Step {
    case filled(Draft)
    /// An invalid answer, with the reason and further messages.
    case rejected(Question.Complaint, said: [Fact] = [])
    /// A lookup command: its result, after which the question is repeated.
    case looked([Fact])
    case back
    case dropped
    case gone
    /// Clauses were typed, which are executed next.
    case interrupted(by: String)
    /// A command was typed that changes something; it is executed next, and this clause is dropped.
    case overtaken(by: String)
    /// The user does not confirm a warning, so the question is repeated.
    case doubted
    /// Another answer was typed.
    case replaced(by: String)
  }

  /// Asks for the missing parts. If a line is typed as an answer, it is executed next; the clause is then recorded if
  /// what is known suffices, and otherwise `overtaken`. Throws `givenUp` if the user cancels. If no answers could make
  /// a clause lawful, it is refused before the first question.
  func complete(_ clause: Clause) throws(Stop) -> Completed {
    guard let spec = parser.vocabulary.table[clause.kind] else { return Completed(clause: clause) }
    let slots = (presumed == nil && clause.lacksSide ? [.side] : []) + (clause.asks ? spec.slots : [])
    var draft = Draft(clause: clause, side: clause.who?.side)
    if clause.who?.name == .team, !spec.slots.contains(.text) { draft.clause.who = nil }
    if slots.first == .side, clause.asks { try settle(objectionsToEither(draft, slots), in: &draft) }
    var drafts: [Draft] = []
    var complaint: Question.Complaint?
    var said: [Fact] = []
    var isRepeated = false
    // A text typed at a yes-or-no question.
    var instead: String?
    while draft.index < slots.count {
      let slot = slots[draft.index]
      guard needs(slot, draft.clause) else {
        draft.index += 1
        continue
      }
      if slot != .side, !draft.isJudged {
        try settle(try objections(to: draft, slots), in: &draft)
        draft.isJudged = true
      }
      let side = draft.clause.who?.side ?? draft.side ?? presumed ?? .home
      let options = options(slot, draft.clause, side)
      let isOptional = isOptional(slot, draft.clause)
      if options.count == 1, !isOptional, ![.off, .on, .side].contains(slot) {
        // A question with only one possible answer is skipped, except the one whether a player is replaced.
        options[0].fill(&draft)
        draft.index += 1
        continue
      }
      var question = Question(
        .part(slot, of: draft.clause.kind, side), ledger, choices: options.map(\.answer), isOptional: isOptional,
        allowsBack: !drafts.isEmpty)
      (question.complaint, question.said, question.isRepeated) = (complaint, said, isRepeated)
      (complaint, said, isRepeated) = (nil, [], false)
      let answer = instead.map(Answer.text) ?? dialogue.ask(question)
      instead = nil
      var step = step(answer, slot, options, draft, side, question)
      if case .filled(let next) = step {
        step = judged(next, slots) { typed in
          var other = draft
          return fill(&other, slot, typed, options, side)
        }
      }
      switch step {
      case .dropped: throw .declined(.givenUp)
      case .gone: throw .declined(.declined)
      case .rejected(let why, let others): (complaint, said) = (why, others)
      case .looked(let lines): said = lines
      case .overtaken(let line):
        typeAhead(line)
        throw .declined(.overtaken)
      case .back:
        if let last = drafts.popLast() { draft = last }
      case .filled(let next):
        drafts.append(draft)
        draft = next
      case .doubted: isRepeated = true
      case .replaced(let text): instead = text
      case .interrupted(let line):
        typeAhead(line)
        draft.index = slots.count
        // A question about a warning would delay the next line.
        guard isOptional, draft.clause.who != nil else { throw .declined(.overtaken) }
        let doubts = isConfirmed ? [] : try objections(to: draft, slots)
        guard doubts.isEmpty else { throw .declined(.overtaken) }
      }
    }
    return Completed(clause: finished(draft.clause, draft.side), agreed: draft.agreed)
  }

  /// Checks an answer against the laws at once, so that users do not answer further questions in vain.
  private func judged(_ next: Draft, _ slots: [ClauseSpec.Slot], isAnswer: (TypedAnswer) -> Bool) -> Step {
    var next = next
    let isSide = slots[next.index] == .side
    next.index += 1
    let found: [Objection]
    do { found = isSide ? [] : try objections(to: next, slots) } catch {
      return error.refusal.map { .rejected(.refused($0, onlyLooked: true)) } ?? .doubted
    }
    if let refused = found.first(where: { $0.breach.verdict == .refuse }) {
      return .rejected(.refused(Refusal(.law(refused)), onlyLooked: true))
    }
    if !found.isEmpty, !isConfirmed {
      switch ask(about: found, orTakes: { $0.isLine || isAnswer($0) }) {
      case .yes: break
      case .no: return .doubted
      case .dropped: return .dropped
      case .instead(let typed):
        let text = typed.text
        return !typed.isLine ? .replaced(by: text) : typed.isCommand ? .overtaken(by: text) : .interrupted(by: text)
      }
    }
    next.agreed += found.map(\.breach)
    return .filled(next)
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

  // MARK: - What to ask

  func needs(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .side: true
    case .who, .off: clause.who == nil
    case .assistant:
      clause.other == nil && clause.origin != .penalty && !state.isShootOut
    case .on, .opponent: clause.other == nil
    case .victim: clause.other == nil && !clause.isHandball
    case .foulKind: clause.foulCode == nil
    case .outcome: clause.outcome == nil
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

  private func isOptional(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .side, .off, .on, .minutes: false
    case .text: clause.kind == .abandon
    // The subject may be unidentified, except where the clause is about nothing else.
    case .who: ![.departure, .arrival, .goalkeeper, .captain].contains(clause.kind)
    default: true
    }
  }

  // MARK: - Answers

  private func step(
    _ answer: Answer, _ slot: ClauseSpec.Slot, _ options: [QuestionOption], _ draft: Draft, _ side: Side,
    _ question: Question
  ) -> Step {
    var new = draft
    switch answer {
    case .dropped: return .dropped
    case .gone: return .gone
    case .back: return question.allowsBack ? .back : .rejected(.first)
    case .nothing:
      guard question.isOptional else { return .rejected(.needed) }
      // Declared actions without an identified player belong to the team, as analysts do not identify them later.
      if slot == .who, draft.clause.kind.isOwn {
        new.clause.who = Who(.team, side: side)
      } else if slot == .who, draft.clause.kind != .corner {
        new.clause.who = Who(.unidentified(nil), side: side)
      }
      return .filled(new)
    case .text(let text):
      let typed = TypedAnswer(text, parser)
      if slot == .text {
        if let said = lookInsteadOfText(typed) { return .looked(said) }
        if isCorrection(typed) { return .overtaken(by: text) }
      }
      if slot != .text, !options.contains(where: { $0.isExactly(text) }), typed.isCommand {
        if text == "?" {
          // An unidentified player where a person is asked for; otherwise the possible answers are listed.
          if ![.who, .off, .on, .assistant, .victim, .opponent].contains(slot) {
            return .looked([Fact(.awaited(awaited(slot, options)), ledger)])
          }
        } else {
          return look(typed).map(Step.looked) ?? .overtaken(by: text)
        }
      }
      guard fill(&new, slot, typed, options, side) else {
        return typed.isWholeLine
          ? .interrupted(by: text)
          : .rejected(.noAnswer(text), said: unanswered(typed, options.flatMap { [$0.key] + $0.aliases }))
      }
      return .filled(new)
    }
  }

  /// The possible answers.
  private func awaited(_ slot: ClauseSpec.Slot, _ options: [QuestionOption]) -> AwaitedAnswer {
    switch slot {
    case .minutes: .minutes
    case .zone: .zone
    default: .offered(options.map(\.answer))
    }
  }
}

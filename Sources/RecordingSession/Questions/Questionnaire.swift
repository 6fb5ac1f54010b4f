import MatchModel
import MatchRules
import Phrases
import PromptLanguage

/// A clause with its parts, and what the laws warn of in it that the person agreed to.
struct Completed {
  var clause: Clause
  var agreed: [Breach] = []
}

/// Asks for the missing parts of a clause, one short question at a time, offering only what the laws allow (RECORDER,
/// section 2).
struct Questionnaire {
  let dialogue: any Dialogue
  let words: any SessionWords
  let parser: LineParser
  let ledger: Ledger
  /// The state that the action will meet, and when.
  let state: MatchState
  let moment: Moment
  /// Whose a clause is taken to be that does not say it; nil where that is asked.
  let presumed: Side?
  /// Whether nobody is to be asked about what the laws warn of.
  let isConfirmed: Bool
  /// Answers a command that only looks; nil for any other line.
  let look: (TypedAnswer) -> [Fact]?
  /// Takes what was typed where yes or no was awaited, and is neither: it may have been meant for the prompt.
  let misread: (TypedAnswer) -> [Fact]
  /// The same where another answer was awaited.
  let unanswered: (TypedAnswer, _ offered: [String]) -> [Fact]
  /// Takes a whole line that was typed where an answer was awaited: it comes next.
  let typeAhead: (String) -> Void

  var match: Match { ledger.match }
  var trial: Trial { Trial(match: match, rules: ledger.rules, state: state, moment: moment) }

  /// What is known after so many questions.
  struct Draft {
    var clause: Clause
    /// Whose it is, where nobody in it says it.
    var side: Side?
    /// The question that comes next.
    var index = 0
    /// What the laws warn of and the person agreed to.
    var agreed: [Breach] = []
    /// Whether the laws were asked what they say whatever the answers will be.
    var isJudged = false

    mutating func setSide(_ side: Side) {
      self.side = side
      clause.who?.side = side
    }
  }

  /// What became of the answer to one question.
  private enum Step {
    case filled(Draft)
    /// It was no answer: why, for the next try, and what is to be said of it besides.
    case rejected(Question.Complaint, said: [Fact] = [])
    /// It was a command that only looks: its answer, after which the question comes back.
    case looked([Fact])
    case back
    case dropped
    case gone
    /// Clauses were typed instead: they come next.
    case interrupted(by: String)
    /// A command that changes something was typed instead: it comes next, and this clause is dropped.
    case overtaken(by: String)
    /// The laws warn of it, and the person thought better of it: the question comes back.
    case doubted
    /// Another answer was typed instead.
    case replaced(by: String)
  }

  /// Asks what is missing. A whole line that is typed where an answer is awaited comes next; the clause is kept then
  /// with what was known, if that is enough, and else is `overtaken`. Throws `givenUp` if it was dropped, and what the
  /// laws refuse whatever the answers would be: before the first question, as nobody should answer in vain.
  func complete(_ clause: Clause) throws(Refusal) -> Completed {
    guard let spec = parser.vocabulary.table[clause.kind] else { return Completed(clause: clause) }
    let slots = (presumed == nil && clause.lacksSide ? [.side] : []) + (clause.asks ? spec.slots : [])
    var draft = Draft(clause: clause, side: clause.who?.side)
    if clause.who?.name == .team, !spec.slots.contains(.text) { draft.clause.who = nil }
    if slots.first == .side, clause.asks { try settle(objectionsToEither(draft, slots), in: &draft) }
    var drafts: [Draft] = []
    var complaint: Question.Complaint?
    var said: [Fact] = []
    var isRepeated = false
    // Typed where yes or no was awaited.
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
        // No question whose answer is determined; but that anybody is replaced is never decided unasked.
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
      case .dropped: throw Refusal(.givenUp, column: clause.column)
      case .gone: throw Refusal(.declined, column: clause.column)
      case .rejected(let why, let others): (complaint, said) = (why, others)
      case .looked(let lines): said = lines
      case .overtaken(let line):
        typeAhead(line)
        throw Refusal(.overtaken, column: clause.column)
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
        // What the laws would ask about would keep the next line waiting.
        guard isOptional, draft.clause.who != nil else { throw Refusal(.overtaken, column: clause.column) }
        let doubts = isConfirmed ? [] : try objections(to: draft, slots)
        guard doubts.isEmpty else { throw Refusal(.overtaken, column: clause.column) }
      }
    }
    return Completed(clause: finished(draft.clause, draft.side), agreed: draft.agreed)
  }

  /// What becomes of an answer when the laws have spoken: at its question, so that nobody answers others in vain.
  private func judged(_ next: Draft, _ slots: [ClauseSpec.Slot], isAnswer: (TypedAnswer) -> Bool) -> Step {
    var next = next
    let isSide = slots[next.index] == .side
    next.index += 1
    let found: [Objection]
    do { found = isSide ? [] : try objections(to: next, slots) } catch {
      return .rejected(.refused(error, onlyLooked: true))
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
    // A penalty is taken from its mark.
    case .zone: clause.zone == nil && clause.origin != .penalty && !state.isShootOut
    case .card: clause.card == nil
    // A foul has one for its card alone.
    case .reason: clause.reason == nil && (clause.kind != .foul || clause.card != nil)
    case .text: clause.text.isEmpty
    case .minutes: clause.minutes == nil
    }
  }

  private func isOptional(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .side, .off, .on, .minutes: false
    case .text: clause.kind == .abandon
    // Who did it may be unknown; who leaves, arrives or goes in goal is the whole of the clause.
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
      // Who charts does not always see who it was, and clears nothing up afterwards: it is the team's then.
      if slot == .who, draft.clause.kind.isOwn {
        new.clause.who = Who(.team, side: side)
      } else if slot == .who, draft.clause.kind != .corner {
        new.clause.who = Who(.unidentified(nil), side: side)
      }
      return .filled(new)
    case .text(let text):
      let typed = TypedAnswer(text, parser)
      if slot == .text, let said = lookInsteadOfText(typed) { return .looked(said) }
      if slot != .text, !options.contains(where: { $0.isExactly(text) }), typed.isCommand {
        if text == "?" {
          // Somebody nobody recognised, where somebody is asked for; else what may be answered.
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

  /// All that may be answered.
  private func awaited(_ slot: ClauseSpec.Slot, _ options: [QuestionOption]) -> AwaitedAnswer {
    switch slot {
    case .minutes: .minutes
    case .zone: .zone
    default: .offered(options.map(\.answer))
    }
  }

  /// Takes a text for the part that is asked; false if it answers nothing.
  private func fill(
    _ draft: inout Draft, _ slot: ClauseSpec.Slot, _ typed: TypedAnswer, _ options: [QuestionOption], _ side: Side
  ) -> Bool {
    let text = typed.text
    switch slot {
    case .side: return fillSide(&draft, text, options)
    case .text:
      // Nobody notes `9g`, nor the mark that stops the clock: the match has gone on.
      if parser.isGlued(text) || parser.clockMark([Word(text, column: 1)]) != nil { return false }
      // `n` alone was perhaps a no to a question that nobody had asked, and the next line is one.
      if draft.clause.isBareNote, typed.clauses?.clauses.allSatisfy({ !$0.asks && $0.kind != .note }) == true {
        return false
      }
      draft.clause.text = draft.clause.kind == .note ? typed.noteText ?? text : text
      return true
    case .minutes:
      guard let minutes = wholeNumber(text), (0...60).contains(minutes) else { return false }
      draft.clause.minutes = minutes
      return true
    case .zone:
      guard let zone = wholeNumber(text).flatMap(Zone.init(rawValue:)) else { return false }
      draft.clause.zone = zone
      return true
    case .victim where folded(text) == parser.vocabulary.table.letter(of: .handball):
      draft.clause.foulCode = .handball
      return true
    default: break
    }
    if let option = options.first(answering: text) {
      option.fill(&draft)
      return true
    }
    if slot == .reason {
      // A number is one of the list, or a slip.
      if typed.isWholeLine || wholeNumber(text) != nil { return false }
      // `9gq` is a code with a slip in it.
      if text.contains(where: \.isNumber), LineParser.words(of: text).count == 1 { return false }
      draft.clause.reason = parser.vocabulary.reason([Word(text, column: 1)])?.meaning ?? CardReason(text)
      return true
    }
    return fillPerson(&draft.clause, slot, text, side)
  }

  /// A team by what it is offered as, or by a letter or a word for its side; or somebody of it, who did it: `v9`.
  private func fillSide(_ draft: inout Draft, _ text: String, _ options: [QuestionOption]) -> Bool {
    if let option = options.first(answering: text) {
      option.fill(&draft)
      return true
    }
    guard let who = parser.who(Word(text, column: 1)), let side = who.side else { return false }
    if who.name != .team {
      guard draft.clause.who == nil else { return false }
      draft.clause.who = who
    }
    draft.setSide(side)
    return true
  }

  /// Somebody who is not offered: of the other side (`v4`), not recognised (`?`), or somebody the laws object to.
  private func fillPerson(_ clause: inout Clause, _ slot: ClauseSpec.Slot, _ text: String, _ side: Side) -> Bool {
    guard [.who, .off, .on, .assistant, .victim, .opponent].contains(slot), var who = parser.who(Word(text, column: 1))
    else {
      return false
    }
    if case .team = who.name { return false }
    switch slot {
    case .who, .off:
      who.side = who.side ?? side
      clause.who = who
    default:
      let own = slot == .victim || slot == .opponent ? side.other : side
      guard who.side == nil || who.side == own else { return false }
      who.side = nil
      clause.other = who
    }
    return true
  }
}

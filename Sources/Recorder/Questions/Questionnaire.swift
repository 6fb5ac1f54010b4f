import MatchModel
import MatchRules
import Phrases
import Wording

/// Asks for the missing parts of a clause, one short question at a time, offering only what the laws allow (RECORDER,
/// section 2).
struct Questionnaire {
  let dialogue: any Dialogue
  let words: Wording
  let book: Phrasebook
  let parser: LineParser
  let ledger: Ledger
  /// The state that the action will meet.
  let state: MatchState
  /// Answers a command that only looks; nil for any other line.
  let look: (String) -> [String]?

  var match: Match { ledger.match }
  var trial: Trial {
    Trial(match: match, rules: ledger.rules, state: state, moment: Moment(state.phase, minute: state.latest))
  }

  /// What became of the answer to one question.
  private enum Step {
    case filled(Clause)
    /// It was no answer: why, for the next try.
    case rejected(String)
    /// It was a command that only looks: its answer, after which the question comes back.
    case looked([String])
    case back
    case dropped
    /// Clauses were typed instead: they come next.
    case interrupted(by: String)
    /// A command that changes something was typed instead: it comes next, and this clause is dropped.
    case overtaken(by: String)
  }

  /// Asks what is missing.
  /// - Returns: the clause with its parts, nil if it was dropped; and a whole line, if one was typed where an answer
  ///   was awaited. The clause is kept then with what was known, if that is enough.
  func complete(_ clause: Clause) -> (clause: Clause?, typedAhead: String?) {
    guard let spec = ClauseSpec.byKind[clause.kind] else { return (clause, nil) }
    var clause = clause
    let isAboutTeam = clause.who?.name == .team
    let typedSide = clause.who?.side
    if isAboutTeam, !spec.slots.contains(.text) { clause.who = nil }
    var drafts: [(index: Int, before: Clause)] = []
    var complaint = ""
    var said: [String] = []
    var index = 0
    while index < spec.slots.count {
      let slot = spec.slots[index]
      let side = clause.who?.side ?? typedSide ?? match.ours ?? .home
      guard needs(slot, clause) else {
        index += 1
        continue
      }
      let options = options(slot, clause, side)
      let isOptional = isOptional(slot, clause)
      if options.count == 1, !isOptional, slot != .off, slot != .on {
        // No question whose answer is determined; but that anybody is replaced is never decided unasked.
        options[0].fill(&clause)
        index += 1
        continue
      }
      var question = question(slot, options, clause, side, isOptional: isOptional, allowsBack: !drafts.isEmpty)
      question.complaint = complaint
      question.said = said
      (complaint, said) = ("", [])
      switch step(dialogue.ask(question), slot, options, clause, side, question) {
      case .dropped: return (nil, nil)
      case .rejected(let why): complaint = why
      case .looked(let lines): said = lines
      case .overtaken(let line): return (nil, line)
      case .back:
        guard let last = drafts.popLast() else { continue }
        (index, clause) = last
      case .filled(let filled):
        drafts.append((index, clause))
        clause = filled
        index += 1
      case .interrupted(let line):
        guard isOptional, clause.who != nil else { return (nil, line) }
        return (finished(clause, typedSide), line)
      }
    }
    return (finished(clause, typedSide), nil)
  }

  private func finished(_ clause: Clause, _ side: Side?) -> Clause {
    var clause = clause
    clause.asks = false
    if clause.who == nil, let spec = ClauseSpec.byKind[clause.kind], case .playerOrTeam = spec.subject {
      clause.who = Who(.team, side: side)
    }
    if clause.who?.side == nil { clause.who?.side = side ?? (clause.kind == .note ? nil : match.ours) }
    return clause
  }

  // MARK: - What to ask

  private func needs(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .who, .off: clause.who == nil
    case .assistant:
      clause.other == nil && clause.origin != .penalty && clause.origin != .freeKick && !state.isShootOut
    case .on: clause.other == nil
    case .victim: clause.other == nil && !clause.isHandball
    case .outcome: clause.outcome == nil
    case .bodyPart: clause.bodyPart == nil && !state.isShootOut
    case .origin: clause.origin == nil && !state.isShootOut
    case .zone: clause.zone == nil
    case .card: clause.card == nil
    // A foul has one for its card alone.
    case .reason: clause.text.isEmpty && (clause.kind != .foul || clause.card != nil)
    case .text: clause.text.isEmpty
    case .minutes: clause.minutes == nil
    }
  }

  private func isOptional(_ slot: ClauseSpec.Slot, _ clause: Clause) -> Bool {
    switch slot {
    case .off, .on, .minutes: false
    case .text: clause.kind == .abandon
    // Who did it may be unknown; who leaves, arrives or goes in goal is the whole of the clause.
    case .who: ![.departure, .arrival, .goalkeeper, .captain].contains(clause.kind)
    default: true
    }
  }

  private func question(
    _ slot: ClauseSpec.Slot, _ options: [QuestionOption], _ clause: Clause, _ side: Side, isOptional: Bool,
    allowsBack: Bool
  ) -> Question {
    let isReason = slot == .reason || clause.kind == .abandon
    var text = book(Phrase("ask.\(isReason ? ClauseSpec.Slot.reason.rawValue : slot.rawValue)"))
    if slot == .who || slot == .off { text += " (" + match[side].name + ")" }
    var hint: [String] = []
    if isOptional { hint.append(book(Phrase(slot == .card || slot == .assistant ? "hint.none" : "hint.unknown"))) }
    if allowsBack { hint.append(book(Phrase("hint.back"))) }
    hint.append(book(Phrase("hint.drop")))
    return Question(
      text, choices: options.map(\.choice), isOptional: isOptional, allowsBack: allowsBack,
      hint: hint.joined(separator: "  "))
  }

  // MARK: - Answers

  private func step(
    _ answer: Answer, _ slot: ClauseSpec.Slot, _ options: [QuestionOption], _ clause: Clause, _ side: Side,
    _ question: Question
  ) -> Step {
    var new = clause
    switch answer {
    case .dropped: return .dropped
    case .back: return question.allowsBack ? .back : .rejected(book(Phrase("hint.drop")))
    case .nothing:
      guard question.isOptional else { return .rejected(book(Phrase("hint.needed"))) }
      if slot == .who, clause.kind != .corner { new.who = Who(.unidentified(nil), side: side) }
      return .filled(new)
    case .text(let text):
      if slot != .text, !options.contains(where: { $0.isExactly(text) }), parser.isCommand(text) {
        if text == "?" {
          // Somebody nobody recognised, where somebody is asked for; else what may be answered.
          if ![.who, .off, .on, .assistant, .victim].contains(slot) { return .looked(answers(to: slot, options)) }
        } else {
          return look(text).map(Step.looked) ?? .overtaken(by: text)
        }
      }
      guard fill(&new, slot, text, options, side) else {
        return parser.isWholeLine(text)
          ? .interrupted(by: text) : .rejected(book(Phrase("hint.no-answer", ["text": text])))
      }
      if let why = objection(to: new, slot) { return .rejected(why) }
      return .filled(new)
    }
  }

  /// All that may be answered: `1 r  right foot`, a line each.
  private func answers(to slot: ClauseSpec.Slot, _ options: [QuestionOption]) -> [String] {
    switch slot {
    case .minutes: [book(Phrase("hint.minutes"))]
    case .zone: [book(Phrase("hint.zones"))]
    default:
      options.map { option in
        let letters = option.aliases.filter { $0.count == 1 }
        return ([option.choice.key] + letters).joined(separator: " ") + "  " + option.choice.label
      }
    }
  }

  /// Takes a text for the part that is asked; false if it answers nothing.
  private func fill(
    _ clause: inout Clause, _ slot: ClauseSpec.Slot, _ text: String, _ options: [QuestionOption], _ side: Side
  ) -> Bool {
    switch slot {
    case .text:
      // Nobody notes `9g`: the match has gone on.
      if parser.isGlued(text) { return false }
      clause.text = text
      return true
    case .minutes:
      guard let minutes = wholeNumber(text), (0...60).contains(minutes) else { return false }
      clause.minutes = minutes
      return true
    case .zone:
      guard let zone = wholeNumber(text).flatMap(Zone.init(rawValue:)) else { return false }
      clause.zone = zone
      return true
    case .victim where folded(text) == "m":
      clause.isHandball = true
      return true
    default: break
    }
    if let option = options.first(answering: text) {
      option.fill(&clause)
      return true
    }
    if slot == .reason {
      // A number is one of the list, or a slip.
      if parser.isWholeLine(text) || wholeNumber(text) != nil { return false }
      clause.text = parser.vocabulary.reason([Word(text, column: 1)])?.meaning.rawValue ?? text
      return true
    }
    return fillPerson(&clause, slot, text, side)
  }

  /// Somebody who is not offered: of the other side (`v4`), not recognised (`?`), or somebody the laws object to.
  private func fillPerson(_ clause: inout Clause, _ slot: ClauseSpec.Slot, _ text: String, _ side: Side) -> Bool {
    guard [.who, .off, .on, .assistant, .victim].contains(slot), var who = parser.who(Word(text, column: 1)) else {
      return false
    }
    if case .team = who.name { return false }
    switch slot {
    case .who, .off:
      who.side = who.side ?? side
      clause.who = who
    default:
      let own = slot == .victim ? side.other : side
      guard who.side == nil || who.side == own else { return false }
      who.side = nil
      clause.other = who
    }
    return true
  }

  /// Why the laws refuse the clause with that part, whatever its others will be; nil if they do not.
  private func objection(to clause: Clause, _ slot: ClauseSpec.Slot) -> String? {
    guard [.who, .off, .on, .assistant, .victim].contains(slot) else { return nil }
    var trial = clause
    if slot == .off { trial.kind = .departure }
    guard let found = refusal(of: trial) else { return nil }
    return words.refusal(found.breach, of: found.action, state: state, in: match)
  }

  /// The first objection that cannot be overruled.
  private func refusal(of clause: Clause) -> (breach: Breach, action: Action)? {
    for (action, breaches) in trial.judged(clause) ?? [] {
      if let refused = breaches.first(where: { $0.verdict == .refuse }) { return (refused, action) }
    }
    return nil
  }
}

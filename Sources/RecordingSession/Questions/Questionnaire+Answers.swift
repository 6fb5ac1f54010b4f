import MatchModel
import Phrases
import PromptLanguage

extension Questionnaire {
  /// Fills in the part that is asked for; false if the text is not an answer.
  func fill(
    _ form: inout Form, _ slot: ClauseSpec.Slot, _ typed: TypedAnswer, _ options: [QuestionOption], _ side: Side
  ) -> Bool {
    let text = typed.text
    switch slot {
    case .text:
      // A text such as `9g`, or the mark that stops the clock, is a new line and not a note.
      if parser.isGlued(text) || parser.clockMark([Word(text, column: 1)]) != nil { return false }
      // `n` alone may have been meant as a no to a question that was never asked; the text is then the next line.
      if form.clause.isBareNote, typed.clauses?.clauses.allSatisfy({ !$0.asks && $0.kind != .note }) == true {
        return false
      }
      form.clause.text = form.clause.kind == .note ? typed.noteText ?? text : text
      return true
    case .minutes:
      guard let minutes = wholeNumber(text), (0...60).contains(minutes) else { return false }
      form.clause.minutes = minutes
      return true
    case .zone:
      guard let zone = wholeNumber(text).flatMap(Zone.init(rawValue:)) else { return false }
      form.clause.zone = zone
      return true
    case .victim where folded(text) == parser.vocabulary.table.letter(of: .handball):
      form.clause.foulCode = .handball
      return true
    default: break
    }
    // `poste`, `parado`: what means an answer in a line means it here too.
    let meant = parser.vocabulary.code(of: slot, meant: text).flatMap { code in options.first { $0.isExactly(code) } }
    if let option = options.first(answering: text) ?? meant {
      option.fill(&form)
      return true
    }
    if slot == .side { return fillSide(&form, text) }
    if slot == .reason {
      // A number that is not in the list is not an answer.
      if typed.isWholeLine || wholeNumber(text) != nil { return false }
      // `9gq` is a code with a typo.
      if text.contains(where: \.isNumber), LineParser.words(of: text).count == 1 { return false }
      form.clause.reason = parser.vocabulary.reason([Word(text, column: 1)])?.meaning ?? CardReason(text)
      return true
    }
    return fillPerson(&form.clause, slot, text, side)
  }

  /// A team by a letter or word for its side; or one of its players, `v9`, as the subject.
  private func fillSide(_ form: inout Form, _ text: String) -> Bool {
    guard let who = parser.who(Word(text, column: 1)), let side = who.side else { return false }
    if who.name != .team {
      guard form.clause.who == nil else { return false }
      form.clause.who = who
    }
    form.setSide(side)
    return true
  }

  /// A person who is not among the options: a player of the other side (`v4`), unidentified (`?`), or one to whom the
  /// laws object.
  private func fillPerson(_ clause: inout Clause, _ slot: ClauseSpec.Slot, _ text: String, _ side: Side) -> Bool {
    guard [.who, .off, .on, .assistant, .victim, .opponent].contains(slot), var who = parser.who(Word(text, column: 1))
    else { return false }
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

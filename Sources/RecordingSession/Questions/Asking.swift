import MatchModel
import MatchRules
import Phrases
import PromptLanguage

extension Session {
  /// Completes a clause by asking for its missing parts; returns it with the breaches that were confirmed. Throws
  /// `givenUp` if the user cancels, and a refusal if no answers could make the clause lawful or if a script would have
  /// to answer.
  func complete(
    _ clause: Clause, at moment: Moment, state: MatchState, side: Side? = nil, confirmed: Bool
  ) throws(Stop) -> Completed {
    guard let dialogue else {
      let code = clause.kind.code(by: ledger.rules)
      switch clause.kind {
      case .note: throw Stop(.line(.stated(Phrase("fault.text-missing", ["clause": code]))), column: clause.column)
      case .added: throw Stop(.line(.numberMissing(clause: code)), column: clause.column)
      default: throw Stop(.line(.needsAsking(clause: code)), column: clause.column)
      }
    }
    let questionnaire = Questionnaire(
      session: self, dialogue: dialogue, trial: Trial(match: ledger.match, state: state, moment: moment),
      presumed: side ?? ledger.match.ours ?? kicking(clause, in: state), isConfirmed: confirmed)
    return try questionnaire.complete(clause)
  }

  /// The team that takes the next kick of the shoot-out, if the clause is a kick.
  private func kicking(_ clause: Clause, in state: MatchState) -> Side? {
    [.goal, .chance].contains(clause.kind) ? state.shootOut?.next : nil
  }

  /// True for a yes, and false for a no. Throws if the question is not answered.
  func agrees(_ dialogue: Interview, _ doubt: Doubt) throws(Stop) -> Bool {
    switch reply(dialogue, doubt, other: { _ -> Never? in nil }) {
    case .yes: return true
    case .no: return false
    case .instead: throw .declined(.instead)
    case .dropped: throw .declined(.givenUp)
    }
  }

  /// Throws unless the answer is a clear yes.
  func insist(_ dialogue: Interview, _ doubt: Doubt, onNo: Decision = .declined) throws(Stop) {
    guard try agrees(dialogue, doubt) else { throw .declined(onNo) }
  }

  /// The result of a lookup command; nil for other lines.
  func look(_ typed: TypedAnswer) -> [Fact]? {
    guard let call = typed.command, call.onlyLooks else { return nil }
    do { return try answer(call) } catch { return [fact(error, onlyLooked: true)] }
  }

  /// Handles a text that does not answer a question: a lookup is carried out, a whole line is executed next, and
  /// anything else that may be an event stays open.
  /// - Parameter offered: the possible answers.
  /// - Returns: true for a whole line; the question is not asked again.
  func takesLine(
    _ typed: TypedAnswer, at question: inout Question, _ dialogue: Interview, offered: [String] = [],
    isKept: Bool = true
  ) -> Bool {
    if let said = look(typed) {
      question.said = said
    } else if typed.isWholeLine {
      dialogue.typeAhead(typed.text)
      return true
    } else {
      question.said = isKept ? keepAtQuestion(typed, offered: offered) : []
      question.complaint = .noAnswer(typed.text)
    }
    return false
  }

  /// Asks until an answer can be read.
  /// - Parameters:
  ///   - unanswered: the meaning of Enter; nil if the question needs an answer.
  ///   - leaving: the decision at the end of input.
  ///   - offered: the possible answers.
  ///   - read: the meaning of a text; nil if it is not an answer.
  /// - Throws: `givenUp` if the user cancels, and `overtaken` if another line was typed, which is executed next.
  func ask<Meaning>(
    _ question: Question, _ dialogue: Interview, unanswered: Meaning? = nil, leaving: Decision = .givenUp,
    offered: [String] = [], read: (String) -> Meaning?
  ) throws(Stop) -> Meaning {
    var question = question
    while true {
      switch dialogue.ask(&question) {
      case .dropped: throw .declined(.givenUp)
      case .gone: throw .declined(leaving)
      case .back: question.complaint = .first
      case .nothing:
        if let unanswered { return unanswered }
        question.complaint = .needed
      case .text(let text):
        if let meaning = read(text) { return meaning }
        if takesLine(TypedAnswer(text, parser), at: &question, dialogue, offered: offered) {
          throw .declined(.overtaken)
        }
      }
    }
  }
}

import MatchModel
import MatchRules
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
      case .note: throw Stop(.line(.textMissing(clause: code)), column: clause.column)
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
    switch reply(dialogue, doubt) {
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

  /// Asks whether a player with a new number was a starter; nil if the question was not answered. Throws `givenUp` if
  /// the user cancels, and `overtaken` if another line was typed, which is executed next.
  func askStatus(_ side: Side, _ number: ShirtNumber) throws(Stop) -> Bool? {
    guard let dialogue else { return nil }
    let choices = [
      OfferedAnswer(key: "1", meaning: .starter(true)), OfferedAnswer(key: "2", meaning: .starter(false)),
    ]
    let offered = choices.map(\.key) + choices.map { words.name($0.meaning, in: ledger) }
    var question = Question(subject: .status(side, number), snapshot: snapshot, choices: choices)
    while true {
      switch dialogue.ask(&question) {
      case .dropped: throw .declined(.givenUp)
      case .gone: throw .declined(.declined)
      case .back: question.complaint = .first
      case .nothing: return nil
      case .text(let answer):
        if answer == "1" || parser.vocabulary.particles[answer] == .starter { return true }
        if answer == "2" || parser.vocabulary.particles[answer] == .substitute { return false }
        if takesLine(TypedAnswer(answer, parser), at: &question, dialogue, offered: offered) {
          throw .declined(.overtaken)
        }
      }
    }
  }
}

extension LineParser {
  /// True if the text consists of clauses typed as codes with numbers: `9g`, `v4f9y 7c`, but not `c` or `four corners`.
  func isGlued(_ text: String) -> Bool {
    let words = Self.words(of: text)
    return !words.isEmpty
      && words.allSatisfy { word in
        word.text.contains(where: \.isDigit) && (try? vocabulary.table.clause(inCodes: word.text)) != nil
      }
  }
}

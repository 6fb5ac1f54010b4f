import MatchModel
import PromptLanguage

/// Runs the checks. This is the only place that decides which lines they apply to: no questions are asked in a script
/// or about a line that ends with ` !`, except whether a forgotten clock still runs and what follows regular time.
extension Draft {
  /// The proposal after the checks of a stage, including the user's answers.
  func checked(_ proposal: Proposal, at stage: Check.Stage) throws(Stop) -> Proposal {
    var proposal = proposal
    var known: Situation?
    for check in Check.byStage[stage] ?? [] where concerns(check, proposal.line) {
      let situation = known ?? self.situation
      known = situation
      guard let finding = check.find(proposal, situation) else { continue }
      proposal = try answered(finding, proposal)
      // The answer may have changed it.
      known = nil
    }
    return proposal
  }

  /// Refuses or asks as the laws demand. A confirmed line is not asked about.
  func heed(_ finding: Finding?, isConfirmed: Bool) throws(Stop) {
    switch finding {
    case .refuse(let refusal)?: throw .refused(refusal)
    case .ask(let inquiry)? where !isConfirmed: _ = try answer(to: inquiry)
    default: break
    }
  }

  private func concerns(_ check: Check, _ line: ClauseLine) -> Bool {
    check.lines.isSuperset(of: [dialogue == nil ? .scripts : .prompt, line.isConfirmed ? .confirmed : []])
  }

  private func answered(_ finding: Finding, _ proposal: Proposal) throws(Stop) -> Proposal {
    switch finding {
    case .ask(let inquiry): return try answer(to: inquiry) ?? proposal
    case .amend(let amended): return amended
    case .refuse(let refusal): throw .refused(refusal)
    case .use(let call): throw .use(call)
    case .already(let what):
      if case .substituted(let id) = what { noteShown(id) }
      throw .already(what)
    case .askMinute(let period, let usual, let isNow):
      guard let dialogue else { return proposal }
      if isNow { session.memory.doubted = (period, nil) }
      let answer: (time: TimeExpression, text: String)
      do {
        answer = try session.asking(about: self) { () throws(Stop) in
          try session.askEndMinute(dialogue, period, usual: usual)
        }
      } catch { throw isNow ? error : .declined(.slip) }
      var timed = proposal
      if !(isNow && answer.time == .minute(usual)) {
        timed.line.time = answer.time
        timed.endTyped = answer.text
      }
      return timed
    }
  }

  /// The proposal that the answer gives in place of the one asked about; nil if that goes on unchanged.
  private func answer(to inquiry: Inquiry) throws(Stop) -> Proposal? {
    guard let dialogue else {
      if let refusal = inquiry.inScript { throw .refused(refusal) }
      return nil
    }
    let reply = session.asking(about: self) {
      session.reply(dialogue, inquiry.doubt, unless: inquiry.isNoAnswer, other: inquiry.adding)
    }
    inquiry.note?(&session.memory, reply)
    let consequence: Consequence =
      switch reply {
      case .yes: .record(inquiry.yes)
      case .no: inquiry.no
      case .other(let proposal): .record(proposal)
      case .dropped: .stop(.givenUp)
      case .instead(let line): inquiry.instead(line) ?? inquiry.no
      }
    switch consequence {
    case .record(let proposal): return proposal
    case .stop(let decision): throw .declined(decision)
    case .addDetails(let id): throw .repeats(id)
    case .use(let call): throw .use(call)
    }
  }
}

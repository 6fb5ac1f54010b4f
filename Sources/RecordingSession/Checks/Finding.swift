import MatchModel
import PromptLanguage

/// The result of a check. Indirect, because proposals are large.
package indirect enum Finding {
  case ask(Inquiry)
  /// Asks in which minute a period ended. The proposal's line gets that time.
  /// - Parameter isNow: true if the suggested minute is the current one, so that the line needs no time.
  case askMinute(Period, usual: MatchMinute, isNow: Bool)
  /// Records something else, without a question.
  case amend(Proposal)
  /// Records nothing, because it is already recorded.
  case already(AlreadySo)
  case refuse(Refusal)
  /// Carries out a command in place of the line, without a question.
  case use(CommandCall)

  var isRefusal: Bool { if case .refuse = self { true } else { false } }
}

/// A yes-or-no question asked by a check, and the meaning of its answers.
package struct Inquiry {
  package let doubt: Doubt
  /// Recorded after a yes. Nil for the unchanged proposal.
  package internal(set) var yes: Proposal?
  let no: Consequence
  /// What another answer adds to a yes, such as the number of the substitute who comes on. Nil if it adds nothing.
  var adding: (TypedAnswer) -> Proposal? = { _ in nil }
  /// Recognises lines that do not mean no, so that the question is asked again.
  var isNoAnswer: (TypedAnswer) -> Bool = { _ in false }
  /// The meaning of another line, which is carried out next. Nil if it means no.
  var instead: (TypedAnswer) -> Consequence? = { _ in .stop(.instead) }
  /// The refusal of the line in a script, where nobody can be asked.
  package var inScript: Refusal?
  var note: ((inout Memory, YesOrNo.Reply<Proposal>) -> Void)?
}

/// What follows from an answer.
indirect enum Consequence {
  /// This is recorded; nil for the unchanged proposal.
  case record(Proposal?)
  case stop(Decision)
  /// The details that this action lacks are recorded in place of the clause.
  case addDetails(ActionID)
  /// This command is carried out in place of the line.
  case use(CommandCall)

  /// The line was a mistake, and nothing has happened in the match.
  static var drop: Consequence { .stop(.slip) }
  /// It happened, but differently: the line stays open.
  static var keepOpen: Consequence { .stop(.declined) }
  static var recordAnyway: Consequence { .record(nil) }
}

/// The user's decision not to record something.
public enum Decision: Sendable {
  case declined
  /// It was a mistake.
  case slip
  /// Another line was typed in place of a yes or no.
  case instead
  /// Cancelled with Ctrl-C or `undo`.
  case givenUp
  /// Another line was typed where a part was asked for.
  case overtaken

  /// True if the text is dropped. Otherwise it stays open, because the event may have happened.
  var drops: Bool { self == .slip || self == .givenUp }
}

/// Thrown by a step that cannot continue.
package enum Stop: Error {
  case refused(Refusal)
  case declined(Decision)
  case already(AlreadySo)
  /// The clause is about this recorded action.
  case repeats(ActionID)
  /// This command is carried out in place of the line.
  case use(CommandCall)

  init(_ reason: Refusal.Reason, column: Int = 1) { self = .refused(Refusal(reason, column: column)) }
  init(_ fault: Refusal.TimeFault, column: Int = 1) { self.init(.time(fault), column: column) }
  init(_ fault: Refusal.PersonFault, column: Int = 1) { self.init(.person(fault), column: column) }
  init(_ fault: Refusal.ActionFault, column: Int = 1) { self.init(.action(fault), column: column) }
  init(_ fault: Refusal.TextFault, column: Int = 1) { self.init(.text(fault), column: column) }
  init(_ fault: Refusal.EarlierFault, column: Int = 1) { self.init(.earlier(fault), column: column) }

  init(_ problem: LineProblem) { self = .refused(Refusal(problem)) }

  var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }
}

import MatchModel
import MatchRules
import PromptLanguage

/// A short question with the answers that the laws allow. It contains facts, which `OutcomeWording` words.
public struct Question: Sendable {
  public let subject: Subject
  public var ledger: Ledger { snapshot.ledger }
  let snapshot: LedgerSnapshot
  /// The choices; empty for free text, a number, or yes and no.
  public internal(set) var choices: [OfferedAnswer] = []
  /// True if Enter means "unknown" or "no".
  public internal(set) var isOptional = true
  /// True if `<` returns to the previous question.
  public internal(set) var allowsBack = false
  /// The earlier answer that Enter keeps after the user has gone back.
  public internal(set) var kept: OfferedAnswer?
  /// Why the previous answer was invalid; nil the first time.
  public internal(set) var complaint: Complaint?
  /// True if the question is repeated after another one and its choices are still on the screen.
  public internal(set) var isRepeated = false
  /// The result of a lookup command that was typed as an answer, shown before the question is repeated.
  public internal(set) var said: [Fact] = []

  public enum Subject: Sendable {
    case part(ClauseSpec.Slot, of: ClauseKind, Side)
    /// A player with a new number may have been a starter.
    case status(Side, ShirtNumber)
    /// The time on the match clock, after the system clock was set by `step` seconds; `shows` is the default.
    case clock(step: Double, shows: Double)
    /// The minute in which a period ended, with the most likely one.
    case endMinute(MatchMinute)
    case doubt(Doubt)
    /// A question of a service; see `ServiceQuestion`.
    case service(String)
  }

  public enum Complaint: Sendable {
    /// The user typed `<` at the first question.
    case first
    case needed
    case noAnswer(String)
    /// The user typed a single letter that may mean yes or no, but may also begin a clause.
    case letterAlone(String)
    indirect case refused(Refusal, onlyLooked: Bool)
  }

  /// True if the question is about a probable mistake.
  public var isWarning: Bool {
    switch subject {
    case .part, .status, .service, .doubt(.goesOff): false
    case .clock, .endMinute, .doubt: true
    }
  }
}

public struct OfferedAnswer: Equatable, Sendable {
  /// The text to type in any language: a shirt number, an official's code, or the position in the list.
  public let key: String
  public let meaning: Meaning
  /// Other letters that select it.
  public internal(set) var letters: [String] = []

  public enum Meaning: Equatable, Sendable {
    case side(Side)
    case person(Side, Person)
    case outcome(Outcome)
    /// The outcome of a declared action.
    case ownOutcome(Outcome, of: ActionCode)
    case bodyPart(BodyPart)
    case foulKind(FoulCode)
    case origin(Origin)
    case card(CardColor)
    case reason(CardReason)
    case starter(Bool)
    /// A choice of a service, already worded.
    case worded(String)
  }
}

public enum AwaitedAnswer: Sendable {
  case yesOrNo, minutes, zone
  case offered([OfferedAnswer])
}

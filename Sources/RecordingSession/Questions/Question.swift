import MatchModel
import MatchRules
import PromptLanguage

/// One short question, with the answers that the laws allow. Facts only: `OutcomeWording` words them.
public struct Question: Sendable {
  /// What is asked.
  public let subject: Subject
  /// The answers that are offered; none where any text, number or yes or no is one.
  public let choices: [OfferedAnswer]
  /// Whether Enter alone takes "unknown", or "no".
  public let isOptional: Bool
  /// Whether `<` goes to the question before it.
  public let allowsBack: Bool
  /// The match that it is about.
  public let ledger: Ledger
  /// Why the answer before was none; nil the first time.
  public internal(set) var complaint: Complaint?
  /// Whether it comes back after another question, with the answers it offers on the screen already.
  public internal(set) var isRepeated = false
  /// What a command that only looks was answered with, typed where an answer was awaited: said before asking again.
  public internal(set) var said: [Fact] = []

  /// What is asked.
  public enum Subject: Sendable {
    /// A part of a clause of that kind, of that side.
    case part(ClauseSpec.Slot, of: ClauseKind, Side)
    /// Whether a number nobody has seen yet started.
    case status(Side, ShirtNumber)
    /// What the match clock shows: the computer's was set by so many seconds; what it shows if nobody says otherwise.
    case clock(step: Double, shows: Double)
    /// When a period ended: most likely in that minute.
    case endMinute(MatchMinute)
    /// Yes or no.
    case doubt(Doubt)
  }

  /// Why an answer was none.
  public enum Complaint: Sendable {
    /// There is no question before it.
    case first
    /// It has to be answered.
    case needed
    case noAnswer(String)
    /// A letter that begins yes or no in some language, and a clause too.
    case letterAlone(String)
    indirect case refused(Refusal, onlyLooked: Bool)
  }

  init(
    _ subject: Subject, _ ledger: Ledger, choices: [OfferedAnswer] = [], isOptional: Bool = true,
    allowsBack: Bool = false
  ) {
    (self.subject, self.ledger, self.choices) = (subject, ledger, choices)
    (self.isOptional, self.allowsBack) = (isOptional, allowsBack)
  }

  /// Whether it asks about something that is probably a slip.
  public var isWarning: Bool {
    switch subject {
    case .part, .status: false
    case .clock, .endMinute, .doubt: true
    }
  }
}

/// An answer that is offered.
public struct OfferedAnswer: Equatable, Sendable {
  /// What may be typed for it in every language: a shirt number, an official's code, or its place in the list.
  public let key: String
  /// What it stands for.
  public let meaning: Meaning
  /// Letters that say it too.
  public let letters: [String]

  /// What an answer can stand for.
  public enum Meaning: Equatable, Sendable {
    case side(Side)
    case person(Side, Person)
    case outcome(Outcome)
    /// How an action of the game's own ended.
    case ownOutcome(Outcome, of: ActionCode)
    case bodyPart(BodyPart)
    case foulKind(FoulCode)
    case origin(Origin)
    case card(CardColor)
    case reason(CardReason)
    case starter(Bool)
  }

  init(_ key: String, _ meaning: Meaning, letters: [String] = []) {
    (self.key, self.meaning, self.letters) = (key, meaning, letters)
  }
}

/// What may be answered to a question.
public enum AwaitedAnswer: Sendable {
  case yesOrNo, minutes, zone
  case offered([OfferedAnswer])
}

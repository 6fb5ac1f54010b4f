import MatchModel
import MatchRules
import PromptLanguage

/// An answer to a line, or a message without one. It contains facts, which `OutcomeWording` words.
public struct Fact: Sendable {
  public let kind: Kind
  /// The match at the time of the fact. The people and actions in the fact refer to it.
  public var ledger: Ledger { snapshot.ledger }
  let snapshot: LedgerSnapshot

  public enum Kind: Sendable {
    // The contents of the match
    case recorded(RecordedAction)
    /// An action that was changed or requested, as in the log.
    case entry(LogEntry)
    /// A side effect of a correction.
    case effect(CorrectionEffect)
    case deleted(LogEntry)
    case replaced(LogEntry)
    case lineUpChanged(Side, off: PlayerID, on: PlayerID)
    /// The identity of an unidentified person.
    case identified(Int, as: Person, Side)
    /// The announced minutes of added time.
    case announced(Int)
    /// The result awarded by an authority, as typed.
    case awarded(String)
    case setting(Setting)
    /// Nothing was recorded, because the clause is already true.
    case already(AlreadySo)

    case change(Change)
    case clock(ClockFact)

    // Undo
    /// The line that was undone.
    case undone(String)
    case redone(String)
    /// The next line gets the minute of the undone one.
    case undoneMinute(MatchMinute)
    /// A question was undone, together with the line that it belonged to.
    case questionTakenBack(dropping: String?)

    // Lines that are not recorded
    case open(OpenLine, OpenLine.Event, MatchMinute?)
    /// Explains how to correct the open line with this number, using `take`. The example is nil if nothing is suggested.
    case takeInstead(number: Int, example: String?)
    /// Why something other than the line failed; true if it was only a lookup.
    indirect case refused(Refusal, onlyLooked: Bool)
    case declined(Decision)
    /// The user decided not to record the rest of a partially recorded line.
    case restDeclined
    /// Pending changes have been saved.
    case savedAgain

    // How to type something
    case awaited(AwaitedAnswer)
    /// Explains how to record the kick that follows a foul, by a kicker with this number.
    case kick(by: String)
    /// An own basket by the player as typed, and the scorer it is credited to; true if that is the captain on the court.
    case ownBasket(by: String, Participant, isCaptain: Bool)
    /// Words of a recorded line that are not recorded, and a note that keeps them.
    case unrecorded(String, note: String)
    /// How to record the outcome of a shot: the edit's clause.
    case completion(of: ActionID, clause: String)

    case look(Look)
    /// A text from a service of the session, which is already worded; see `Services`.
    case notice(String)

    // Start and end of a session
    case welcome
    case openCount(Int)
    case todoCount(Int)
    /// The number of notes on that side in earlier matches.
    case earlierNoteCount(Side, Int)
    case farewell(open: Int)
  }

  /// True if the fact is the contents of a file, which is printed unchanged.
  public var isFile: Bool { if case .look(.file) = kind { true } else { false } }
}

/// The change made by a correction.
public enum Change: Sendable {
  case deletes([LogEntry])
  /// The player became a starter (true) or stopped being one (false).
  case starter(Side, PlayerID, Bool)
  case minute(from: MatchMinute, to: MatchMinute)
  /// The new time of an action.
  case moment(ActionID, from: Moment, to: Moment)
  /// The first of several minutes that are renamed under different rules.
  case minutes(from: MatchMinute, to: MatchMinute, count: Int)
  /// An action that would be recorded, without its number.
  case records(Action)
  /// There are more changes than those listed.
  case more
}

/// The match clock, and its effect on minutes.
public enum ClockFact: Sendable {
  /// The clock time in seconds. In stoppage time, also the minute, which the clock does not show.
  case shows(Double, stoppage: MatchMinute?)
  /// The period has ended while a stopped clock showed this time, which is not the end of it.
  case endedAt(Double)
  /// The clock is stopped at this second. True if it was stopped before.
  case stands(Double, already: Bool)
  /// A time-out has stopped the clock at this second.
  case standsForTimeOut(Double)
  /// The clock runs from this second. True if it was running before.
  case runs(Double, already: Bool)
  /// The clock shows the end of the period, where it stops.
  case timeUp(Period, Double)
  /// The time in a period whose start was not recorded.
  case assumed(Double)
  /// A forgotten clock continues. The minute is the last one of its period.
  case kept(MatchMinute)
  /// The actions that are now ahead of the clock, and its minute.
  case leftAhead([ActionID], MatchMinute)
  /// The next lines get this minute, which the clock (in seconds) has not reached.
  case held(MatchMinute, clock: Double)
  /// The line was typed this many minutes after the minute that it gives.
  case longAgo(MatchMinute, Period, minutes: Int)
  /// The line gives a minute of an earlier period than the running one.
  case inOtherPeriod(MatchMinute, Period)
}

public enum Look: Sendable {
  /// The score, and how the match was decided.
  case score
  case team(Side)
  /// Suspended squad members are marked.
  case lineUp(Side, suspended: Set<PlayerID>)
  case player(Side, PlayerID)
  /// A medical remark about the player who is shown.
  case medical(String)
  case official(Side, OfficialCode)
  /// Reminders for both sides, and suspended players. If unresolved items are counted too, the number of open lines.
  case headsUp(openLines: Int?, suspended: BothSides<Set<PlayerID>>)
  /// Reminders for one side.
  case alert(Side)
  case todo(Todo)
  case statistics(StatisticsSubject)
  case file([String])
  case report(path: String)
  case help(HelpPage)
  case earlierNote(EarlierNote, times: Int)
  /// The most important notes on a side from earlier matches.
  case notesToHeed(Side, [EarlierNote])
  case nothing(Nothing)
  /// No player has this name, number or trait.
  case nobodyFound(String)
}

/// An action as in the log.
public struct LogEntry: Sendable {
  public let id: ActionID
  public let judgement: Judgement
  /// The score after the action, if the action changed it.
  public let score: BothSides<Int>?

  /// The action, including what the laws infer: for example, that a yellow card is the second one.
  public var action: Action { judgement.action }
}

/// A clause that is already true.
public enum AlreadySo: Sendable {
  case inGoal(Side, Person)
  case captain(Side, Person)
  /// Also the edit to a straight red card, if that was typed after a second yellow one.
  case sentOff(Side, Person, by: ActionID, Moment, straight: String?)
  case substituted(ActionID)
}

/// A change made by `set`.
public enum Setting: Sendable {
  /// A field by its code, and its value.
  case text(field: String, String)
  /// Fields without a value, by their codes.
  case empty([String])
  case ours(Side?)
  /// Parameters of the rules, by their codes.
  case parameters([String])
  /// The effect of a sanction, and the sanction that several of its kind add up to.
  case sanction(CardColor)
  case sum(CardColor)
  /// An action that the rules declare.
  case declared(ActionCode)
}

/// A lookup without a result.
public enum Nothing: Sendable {
  case recorded, ofTheKind, notes, toDo
}

public enum HelpPage: Sendable {
  case start, over, shootOut, before, interval
  case topic(HelpTopic)
  case clause(ClauseKind)
  /// Officials who may be shown a card.
  case staff
  case command(CommandKind)
  /// A letter after a code, with an example of a line that has it.
  case modifier(typed: String, HelpModifier)
}

/// The meaning of a letter after the code of an attempt.
public enum HelpModifier: Sendable {
  case bodyPart(BodyPart)
  case origin(Origin)
  case outcome(Outcome)
}

extension Session {
  func fact(_ kind: Fact.Kind) -> Fact {
    if case .look = kind { return Fact(kind: kind, snapshot: LedgerSnapshot(ledgerNow)) }
    return Fact(kind: kind, snapshot: snapshot)
  }

  func fact(_ stop: Stop, onlyLooked: Bool = false) -> Fact {
    switch stop {
    case .refused(let refusal): fact(.refused(refusal, onlyLooked: onlyLooked))
    case .declined(let decision): fact(.declined(decision))
    case .already(let what): fact(.already(what))
    case .repeats: fact(.declined(.slip))
    // Only a line that is recorded can be replaced by a command.
    case .use: fact(.declined(.declined))
    }
  }

  /// An action as in the log. The user will see its number, which is therefore remembered.
  package func shownEntry(_ index: Int) -> LogEntry {
    let entry = ledger.logEntry(index)
    Draft(of: self).noteShown(entry.id)
    return entry
  }
}

extension Ledger {
  func logEntry(_ index: Int) -> LogEntry {
    let action = match.actions[index]
    var score: BothSides<Int>?
    if action.kind == .goal {
      var state = state(before: index)
      state.apply(action)
      score = state.score
    }
    return LogEntry(id: match.actions.id(at: index), judgement: judgements[index], score: score)
  }
}

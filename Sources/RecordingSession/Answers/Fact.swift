import MatchModel
import MatchRules
import PromptLanguage

/// Something that came of a line, or that there is to say without one. Facts only: `OutcomeWording` words them.
public struct Fact: Sendable {
  /// What it tells.
  public let kind: Kind
  /// The match when it was so: the people and the places of actions that it names are of this one.
  public var ledger: Ledger { snapshot.ledger }
  private let snapshot: LedgerSnapshot

  /// Each kind of fact, with what belongs to it.
  public enum Kind: Sendable {
    // What is in the match now
    case recorded(RecordedAction)
    /// An action that was changed or asked for, as the log has it.
    case entry(LogEntry)
    /// What a correction has changed besides.
    case effect(CorrectionEffect)
    case deleted(LogEntry)
    case replaced(LogEntry)
    case lineUpChanged(Side, off: PlayerID, on: PlayerID)
    /// Who an unidentified person was.
    case identified(Int, as: Person, Side)
    /// Minutes announced.
    case announced(Int)
    /// The result of an authority; nil where that was taken back. As it was typed.
    case awarded(BothSides<Int>?, typed: String)
    case setting(Setting)
    /// Nothing was recorded: the clause tells what is so.
    case already(AlreadySo)

    /// What a correction would change, or has, of what is told elsewhere.
    case change(Change)
    case clock(ClockFact)

    // Undo
    /// The line that was taken back.
    case undone(String)
    case redone(String)
    /// The next line takes the minute of what was undone.
    case undoneMinute(MatchMinute)
    /// A question was taken back; the line that was dropped with it.
    case questionTakenBack(dropping: String?)

    // What is not recorded
    case open(OpenLine, OpenLine.Event, MatchMinute?)
    /// How an open line of that number is put right.
    case takeInstead(number: Int)
    /// Why something besides the line was not done; whether it was to look only.
    indirect case refused(Refusal, onlyLooked: Bool)
    /// What waited is on disk.
    case savedAgain

    // How something is told
    /// What may be answered to a question.
    case awaited(AwaitedAnswer)
    /// How the kick is told that a foul has led to, by a kicker of that number.
    case kick(by: String)
    /// How a shot gets its end: the number of its action, and the clause.
    case completion(number: Int, clause: String)

    case look(Look)
    /// What somebody whom the session has asked says, in their own words: see `Services`.
    case notice(String)

    // Coming and going
    case welcome
    case openCount(Int)
    case todoCount(Int)
    case farewell(open: Int)
  }

  init(_ kind: Kind, _ ledger: Ledger) { self.init(kind, LedgerSnapshot(ledger)) }

  init(_ kind: Kind, _ snapshot: LedgerSnapshot) { (self.kind, self.snapshot) = (kind, snapshot) }

  /// Whether it is a file, to be shown as it is.
  public var isFile: Bool { if case .look(.file) = kind { true } else { false } }
}

/// What a correction changes.
public enum Change: Sendable {
  case deletes([LogEntry])
  /// Whether a player started the match from now on.
  case starter(Side, PlayerID, Bool)
  case minute(from: MatchMinute, to: MatchMinute)
  /// The moment of the action of that number.
  case moment(number: Int, from: Moment, to: Moment)
  /// What so many minutes are called by other rules: the first of them.
  case minutes(from: MatchMinute, to: MatchMinute, count: Int)
  /// An action that would be recorded, without its number.
  case records(Action)
  /// There is more of the kind than is told.
  case more
}

/// What the match clock shows, and what that makes of minutes.
public enum ClockFact: Sendable {
  /// Seconds that it shows, and the minute in stoppage time, where it is not what the clock says.
  case shows(Double, stoppage: MatchMinute?)
  /// It stands at so many seconds; whether it did already.
  case stands(Double, already: Bool)
  /// It goes on from so many seconds; whether it ran already.
  case runs(Double, already: Bool)
  /// It shows the end of the period, beyond which it does not go.
  case timeUp(Period, Double)
  /// The same of a period whose beginning nobody has told.
  case assumed(Double)
  /// A forgotten clock goes on; the last minute of its period.
  case kept(MatchMinute)
  /// Numbers of actions that stand ahead of it now, and its minute.
  case leftAhead([Int], MatchMinute)
  /// The lines that follow take this minute, which the clock, in seconds, has not reached.
  case held(MatchMinute, clock: Double)
  /// A minute of that period was told, so many minutes later.
  case longAgo(MatchMinute, Period, minutes: Int)
}

/// What was looked at.
public enum Look: Sendable {
  /// The score, and what has decided the match.
  case score
  case team(Side)
  /// With those of the squad who are suspended.
  case lineUp(Side, suspended: Set<PlayerID>)
  case player(Side, PlayerID)
  case official(Side, OfficialCode)
  /// What to keep in mind of both sides, and who is suspended; how many lines are open, where what is unresolved is to be
  /// counted.
  case headsUp(openLines: Int?, suspended: BothSides<Set<PlayerID>>)
  /// What to keep in mind of one side.
  case alert(Side)
  case todo(Todo)
  case statistics(StatisticsSubject)
  /// The lines of a file, as they are.
  case file([String])
  /// Where the report is.
  case report(path: String)
  case help(HelpPage)
  case earlierNote(EarlierNote)
  case nothing(Nothing)
  /// Nobody of the squads has that name, number or trait.
  case nobodyFound(String)
}

/// An action as the log has it.
public struct LogEntry: Sendable {
  /// Its place in the match, from 0; people see it from 1.
  public let index: Int
  /// With what the laws say to it.
  public let judgement: Judgement
  /// The score after it, where that is worth telling.
  public let score: BothSides<Int>?

  /// The action itself, with what the laws derive of it: the colour of a second yellow card.
  public var action: Action { judgement.action }
}

/// What a clause tells that is so already.
public enum AlreadySo: Sendable {
  case inGoal(Side, Person)
  case captain(Side, Person)
  /// By the card of action `number`.
  case sentOff(Side, Person, number: Int, Moment)
  /// By the substitution of that number.
  case substituted(number: Int)
}

/// What is set of a match.
public enum Setting: Sendable {
  /// A field by its code, and its value.
  case text(field: String, String)
  case ours(Side?)
  /// Parameters of the rules, by their codes.
  case parameters([String])
  /// What a sanction does, and what several of them add up to.
  case sanction(CardColor)
  case sum(CardColor)
  /// An action that the rules declare.
  case declared(ActionCode)
}

/// What was looked for, where there is none.
public enum Nothing: Sendable {
  case recorded, ofTheKind, notes, toDo
}

/// A page of help.
public enum HelpPage: Sendable {
  case start, over, shootOut, before, interval
  case topic(HelpTopic)
  case clause(ClauseKind)
  /// Who is no player and may be shown a card.
  case staff
  case command(CommandKind)
  /// A letter after a code, with an example of a line that has it.
  case modifier(typed: String, HelpModifier)
}

/// What a letter after the code of an attempt means.
public enum HelpModifier: Sendable {
  case bodyPart(BodyPart)
  case origin(Origin)
  case outcome(Outcome)
}

extension Session {
  /// Something that is so in the match as it stands.
  func fact(_ kind: Fact.Kind) -> Fact { Fact(kind, snapshot) }

  /// Why something was not done that nobody typed.
  func refused(_ refusal: Refusal) -> Fact { fact(.refused(refusal, onlyLooked: false)) }

  /// An action as the log has it.
  /// - Parameter isSeen: whether it is noted that a person has read its number; not while one is asked about.
  package func logEntry(_ index: Int, isSeen: Bool = true) -> LogEntry {
    let action = ledger.match.actions[index]
    if isSeen { shownNumbers.note(ledger.match.actions.id(at: index), at: index) }
    var score: BothSides<Int>?
    if action.kind == .goal {
      var state = ledger.state(before: index)
      state.apply(action)
      score = state.score
    }
    return LogEntry(index: index, judgement: ledger.judgements[index], score: score)
  }

  func entry(_ index: Int) -> Fact { fact(.entry(logEntry(index))) }
}

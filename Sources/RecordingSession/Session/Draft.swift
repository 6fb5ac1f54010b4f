import MatchModel
import MatchRules
import PromptLanguage

/// The match as it would be after a line, and the facts to report. Each step of a line changes a copy, so a step that
/// fails leaves no trace; only `Session.commit` makes a draft the match of the session. The session provides the time,
/// asks the questions, and remembers what was shown and answered.
struct Draft {
  let session: Session
  private(set) var snapshot: LedgerSnapshot
  /// The changes so far, in the order in which they are reported.
  var facts: [Fact] = []

  init(of session: Session) {
    self.session = session
    snapshot = session.snapshot
  }

  var ledger: Ledger {
    _read { yield snapshot.ledger }
    set { snapshot = LedgerSnapshot(newValue) }
  }
  /// Takes a match whose changes need no confirmation.
  mutating func replay(_ match: Match) { ledger = Ledger(replaying: match, rules: ledger.rules) }

  var dialogue: Interview? { session.dialogue }
  var now: Double { session.now }
  var timekeeper: Timekeeper { session.timekeeper(of: snapshot) }
  var situation: Situation { session.situation(of: snapshot) }
  var parser: LineParser { _read { yield session.matchParser(for: snapshot).parser } }
}

// MARK: - Reporting

extension Draft {
  func fact(_ kind: Fact.Kind) -> Fact { Fact(kind: kind, snapshot: snapshot) }

  mutating func say(_ kind: Fact.Kind) { facts.append(fact(kind)) }

  mutating func say(_ effects: [CorrectionEffect]) { facts += effects.map { fact(.effect($0)) } }

  mutating func say(_ recorded: RecordedAction) {
    noteShown(recorded.id)
    say(.recorded(recorded))
  }

  /// Remembers that the user has seen the number of an action.
  func noteShown(_ id: ActionID) { session.memory.shownNumbers.note(id, in: ledger.match.actions) }
}

// MARK: - Asking

extension Draft {
  func complete(_ clause: Clause, at moment: Moment, state: MatchState, confirmed: Bool) throws(Stop) -> Completed {
    try session.asking(about: self) { () throws(Stop) in
      try session.complete(clause, at: moment, state: state, confirmed: confirmed)
    }
  }

  func askStatus(_ side: Side, _ number: ShirtNumber) throws(Stop) -> Bool {
    try session.asking(about: self) { () throws(Stop) in try session.askStatus(side, number) }
  }
}

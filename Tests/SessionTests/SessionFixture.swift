import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession

/// A session in memory, with its questions and answers.
final class SessionFixture {
  let session: Session
  private let season = Season()
  /// Why the folder of the season cannot be read; nil if it can.
  var seasonProblem: StoreProblem? {
    get { season.problem }
    set { season.problem = newValue }
  }
  /// Seconds since 1970.
  private let clock: Clock
  var now: Double {
    get { clock.now }
    set { clock.now = newValue }
  }

  /// - Parameters:
  ///   - suspended: Numbers of players who may not play.
  ///   - earlier: Notes in earlier matches.
  ///   - person: Answers the questions; nil for a script, which is not asked anything.
  ///   - merge: Merges another record; by default, it fails.
  ///   - teams: The squads; numbers 1 to 18 if nil.
  init(
    after lines: [String] = ["start"], person: Person? = nil, ours: Side? = .home, teams: BothSides<Team>? = nil,
    suspended: [(Side, Int)] = [], earlier: [EarlierNote] = [],
    merge: @escaping Services.MergeReader = { source throws(StoreProblem) in throw StoreProblem(source.file) }
  ) {
    let match = Self.match(ours: ours, teams: teams)
    let clock = Clock()
    self.clock = clock
    var services = Services(
      report: { _ throws(StoreProblem) in "match.html" }, clock: MatchClock { ClockReading(clock.now) })
    services.merge = merge
    services.suspended = { [season] ledger throws(StoreProblem) in
      if let problem = season.problem { throw problem }
      var found = BothSides<Set<PlayerID>>([])
      for (side, number) in suspended {
        ShirtNumber(rawValue: number).flatMap(ledger.match[side].player(numbered:)).map { _ = found[side].insert($0) }
      }
      return found
    }
    services.earlierNotes = { earlier }
    session = Session(
      Ledger(replaying: match, rules: RuleSet()), store: Memory(match), services: services, book: Phrasebook(.en),
      dialogue: person)
    for line in lines { _ = session.perform(line) }
  }

  func perform(_ line: String) -> Session.Outcome { session.perform(line) }

  /// Types a line at the prompt.
  @discardableResult func enter(_ line: String) -> Response { session.receive(line, typedAt: now) }

  /// The prompt as seen while typing.
  var view: PromptView { PromptView(session, OutcomeWording(Phrasebook(.en))) }

  var openLines: [String] {
    perform("todo").facts.compactMap { if case .open(let line, _, _) = $0.kind { line.text } else { nil } }
  }

  /// The identity of the action with this number in the log.
  func id(_ number: Int) -> ActionID { session.ledger.match.actions.id(at: number - 1) }

  var goals: [Goal] { session.ledger.match.actions.compactMap { $0 as? Goal } }

  private final class Clock {
    var now = 1_700_000_000.0
  }

  private final class Season {
    var problem: StoreProblem?
  }

  static func match(ours: Side? = .home, teams: BothSides<Team>? = nil) -> Match {
    var match = Match(teams: teams ?? BothSides(home: team("Home"), away: team("Away")))
    match.ours = ours
    return match
  }

  /// Eleven starters and seven substitutes.
  private static func team(_ name: String) -> Team {
    Team(
      name: name,
      players: (1...18).compactMap(ShirtNumber.init(rawValue:)).map { number in
        Player(number: number, isStarter: number.rawValue <= 11, isGoalkeeper: number.rawValue == 1)
      })
  }

  /// Players are in the squads in the order of their numbers.
  static func player(_ number: Int) -> MatchModel.Person { .player(PlayerID(joinedAfter: number - 1)) }
}

/// Gives the answers in order, and then leaves.
final class Person: Dialogue {
  private var answers: [Answer]
  private(set) var asked: [Question] = []

  init(_ answers: Answer...) { self.answers = answers }
  init(_ answers: [Answer]) { self.answers = answers }

  func ask(_ question: Question) -> Answer {
    asked.append(question)
    return answers.isEmpty ? .gone : answers.removeFirst()
  }
}

/// Stores matches and undo steps in memory. Restored matches contain only players in their squads, as if they had been
/// read from files.
private final class Memory: MatchStore {
  private var steps: [StoredStep]
  private var undoneSteps: [StoredStep] = []

  init(_ match: Match) { steps = [StoredStep(match: match, label: "")] }

  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {
    steps.append(StoredStep(match: match, label: label))
    undoneSteps = []
  }
  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? {
    guard steps.count > 1, let last = steps.popLast(), let now = steps.last else { return nil }
    undoneSteps.append(last)
    return StoredStep(match: now.match.readAgain, label: last.label)
  }
  func redo() throws(StoreProblem) -> StoredStep? {
    guard let step = undoneSteps.popLast() else { return nil }
    steps.append(step)
    return StoredStep(match: step.match.readAgain, label: step.label)
  }
  func undone() -> Match? { undoneSteps.last?.match.readAgain }
  func prepare() {}
  func xml(_ match: Match) -> String { "<partit/>\n" }
}

extension Match {
  /// The match as read from its file, in which players are numbers.
  fileprivate var readAgain: Match {
    var match = self
    for side in Side.allCases {
      match[side] = Team(name: self[side].name, players: self[side].players, officials: self[side].officials)
    }
    let teams = match.teams
    match.actions = actions.replacingEach { action in
      action.replacing { side, person in
        let number = person.playerID.map { self[side][$0].number }
        return number.flatMap(teams[side].player(numbered:)).map(MatchModel.Person.player) ?? person
      }
    }
    return match
  }
}

extension Session.Outcome {
  var recorded: [RecordedAction] {
    facts.compactMap { if case .recorded(let recorded) = $0.kind { recorded } else { nil } }
  }

  var entries: [LogEntry] { facts.compactMap { if case .entry(let entry) = $0.kind { entry } else { nil } } }

  /// The other changes caused by a correction.
  var effects: [CorrectionEffect] {
    facts.compactMap { if case .effect(let effect) = $0.kind { effect } else { nil } }
  }

  /// The views shown.
  var looks: [Look] { facts.compactMap { if case .look(let look) = $0.kind { look } else { nil } } }
}

import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession

/// A session without a file and without a terminal.
enum SessionFixture {
  /// - Parameters:
  ///   - names: of players of both teams, by number; nil for teams of which nobody knows who plays.
  ///   - text: further lines of the rule set.
  ///   - isProvisional: whether the teams are those that `new` begins a match with: 1 to 18, none of them sure.
  static func session(
    _ book: Phrasebook, after lines: [String], dialogue: (any Dialogue)? = nil, names: [Int: String]? = [:],
    ours: Side? = .home, isProvisional: Bool = false, extraPeriods: Int = 2, rules ruleSet: String = "official",
    besides text: String = ""
  ) -> Session {
    let named = RuleSetLibrary.rules(ruleSet) ?? RuleSet()
    var rules = (try? RuleSet(text: text, base: named)) ?? named
    rules.extraPeriods = extraPeriods
    var match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    if let names { match.teams = BothSides(home: team("Home", "H", names), away: team("Away", "A", names)) }
    if isProvisional { match.teams = BothSides(home: .unnamed("Home"), away: .unnamed("Away")) }
    match.ours = ours
    let services = Services(
      report: { _ throws(StoreProblem) in "" },
      clock: MatchClock { ClockReading(1_700_000_000) })
    let session = Session(
      Ledger(replaying: match, rules: rules), store: NoStore(),
      services: services, book: book, dialogue: dialogue)
    for line in lines { _ = session.perform(line) }
    return session
  }

  /// Eleven and seven on the bench.
  private static func team(_ name: String, _ mark: String, _ names: [Int: String]) -> Team {
    Team(
      name: name,
      players: (1...18).compactMap(ShirtNumber.init(rawValue:)).map { number in
        var player = Player(number: number)
        player.name = names[number.rawValue] ?? "Player \(mark)\(number)"
        player.isStarter = number.rawValue <= 11
        player.isGoalkeeper = number.rawValue == 1
        return player
      })
  }
}

/// Keeps nothing.
final class NoStore: MatchStore {
  func save(_ match: Match, label: String) throws(StoreProblem) {}
  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare(for match: Match) {}
  func xml(_ match: Match) -> String { "" }
}

extension Session {
  /// What a person reads after a line, and why it was not carried out.
  func said(to line: String) -> (lines: [String], problem: String?) {
    let outcome = perform(line)
    return (view.wording.lines(outcome.facts), view.wording.problem(outcome))
  }

  /// The prompt in the language that the session was begun in.
  var view: PromptView { PromptView(self, words as! OutcomeWording) }
}

/// Answers every question with the first thing that is offered, or with a number where nothing is.
final class FirstAnswer: Dialogue {
  private(set) var asked: [String] = []

  func ask(_ question: Question) -> Answer {
    asked.append(OutcomeWording(Phrasebook(.en)).worded(question).text)
    return .text(question.choices.first?.key ?? "3")
  }
}

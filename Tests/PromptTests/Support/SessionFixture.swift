import MatchModel
import MatchRules
import Phrases
import PromptInterface
import RecordingSession

/// A session without a file or a terminal.
enum SessionFixture {
  /// - Parameters:
  ///   - names: players' names of both teams by number; nil for teams with unknown line-ups.
  ///   - text: additional lines of the rule set.
  ///   - isProvisional: true for the initial squads of `new`: 1 to 18, unconfirmed.
  static func session(
    _ book: Phrasebook, after lines: [String], dialogue: (any Dialogue)? = nil, names: [Int: String]? = [:],
    ours: Side? = .home, isProvisional: Bool = false, extraPeriods: Int = 2, rules ruleSet: String = "official",
    besides text: String = ""
  ) -> Session {
    let named = RuleSetLibrary.rules(ruleSet) ?? RuleSet()
    var rules = (try? RuleSet(text: text, base: named)) ?? named
    rules.extraPeriods = extraPeriods
    var match = Match(teams: BothSides(home: Team(name: "Home"), away: Team(name: "Away")))
    if let names {
      match.teams = BothSides(home: team("Home", "H", names, named), away: team("Away", "A", names, named))
    }
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

  /// The game's number of starters, with substitutes up to number 18 or to the limit in the rules: eleven and seven in
  /// football.
  private static func team(_ name: String, _ mark: String, _ names: [Int: String], _ rules: RuleSet) -> Team {
    let count = min(18, rules.bench.map { rules.players + $0 } ?? 18)
    return Team(
      name: name,
      players: (1...count).compactMap(ShirtNumber.init(rawValue:)).map { number in
        var player = Player(number: number)
        player.name = names[number.rawValue] ?? "Player \(mark)\(number)"
        player.isStarter = number.rawValue <= rules.players
        player.isGoalkeeper = number.rawValue == 1
        return player
      })
  }
}

final class NoStore: MatchStore {
  func save(_ match: Match, label: String, merging source: MergedSource?) throws(StoreProblem) {}
  func flush() throws(StoreProblem) {}
  func undo() throws(StoreProblem) -> StoredStep? { nil }
  func redo() throws(StoreProblem) -> StoredStep? { nil }
  func undone() -> Match? { nil }
  func prepare() {}
  func xml(_ match: Match) -> String { "" }
}

extension Session {
  /// The answer to a line, and the reason if it was refused.
  func said(to line: String) -> (lines: [String], problem: String?) {
    let outcome = perform(line)
    return (view.wording.lines(outcome.facts), view.wording.problem(outcome))
  }

  /// The prompt in the session's language.
  var view: PromptView { PromptView(self, words as! OutcomeWording) }
}

/// Answers every question with the first candidate, or with a number if the question has no candidates.
final class FirstAnswer: Dialogue {
  private let wording: OutcomeWording
  private(set) var asked: [String] = []

  init(_ book: Phrasebook = Phrasebook(.en)) { wording = OutcomeWording(book) }

  func ask(_ question: Question) -> Answer {
    asked.append(wording.worded(question).text)
    // A number is not an answer to a yes-or-no question, which would be repeated endlessly.
    if case .doubt = question.subject { return .text(YesOrNo.key) }
    return .text(question.choices.first?.key ?? "3")
  }
}

import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import TestSupport
import Testing

/// No typed line disappears: each text typed at the prompt or at a question has exactly one fate, open lines stay
/// listed until they are closed or dropped, and a restart loses nothing.
@Suite struct FateTests {
  private static let sessions = 160

  @Test(arguments: 0..<8) func noTypedLineDisappears(part: Int) {
    var typed = 0
    let seeds = (1...Self.sessions).filter { $0 % 8 == part }
    for seed in seeds { typed += RandomSession(UInt64(seed)).run(lines: 18) }
    print("No typed line disappears: \(seeds.count) random sessions, \(typed) texts")
  }
}

private final class RandomSession: Dialogue {
  private var random: SeededGenerator
  private var lines: RandomLines
  private let seed: UInt64
  private let store: MemoryStore
  private let rules = RuleSetLibrary.rules("official") ?? RuleSet()
  private var session: Session!
  private var now = 1_700_000_000.0
  /// The texts typed at the questions of the line, and the number of questions.
  private var answers: [String] = []
  private var asked = 0
  /// The numbers and names typed at questions that expect neither.
  private var people: [String] = []
  /// The open lines that were reported since the line was typed.
  private var listed: [(line: OpenLine, event: OpenLine.Event)] = []
  /// The event that the current question is about, until it has been found among the stored lines.
  private var event: String?

  private static let garbage = [
    "9gq", "8s=", "9 dribbles", "xyz", "corne", "v4 gol por la escuadra", "n", "y", "c", "!", "?", "7", "33", "protest",
    "9g 77g", "half-time 9>77", "8f 17g v9s", "g", ">", "f?", "6 card", "annul", "annul v", "iniesta", "Puyol",
  ]
  /// Texts that are read as events at any question.
  private static let events = ["9gq", "8s=", "v4f", "9g", "v7s-", "8f 17g v9s", "11f4"]

  init(_ seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    lines = RandomLines(seed: seed &+ 7)
    var match = Match(teams: Touchline.teams)
    if seed % 3 == 0 { match.teams = BothSides(home: .unnamed("Home"), away: .unnamed("Away")) }
    match.ours = seed % 5 == 0 ? nil : .home
    store = MemoryStore(match)
    restart()
  }

  private func restart() {
    let services = Services(
      report: { _ throws(StoreProblem) in "" }, clock: MatchClock { [unowned self] in ClockReading(now) })
    session = Session(
      Ledger(replaying: store.match, rules: rules), store: store, services: services, book: Phrasebook(.en),
      dialogue: self)
  }

  /// - Returns: the number of texts typed.
  func run(lines count: Int) -> Int {
    var typed = enter("start")
    for _ in 0..<count {
      now += Double(random.pick([1, 3, 20, 90, 400]))
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let open = session.openLines.all.map(\.line)
        restart()
        expect(session.openLines.all.map(\.line) == open, "a restart lists \(open)")
      case 1...2:
        typed += enter(random.pick(["take", "take 1", "take 2", "drop", "drop 1", "undo", "undo", "redo", ""]))
      case 3...7: typed += enter(random.pick(Self.garbage))
      default: typed += enter(lines.next())
      }
    }
    return typed
  }

  var typedAt: Double? { now }

  func ask(_ question: Question) -> Answer {
    asked += 1
    note(question.said)
    if let event {
      expect(store.open.contains { $0.contains(event) }, "“\(event)” is stored while it is asked about: \(store.open)")
      self.event = nil
    }
    // Limits the number of questions.
    if asked > 30 { return .dropped }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3 where !question.choices.isEmpty: return text(random.pick(question.choices).key)
    case 4: return .back
    case 5: return .nothing
    case 6: return .dropped
    case 7...9:
      let typed = random.pick(Self.events + Self.garbage)
      let isNumber = typed.allSatisfy(\.isNumber)
      let isName = ["iniesta", "Puyol"].contains(typed) && seed % 3 != 0
      if case .doubt = question.subject, isNumber || isName { people.append(typed) }
      return text(typed)
    case 10: return text(lines.next())
    default: return text(random.pick(["!", "no", "yes", "undo", "score", "del 2", "end", "45+2'", "3", "startr"]))
    }
  }

  private func text(_ text: String) -> Answer {
    let text = LineParser.words(of: text).map(\.text).joined(separator: " ")
    if text.isEmpty { return .nothing }
    if text == "<" { return .back }
    answers.append(text)
    return .text(text)
  }

  private func note(_ facts: [Fact]) {
    for fact in facts { if case .open(let line, let event, _) = fact.kind { listed.append((line, event)) } }
  }

  private func enter(_ line: String) -> Int {
    (answers, asked, listed, people) = ([], 0, [], [])
    let isEvent = isEvent(line)
    event = isEvent ? LineParser.words(of: line).last?.text : nil
    let open = session.openLines.all
    let saved = store.saves
    var facts: [Fact] = []
    var outcomes = 0
    let response = session.receive(line, typedAt: now) { outcome in
      // The first outcome is the result of the clock check.
      outcomes += 1
      if outcomes == 2 { self.event = nil }
      facts += outcome.facts
      self.note(outcome.facts + outcome.open)
    }
    event = nil
    let typed = answers + [line]
    let fates = response.fates
    expect(fates.map(\.text).sorted() == typed.sorted(), "fates of \(typed): \(fates)")
    for fate in fates { check(fate, wasAsked: asked > 0) }
    if fates.count == 1, fates[0].fate == .carriedOut, isEvent {
      let isSo = facts.contains { if case .already = $0.kind { true } else { false } }
      expect(store.saves > saved || isSo, "“\(line)” was carried out, but nothing was saved: \(facts.map(\.kind))")
    }
    checkOpenLines(since: open, fates)
    let (mine, kept) = (session.ledger.match, store.match)
    expect(
      mine.actions.map(\.kind) == kept.actions.map(\.kind) && mine.actions.map(\.moment) == kept.actions.map(\.moment),
      "the match is as it was saved after “\(line)”")
    return typed.count
  }

  private func isEvent(_ text: String) -> Bool {
    if case .clauses? = try? session.parser.parse(text) { true } else { false }
  }

  private func check(_ typed: TypedText, wasAsked: Bool) {
    switch typed.fate {
    case .open(let number):
      expect(
        listed.contains { $0.line.number == number && $0.event == .stays }, "“\(typed.text)” is listed as \(number)")
    case .dropped: expect(wasAsked, "“\(typed.text)” was dropped unasked")
    case .refused:
      // A note without a text loses nothing.
      let isNote = typed.text.hasSuffix("n")
      let isLost =
        Self.events.contains(typed.text) || !isNote && typed.text.contains(where: \.isNumber) && isEvent(typed.text)
      expect(!isLost, "“\(typed.text)” was refused and is not kept")
      expect(!people.contains(typed.text), "“\(typed.text)” may be a player, and was not kept")
    case .answered, .carriedOut: break
    }
  }

  private func checkOpenLines(since before: [OpenLine], _ fates: [TypedText]) {
    let after = session.openLines.all
    for line in before where !after.contains(where: { $0.number == line.number }) {
      let isReported = listed.contains { entry in entry.line.number == line.number && entry.event != .stays }
      expect(isReported || fates.contains { $0.text.hasPrefix("take") }, "“\(line.line)” disappeared")
    }
    for line in after where !before.contains(where: { $0.number == line.number }) {
      expect(fates.contains { $0.fate == .open(line.number) }, "“\(line.line)” is nobody's: \(fates)")
    }
  }

  private func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { Issue.record("session \(seed): \(what())") }
  }
}

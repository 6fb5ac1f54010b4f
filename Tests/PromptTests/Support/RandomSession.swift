import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import TestSupport

/// A session in which random lines are typed at random questions.
final class RandomSession: Dialogue {
  private var random: SeededGenerator
  private var lines: RandomLines
  let expect: SeededExpectation
  private let store: MemoryStore
  private let rules = RuleSetLibrary.rules("official") ?? RuleSet()
  private(set) var session: Session!
  private var now = 1_700_000_000.0
  /// The texts typed at the questions of the line, and the number of questions.
  private var answers: [String] = []
  private var asked = 0
  /// The numbers and names typed at questions that expect neither.
  private(set) var people: [String] = []
  /// The open lines that were reported since the line was typed.
  private(set) var listed: [(line: OpenLine, event: OpenLine.Event)] = []
  /// The event that the current question is about, until it has been found among the stored lines.
  private var event: String?
  private lazy var steps = UndoneSteps(expect) { [unowned self] in isCorrection($0) }
  /// True while a line of `asking` is executed.
  private var isAsking = false
  /// The subjects that were accepted as answers about such a line, and the last one, which may still be refused.
  private var subjects: (accepted: [String], last: (key: String, slot: ClauseSpec.Slot)?) = ([], nil)

  private static let garbage = [
    "9gq", "8s=", "9 dribbles", "xyz", "corne", "v4 gol por la escuadra", "n", "y", "c", "!", "?", "7", "33", "protest",
    "9g 77g", "half-time 9>77", "8f 17g v9s", "g", ">", "f?", "6 card", "annul", "annul v", "iniesta", "Puyol",
  ]
  /// Texts that are read as events at any question.
  static let events = ["9gq", "8s=", "v4f", "9g", "v7s-", "8f 17g v9s", "11f4"]
  /// Lines that ask who did it.
  private static let asking = ["s", "g", "f", "vf", "vs", ">", "v>", "y", "o", "s vc", "5' g"]
  private static let commands = ["clock 50:00 !", "set venue Camp", "del 2", "take 1", "redo", "reloj 33:40 !"]

  init(_ seed: UInt64) {
    expect = SeededExpectation(seed: seed)
    random = SeededGenerator(seed: seed)
    lines = RandomLines(seed: seed &+ 7)
    var match = Match(teams: Touchline.teams)
    if seed % 3 == 0 { match.teams = BothSides(home: .unnamed("Home"), away: .unnamed("Away")) }
    match.ours = seed % 5 == 0 ? nil : .home
    store = MemoryStore(match)
    restart()
  }

  private func restart() {
    steps.forgetLines()
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
      switch Int.random(in: 0..<28, using: &random) {
      case 0:
        let open = session.openLines.all.map(\.line)
        restart()
        expect(session.openLines.all.map(\.line) == open, "a restart lists \(open)")
      case 1...2:
        typed += enter(random.pick(["take", "take 1", "take 2", "drop", "drop 1", "undo", "undo", "redo", ""]))
      case 3...7: typed += enter(random.pick(Self.garbage))
      case 8...12 where !session.openLines.all.isEmpty:
        typed += enter(lookAlike(random.pick(session.openLines.all).text))
        if Bool.random(using: &random) { typed += enter("undo") }
      case 13...15: typed += enter(random.pick(Self.asking))
      default: typed += enter(lines.next())
      }
    }
    return typed
  }

  /// A line like an open one, typed with a slip or with a slip corrected.
  private func lookAlike(_ text: String) -> String {
    var typed = Array(text)
    let place = Int.random(in: typed.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: typed.remove(at: place)
    case 1: typed.insert(typed[place], at: place)
    case 2: typed.removeLast()
    case 3: typed += Array(random.pick(["9", "10", "h", "+", " !"]))
    case 4: typed[place] = random.pick(["1", "9", "f", "v"])
    default: break
    }
    return String(typed)
  }

  var typedAt: Double? { now }

  func ask(_ question: Question) -> Answer {
    asked += 1
    note(question.said)
    for fact in question.said { if case .open(let line, .settled, _) = fact.kind { steps.replaced.append(line) } }
    if let event {
      expect(store.open.contains { $0.contains(event) }, "“\(event)” is stored while it is asked about: \(store.open)")
      self.event = nil
    }
    let slot: ClauseSpec.Slot? = if case .part(let slot, _, _) = question.subject { slot } else { nil }
    if let slot, let last = subjects.last {
      // Another part is asked for, so the answer was accepted.
      if slot != last.slot { subjects.accepted.append(last.key) }
      subjects.last = nil
    }
    for key in subjects.accepted {
      expect(store.open.contains { $0.contains(key) }, "the answer \(key) is stored: \(store.open)")
    }
    // Limits the number of questions.
    if asked > 30 { return .dropped }
    switch Int.random(in: 0..<16, using: &random) {
    case 0...3 where !question.choices.isEmpty:
      let key = random.pick(question.choices).key
      if isAsking, let slot, slot == .who || slot == .off { subjects.last = (key, slot) }
      return text(key)
    case 4:
      subjects = ([], nil)
      return .back
    case 5: return .nothing
    case 6: return .dropped
    case 7...9:
      let typed = random.pick(Self.events + Self.garbage)
      let isNumber = typed.allSatisfy(\.isNumber)
      let isName = ["iniesta", "Puyol"].contains(typed) && expect.seed % 3 != 0
      if case .doubt = question.subject, isNumber || isName { people.append(typed) }
      return text(typed)
    case 10: return text(lines.next())
    case 11...12: return text(random.pick(Self.commands))
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
    (isAsking, subjects, steps.replaced) = (Self.asking.contains(line), ([], nil), [])
    let ledger = session.ledger
    var left: (answers: [String], open: [Fact]) = ([], [])
    let isEvent = isEvent(line)
    event = isEvent ? LineParser.words(of: line).last?.text : nil
    let open = session.openLines.all
    let saved = store.saves
    var facts: [Fact] = []
    var outcomes = 0
    let response = session.receive(line, typedAt: now) { outcome in
      // The first outcome is the result of the clock check.
      outcomes += 1
      facts += outcome.facts
      self.note(outcome.facts + outcome.open)
      if outcomes == 2 {
        left = (self.subjects.accepted, outcome.open)
        (self.event, self.isAsking, self.subjects) = (nil, false, ([], nil))
      }
      self.steps.check(self.session.openLines.all, in: self.store)
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
    checkAnswers(left.answers, line, left.open, fates)
    if fates.count == 1, asked == 0 { checkRetyping(of: open, by: line, ledger) }
    let (mine, kept) = (session.ledger.match, store.match)
    expect(
      mine.actions.map(\.kind) == kept.actions.map(\.kind) && mine.actions.map(\.moment) == kept.actions.map(\.moment),
      "the match is as it was saved after “\(line)”")
    return typed.count
  }

  func isEvent(_ text: String) -> Bool {
    if case .clauses? = try? session.parser.parse(text) { true } else { false }
  }

  func isCorrection(_ text: String) -> Bool {
    switch try? session.parser.parse(text) {
    case .command, .identify: true
    default: false
    }
  }
}

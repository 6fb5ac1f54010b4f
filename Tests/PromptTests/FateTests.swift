import MatchModel
import MatchRules
import Phrases
import PromptInterface
import PromptLanguage
import RecordingSession
import TestSupport
import Testing

/// No typed line disappears: each text typed at the prompt or at a question has exactly one fate, open lines stay
/// listed until they are dropped or typed again, `undo` brings back those that its step closed, answers stay with a line
/// that is left, and a restart loses nothing.
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
  /// The open lines that each step closed and left in their place, for `undo`, and those that each undone step
  /// reopened, for `redo`.
  private var steps: (closed: [[OpenLine]], left: [[OpenLine]], reopened: [[OpenLine]]) = ([], [], [])
  /// The open lines, the saved matches and the step at the last outcome.
  private var seen: (open: [OpenLine], saves: Int, step: Int) = ([], 0, 0)
  /// The open lines that were replaced at the questions since the last outcome, before a step.
  private var replaced: [OpenLine] = []
  /// True while a line of `asking` is executed.
  private var isAsking = false
  /// The subjects that were accepted as answers about such a line, and the last one, which may still be refused.
  private var subjects: (accepted: [String], last: (key: String, slot: ClauseSpec.Slot)?) = ([], nil)

  private static let garbage = [
    "9gq", "8s=", "9 dribbles", "xyz", "corne", "v4 gol por la escuadra", "n", "y", "c", "!", "?", "7", "33", "protest",
    "9g 77g", "half-time 9>77", "8f 17g v9s", "g", ">", "f?", "6 card", "annul", "annul v", "iniesta", "Puyol",
  ]
  /// Texts that are read as events at any question.
  private static let events = ["9gq", "8s=", "v4f", "9g", "v7s-", "8f 17g v9s", "11f4"]
  /// Lines that ask who did it.
  private static let asking = ["s", "g", "f", "vf", "vs", ">", "v>", "y", "o", "s vc", "5' g"]
  private static let commands = ["clock 50:00 !", "set venue Camp", "del 2", "take 1", "redo", "reloj 33:40 !"]

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
    // A new session no longer knows which lines the steps closed.
    steps = (steps.closed.map { _ in [] }, steps.left.map { _ in [] }, steps.reopened.map { _ in [] })
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
    for fact in question.said { if case .open(let line, .settled, _) = fact.kind { replaced.append(line) } }
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
      let isName = ["iniesta", "Puyol"].contains(typed) && seed % 3 != 0
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
    (isAsking, subjects, replaced) = (Self.asking.contains(line), ([], nil), [])
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
      self.checkStep()
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
    let isUndone = fates.contains { ["undo", "redo"].contains($0.text) }
    for line in before where !isUndone && !isCorrection(line.text) {
      let isReplaced = after.contains { $0.number == line.number && $0.text != line.text }
      let isReported = listed.contains { $0.line.text == line.text && $0.event != .stays }
      expect(!isReplaced || isReported || fates.contains { $0.text.hasPrefix("take") }, "“\(line.line)” was replaced")
    }
    for line in after where !before.contains(where: { $0.number == line.number }) {
      let isReopened = isUndone && listed.contains { $0.line.number == line.number && $0.event == .stays }
      expect(isReopened || fates.contains { $0.fate == .open(line.number) }, "“\(line.line)” is nobody's: \(fates)")
    }
  }

  /// The answers about a line are in what stays open of it, unless they are about a clause that was recorded.
  private func checkAnswers(_ answers: [String], _ line: String, _ open: [Fact], _ fates: [TypedText]) {
    for fact in open {
      guard case .open(let left, .stays, _) = fact.kind,
        fates.contains(where: { $0.text == line && $0.fate == .open(left.number) }),
        countOfClauses(left.text) == countOfClauses(line)
      else { continue }
      for key in answers { expect(left.text.contains(key), "the answer \(key) to “\(line)” is in “\(left.text)”") }
    }
  }

  private func countOfClauses(_ text: String) -> Int? {
    if case .clauses(let line)? = try? session.parser.parse(text) { line.clauses.count } else { nil }
  }

  /// `undo` reopens the lines that its step closed, and `redo` closes them again.
  private func checkStep() {
    let (open, before) = (session.openLines.all, seen)
    seen = (open, store.saves, store.index)
    func lacks(_ line: OpenLine) -> Bool { !open.contains { $0.number == line.number && $0.line == line.line } }
    // The numbers in corrections change with the match.
    func lines(_ lines: [OpenLine], without others: [OpenLine]) -> [OpenLine] {
      lines.filter { line in
        !isCorrection(line.text) && !others.contains { $0.number == line.number && $0.text == line.text }
      }
    }
    let gone = lines(before.open, without: open + replaced)
    let new = lines(open, without: before.open)
    let left = new.filter { line in gone.contains { $0.number == line.number } }
    replaced = []
    if store.saves > before.saves {
      let none = Array(repeating: [OpenLine](), count: store.saves - before.saves - 1)
      steps.closed += none + [gone]
      steps.left += none + [left]
      steps.reopened = []
    } else if store.index < before.step {
      let closed = steps.closed.popLast() ?? []
      expect(
        closed.map(\.text).sorted() == new.map(\.text).sorted(),
        "undo reopens \(closed.map(\.text)): \(new.map(\.text))")
      let rest = steps.left.popLast() ?? []
      expect(rest.allSatisfy(lacks), "undo closes the rest \(rest.map(\.text)): \(open.map(\.text))")
      steps.reopened.append(new)
    } else if store.index > before.step {
      expect((steps.reopened.popLast() ?? []).allSatisfy(lacks), "redo closes the lines again: \(open.map(\.text))")
      steps.closed.append(gone)
      steps.left.append(left)
    }
  }

  private func isCorrection(_ text: String) -> Bool {
    switch try? session.parser.parse(text) {
    case .command, .identify: true
    default: false
    }
  }

  /// Only the same events, or one with a wrong number corrected, close an open line.
  private func checkRetyping(of open: [OpenLine], by text: String, _ ledger: Ledger) {
    guard case .clauses(let line)? = try? session.parser.parse(text) else { return }
    for old in open where listed.contains(where: { $0.line.number == old.number && $0.event == .settled }) {
      guard case .clauses(let typed)? = try? session.parser.parse(old.text) else { continue }
      for clause in typed.clauses where !clause.isWhistle {
        let asked = typed.clauses.filter { repeated in
          var clause = clause
          clause.column = repeated.column
          return repeated == clause
        }
        expect(
          line.clauses.filter { isSame($0, as: clause, ledger) }.count >= asked.count,
          "“\(text)” closes the different “\(old.text)”")
      }
    }
  }

  private func isSame(_ new: Clause, as old: Clause, _ ledger: Ledger) -> Bool {
    guard new.kind == old.kind, hasDetails(new, of: old) else { return false }
    func people(_ clause: Clause) -> [Who.Name] {
      [clause.who?.name, clause.other?.name].compactMap(\.self).filter { $0 != .team && $0 != .unidentified(nil) }
    }
    var added = people(new)
    var missing: [Who.Name] = []
    for name in people(old) {
      if let place = added.firstIndex(of: name) { added.remove(at: place) } else { missing.append(name) }
    }
    guard let wrong = missing.first else { return true }
    guard missing.count == 1, added.count == 1, case .number(let number) = wrong else { return false }
    // Some roles, kicks and pairs are unlawful for players on the field too.
    if [.substitution, .goalkeeper, .captain, .arrival].contains(old.kind) || ledger.state.isShootOut { return true }
    if old.who?.name == old.other?.name { return true }
    return Side.allCases.contains { side in
      ledger.match[side].player(numbered: number).map { ledger.state[side][$0] != .onField } ?? true
    }
  }

  /// True if all that was typed about the old clause, apart from its people, is in the new one.
  private func hasDetails(_ new: Clause, of old: Clause) -> Bool {
    func details(_ clause: Clause) -> [(name: String, value: String)] {
      Mirror(reflecting: clause).children.map { ($0.label ?? "", String(describing: $0.value)) }
        .filter { !["who", "other", "column", "asks"].contains($0.0) }
    }
    return zip(details(Clause(old.kind)), zip(details(old), details(new))).allSatisfy { untyped, typed in
      typed.0.value == untyped.value || typed.0.value == typed.1.value
    }
  }

  private func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { Issue.record("session \(seed): \(what())") }
  }
}

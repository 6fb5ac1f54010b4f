import MatchModel
public import MatchRules

extension Settlement {
  /// Adds what a foreign file tells to a match that is there: its events find their places by period and clock, and the
  /// laws decide about each. What the match has already, from an earlier import or because it was recorded, is passed
  /// over: ``SettledMatch/repeated`` counts it.
  /// - Throws: everything that keeps an event from being understood.
  public func add(_ foreign: ForeignMatch, to ledger: Ledger) throws(ExchangeProblems) -> SettledMatch {
    if !foreign.problems.isEmpty { throw ExchangeProblems(problems: foreign.problems) }
    let foreign = declared(foreign)
    try check(ledger.match.actions.count + foreign.events.count)
    var roster = SettledRoster(foreign, known: ledger.match, shirts: rules.numbers)
    let timetable = SettledTimetable(foreign, rules: rules)
    var known = KnownActions(ledger.match.actions)
    var new: [(action: Action, line: Int?)] = []
    do throws(ExchangeProblem) {
      for event in foreign.events {
        let moment = timetable.moment(of: event)
        let before = roster.mark
        let actions = try SettledAction.actions(event, at: moment, by: rules, &roster)
        if known.take(actions[0]) {
          roster.goBack(to: before)
          continue
        }
        for action in actions { new.append((action: action, line: event.line)) }
      }
    } catch {
      throw ExchangeProblems(problems: [error])
    }
    // With the names of those whom nobody knows there may be more.
    try check(ledger.match.actions.count + new.count)
    var course: [(action: Action, line: Int?)] = ledger.match.actions.map { (action: $0, line: nil) }
    if course.isEmpty {
      course = timetable.course(new, line: foreign.line)
    } else {
      var last: (entry: Action, index: Int)?
      for entry in new {
        // What is not before the one that was added last need not be looked for before it.
        let start = last.map { entry.action.comesBefore($0.entry) ? 0 : $0.index + 1 } ?? 0
        let index = course[start...].firstIndex { entry.action.comesBefore($0.action) } ?? course.endIndex
        course.insert(entry, at: index)
        last = (entry: entry.action, index: index)
      }
    }
    var match = ledger.match
    match.actions = course.map(\.action)
    return SettledMatch(
      ledger: judged(match), lines: course.map(\.line), notes: foreign.notes + roster.notes, repeated: known.taken,
      added: new.count)
  }
}

extension Settlement {
  private func check(_ count: Int) throws(ExchangeProblems) {
    if count <= Self.mostEvents { return }
    throw ExchangeProblems(problems: [ExchangeProblem(line: nil, .tooManyEvents(count, most: Self.mostEvents))])
  }
}

/// The actions that a match has, each to be found again once: two corners of one minute may be two.
private struct KnownActions {
  private struct Place: Hashable {
    let kind: ActionKind
    let side: Side?
    let phase: Phase

    init(_ action: Action) { (kind, side, phase) = (action.kind, action.side, action.moment.phase) }
  }

  private var left: [Place: [Action]]
  /// How many have been found again.
  private(set) var taken = 0

  init(_ actions: [Action]) { left = Dictionary(grouping: actions, by: Place.init) }

  /// Whether it is there already: of the same kind and team, at the same moment, by the same people.
  mutating func take(_ action: Action) -> Bool {
    let place = Place(action)
    guard let index = left[place]?.firstIndex(where: { $0.isTold(again: action) }) else { return false }
    left[place]?.remove(at: index)
    taken += 1
    return true
  }
}

extension Action {
  /// Whether something new comes before what is there: an earlier phase, an earlier second, or an earlier minute.
  fileprivate func comesBefore(_ other: Action) -> Bool {
    if other.kind == .periodStart { return moment.phase < other.moment.phase }
    if other.kind == .matchEnd { return true }
    if moment.phase != other.moment.phase { return moment.phase < other.moment.phase }
    if other.kind == .periodEnd { return true }
    if let mine = moment.elapsed, let theirs = other.moment.elapsed { return mine < theirs }
    return moment.precedes(other.moment)
  }

  /// Whether another one, of its kind, team and phase, tells the same.
  fileprivate func isTold(again other: Action) -> Bool {
    guard moment.isSame(as: other.moment) else { return false }
    switch (specific, other.specific) {
    case (.note(let note), .note(let another)) where note.text != another.text: return false
    case (.own(let own), .own(let another)) where own.code != another.code: return false
    case (.goal(let goal), .goal(let another)) where goal.shot.score != another.shot.score: return false
    case (.chance(let chance), .chance(let another)) where chance.shot.score != another.shot.score: return false
    default: return zip(participants, other.participants).allSatisfy { $0.isSame(as: $1) }
    }
  }
}

extension Moment {
  /// Of one phase: within a second of each other where both clocks are known; else in the same minute.
  fileprivate func isSame(as other: Moment) -> Bool {
    if let elapsed, let theirs = other.elapsed { return abs(elapsed - theirs) < 1 }
    return minute == other.minute
  }
}

extension Participant {
  /// Somebody unidentified may be anybody who is.
  fileprivate func isSame(as other: Participant) -> Bool {
    guard role == other.role, side == other.side else { return false }
    if case .unidentified = person, case .unidentified = other.person { return true }
    return person == other.person
  }
}

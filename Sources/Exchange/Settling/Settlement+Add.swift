import MatchModel
public import MatchRules

extension Settlement {
  /// Adds the events of a foreign file to an existing match: each one is placed by period and clock, and checked
  /// against the laws. Events that the match already has, from an earlier import or because they were recorded, are
  /// skipped and counted in ``SettledMatch/repeated``.
  /// - Throws: all errors in the events.
  public func add(_ foreign: ForeignMatch, to ledger: Ledger) throws(ExchangeProblems) -> SettledMatch {
    if !foreign.problems.isEmpty { throw ExchangeProblems(problems: foreign.problems) }
    let foreign = declared(foreign)
    var roster = SettledRoster(foreign, known: ledger.match, shirts: rules.numbers)
    let timetable = SettledTimetable(foreign, rules: rules)
    var known = KnownActions(ledger.match.actions)
    var new: [(action: Action, line: Int?)] = []
    do throws(ExchangeProblem) {
      try check(ledger.match.actions.count + foreign.events.count)
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
      // Notes with the names of unknown people may have added more actions.
      try check(ledger.match.actions.count + new.count)
    } catch {
      throw ExchangeProblems(problems: [error])
    }
    var course: [(action: Action, line: Int?)] = ledger.match.actions.map { (action: $0, line: nil) }
    if course.isEmpty {
      course = timetable.course(new, line: foreign.line)
    } else {
      var last: (entry: Action, index: Int)?
      for entry in new {
        // Start searching after the previous insertion, unless this event comes earlier.
        let start = last.map { entry.action.comesBefore($0.entry) ? 0 : $0.index + 1 } ?? 0
        let index = course[start...].firstIndex { entry.action.comesBefore($0.action) } ?? course.endIndex
        course.insert(entry, at: index)
        last = (entry: entry.action, index: index)
      }
    }
    var match = ledger.match
    match.actions = ActionList(course.map(\.action))
    return SettledMatch(
      ledger: judged(match), lines: course.map(\.line), notes: foreign.notes + roster.notes, repeated: known.taken,
      added: new.count)
  }
}

/// The existing actions. Each can be matched once, because two corners in one minute may be different.
private struct KnownActions {
  private struct Place: Hashable {
    let kind: ActionKind
    let side: Side?
    let phase: Phase

    init(_ action: Action) {
      kind = action.kind
      side = action.side
      phase = action.moment.phase
    }
  }

  private var left: [Place: [Action]]
  private(set) var taken = 0

  init(_ actions: ActionList) { left = Dictionary(grouping: actions, by: Place.init) }

  /// True if there is an existing action of the same kind, team, moment and people. That action is then removed.
  mutating func take(_ action: Action) -> Bool {
    let place = Place(action)
    guard let index = left[place]?.firstIndex(where: { $0.isSame(as: action) }) else { return false }
    left[place]?.remove(at: index)
    taken += 1
    return true
  }
}

extension Action {
  /// True if the new action comes before an existing one by phase, second or minute.
  fileprivate func comesBefore(_ other: Action) -> Bool {
    if other.kind == .periodStart { return moment.phase < other.moment.phase }
    if other.kind == .matchEnd { return true }
    if moment.phase != other.moment.phase { return moment.phase < other.moment.phase }
    if other.kind == .periodEnd { return true }
    if let mine = moment.elapsed, let theirs = other.moment.elapsed { return mine < theirs }
    return moment.precedes(other.moment)
  }

  /// True if another action of this kind, team and phase describes the same event.
  fileprivate func isSame(as other: Action) -> Bool {
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
  /// Compares moments of one phase: within a second if both are clocked, otherwise by minute.
  fileprivate func isSame(as other: Moment) -> Bool {
    if let elapsed, let theirs = other.elapsed { return abs(elapsed - theirs) < 1 }
    return minute == other.minute
  }
}

extension Participant {
  /// An unidentified person matches any other.
  fileprivate func isSame(as other: Participant) -> Bool {
    guard role == other.role, side == other.side else { return false }
    if case .unidentified = person, case .unidentified = other.person { return true }
    return person == other.person
  }
}

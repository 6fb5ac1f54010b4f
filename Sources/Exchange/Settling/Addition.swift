import MatchModel
public import MatchRules

extension Settlement {
  /// Adds what a foreign file tells to a match that is there: its events find their places by period and clock, and the
  /// laws decide about each.
  /// - Throws: everything that keeps an event from being understood.
  public func add(_ foreign: ForeignMatch, to ledger: Ledger) throws(ExchangeProblems) -> SettledMatch {
    if !foreign.problems.isEmpty { throw ExchangeProblems(problems: foreign.problems) }
    var roster = SettledRoster(foreign, known: ledger.match.teams)
    let timetable = SettledTimetable(foreign, rules: rules)
    var new: [(action: Action, line: Int?)] = []
    do throws(ExchangeProblem) {
      for event in foreign.events {
        for action in try SettledAction.actions(event, at: timetable.moment(of: event), &roster) {
          new.append((action: action, line: event.line))
        }
      }
    } catch {
      throw ExchangeProblems(problems: [error])
    }
    var course: [(action: Action, line: Int?)] = ledger.match.actions.map { (action: $0, line: nil) }
    if course.isEmpty {
      course = timetable.course(new, line: foreign.line)
    } else {
      for entry in new {
        let index = course.firstIndex { entry.action.comesBefore($0.action) } ?? course.endIndex
        course.insert(entry, at: index)
      }
    }
    var match = ledger.match
    match.actions = course.map(\.action)
    return SettledMatch(ledger: judged(match), lines: course.map(\.line), notes: foreign.notes + roster.notes)
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
}

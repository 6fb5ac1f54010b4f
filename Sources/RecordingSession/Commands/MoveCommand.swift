import MatchModel
import MatchRules
import PromptLanguage

/// `move K TIME`, `move K before J`, `move K after J`.
extension CommandRun {
  func move() throws(Stop) -> [Fact] {
    let words = plain(call.words)
    let index = try action(words.first)
    guard let second = words.dropFirst().first else { throw Stop(call.argumentMissing()) }
    let particle = parser.vocabulary.particles[second.text]
    if particle == .before || particle == .after {
      let target = try action(words.dropFirst(2).first)
      return try move(index, beside: target, isAfter: particle == .after)
    }
    let time: TimeExpression?
    do { time = try TimeExpression(second.text, column: second.column) } catch { throw Stop(error) }
    guard let time else { throw Stop(call.badArgument(second)) }
    return try move(index, to: time)
  }

  /// The words that are numbers of actions.
  var numbersToMove: [Word] {
    let words = plain(call.words)
    let particle = words.dropFirst().first.flatMap { parser.vocabulary.particles[$0.text] }
    let isBeside = particle == .before || particle == .after
    return Array(words.prefix(1) + (isBeside ? words.dropFirst(2).prefix(1) : []))
  }

  private func move(_ index: Int, to time: TimeExpression) throws(Stop) -> [Fact] {
    let old = ledger.match.actions[index]
    let rest = Ledger(replaying: ledger.match.without([index]), rules: ledger.rules)
    let position = try Timekeeper(snapshot: LedgerSnapshot(rest), now: session.now).place(time, column: call.column)
    return try put(old.moved(to: position.moment), from: index, at: position.index)
  }

  /// Moves an action next to another one; if their minutes differ, it gets the minute of the other.
  private func move(_ index: Int, beside target: Int, isAfter: Bool) throws(Stop) -> [Fact] {
    let actions = ledger.match.actions
    let old = actions[index]
    var moment = actions[target].moment
    if isAfter ? actions[target] is PeriodEnd : actions[target] is PeriodStart {
      // On the other side of a whistle lies an interval or the time before the match.
      let phase = ledger.state(before: isAfter ? target + 1 : target).phase
      let minute = phase.period.map { MatchMinute(ledger.rules.lastMinute(of: $0)) }
      moment = Moment(phase, minute: minute)
    } else if let start = actions[target] as? PeriodStart {
      // The start of a period has no minute. The action keeps its own if that is before the next action.
      let next = actions.indices.first { $0 > target && $0 != index }.map { actions[$0].moment }
      let isInOrder = old.moment.phase == moment.phase && next?.precedes(old.moment) != true
      moment = isInOrder ? old.moment : ledger.rules.beginning(of: start.period)
    } else if old.moment.phase == moment.phase, old.moment.minute == moment.minute {
      moment = old.moment
    }
    // The user asked for a new order and may not want a new minute, so ask. A script is taken literally.
    var besides: [Fact] = []
    if old.moment.minute != moment.minute, dialogue != nil, let was = old.moment.minute, let now = moment.minute {
      besides = [fact(.change(.minute(from: was, to: now)))]
    }
    let place = (target > index ? target - 1 : target) + (isAfter && target != index ? 1 : 0)
    return try put(old.moved(to: moment), from: index, at: place, besides: besides)
  }

  private func put(_ action: Action, from index: Int, at place: Int, besides: [Fact] = []) throws(Stop) -> [Fact] {
    var match = ledger.match.without([index])
    let id = ledger.match.actions.id(at: index)
    match.actions.insert(action, as: id, at: place)
    // Treat the moved action as new, so that the error is about it if it becomes impossible.
    let effects = try correct(CorrectedMatch(match, renewed: [id], besides: besides))
    return [entry(place)] + facts(effects)
  }
}

extension RuleSet {
  fileprivate func beginning(of period: Period) -> Moment {
    Moment(.during(period), minute: period.kind == .shootOut ? nil : MatchMinute(minutes(before: period) + 1))
  }
}

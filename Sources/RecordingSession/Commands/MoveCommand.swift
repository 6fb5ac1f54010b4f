import MatchModel
import MatchRules
import PromptLanguage

/// `move K TIME`, `move K before J`, `move K after J`.
enum MoveCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Stop) -> [Fact] {
    let words = session.plain(call.words)
    let index = try session.action(words.first, call)
    guard let second = words.dropFirst().first else { throw Stop(call.argumentMissing()) }
    let particle = session.parser.vocabulary.particles[second.text]
    if particle == .before || particle == .after {
      let target = try session.action(words.dropFirst(2).first, call)
      return try move(index, beside: target, isAfter: particle == .after, session, call)
    }
    let time: TimeExpression?
    do { time = try TimeExpression(second.text, column: second.column) } catch { throw Stop(error) }
    guard let time else { throw Stop(call.badArgument(second)) }
    return try move(index, to: time, session, call)
  }

  static func numbers(_ call: CommandCall, _ session: Session) -> [Word] {
    let words = session.plain(call.words)
    let particle = words.dropFirst().first.flatMap { session.parser.vocabulary.particles[$0.text] }
    let isBeside = particle == .before || particle == .after
    return Array(words.prefix(1) + (isBeside ? words.dropFirst(2).prefix(1) : []))
  }

  private static func move(
    _ index: Int, to time: TimeExpression, _ session: Session, _ call: CommandCall
  ) throws(Stop) -> [Fact] {
    let old = session.ledger.match.actions[index]
    let rest = Ledger(replaying: session.ledger.match.without([index]), rules: session.ledger.rules)
    let position = try Timekeeper(snapshot: LedgerSnapshot(rest), now: session.now).place(time, column: call.column)
    return try put(old.moved(to: position.moment), from: index, at: position.index, session, call)
  }

  /// Moves an action next to another one; if their minutes differ, it gets the minute of the other.
  private static func move(
    _ index: Int, beside target: Int, isAfter: Bool, _ session: Session, _ call: CommandCall
  ) throws(Stop) -> [Fact] {
    let actions = session.ledger.match.actions
    let old = actions[index]
    var moment = actions[target].moment
    if isAfter ? actions[target] is PeriodEnd : actions[target] is PeriodStart {
      // On the other side of a whistle lies an interval or the time before the match.
      let phase = session.ledger.state(before: isAfter ? target + 1 : target).phase
      let minute = phase.period.map { MatchMinute(session.ledger.rules.lastMinute(of: $0)) }
      moment = Moment(phase, minute: minute)
    } else if let start = actions[target] as? PeriodStart {
      // The start of a period has no minute. The action keeps its own if that is before the next action.
      let next = actions.indices.first { $0 > target && $0 != index }.map { actions[$0].moment }
      let isInOrder = old.moment.phase == moment.phase && next?.precedes(old.moment) != true
      moment = isInOrder ? old.moment : session.ledger.rules.beginning(of: start.period)
    } else if old.moment.phase == moment.phase, old.moment.minute == moment.minute {
      moment = old.moment
    }
    // The user asked for a new order and may not want a new minute, so ask. A script is taken literally.
    let isOther = old.moment.minute != moment.minute && session.dialogue != nil
    var besides: [Fact] = []
    if isOther, let was = old.moment.minute, let now = moment.minute {
      besides = [session.fact(.change(.minute(from: was, to: now)))]
    }
    let place = (target > index ? target - 1 : target) + (isAfter && target != index ? 1 : 0)
    return try put(old.moved(to: moment), from: index, at: place, session, call, besides: besides)
  }

  private static func put(
    _ action: Action, from index: Int, at place: Int, _ session: Session, _ call: CommandCall, besides: [Fact] = []
  ) throws(Stop) -> [Fact] {
    var match = session.ledger.match.without([index])
    let id = session.ledger.match.actions.id(at: index)
    match.actions.insert(action, as: id, at: place)
    // Treat the moved action as new, so that the error is about it if it becomes impossible.
    let effects = try session.correct(CorrectedMatch(match, renewed: [id], besides: besides), call)
    return [session.entry(place)] + session.facts(effects)
  }
}

extension RuleSet {
  fileprivate func beginning(of period: Period) -> Moment {
    Moment(.during(period), minute: period.kind == .shootOut ? nil : MatchMinute(minutes(before: period) + 1))
  }
}

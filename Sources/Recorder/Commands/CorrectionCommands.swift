import MatchModel
import MatchRules
import Phrases

/// `edit K CLAUSE`: what the clause tells takes the place of action K, at its moment unless a time is given.
enum EditCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    guard let second = call.words.dropFirst().first else { throw Refusal(call.argumentMissing()) }
    let clauseText = String(call.rest.dropFirst(second.column - call.words[0].column))
    let line: Line
    do { line = try session.parser.parse(clauseText) } catch {
      throw Refusal(.line(error.reason), column: second.column + error.column - 1)
    }
    guard case .clauses(let clauses) = line, clauses.clauses.count == 1, var clause = clauses.clauses.first else {
      throw Refusal(call.badArgument(second))
    }
    // `edit 7 4>16!`
    var call = call
    if clauses.isConfirmed { call.isConfirmed = true }
    let old = session.ledger.match.actions[index]
    var without = session.ledger.match
    without.actions.remove(at: index)
    let rest = Ledger(replaying: without, rules: session.ledger.rules)
    var place = Placement(moment: old.moment, index: index)
    if let time = clauses.time {
      place = try Timekeeper(ledger: rest, now: session.services.now()).place(time, column: second.column)
    }
    let state = rest.state(before: place.index)
    if clause.asks { clause = try session.complete(clause, state: state) }
    if clause.who?.side == nil, session.ledger.match.ours == nil { clause.who?.side = old.side }
    var maker = ActionMaker(roster: Roster(session.ledger.match, rules: session.ledger.rules), state: state)
    let new = try maker.actions(clause, at: place.moment)
    guard !new.isEmpty else { throw Refusal(call.badArgument(second)) }
    var match = maker.roster.match
    match.actions.remove(at: index)
    match.actions.insert(contentsOf: new, at: place.index)
    var origin = session.ledger.match.actions.indices.map(Optional.some)
    origin.remove(at: index)
    origin.insert(contentsOf: new.map { _ in nil }, at: place.index)
    // What goes is shown; and asked about where it may not be what was meant.
    let replaced = session.dialogue == nil ? [] : [session.replacing(index)]
    let isSlip = old.kind != new[0].kind || old.side != new[0].side
    // Who is changed for whom is what a substitution says.
    let effects = try session.correct(
      match, origin: origin, call, besides: isSlip ? replaced : [],
      asksAboutField: isSlip || old.kind != .substitution)
    return (isSlip && !call.isConfirmed ? [] : replaced) + new.indices.map { session.logLine(place.index + $0) }
      + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

/// `del K`: action K never happened.
enum DeleteCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    let line = session.logLine(index)
    var match = session.ledger.match
    let later = match.actions[(index + 1)...]
    if let start = match.actions[index] as? PeriodStart, !later.isEmpty {
      throw Refusal(.beginsPeriod(start.period, number: index + 1), column: call.words[0].column)
    }
    match.actions.remove(at: index)
    let origin = session.ledger.match.actions.indices.filter { $0 != index }.map(Optional.some)
    let effects = try session.correct(match, origin: origin, call, asksAboutField: true)
    return [session.book(Phrase("answer.deleted", ["line": line]))]
      + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

/// `annul K`: keeps a goal in the log and does not count it; again, it counts.
enum AnnulCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    guard let goal = session.ledger.match.actions[index] as? Goal else {
      throw Refusal(.notAGoal(index + 1), column: call.words[0].column)
    }
    var match = session.ledger.match
    match.actions[index] = goal.annulled(!goal.isAnnulled)
    let effects = try session.correct(match, origin: match.actions.indices.map(Optional.some), call)
    return [session.logLine(index)] + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

/// `move K TIME`, `move K before J`.
enum MoveCommand {
  static func run(_ call: CommandCall, _ session: Session) throws(Refusal) -> [String] {
    let index = try session.action(call.words.first, call)
    guard let second = call.words.dropFirst().first else { throw Refusal(call.argumentMissing()) }
    if session.parser.vocabulary.particles[second.text] == .before {
      let target = try session.action(call.words.dropFirst(2).first, call)
      return try move(index, before: target, session, call)
    }
    let time: TimeExpression?
    do { time = try TimeExpression(second.text, column: second.column) } catch { throw Refusal(error) }
    guard let time else { throw Refusal(call.badArgument(second)) }
    return try move(index, to: time, session, call)
  }

  static func move(
    _ index: Int, to time: TimeExpression, _ session: Session, _ call: CommandCall
  ) throws(Refusal) -> [String] {
    let old = session.ledger.match.actions[index]
    var without = session.ledger.match
    without.actions.remove(at: index)
    let rest = Ledger(replaying: without, rules: session.ledger.rules)
    let placement = try Timekeeper(ledger: rest, now: session.services.now()).place(time, column: call.column)
    return try put(old.moved(to: placement.moment), from: index, at: placement.index, session, call)
  }

  /// Before another action, with its minute where the two have different ones.
  private static func move(
    _ index: Int, before target: Int, _ session: Session, _ call: CommandCall
  ) throws(Refusal) -> [String] {
    let actions = session.ledger.match.actions
    let old = actions[index]
    var moment = actions[target].moment
    if actions[target] is PeriodStart {
      // Before a period's first whistle is the interval, or the time before the match.
      let phase = session.ledger.state(before: target).phase
      let minute = phase.period.map { MatchMinute(session.ledger.rules.lastMinute(of: $0)) }
      moment = Moment(phase, minute: minute)
    } else if old.moment.phase == moment.phase, old.moment.minute == moment.minute {
      moment = old.moment
    }
    return try put(old.moved(to: moment), from: index, at: target > index ? target - 1 : target, session, call)
  }

  private static func put(
    _ action: Action, from index: Int, at place: Int, _ session: Session, _ call: CommandCall
  ) throws(Refusal) -> [String] {
    var match = session.ledger.match
    var origin = match.actions.indices.map(Optional.some)
    match.actions.remove(at: index)
    origin.remove(at: index)
    match.actions.insert(action, at: place)
    // Where the moved action itself becomes impossible, that is what has to be said: it counts as new.
    origin.insert(nil, at: place)
    let effects = try session.correct(match, origin: origin, call)
    return [session.logLine(place)] + effects.map { session.words.effect($0, in: session.ledger) }
  }
}

/// `v?2=17`: who unidentified players were, in all their actions.
extension Session {
  func identify(_ identifications: [Identification], confirmed: Bool, label: String) throws(Refusal) -> [String] {
    var lines: [String] = []
    var roster = Roster(ledger.match, rules: ledger.rules)
    for item in identifications {
      guard let side = item.side ?? ledger.match.ours else { throw Refusal(.sideMissing(label), column: item.column) }
      // One who is named in this very line is known from there on.
      let known = Set(
        roster.match.actions.flatMap(\.participants).compactMap { part -> Int? in
          guard part.side == side, case .unidentified(let number) = part.person else { return nil }
          return number
        })
      guard known.contains(item.unidentified) else {
        throw Refusal(.noSuchUnidentified(side, item.unidentified, known.sorted()), column: item.column)
      }
      guard
        let person = try roster.person(
          Who(.number(item.number), side: side), side: side, as: .subject, column: item.column)
      else { continue }
      lines.append(
        book(
          Phrase(
            "answer.identified",
            [
              "unidentified": "?\(item.unidentified)", "player": words.name(person, of: side, in: roster.match),
              "team": roster.match[side].name,
            ])))
      roster.replace(.unidentified(item.unidentified), of: side, by: person)
    }
    let origin = ledger.match.actions.indices.map(Optional.some)
    let (new, effects) = try propose(roster.match, origin: origin, confirmed: confirmed, column: 1)
    try commit(new, label: label)
    return lines + effects.map { words.effect($0, in: new) }
  }
}

import MatchModel
import MatchRules
import PromptLanguage

/// `edit K CLAUSE`: replaces action K. The new action keeps the moment unless a time is given. A foul and the card
/// typed with it are changed together.
extension CommandRun {
  func edit() throws(Stop) -> [Fact] {
    let index = try action(call.words.first)
    guard let second = call.words.dropFirst().first else { throw Stop(call.argumentMissing()) }
    // `edit 31 stays`: only removes the dismissal.
    let said = parser.vocabulary.particles.match(call.words.dropFirst())
    if let said, said.meaning == .stays, said.count == call.words.count - 1 {
      var draft = Draft(of: session)
      try draft.takeBackSendingOff(index, column: second.column)
      try session.commit(draft, label: label)
      return draft.facts
    }
    let (clause, time, isConfirmed) = try clause(at: second, for: index)
    if !clause.isWhistle, let start = ledger.match.actions[index] as? PeriodStart {
      throw Stop(.staysStart(start.period, ledger.match.actions.id(at: index)), column: second.column)
    }
    if clause.asks, let dialogue, dialogue.underway == nil {
      dialogue.underway = underway(at: second, clause, time)
    }
    // `edit 7 4>16!`
    var command = self
    if isConfirmed { command.call.isConfirmed = true }
    return try command.replace(index, by: clause, at: time, second)
  }

  private func replace(_ index: Int, by clause: Clause, at time: TimeExpression?, _ word: Word) throws(Stop) -> [Fact] {
    let actions = ledger.match.actions
    let old = actions[index]
    let partner = actions.typedTogether(with: index)
    // The clause may be made again, but a new player is asked about once.
    var starters = BothSides<[ShirtNumber: Bool]>([:])
    func isStarter(_ side: Side, _ number: ShirtNumber) throws(Stop) -> Bool {
      if let known = starters[side][number] { return known }
      let isStarter = try session.askStatus(side, number)
      starters[side][number] = isStarter
      return isStarter
    }
    func made(replacing replaced: [Int]) throws(Stop) -> Replacement {
      try replacement(clause, of: replaced, at: time, askStatus: isStarter, column: word.column)
    }
    var change = try made(replacing: [index])
    guard !change.actions.isEmpty else { throw Stop(call.badArgument(word)) }
    var isAsked = false
    if let partner, change.actions.count == 2 {
      change =
        clause.asks
        ? change.also(replacing: partner, in: actions) : try made(replacing: [index, partner].sorted())
    } else if let partner, let along = FoulAndCard(change.actions[0], was: old, with: actions[partner]),
      try agreesToChange(partner, along)
    {
      change = change.also(replacing: partner, in: actions)
      change.actions = along.actions
      isAsked = true
    }
    // A new scorer does not make an annulled goal valid.
    if let goal = old as? Goal, goal.isAnnulled {
      change.actions = change.actions.map { ($0 as? Goal)?.annulled(true) ?? $0 }
    }
    return try put(change, isAsked: isAsked)
  }

  private func clause(
    at word: Word, for index: Int
  ) throws(Stop) -> (clause: Clause, time: TimeExpression?, isConfirmed: Bool) {
    let text = call.text(from: word)
    let line: Line
    do { line = try parser.parse(text) } catch {
      if error.reason == .timeAlone {
        throw Stop(.timeOnly(ledger.match.actions.id(at: index), time: word.text), column: word.column)
      }
      throw Stop(.line(error.reason), column: word.column + error.column - 1)
    }
    guard case .clauses(let clauses) = line, let clause = clauses.onlyClause else {
      throw Stop(call.badArgument(word))
    }
    return (clause, clauses.time, clauses.isConfirmed)
  }

  /// The clause of the edit, which stays open with the answers about it if another line is typed at a question.
  private func underway(at word: Word, _ clause: Clause, _ time: TimeExpression?) -> LineUnderway {
    let text = call.text(from: word)
    let leading = TimeExpression.leading(in: text)
    let command = call.name + " " + call.rest.dropLast(text.count)
    return LineUnderway(
      head: command + text.dropLast(leading.rest.count), text: text,
      line: ClauseLine(time: time, clauses: [clause], isConfirmed: call.isConfirmed),
      open: OpenLine(number: 0, time: "", hasOwnTime: leading.time != nil, text: leading.rest, typed: nil))
  }

  private func replacement(
    _ typed: Clause, of replaced: [Int], at time: TimeExpression?, askStatus: @escaping Roster.StatusQuestion,
    column: Int
  ) throws(Stop) -> Replacement {
    let old = ledger.match.actions[replaced[0]]
    let rest = Ledger(replaying: ledger.match.without(replaced), rules: ledger.rules)
    var place = LogPosition(moment: old.moment, index: replaced[0])
    if let time { place = try Timekeeper(snapshot: LedgerSnapshot(rest), now: session.now).place(time, column: column) }
    let state = rest.state(before: place.index)
    var clause = typed
    var agreed: [Breach] = []
    if clause.asks {
      let completed = try session.complete(
        clause, at: place.moment, state: state, side: ledger.match.ours ?? old.side, confirmed: call.isConfirmed)
      clause = completed.clause
      agreed = completed.agreed
    }
    if clause.who?.side == nil, ledger.match.ours == nil { clause.who?.side = old.side }
    let trial = Trial(match: ledger.match, state: state, moment: place.moment)
    if clause.kind == .substitution, !parser.showsWhoGoesOff(call.rest) { clause = trial.inPossibleOrder(clause) }
    let made = try trial.actions(from: clause, askStatus: askStatus)
    return Replacement(
      replaced: replaced, actions: made.actions, index: place.index, squads: made.match, agreed: agreed)
  }

  /// Asks whether the action typed with the edited one is changed too. A script must decide: by giving both, or with `
  /// !` for the edited one alone.
  /// - Throws: `declined` if another line was typed, `givenUp` if the question was cancelled.
  private func agreesToChange(_ other: Int, _ change: FoulAndCard) throws(Stop) -> Bool {
    if call.isConfirmed { return false }
    let entry = shownEntry(other)
    guard let dialogue else { throw Stop(.typedTogether(entry), column: call.column) }
    return try session.agrees(dialogue, .typedTogether(entry, removes: change.removesOther))
  }

  private func put(_ change: Replacement, isAsked: Bool) throws(Stop) -> [Fact] {
    let old = ledger.match.actions[change.replaced[0]]
    var match = change.squads.without(change.replaced)
    let ids = change.replaced.map(ledger.match.actions.id)
    for (offset, action) in change.actions.enumerated() {
      let id = ids.indices.contains(offset) ? ids[offset] : match.actions.nextID
      match.actions.insert(action, as: id, at: change.index + offset)
    }
    // Show the replaced action, and ask if the clause differs so much that it may be a mistake.
    let replaced = dialogue == nil ? [] : change.replaced.map { fact(.replaced(shownEntry($0))) }
    let isSlip = old.kind != change.actions[0].kind || old.side != change.actions[0].side
    let isDoubted = isSlip && !isAsked
    // A substitution states by itself who is on the field.
    let places = change.actions.indices.map { change.index + $0 }
    let correction = CorrectedMatch(
      match, renewed: Set(places.map(match.actions.id)), agreed: change.agreed, about: isDoubted ? [] : replaced,
      besides: isDoubted ? replaced : [], asksAboutField: isSlip || old.kind != .substitution)
    let effects = try correct(correction)
    return (isDoubted && !call.isConfirmed ? [] : replaced) + places.map { entry($0) } + facts(effects)
  }
}

private struct Replacement {
  /// Indices of the replaced actions, in ascending order.
  var replaced: [Int]
  var actions: [Action]
  /// Index of the new actions among the remaining ones.
  var index: Int
  /// The match including players that the new actions add.
  let squads: Match
  let agreed: [Breach]

  func also(replacing other: Int, in actions: ActionList) -> Replacement {
    var both = self
    both.replaced = (replaced + [other]).sorted()
    // If the other action comes earlier, there is one fewer remaining action before the new ones.
    let stays = actions.indices.filter { !replaced.contains($0) }
    if let place = stays.firstIndex(of: other), place < index { both.index -= 1 }
    return both
  }
}

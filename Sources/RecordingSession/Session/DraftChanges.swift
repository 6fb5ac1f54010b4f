import MatchModel
import MatchRules
import PromptLanguage

/// The changes of a draft, each after its findings have been refused or answered.
extension Draft {
  mutating func append(_ proposal: Proposal) throws(Stop) {
    try append(
      proposal.actions, of: proposal, confirmed: proposal.line.isConfirmed, column: proposal.clause.column)
  }

  /// Checks actions against the laws and appends them, without replaying the match. The actions of a proposal meet the
  /// checks as well.
  mutating func append(
    _ actions: [Action], of proposal: Proposal? = nil, confirmed: Bool, column: Int
  ) throws(Stop) {
    let first = ledger.match.actions.count
    try ledger.checkRoom(for: actions.count, column: column)
    let judge = Judge(ledger, agreed: proposal?.agreed ?? [], column: column)
    var recorded: [RecordedAction] = []
    for action in actions {
      let (id, before) = (judge.new.match.actions.nextID, judge.new.state)
      let judgement = judge.new.judge(action)
      try heed(judge.finding(on: judgement), isConfirmed: confirmed)
      let judged = judge.append(judgement)
      if let proposal { _ = try checked(proposal.judged(judged, at: first), at: .judged) }
      recorded.append(RecordedAction(judged, as: id, before: before, after: judge.new.state))
    }
    ledger = judge.new
    for one in recorded { say(one) }
  }

  /// Inserts the actions of a clause and replays what follows.
  mutating func insert(_ proposal: Proposal, at index: Int, in match: Match) throws(Stop) {
    let actions = proposal.actions
    var longer = match
    longer.actions.insert(contentsOf: actions, at: index)
    let isLast = index == ledger.match.actions.count
    let effects = try adopt(
      CorrectedMatch(longer, agreed: proposal.agreed, asksAboutScore: false), confirmed: proposal.line.isConfirmed,
      column: proposal.clause.column, inserting: proposal)
    for recorded in ledger.recorded(index..<index + actions.count) { say(recorded) }
    say(
      effects.filter { effect in
        // The user has already confirmed these effects.
        if dialogue != nil, effect.isWorthAsking { return false }
        // If no action follows, the score is already in the answer.
        return !(effect.isOfScore && isLast)
      })
  }

  /// Replaces one action.
  /// - Parameter confirmed: whether side effects are recorded without a question.
  mutating func correct(_ id: ActionID, to match: Match, confirmed: Bool = true, column: Int) throws(Stop) {
    let effects = try adopt(
      CorrectedMatch(match, renewed: [id], asksAboutScore: false), confirmed: confirmed, column: column)
    noteShown(id)
    if let index = ledger.match.actions.place(of: id) { say(.entry(ledger.logEntry(index))) }
    say(effects)
  }

  /// Takes a corrected match; returns the effects on its other actions. Throws if an action becomes impossible, if a
  /// new action breaks a law, or if the user declines. The actions of a proposal that it inserts meet the checks as
  /// well.
  mutating func adopt(
    _ correction: CorrectedMatch, confirmed: Bool, column: Int, inserting proposal: Proposal? = nil
  ) throws(Stop) -> [CorrectionEffect] {
    try Refusal.check(correction.match, column: column)
    try ledger.checkRoom(for: correction.match.actions.count - ledger.match.actions.count, column: column)
    let judge = Judge(ledger, correction, column: column)
    var breaches: [Finding?] = []
    let places = judge.newPlaces
    for place in places {
      breaches.append(judge.finding(at: place))
      judge.confirm(at: place)
    }
    let effects = judge.effects
    let doubt = judge.finding(on: effects)
    // If the correction itself is doubtful, the questions about breaches come after it.
    let isFirst = !correction.besides.isEmpty && !breaches.contains { $0?.isRefusal == true }
    if isFirst { try heed(doubt, isConfirmed: confirmed) }
    for (place, breach) in zip(places, breaches) {
      try heed(breach, isConfirmed: confirmed)
      guard let proposal, let first = places.first else { continue }
      _ = try checked(proposal.judged(judge.new.judgements[place].action, at: first), at: .judged)
    }
    if !isFirst { try heed(doubt, isConfirmed: confirmed) }
    judge.confirm(effects)
    ledger = judge.new
    return effects
  }
}

extension Ledger {
  /// The changes made by these actions when they were recorded.
  func recorded(_ places: Range<Int>) -> [RecordedAction] {
    guard let first = places.first else { return [] }
    var after = state(before: first)
    return places.map { index in
      let before = after
      after.apply(match.actions[index])
      return RecordedAction(
        match.actions[index], as: match.actions.id(at: index), before: before, after: after, latest: state)
    }
  }
}

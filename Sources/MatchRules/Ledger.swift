import MatchModel

/// The verdict of the laws on an action.
public struct Judgement: Sendable {
  /// The action as completed by the laws: with the colour of a second yellow card, the stoppage of a substitution, and
  /// only the confirmations that are still needed.
  public let action: Action
  /// All breaches, confirmed or not.
  public let breaches: [Breach]

  /// Refusals, and breaches that still need confirmation.
  public var objections: [Breach] {
    breaches.filter { $0.verdict == .refuse || !action.confirmed.contains($0.law) }
  }

  /// Laws that need confirmation.
  public var warnedLaws: [LawID] {
    var laws: [LawID] = []
    for breach in breaches where breach.verdict == .warn && !laws.contains(breach.law) { laws.append(breach.law) }
    return laws
  }
}

/// A match replayed under the laws. Appending an action checks only that action; other changes replay the match.
public struct Ledger: Sendable {
  /// The match, with its actions as the laws have completed them.
  public private(set) var match: Match
  public let rules: RuleSet
  public private(set) var state: MatchState
  public private(set) var judgements: [Judgement]

  /// Replays the match. The ledger's match contains `Judgement.action` for each action.
  /// - Parameter visit: called for each action with the state after it.
  public init(
    replaying match: Match, rules: RuleSet,
    _ visit: (_ index: Int, _ action: Action, _ after: MatchState) -> Void = { _, _, _ in }
  ) {
    self.rules = rules
    self.match = match
    state = MatchState(of: match, rules: rules)
    judgements = []
    judgements.reserveCapacity(match.actions.count)
    self.match.actions = match.actions.emptied
    self.match.actions.reserveCapacity(match.actions.count)
    for (index, action) in match.actions.enumerated() {
      let judgement = judge(action)
      append(judgement, as: match.actions.id(at: index))
      visit(index, judgement.action, state)
    }
  }

  /// The verdict on the action as the next one of the match.
  public func judge(_ action: Action) -> Judgement { Self.judge(action, in: state, match: match) }

  public static func judge(_ action: Action, in state: MatchState, match: Match) -> Judgement {
    // Copy only when needed: states are large, and few matches have closed places that open with time.
    guard state.changesWithTime else { return settled(action, in: state, match: match) }
    var opened = state
    opened.openPlaces(at: action.moment)
    return settled(action, in: opened, match: match)
  }

  private static func settled(_ action: Action, in state: MatchState, match: Match) -> Judgement {
    let breaches = Laws.breaches(of: action, in: state, match: match)
    var settled = action
    if case .card(let card) = action.specific { settled = card.colored(state.derivedColor(of: card)) }
    if case .substitution(let change) = action.specific, !change.isConcussion {
      let joins = state.stoppage(for: change.moment, of: change.team).joins
      settled = change.inStoppage(state[change.team].stoppages + (joins ? 0 : 1))
    }
    if !action.confirmed.isEmpty {
      let warned = Set(breaches.filter { $0.verdict == .warn }.map(\.law))
      settled = settled.confirmed(action.confirmed.filter(warned.contains))
    }
    return Judgement(action: settled, breaches: breaches)
  }

  /// Appends an action regardless of its verdict.
  public mutating func append(_ judgement: Judgement) { append(judgement, as: match.actions.nextID) }

  private mutating func append(_ judgement: Judgement, as id: ActionID) {
    state.apply(judgement.action)
    match.actions.append(judgement.action, as: id)
    judgements.append(judgement)
  }

  /// The ledger at a moment after its last action: time alone may have ended suspensions.
  public func opened(at moment: Moment) -> Ledger {
    guard state.changesWithTime else { return self }
    var opened = self
    opened.state.openPlaces(at: moment)
    return opened
  }

  public var firstObjection: (index: Int, breach: Breach)? {
    for (index, judgement) in judgements.enumerated() {
      if let breach = judgement.objections.first { return (index, breach) }
    }
    return nil
  }

  public func state(before index: Int) -> MatchState {
    index == match.actions.count ? state : MatchState(replaying: match, upTo: index, rules: rules)
  }

  public func walk(_ visit: (_ index: Int, _ action: Action, _ before: MatchState, _ after: MatchState) -> Void) {
    var state = MatchState(of: match, rules: rules)
    for (index, action) in match.actions.enumerated() {
      let before = state
      state.apply(action)
      visit(index, action, before, state)
    }
  }
}

extension MatchState {
  public init(replaying match: Match, upTo count: Int? = nil, rules: RuleSet) {
    self.init(of: match, rules: rules)
    for action in match.actions.prefix(count ?? match.actions.count) { apply(action) }
  }
}

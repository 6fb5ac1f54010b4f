import MatchModel

/// What the laws make of one action of a match.
public struct Judgement: Sendable {
  /// The action with what the laws derive: the colour of a second yellow, the stoppage of a substitution, and only
  /// those confirmations that it still needs.
  public let action: Action
  /// Everything it breaks, confirmed or not.
  public let breaches: [Breach]

  /// What stands against it: refusals, and warnings that nobody confirmed.
  public var objections: [Breach] {
    breaches.filter { $0.verdict == .refuse || !action.confirmed.contains($0.law) }
  }

  /// The laws it would have to be confirmed for.
  public var warnedLaws: [LawID] {
    var laws: [LawID] = []
    for breach in breaches where breach.verdict == .warn && !laws.contains(breach.law) { laws.append(breach.law) }
    return laws
  }
}

/// A match with the laws' judgement of it: the replay of its actions. Appending one judges only that one; any other
/// change replays.
public struct Ledger: Sendable {
  /// The match, its actions as the laws have settled them.
  public private(set) var match: Match
  /// The rules that it is judged by.
  public let rules: RuleSet
  /// After the last action.
  public private(set) var state: MatchState
  /// One for each action of the match.
  public private(set) var judgements: [Judgement]

  /// Replays the match. What the laws derive is settled in the ledger's match: see `Judgement.action`.
  /// - Parameter visit: called for each action, as it is settled, with the state after it.
  public init(
    replaying match: Match, rules: RuleSet,
    _ visit: (_ index: Int, _ action: Action, _ after: MatchState) -> Void = { _, _, _ in }
  ) {
    self.rules = rules
    self.match = match
    state = MatchState(of: match, rules: rules)
    judgements = []
    judgements.reserveCapacity(match.actions.count)
    self.match.actions = []
    self.match.actions.reserveCapacity(match.actions.count)
    for (index, action) in match.actions.enumerated() {
      let judgement = judge(action)
      append(judgement)
      visit(index, judgement.action, state)
    }
  }

  /// What the laws say to the action if it came next.
  public func judge(_ action: Action) -> Judgement { Self.judge(action, in: state, match: match) }

  /// What the laws say to the action in a state.
  public static func judge(_ action: Action, in state: MatchState, match: Match) -> Judgement {
    // A state is large, and few matches have a place to open.
    guard state.hasClosedPlaces else { return settled(action, in: state, match: match) }
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

  /// Takes a judged action in, whatever the judgement was.
  public mutating func append(_ judgement: Judgement) {
    state.apply(judgement.action)
    match.actions.append(judgement.action)
    judgements.append(judgement)
  }

  /// The first action the laws object to.
  public var firstObjection: (index: Int, breach: Breach)? {
    for (index, judgement) in judgements.enumerated() {
      if let breach = judgement.objections.first { return (index, breach) }
    }
    return nil
  }

  /// The state that the action at this place meets.
  public func state(before index: Int) -> MatchState { MatchState(replaying: match, upTo: index, rules: rules) }

  /// Calls `visit` for each action with the state before and after it.
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
  /// The state after the first `count` actions of the match, or after all of them.
  public init(replaying match: Match, upTo count: Int? = nil, rules: RuleSet) {
    self.init(of: match, rules: rules)
    for action in match.actions.prefix(count ?? match.actions.count) { apply(action) }
  }
}

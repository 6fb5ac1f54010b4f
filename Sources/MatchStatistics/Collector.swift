import MatchModel
import MatchRules

/// Accumulates the statistics of a match, action by action.
struct Collector {
  private var result: MatchStatistics
  private let rules: RuleSet
  private var participation: ParticipationCollector
  /// Start of the time with the current score and numbers of players.
  private var spellStart = 0

  /// Minutes of the regulation clock at the last action.
  private var now: Int { participation.now }

  init(_ ledger: Ledger) {
    rules = ledger.rules
    participation = ParticipationCollector(ledger.match, rules: ledger.rules)
    result = MatchStatistics(minutes: participation.regulation.end, teams: ledger.match.teams)
  }

  mutating func take(_ action: Action, at index: Int, before: MatchState, after: MatchState) {
    let before = passTime(until: action.moment, before)
    participation.take(action, at: index, after: after)
    if case .substitution(let change) = action.specific { noteEffect(of: change, at: index, before) }
    count(action, before)
    if isAnother(before, after) {
      let isWhistle = action.kind == .periodEnd || action.kind == .matchEnd
      closeSpell(before, at: isWhistle ? now : participation.regulation.beginning(of: action.moment, after: now))
    }
    notePersonal(action)
    result.timeline.append(
      TimelineEntry(index: index, minutes: now, score: after.score, players: after.teams.map(\.playersOnField)))
  }

  /// Completes the statistics after the last action.
  consuming func finished(_ state: MatchState) -> MatchStatistics {
    let state = passTime(until: Moment(state.phase), state)
    participation.finish()
    closeSpell(state, at: now)
    for side in Side.allCases {
      for (id, played) in participation.players[side] { result.players[side][id].participation = played }
    }
    let whole = stretch(score: state.score)
    for index in result.substitutions.indices {
      result.substitutions[index].after = whole - result.substitutions[index].before
    }
    if let shootOut = state.shootOut {
      result.shootOut?.score = shootOut.score
      result.shootOut?.winner = shootOut.winner
    }
    return result
  }
}

// MARK: Counting

extension Collector {
  private mutating func count(_ action: Action, _ before: MatchState) {
    let period = action.moment.phase.period
    // Actions in the shoot-out do not count, except cards and notes (docs/LAWS.md, C6, D7).
    if period == .shootOut, action.kind != .card, action.kind != .note { return }
    for (place, credit) in Statistic.credits(of: action, meeting: before) {
      count(action, before, for: credit) { $0.count(place, credit.amount) }
    }
    if let attempt = action as? Attempt, attempt.isShot {
      count(action, before, for: attempt.byShooter) { $0.count(attempt) }
    }
    if case .foul(let foul) = action.specific, let code = foul.code {
      count(foul, before, for: Credit(foul.team, foul.offender)) { $0.count(code) }
    }
    if case .card(let card) = action.specific, let color = card.color, rules.isOwn(color) {
      count(card, before, for: card.shown) { $0.count(color) }
    }
    if case .own(let own) = action.specific {
      count(own, before, for: Credit(own.team, own.player)) { $0.count(own) }
      // Count this only for the opponent as a player, because a team's figures describe the side that acted.
      if let opponent = own.opponent {
        count(own, before, for: Credit(own.team.other, opponent)) { $0.countFaced(own) }
      }
    }
  }

  /// Adds an action to all tallies that it belongs to: side, period, slice, state of the match and player.
  private mutating func count(
    _ action: Action, _ before: MatchState, for credit: Credit, add: (inout Tally) -> Void
  ) {
    let side = credit.side
    add(&result.teams[side].whole)
    add(&result.teams[side].byPeriod[action.moment.phase.period, default: Tally()])
    add(&result.teams[side].bySlice[rules.slice(of: action.moment), default: Tally()])
    if case .during(let period) = action.moment.phase, period.kind != .shootOut {
      let standing = Standing(before)
      add(&result.teams[side].byLead[standing.lead(of: side), default: Spell()].tally)
      add(&result.teams[side].byStrength[standing.strength(of: side), default: Spell()].tally)
    }
    if let id = credit.person?.playerID {
      add(&result.players[side][id].tally)
    } else {
      add(&result.teams[side].unattributed)
    }
  }

  private mutating func notePersonal(_ action: Action) {
    switch action.specific {
    case .card(let card):
      guard let id = card.person.playerID else { return }
      result.players[card.team][id].cards.append(
        PlayerStatistics.ShownCard(color: card.color, reason: card.reason, moment: card.moment))
    case .note(let note):
      guard case .player(let side, .player(let id)) = note.subject else { return }
      result.players[side][id].notes.append(note.text)
    case .shootOutKick(let kick):
      let told = ShootOutStatistics.Kick(side: kick.team, taker: kick.taker, outcome: kick.outcome)
      result.shootOut = result.shootOut ?? ShootOutStatistics()
      result.shootOut?.kicks.append(told)
    case .periodStart(let start):
      if start.period == .shootOut { result.shootOut = result.shootOut ?? ShootOutStatistics() }
    // The other kinds are only counted.
    default: return
    }
  }
}

// MARK: State of the match

extension Collector {
  /// Score and numbers of players, which define a spell.
  private struct Standing: Equatable {
    let score: BothSides<Int>
    let players: BothSides<Int>

    init(_ state: MatchState) {
      score = state.score
      players = state.teams.map(\.playersOnField)
    }

    func lead(of side: Side) -> Lead { Lead(score[side], against: score[side.other]) }
    func strength(of side: Side) -> Strength { Strength(players[side], against: players[side.other]) }
  }

  /// Adds the time since the last change of score or numbers to the current spell.
  private mutating func closeSpell(_ state: MatchState, at minutes: Int) {
    let standing = Standing(state)
    // A place that is closed until the start of the second half is open in its first minute.
    let end = max(spellStart, minutes)
    for side in Side.allCases {
      result.teams[side].byLead[standing.lead(of: side), default: Spell()].minutes += end - spellStart
      result.teams[side].byStrength[standing.strength(of: side), default: Spell()].minutes += end - spellStart
      if !rules.follows { result.teams[side].minutesServed += state.placesClosed(of: side) * (end - spellStart) }
    }
    spellStart = end
  }

  /// True if score, numbers of players or closed places have changed.
  private func isAnother(_ before: MatchState, _ after: MatchState) -> Bool {
    Standing(before) != Standing(after)
      || !rules.follows && Side.allCases.contains { before.placesClosed(of: $0) != after.placesClosed(of: $0) }
  }

  /// The state at the time of the action: places may have opened since the previous one.
  private mutating func passTime(until moment: Moment, _ state: MatchState) -> MatchState {
    var met = state
    for opening in state.openings(until: moment) {
      if isAnother(met, opening.state) {
        let opened = Moment(moment.phase, minute: opening.minute)
        closeSpell(met, at: participation.regulation.beginning(of: opened, after: now))
      }
      met = opening.state
    }
    return met
  }

  private mutating func noteEffect(of change: Substitution, at index: Int, _ before: MatchState) {
    result.substitutions.append(
      SubstitutionEffect(
        index: index, side: change.team, off: change.off, on: change.on, before: stretch(score: before.score),
        after: SubstitutionEffect.Stretch()))
  }

  /// Figures from kick-off to now.
  private func stretch(score: BothSides<Int>) -> SubstitutionEffect.Stretch {
    SubstitutionEffect.Stretch(minutes: now, goals: score, shots: result.teams.map { $0.whole[.shots] })
  }
}

import MatchModel
import PromptLanguage

extension Check {
  /// An event of a player within a minute of the same event of the team or of an unidentified team-mate: `c` and then
  /// `7c`. The player is added to the first one unless the user says that it is another event.
  static let playerOfEvent = Check("playerOfEvent", at: .line) { proposal, situation in
    let (clause, match) = (proposal.clause, situation.match)
    guard proposal.line.clauses.count == 1, case .number = clause.who?.name, !clause.asks, !clause.isAnnulled,
      let (new, place) = situation.firstAction(of: clause, at: proposal.line.time)
    else { return nil }
    for index in situation.ofTheLastMinute(new.moment, before: place.index) {
      guard match.actions[index].mayLack(thePlayerOf: new), !situation.hasCard(forFoulAt: index),
        let code = situation.typed(clause.completed(by: match.actions[index], in: match)),
        let call = situation.edit(index, to: code)
      else { continue }
      let other = proposal.with(\.isRepetition, true)
      return .ask(Inquiry(doubt: .playerOf(situation.ledger.logEntry(index)), yes: other, no: .use(call)))
    }
    return nil
  }
}

extension Situation {
  /// True if the offender was shown a card for this foul, so that both would have to change.
  fileprivate func hasCard(forFoulAt index: Int) -> Bool {
    (match.actions[index] as? Foul).map { match.actions.hasCard(for: $0, from: index) } ?? false
  }
}

extension Action {
  /// True if it may be the same event as another one, recorded without its player.
  fileprivate func mayLack(thePlayerOf other: Action) -> Bool {
    guard kind == other.kind, side == other.side, isOfUnknownPlayer else { return false }
    switch (self, other) {
    case (is Corner, _), (is Offside, _): return true
    case (let foul as Foul, let other as Foul): return foul.agrees(with: other)
    case (let attempt as Attempt, let other as Attempt): return attempt.agrees(with: other)
    default: return false
    }
  }

  private var isOfUnknownPlayer: Bool {
    switch participants.first?.person {
    case nil, .unidentified: true
    case .player, .official: false
    }
  }
}

extension Attempt {
  /// True if no detail is different, except those that only one of them has.
  fileprivate func agrees(with other: Attempt) -> Bool {
    shooterSide == other.shooterSide && (self as? Goal)?.isAnnulled != true && shot.score == nil
      && Clause.agree(shot.bodyPart, other.shot.bodyPart) && Clause.agree(shot.origin, other.shot.origin)
      && Clause.agree(shot.zone, other.shot.zone) && Clause.agree(shot.assistant, other.shot.assistant)
      && Clause.agree((self as? Chance)?.outcome, (other as? Chance)?.outcome)
  }
}

import MatchModel
import MatchRules
import Phrases

/// Alternatives to refused actions.
extension Wording {
  /// An acceptable alternative to an illegal action, if there is one.
  func remedy(
    for breach: Breach, of action: Action, state: MatchState, in match: Match, recorded: Match
  ) -> String? {
    switch breach.reason {
    // A list of players would not help, because either all other players are possible or none is.
    case .samePerson, .notSentOff: return nil
    case .sentOff(let part, _):
      let others = part.person.playerID.flatMap { _ in candidates(for: part, of: action, state: state, in: match) }
      let remedies = [others, notSentOff(part, in: match, recorded: recorded)].compactMap(\.self)
      return remedies.isEmpty ? nil : remedies.joined(separator: "; ")
    case .notOnField(let part, _) where part.role == .off:
      return turned(action, state: state, in: match) ?? candidates(for: part, of: action, state: state, in: match)
    case .notListed(let part), .notOnField(let part, _), .alreadyOnField(let part),
      .notASubstitute(let part, _), .alreadySubstituted(let part, _), .officialOutside(let part), .leftOut(let part),
      .servingDismissal(let part, _):
      return candidates(for: part, of: action, state: state, in: match)
    case .kickedAlready(let part, let waiting), .notATaker(let part, let waiting):
      let who = tags(waiting.map(Person.player), of: part.side, in: match)
      return waiting.isEmpty ? nil : book(Phrase("remedy.may-kick", ["who": who]))
    case .notTheirKick(let side): return book(Phrase("remedy.next-kick", ["team": team(side.other, in: match)]))

    case .assistToOwnGoal, .assistToPenalty: return book(Phrase("remedy.without-assist"))
    case .directFromThrowIn: return book(Phrase("remedy.name-assist"))
    case .victimOfHandball: return book(Phrase("remedy.without-victim"))
    case .ownGoalFromRestart: return action.side.map { book(Phrase("remedy.corner", ["team": team($0, in: match)])) }
    case .substitutionsUsedUp: return forConcussion(action, state: state, in: match)
    case .windowsUsedUp: return book(Phrase("remedy.change-in-interval"))

    case .notPlaying, .periodOutOfTurn, .periodTwice, .periodNotInRules, .noPeriodToEnd, .notInShootOut:
      return next(in: state)
    case .matchOver: return goingOn(with: action, state: state, recorded: recorded)
    case .periodNotOver: return book(Phrase("remedy.end-it-first"))

    case .notTheGoalkeeper, .notTheLargerTeam, .tooManyPlayers, .tooFewToStart, .tooFewToPlay, .numberTwice,
      .benchTooLong, .notDeclared, .concussionsUsedUp, .changesAreNotFollowed, .timeOutsUsedUp,
      .lateTimeOutsUsedUp,
      .sanctionedAlready, .sanctionedForTheSame, .sanctionsUsedUp,
      .minuteOfAnotherPeriod, .beyondPeriod, .outOfOrder, .backwards, .shootOutDecided:
      return nil
    }
  }

  /// The reversed substitution, if only that is possible.
  private func turned(_ action: Action, state: MatchState, in match: Match) -> String? {
    guard let change = action as? Substitution, let off = change.off.playerID, state.isReversed(change, in: match)
    else {
      return nil
    }
    let example = "\(tag(change.on, of: change.team, in: match))>\(match[change.team][off].number)"
    return book(Phrase("remedy.other-way-round", ["example": example]))
  }

  /// The same substitution for a concussion, if the team has one left.
  private func forConcussion(_ action: Action, state: MatchState, in match: Match) -> String? {
    guard let change = action as? Substitution, let off = change.off.playerID, let on = change.on.playerID,
      state.hasConcussionSubstitution(change.team)
    else { return nil }
    let team = match[change.team]
    let example = "\(mark(of: change.team, in: match))\(team[off].number)>\(team[on].number)k"
    return book(Phrase("remedy.for-concussion", ["example": example]))
  }

  /// How to record a second yellow card that was not followed by a sending-off.
  private func notSentOff(_ part: Participant, in match: Match, recorded: Match) -> String? {
    guard let index = match.secondYellow(of: part.person, side: part.side),
      let place = recorded.actions.place(of: match.actions.id(at: index))
    else { return nil }
    let command = book.words("words.command.edit").first ?? "edit"
    let word = book.words("words.particle.stays").first ?? "stays"
    return book(Phrase("remedy.not-sent-off", ["example": "\(command) \(place + 1) \(word)"]))
  }

  /// People who would be accepted in the role.
  private func candidates(for part: Participant, of action: Action, state: MatchState, in match: Match) -> String? {
    var people = state.candidates(for: part.role, of: part.side, kind: action.kind, in: match)
    // People with another role in the action are not alternatives: the scorer cannot be the assistant. However, a
    // player on the field who was typed as coming on may be the one who goes off.
    let others = action.participants.filter { $0.role != part.role && $0.side == part.side && part.role != .off }
      .map(\.person)
    people.removeAll { others.contains($0) || $0 == part.person }
    if case .official = part.person, part.role == .booked { people.removeAll { $0.playerID != nil } }
    guard !people.isEmpty else { return nil }
    let who = tags(people, of: part.side, in: match)
    switch part.role {
    case .booked: return book(Phrase("remedy.may-be-booked", ["who": who]))
    case .on: return book(Phrase("remedy.on-the-bench", ["who": who]))
    case .off: return book(Phrase("remedy.may-go-off", ["who": who]))
    case .arriving: return book(Phrase("remedy.may-enter", ["who": who]))
    case .subject: return book(Phrase("remedy.in-the-squad", ["who": who]))
    case .taker where action.kind == .shootOutKick: return book(Phrase("remedy.may-kick", ["who": who]))
    case _ where !state.rules.follows: return book(Phrase("remedy.may-act", ["who": who]))
    default: return book(Phrase("remedy.on-the-field", ["who": who]))
    }
  }

  /// The period that must start first.
  private func next(in state: MatchState) -> String? {
    guard !state.isOver, let next = state.rules.mayFollow(state.phase).first else { return nil }
    return book(Phrase("remedy.next-period", ["period": period(next, rules: state.rules)]))
  }

  /// How to go on with a level match whose end has been recorded: with its deletion.
  private func goingOn(with action: Action, state: MatchState, recorded: Match) -> String? {
    guard action is PeriodStart, !state.isAbandoned, state.score.home == state.score.away,
      !state.rules.mayFollow(state.phase).isEmpty,
      let end = recorded.actions.lastIndex(where: { $0 is MatchEnd })
    else { return nil }
    let (delete, start) = (book.words("words.command.delete").first, book.words("words.clause.start").first)
    return book(
      Phrase("remedy.goes-on", ["delete": "\(delete ?? "del") \(end + 1)", "start": start ?? "start"]))
  }
}

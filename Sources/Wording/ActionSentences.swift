import MatchModel
import MatchRules
import Phrases

extension Wording {
  /// The action without minute and score: "goal by 9 Iniesta, header, corner, assist 7 Xavi".
  public func happened(_ action: Action, in match: Match, rules: RuleSet = RuleSet()) -> String {
    Story(wording: self, match: match, rules: rules).tell(action)
  }
}

private struct Story {
  let wording: Wording
  let match: Match
  let rules: RuleSet

  private var book: Phrasebook { wording.book }
  private func name(_ person: Person, _ side: Side) -> String { wording.name(person, of: side, in: match) }
  private func team(_ side: Side) -> String { wording.team(side, in: match) }
  private func period(_ period: Period) -> String { wording.loggedPeriod(period, rules: rules) }
  private func player(of action: PlayerAction) -> String { name(action.player, action.team) }
  private func list(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }

  func tell(_ action: Action) -> String {
    switch action.specific {
    case .goal(let goal): tell(goal)
    case .chance(let chance): tell(chance)
    case .foul(let foul): tell(foul)
    case .offside(let offside): book(Phrase("action.offside", ["who": player(of: offside)]))
    case .card(let card): tell(card)
    case .corner(let corner): tell(corner)
    case .substitution(let change): tell(change)
    case .note(let note): tell(note)
    case .goalkeeper(let change): book(Phrase("action.goalkeeper", ["who": player(of: change)]))
    case .captaincy(let change): book(Phrase("action.captain", ["who": player(of: change)]))
    case .arrival(let arrival): book(Phrase("action.arrival", ["who": player(of: arrival)]))
    case .departure(let departure) where departure.moment.phase == .during(.shootOut):
      book(Phrase("action.left-out", ["who": player(of: departure)]))
    case .departure(let departure): book(Phrase("action.departure", ["who": player(of: departure)]))
    case .shootOutKick(let kick):
      book(Phrase("action.kick", ["who": name(kick.taker, kick.team), "outcome": wording.outcome(kick.outcome)]))
    case .periodStart(let start):
      list([
        book(Phrase("action.period-start", ["period": period(start.period)])),
        start.announced.map { book(Phrase("action.announced", count: $0)) },
      ])
    case .periodEnd(let end): book(Phrase("action.period-end", ["period": period(end.period)]))
    case .matchEnd(let end): end.isAbandoned ? wording.abandonment(end) : book(Phrase("action.match-end"))
    case .own(let own): tell(own)
    }
  }

  private func tell(_ goal: Goal) -> String {
    let who = name(goal.shot.shooter, goal.shooterSide)
    let what =
      switch (goal.isOwn, goal.isAnnulled) {
      case (_, false) where goal.shot.score != nil: scored(goal)
      case (_, true) where goal.shot.score != nil: list([scored(goal), book(Phrase("action.annulled"))])
      case (false, false): book(Phrase("action.goal", ["who": who]))
      case (false, true): book(Phrase("action.goal-annulled", ["who": who]))
      case (true, false): book(Phrase("action.own-goal", ["who": who]))
      case (true, true): book(Phrase("action.own-goal-annulled", ["who": who]))
      }
    return list([what] + details(goal))
  }

  private func tell(_ chance: Chance) -> String {
    let what =
      chance.shot.score == nil
      ? book(Phrase("action.chance", ["who": name(chance.shot.shooter, chance.shooterSide)])) : scored(chance)
    return list([what, chance.outcome.map(wording.outcome)] + details(chance))
  }

  /// The way of scoring and the player, in a game with several ways of scoring.
  private func scored(_ attempt: Attempt) -> String {
    let who = name(attempt.shot.shooter, attempt.shooterSide)
    let what = attempt.shot.score.map { wording.name(of: $0.code, by: rules) } ?? ""
    return book(Phrase("action.own", ["what": what, "who": who]))
  }

  private func details(_ attempt: Attempt) -> [String?] {
    let shot = attempt.shot
    let assist = shot.assistant.map { assistant in
      let who = name(assistant, attempt.shooterSide)
      // An assist leads to a goal.
      return book(Phrase(attempt is Goal ? "action.assist" : "action.set-up", ["who": who]))
    }
    return [
      shot.bodyPart.map(wording.struck), shot.origin.map { wording.origin($0, by: rules) }, shot.zone.map(wording.zone),
      assist,
    ]
  }

  private func tell(_ foul: Foul) -> String {
    let who = name(foul.offender, foul.team)
    if foul.isHandball { return book(Phrase("action.handball", ["who": who])) }
    let what =
      foul.victim.map { Phrase("action.foul-on", ["who": who, "victim": name($0, foul.team.other)]) }
      ?? Phrase("action.foul", ["who": who])
    return list([book(what), foul.code.map { wording.name(of: $0, by: rules) }])
  }

  private func tell(_ card: Card) -> String {
    let recipient = wording.recipient(card.person, of: card.team, in: match)
    let what =
      switch card.color {
      case .yellow? where card.isWithoutSendingOff: book(Phrase("action.yellow-not-off", ["recipient": recipient]))
      case .yellow?: book(Phrase("action.yellow", ["recipient": recipient]))
      case .secondYellow?: book(Phrase("action.second-yellow", ["recipient": recipient]))
      case .red?: book(Phrase("action.red", ["recipient": recipient]))
      case let color? where rules.isOwn(color):
        book(Phrase("action.sanction", ["recipient": recipient, "what": wording.name(of: color, by: rules)]))
      case let color?:
        book(Phrase("action.card-colored", ["recipient": recipient, "color": wording.color(color)]))
      case nil: book(Phrase("action.card", ["recipient": recipient]))
      }
    let minutes = card.duration.map { book(Phrase("action.minutes", count: $0)) }
    return list([what, minutes, card.reason.map(wording.cardReason)])
  }

  private func tell(_ corner: Corner) -> String {
    guard let taker = corner.taker else { return book(Phrase("action.corner", ["team": team(corner.team)])) }
    return book(Phrase("action.corner-by", ["team": team(corner.team), "who": name(taker, corner.team)]))
  }

  private func tell(_ change: Substitution) -> String {
    let (off, on) = (name(change.off, change.team), name(change.on, change.team))
    let key = change.isConcussion ? "action.concussion-substitution" : "action.substitution"
    return book(Phrase(key, ["off": off, "on": on]))
  }

  private func tell(_ note: Note) -> String {
    let text = oneLine(note.text)
    return switch note.subject {
    case .match: book(Phrase("action.note", ["text": text]))
    case .team(let side): book(Phrase("action.note-on", ["subject": team(side), "text": text]))
    case .player(let side, let who):
      book(Phrase("action.note-on", ["subject": wording.subject(who, of: side, in: match), "text": text]))
    }
  }

  private func tell(_ own: OwnAction) -> String {
    let who = own.player.map { name($0, own.team) } ?? team(own.team)
    let against = own.opponent.map { book(Phrase("action.against", ["who": name($0, own.team.other)])) }
    return list([
      book(Phrase("action.own", ["what": wording.name(of: own.code, by: rules), "who": who])),
      own.outcome.map { wording.name(of: $0, of: own.code, by: rules) }, own.zone.map(wording.zone), against,
    ])
  }
}

import MatchModel
import MatchRules
import Phrases

/// Descriptions of actions.
extension Wording {
  /// The action without minute and score: "goal by 9 Iniesta, header, corner, assist 7 Xavi".
  public func happened(_ action: Action, in match: Match, rules: RuleSet = RuleSet()) -> String {
    let story = Story(wording: self, match: match, rules: rules)
    return switch action.specific {
    case .goal(let goal): story.tell(goal)
    case .chance(let chance): story.tell(chance)
    case .foul(let foul): story.tell(foul)
    case .offside(let offside): story.tell(offside)
    case .card(let card): story.tell(card)
    case .corner(let corner): story.tell(corner)
    case .substitution(let change): story.tell(change)
    case .note(let note): story.tell(note)
    case .goalkeeper(let change): story.tell(change)
    case .captaincy(let change): story.tell(change)
    case .arrival(let arrival): story.tell(arrival)
    case .departure(let departure): story.tell(departure)
    case .shootOutKick(let kick): story.tell(kick)
    case .periodStart(let start): story.tell(start)
    case .periodEnd(let end): story.tell(end)
    case .matchEnd(let end): story.tell(end)
    case .own(let own): story.tell(own)
    }
  }
}

/// Describes the actions of a match, with one function per kind.
private struct Story {
  let wording: Wording
  let match: Match
  let rules: RuleSet

  private var book: Phrasebook { wording.book }
  private func name(_ person: Person, _ side: Side) -> String { wording.name(person, of: side, in: match) }
  private func team(_ side: Side) -> String { wording.team(side, in: match) }
  private func list(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }

  func tell(_ goal: Goal) -> String {
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

  func tell(_ chance: Chance) -> String {
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
      return attempt is Goal ? Phrase("action.assist", ["who": who]) : Phrase("action.set-up", ["who": who])
    }
    return [
      shot.bodyPart.map(wording.struck), shot.origin.map { wording.origin($0, by: rules) }, shot.zone.map(wording.zone),
      assist.map { book($0) },
    ]
  }

  func tell(_ foul: Foul) -> String {
    let who = name(foul.offender, foul.team)
    if foul.isHandball { return book(Phrase("action.handball", ["who": who])) }
    let what =
      foul.victim.map { Phrase("action.foul-on", ["who": who, "victim": name($0, foul.team.other)]) }
      ?? Phrase("action.foul", ["who": who])
    return list([book(what), foul.code.map { wording.name(of: $0, by: rules) }])
  }

  func tell(_ card: Card) -> String {
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

  func tell(_ corner: Corner) -> String {
    guard let taker = corner.taker else { return book(Phrase("action.corner", ["team": team(corner.team)])) }
    return book(Phrase("action.corner-by", ["team": team(corner.team), "who": name(taker, corner.team)]))
  }

  func tell(_ change: Substitution) -> String {
    let (off, on) = (name(change.off, change.team), name(change.on, change.team))
    return change.isConcussion
      ? book(Phrase("action.concussion-substitution", ["off": off, "on": on]))
      : book(Phrase("action.substitution", ["off": off, "on": on]))
  }

  func tell(_ note: Note) -> String {
    let text = oneLine(note.text)
    return switch note.subject {
    case .match: book(Phrase("action.note", ["text": text]))
    case .team(let side): book(Phrase("action.note-on", ["subject": team(side), "text": text]))
    case .player(let side, let who):
      book(Phrase("action.note-on", ["subject": wording.subject(who, of: side, in: match), "text": text]))
    }
  }

  func tell(_ kick: ShootOutKick) -> String {
    book(Phrase("action.kick", ["who": name(kick.taker, kick.team), "outcome": wording.outcome(kick.outcome)]))
  }

  func tell(_ start: PeriodStart) -> String {
    let what = book(Phrase("action.period-start", ["period": wording.thePeriod(start.period, rules: rules)]))
    return list([what, start.announced.map { book(Phrase("action.announced", count: $0)) }])
  }

  func tell(_ end: PeriodEnd) -> String {
    book(Phrase("action.period-end", ["period": wording.thePeriod(end.period, rules: rules)]))
  }

  func tell(_ end: MatchEnd) -> String {
    end.isAbandoned ? wording.abandonment(end) : book(Phrase("action.match-end"))
  }

  func tell(_ own: OwnAction) -> String {
    let who = own.player.map { name($0, own.team) } ?? team(own.team)
    let against = own.opponent.map { Phrase("action.against", ["who": name($0, own.team.other)]) }
    return list([
      book(Phrase("action.own", ["what": wording.name(of: own.code, by: rules), "who": who])),
      own.outcome.map { wording.name(of: $0, of: own.code, by: rules) }, own.zone.map(wording.zone),
      against.map { book($0) },
    ])
  }

  private func player(of action: PlayerAction) -> String { name(action.player, action.team) }

  func tell(_ offside: Offside) -> String { book(Phrase("action.offside", ["who": player(of: offside)])) }

  func tell(_ arrival: Arrival) -> String { book(Phrase("action.arrival", ["who": player(of: arrival)])) }

  func tell(_ departure: Departure) -> String {
    let who = player(of: departure)
    if departure.moment.phase == .during(.shootOut) { return book(Phrase("action.left-out", ["who": who])) }
    return book(Phrase("action.departure", ["who": who]))
  }

  func tell(_ change: GoalkeeperChange) -> String { book(Phrase("action.goalkeeper", ["who": player(of: change)])) }

  func tell(_ change: CaptainChange) -> String { book(Phrase("action.captain", ["who": player(of: change)])) }
}
